/// Which given names people use for one another.
///
/// Each line of the table is a name and its short and pet forms. Two names are related when they
/// stand in one line; a form may stand in many (Alex, Chris, Sandy).
/// - Note: Source: our own list, from general knowledge of the languages.
package enum Nicknames {
  /// The lines in which a folded name stands; empty where it has no known form.
  package static func groups(of name: ArraySlice<UInt8>) -> [UInt16] { lines[Array(name)] ?? [] }

  /// The formal name of a folded name, or the name itself; of several, the first in the table.
  static func formal(_ name: [UInt8]) -> [UInt8] {
    guard let group = lines[name]?.first else { return name }
    return formalNames[Int(group)]
  }

  private static let table: [[[UInt8]]] = text.split(separator: "\n").map { line in
    line.split(separator: " ").map { Array($0.utf8) }
  }

  private static let formalNames: [[UInt8]] = table.compactMap(\.first)

  private static let lines: [[UInt8]: [UInt16]] = {
    var lines: [[UInt8]: [UInt16]] = [:]
    for (number, names) in table.enumerated() {
      for name in names { lines[name, default: []].append(UInt16(number)) }
    }
    return lines
  }()

  private static let text = """
    robert bob rob bobby robbie bert bobbie
    william bill will billy liam willy willie wilhelm guillaume
    richard rick dick rich ricky richie ritchie ricardo
    james jim jimmy jamie jem
    john jack johnny jon jonny johnnie ian sean shawn
    michael mike mick mickey micky mikey mitch
    david dave davy davey
    thomas tom tommy thom tomas
    charles charlie chuck chas charley
    christopher chris kit topher kris christoph
    joseph joe joey jos jo
    daniel dan danny dani
    matthew matt matty matthias
    anthony tony ant antony antonio
    andrew andy drew andreas andre
    edward ed ted eddie ned teddy eduard eduardo
    steven steve stephen stefan stephan steph stevie
    kenneth ken kenny
    joshua josh
    benjamin ben benny benji
    samuel sam sammy
    alexander alex sandy al alec xander sascha sasha lex aleks aleksandr alejandro
    nicholas nick nicky nico nicolas niklas nikolaus klaus nicola
    jonathan jon jonny nathan
    timothy tim timmy
    gregory greg gregor
    patrick pat paddy
    peter pete pit petr pedro pierre
    philip phil phillip pip philipp philippe felipe
    ronald ron ronnie ronny
    donald don donnie donny
    raymond ray
    lawrence larry laurence lars lorenz
    gerald gerry jerry gerard gerhard
    jeffrey jeff geoff geoffrey
    frederick fred freddie freddy friedrich fritz frederic federico rick
    albert al bert bertie
    alfred alf fred alfie
    henry harry hank hal heinrich heinz henri
    francis frank fran frankie franz francisco franciscus
    walter walt wally
    zachary zach zack zak
    douglas doug dougie
    leonard leo len lenny leonhard
    vincent vince vinny vinnie
    theodore ted theo teddy
    eugene gene
    stanley stan
    harold harry hal
    arthur art artie arturo
    bernard bernie bernhard
    bradley brad
    cameron cam
    clifford cliff
    curtis curt kurt
    dominic dom nick
    ernest ernie ernst
    gabriel gabe gabi
    howard howie
    isaac ike
    jacob jake jakob jacques
    jeremy jerry jez jem
    jerome jerry
    kevin kev
    louis lou lewis louie luis ludwig
    marcus mark marc markus marco marcos
    martin marty
    maurice mo moritz
    maximilian max maxim maximiliano
    maxwell max
    mitchell mitch
    nathaniel nate nat nathan
    norman norm
    oliver ollie olli
    oscar ozzie oskar
    randall randy
    randolph randy
    reginald reg reggie
    rodney rod
    roger rog rudiger
    russell russ
    simon si
    sebastian seb basti bastian
    terence terry terrence
    victor vic viktor
    vernon vern
    wesley wes
    elizabeth liz beth lizzie betty eliza liza bess betsy libby lisa elisabeth elsie lilibet ella
    margaret maggie peggy meg marge margie greta margot madge rita margarita margarete gretchen
    katherine kate kathy katie kat kathryn kit kitty katharina kathi katja katarina kay
    catherine cathy kate cath katie cat cate catarina
    kathleen kathy kath kate katie
    jennifer jen jenny jenn
    patricia pat patty trish tricia patti
    susan sue susie suzie suzy susanne susi susanna suzanne
    deborah debbie deb debra
    barbara barb babs barbie babsi
    rebecca becky becca bex beck
    jessica jess jessie
    samantha sam sammie
    victoria vicky tori vicki viktoria vic
    christine chris chrissie christina tina kirsten kristin christiane christel
    kristina kris tina kristin kristine
    kimberly kim kimmy
    pamela pam
    cynthia cindy
    sandra sandy alexandra
    amanda mandy
    jacqueline jackie jacqui
    theresa terry tess teresa terri tracy resi
    judith judy jude
    alexandra alex sandra lexi sasha alexa sandy alessandra
    dorothy dot dottie dolly dora dorothea doris
    virginia ginny ginger
    abigail abby gail abbie
    agnes aggie
    amelia amy millie emily
    angela angie angelika geli
    ann anne annie anna nan nancy anita annette anja anya hannah
    antoinette toni nettie
    arlene lena
    beatrice bea trixie beatrix
    bridget biddy birgit brigitte gitti
    caroline carrie carol caro lina karoline carolina
    charlotte lottie charlie lotte
    constance connie
    danielle dani
    diana di diane
    eleanor ellie nell nora ella leonor lena elena
    emily em emmy millie
    emma em
    evelyn eve evie eva
    florence flo florrie
    frances fran fanny francie franziska franzi
    gabrielle gabby gabi gabriele gabriela
    georgina george georgie gina georgia
    geraldine gerry
    gillian jill gill
    gwendolyn gwen wendy
    harriet hattie
    helen nell ellen lena helena nellie helene
    isabella bella izzy isabel isabelle isa belle
    jane janie janet jean
    joanna jo joanne johanna hanna
    josephine jo josie josefine
    julia jules julie juliane juliana
    laura laurie lori
    lillian lily lil
    linda lindy
    louise lou lulu luise luisa
    lucille lucy lucia luzia
    madeline maddie maddy madeleine magdalena lena leni
    maria marie mary mia mimi maja mitzi moll molly polly
    martha mattie marty
    matilda tilly mathilda
    melissa mel lissa missy
    melanie mel
    michelle shelly michaela micha
    mildred millie
    miriam mimi
    nancy nan
    natalie nat natasha natalia nathalie
    nicole nicky nikki nicola nico
    olivia liv livvy
    pauline polly paula
    penelope penny
    philippa pip pippa
    priscilla cilla
    rachel rach rae
    rosemary rose rosie romy
    sarah sally sadie sara
    shirley shirl
    sophia sophie sofia sonja
    stephanie steph stephie stefanie steffi stefania
    sylvia syl silvia
    tabitha tabby
    ursula uschi ulla
    valerie val
    vanessa nessa
    veronica ronnie vroni
    winifred winnie
    yvonne von
    zoe zoey
    johannes hans hannes johann jo jan
    wolfgang wolf
    matthias matze mathias hias
    joachim jochen achim jo
    josef sepp jupp joseph beppo
    georg schorsch jorg jurgen
    ulrich uli ulli
    hubert hubsi
    rudolf rudi rolf rudolph
    gunther gunter
    manfred manni fred
    siegfried siggi sigi
    reinhard reiner rainer
    karlheinz karl heinz
    waltraud traudl traudi
    gertrud trude gerti gertrude trudy
    hildegard hilde
    irmgard irmi
    roswitha rosi
    francisco paco fran pancho curro francesc
    jose pepe chema
    manuel manolo manu lolo
    ignacio nacho
    enrique quique kike henry
    rafael rafa
    santiago santi iago diego
    guillermo memo guille
    gonzalo gonzo
    concepcion concha conchita
    dolores lola loli
    mercedes merche
    rosario charo
    pilar pili
    guadalupe lupe
    consuelo chelo
    isabel isa chabela
    antonio toni tonio nino
    giuseppe beppe pino peppe
    luigi gigi
    francesco franco checco ciccio
    alessandro sandro ale
    giovanni gianni nanni vanni
    domenico mimmo
    salvatore toto turi
    vincenzo enzo
    lorenzo enzo renzo
    filippo pippo
    giacomo mino
    elisabetta betta elisa
    aleksandr sasha sascha alexander alex shura aleksander olek
    aleksandra sasha sascha alexandra ola
    dmitrij dima dmitri dmitriy dmitry mitya
    vladimir vova volodya vlad
    mikhail misha michail
    nikolai kolya nikolay
    sergey serge seryozha sergej sergei
    ivan vanya
    aleksey alyosha lyosha alexey alexei
    yevgeny zhenya evgeny evgeni eugene
    ekaterina katya yekaterina kate
    natalya natasha natalia natalja
    tatyana tanya tatiana
    yelena lena elena helena
    anastasia nastya anastasiya
    maria masha mariya marija
    olga olya
    irina ira
    svetlana sveta
    lyudmila lyuda ludmila
    krzysztof krzysiek
    katarzyna kasia
    malgorzata gosia
    agnieszka aga
    stanislaw staszek
    tomasz tomek
    piotr piotrek
    jan janek jasiek
    barbara basia
    joanna asia
    zofia zosia
    jakub kuba
    mateusz mati
    mehmet memo
    mustafa musti
    fatma fatos
    konstantinos kostas costas dinos
    georgios giorgos yorgos george
    ioannis yannis giannis john
    dimitrios dimitris mitsos
    nikolaos nikos
    panagiotis panos takis
    vasileios vasilis bill
    eleni lena helen
    aikaterini katerina kate
    cornelis kees cor
    johannes jan hans joop
    hendrik henk rik
    willem wim pim
    adrianus ad arie
    petrus piet peter
    jacobus jaap koos
    gerardus gerard
    margaretha greet
    elisabeth els bep lies
    wilhelmina mina willy
    karl kalle carl
    lars lasse
    birgitta gitta
    mohammed mohamed muhammad mohammad mo mehmet
    pierre pierrot
    jeanpierre jp
    frederique fred
    dominique dom
    """
}
