// Given and family names are facts of a language; the order is by judgement, roughly by frequency
// over the generations now alive.

extension NameCulture {
  static let english = NameCulture(
    male: """
      James John Robert Michael William David Richard Thomas Joseph Charles Christopher Daniel
      Matthew Mark Paul Steven Andrew Kenneth George Joshua Kevin Brian Edward Ronald Timothy Jason
      Jeffrey Ryan Jacob Gary Nicholas Eric Stephen Jonathan Larry Scott Justin Brandon Benjamin
      Samuel Frank Gregory Raymond Alexander Patrick Jack Dennis Jerry Tyler Aaron Henry Peter Adam
      Nathan Douglas Zachary Walter Kyle Harold Jeremy Ethan Carl Keith Roger Gerald Christian Terry
      Sean Arthur Austin Noah Lawrence Jesse Joe Bryan Billy Jordan Albert Dylan Bruce Willie
      Gabriel Alan Logan Roy Ralph Randy Eugene Vincent Russell Louis Philip Bobby Johnny Bradley
      Simon Ian Graham Stuart Neil Colin Martin Craig Darren Trevor Nigel Gavin Duncan Callum Liam
      Oliver Harry Alfie Archie Leo Oscar Theo Max Toby Rhys Owen Gareth Dafydd Ewan Hamish Angus
      Declan Cormac Eoin Conor Rory Fergus Brendan Niall Desmond Clive Barry Leonard Stanley Ernest
      Norman Cecil Victor Gordon Clifford Geoffrey Maurice Hugh Francis Frederick Reginald Spencer
      Elliot Jasper Miles Felix Hugo Caleb Isaac Elijah Mason Wyatt Hunter Chase Cody Travis Derek
      Marcus Terrence Darnell Andre Curtis Wesley Clayton Grant Warren Neville Rupert Barnaby
      """,
    female: """
      Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty
      Margaret Sandra Ashley Kimberly Emily Donna Michelle Carol Amanda Dorothy Melissa Deborah
      Stephanie Rebecca Sharon Laura Cynthia Kathleen Amy Angela Shirley Anna Brenda Pamela Emma
      Nicole Helen Samantha Katherine Christine Debra Rachel Carolyn Janet Catherine Maria Heather
      Diane Ruth Julie Olivia Joyce Virginia Victoria Kelly Lauren Christina Joan Evelyn Judith
      Megan Andrea Cheryl Hannah Jacqueline Martha Gloria Teresa Ann Sara Madison Frances Kathryn
      Janice Jean Abigail Alice Julia Judy Sophia Grace Denise Amber Doris Marilyn Danielle Beverly
      Isabella Theresa Diana Natalie Brittany Charlotte Marie Kayla Alexis Lori Claire Fiona Gillian
      Heidi Louise Joanne Tracey Nicola Lesley Hazel Eileen Maureen Sheila Bridget Siobhan Aoife
      Niamh Ciara Sinead Morag Ailsa Eilidh Rhiannon Bethan Carys Gwen Poppy Daisy Freya Imogen
      Phoebe Georgia Eleanor Lucy Chloe Zoe Ella Lily Molly Holly Rosie Ivy Florence Edith Beatrice
      Harriet Matilda Penelope Audrey Naomi Miriam Esther Rosemary Marjorie Phyllis Irene Norma
      Thelma Lucille Josephine Geraldine Wendy Vanessa Monica Tiffany Crystal Erin Shannon Paige
      Brooke Savannah Aaliyah Latoya Keisha Tamika Ebony Jasmine Autumn Willow Scarlett Aurora
      """,
    family: """
      Smith Johnson Williams Brown Jones Davis Miller Wilson Taylor Anderson Thomas Moore Jackson
      Martin Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Green
      Baker Adams Nelson Hill Campbell Mitchell Roberts Carter Phillips Evans Turner Parker Collins
      Edwards Stewart Morris Murphy Cook Rogers Morgan Cooper Peterson Reed Bailey Kelly Howard Ward
      Cox Richardson Wood Watson Brooks Bennett Gray Hughes Price Myers Long Foster Sanders Ross
      Morrow Powell Sullivan Russell Jenkins Perry Butler Barnes Fisher Henderson Coleman Simmons
      Patterson Jordan Reynolds Hamilton Graham Wallace Griffin West Cole Hayes Bryant Ellis Gibson
      Ford Marshall Owens Harrison Woods Kennedy Wells Webb Simpson Stevens Tucker Porter Hunter
      Hicks Crawford Boyd Mason Kerr Warren Dixon Burns Gordon Shaw Holmes Rice Robertson Hunt Black
      Daniels Palmer Mills Nichols Grant Knight Ferguson Rose Stone Hawkins Dunn Perkins Hudson
      Spencer Gardner Stephens Payne Pierce Berry Matthews Arnold Wagner Willis Ray Watkins Olson
      Carroll Duncan Snyder Hart Cunningham Bradley Lane Andrews Harper Fox Riley Armstrong
      Carpenter Weaver Greene Lawrence Elliott Sims Austin Peters Kelley Franklin Lawson Fields Ryan
      Schmidt Carr Wheeler Chapman Oliver Montgomery Richards Williamson Johnston Banks Meyer Bishop
      McCoy Howell Morrison Hansen Garrett Harvey Little Burton Stanley George Jacobs Reid Kim Lynch
      Dean Gilbert Hurst Fowler Brewer Bowman Barker Newman Holland Barrett Walsh Fletcher Webster
      O'Brien O'Connor O'Neill O'Sullivan McCarthy McDonald MacDonald McKenzie MacLeod McIntyre
      Doyle Byrne Gallagher Nolan Quinn Brennan Burke Fitzgerald Kavanagh Duffy Maguire Sinclair
      Fraser Cameron Munro Forsyth Drummond Buchanan Lindsay Rees Pritchard Llewellyn Griffiths
      Bevan Vaughan Gough Sharpe Booth Holt Slater Barlow Chadwick Kershaw Ashworth Hargreaves
      Pickering Metcalfe Appleby Thwaites Blythe Dawson Nash Fenton Gibbs Nicholls Pearce Pascoe
      Trevelyan Penrose Hobbs Goddard Wakefield Hathaway Winslow Prescott Bancroft Whitaker Langley
      Sheldon Thorne Marlowe Chandler Sawyer Cartwright Potter Skinner Glover Shepherd Archer
      Faulkner Bird Swan Peacock Drake Frost Snow Winter Summers Noble Savage Moody Sharp Strong
      Washington Jefferson Booker Freeman Gaines Dorsey Rivers Bolden Tate Mosley Pruitt Ledbetter
      Dubose Calloway Hightower Whitfield Lockhart Merriweather Yarbrough Stallworth Vandergriff
      """,
    tail: SurnameTail(
      share: 0.38,
      first: """
        Ald Amber Arm Ath Bain Barr Bask Beck Bent Bil Birk Bos Braith Brank Bris Bul Cade Cas Chis
        Clam Clif Cob Coll Corn Cot Cres Cul Dan Del Der Dil Ding Dray Dur Eas Eg El Em Ever Fal
        Fel Fitz Flax Fos Frod Gad Gart Gil Glas Gos Gren Gun Had Hag Halk Har Hed Hel Hep Hib
        Hol Hop Huck Hum Ig Ingle Ire Jes Keb Ker Kim Kirk Lade Lang Lav Lei Lil Liv Lod Lud Lym
        Mad Mar Mels Mil Mos Mun Nar Neth Nor Oak Ol Or Ot Pad Pel Pick Plum Pol Quar Rad Raven Ris
        Rod Ros Roth Rud Sal Scar Sed Shad Skel Snel Sow Spar Stav Stock Sul Swin Tam Tem Thir Tol
        Trow Tun Ul Uph Vin Wad Wal War Wen Wib Wil Wol Wy Yard Yel
        """.spaced,
      middle: "en er ing le in s es",
      last: """
        bank beck bold born bright brand by cliffe cock comb cote cott cross dale dean don fell field
        fold ford gate gill goode grave greave ham hay head holme hope hurst kin kins lake land lands
        law lea ley lock low man mead mire mond mont more mouth ness nett ridge rick royd sall sett
        shaw ship side smith son stall stead sted stone stow strand thorpe thwaite ton tree vale
        wade way well wick wood worth wright yard
        """.spaced
    ),
    middleShare: 0.55,
    familiar: englishFamiliarNames,
    spellings: englishSpellings
  )

  private static let englishSpellings = """
    Steven: Stephen
    Stephen: Steven
    Geoffrey: Jeffrey
    Jeffrey: Geoffrey
    Philip: Phillip
    Eric: Erik
    Alan: Allan Allen
    Brian: Bryan
    Bryan: Brian
    Sean: Shawn Shaun
    Jonathan: Johnathan
    Nicholas: Nicolas
    Frederick: Fredrick
    Zachary: Zackary
    Catherine: Katherine Kathryn
    Katherine: Catherine Katharine
    Kathryn: Kathrin
    Sarah: Sara
    Sara: Sarah
    Ann: Anne
    Rebecca: Rebekah
    Teresa: Theresa
    Theresa: Teresa
    Deborah: Debra
    Elizabeth: Elisabeth
    Megan: Meghan
    Hannah: Hanna
    Erin: Eryn
    Lesley: Leslie
    Tracey: Tracy
    Smith: Smyth Smythe
    Clark: Clarke
    Thompson: Thomson
    Reed: Reid Read
    Reid: Reed
    Stevens: Stephens
    Stephens: Stevens
    Green: Greene
    Greene: Green
    Brown: Browne
    Cook: Cooke
    Moore: More Moor
    Taylor: Tailor
    Johnson: Johnston
    Johnston: Johnson
    Anderson: Andersen
    Peterson: Petersen
    Nichols: Nicholls
    Phillips: Philips
    Allen: Allan
    Lee: Leigh
    Barnett: Barnet
    Bennett: Bennet
    Elliott: Elliot Eliot
    Marshall: Marshal
    Davis: Davies
    Matthews: Mathews
    Burke: Bourke
    Byrne: Burn
    MacDonald: McDonald
    McDonald: MacDonald
    """

  private static let englishFamiliarNames = """
    Robert: Bob Rob Bobby Robbie
    William: Bill Will Billy Willie
    Richard: Rick Dick Rich Richie
    James: Jim Jimmy Jamie
    John: Jack Johnny
    Michael: Mike Mick Mikey
    David: Dave Davie
    Thomas: Tom Tommy
    Joseph: Joe Joey
    Charles: Charlie Chuck Chaz
    Christopher: Chris Topher Kit
    Daniel: Dan Danny
    Matthew: Matt Matty
    Steven: Steve
    Stephen: Steve Steph
    Andrew: Andy Drew
    Kenneth: Ken Kenny
    Joshua: Josh
    Edward: Ed Eddie Ted Ned
    Ronald: Ron Ronnie
    Timothy: Tim
    Jeffrey: Jeff
    Geoffrey: Geoff
    Jacob: Jake
    Nicholas: Nick Nicky
    Jonathan: Jon Jonny
    Benjamin: Ben Benji
    Samuel: Sam Sammy
    Gregory: Greg
    Raymond: Ray
    Alexander: Alex Al Sandy
    Patrick: Pat Paddy
    Peter: Pete
    Zachary: Zach
    Nathan: Nate
    Douglas: Doug
    Walter: Walt Wally
    Harold: Hal Harry
    Gerald: Gerry Jerry
    Arthur: Art Artie
    Lawrence: Larry Laurie
    Albert: Bert Al
    Gabriel: Gabe
    Eugene: Gene
    Vincent: Vince Vinnie
    Philip: Phil Pip
    Bradley: Brad
    Leonard: Len Lenny
    Stanley: Stan
    Francis: Frank Fran
    Frederick: Fred Freddie
    Reginald: Reg Reggie
    Clifford: Cliff
    Victor: Vic
    Henry: Harry Hank
    Elizabeth: Liz Beth Betty Lizzie Eliza Libby
    Margaret: Maggie Peggy Meg Madge
    Patricia: Pat Patty Trish Tricia
    Jennifer: Jen Jenny
    Barbara: Barb Babs
    Susan: Sue Susie
    Jessica: Jess Jessie
    Kimberly: Kim
    Amanda: Mandy
    Dorothy: Dot Dottie Dolly
    Melissa: Mel Missy
    Deborah: Debbie Deb
    Debra: Deb Debbie
    Stephanie: Steph
    Rebecca: Becky Becca
    Cynthia: Cindy
    Kathleen: Kathy Kath
    Pamela: Pam
    Samantha: Sam Sammie
    Katherine: Kate Kathy Katie Kitty
    Kathryn: Kathy Kate
    Catherine: Cathy Kate Cath
    Christine: Chris Chrissie
    Christina: Tina Chris Chrissy
    Victoria: Vicky Tori
    Virginia: Ginny
    Judith: Judy Jude
    Jacqueline: Jackie
    Teresa: Terry Tess
    Theresa: Terry Tess
    Frances: Fran Frankie
    Abigail: Abby Gail
    Danielle: Dani
    Beverly: Bev
    Isabella: Bella Izzy
    Natalie: Nat
    Charlotte: Charlie Lottie
    Eleanor: Ellie Nell Nora
    Josephine: Jo Josie
    Geraldine: Gerry
    Penelope: Penny
    Matilda: Tilly
    Harriet: Hattie
    Georgia: George
    Rosemary: Rose Romy
    """
}

extension String {
  /// The words of a text of several lines, on one line.
  var spaced: String {
    split { $0 == " " || $0.isNewline }.joined(separator: " ")
  }
}
