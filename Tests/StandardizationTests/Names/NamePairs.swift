/// Names written by us for judging: who is one, who is another.
enum NamePairs {
  /// Each line is one name in several spellings; every two of them are a pair.
  static let same = """
    Edgar Hoover | J. Edgar Hoover
    Ana Ruiz | Ruiz, Ana | ANA RUIZ | ana ruiz
    Robert Smith | Bob Smith | Smith, Rob | Robert "Bob" Smith
    William O'Neil | Bill O’Neil | O'NEIL, WILLIAM | Will ONeil
    Jürgen Müller | Juergen Mueller | Jurgen Muller | MÜLLER, Jürgen
    Jørgen Sørensen | Joergen Soerensen | Jorgen Sorensen
    Åsa Håkansson | Aasa Haakansson | Asa Hakansson
    Иван Иванов | Ivan Ivanov | Ivan Ivanoff | ИВАНОВ, Иван
    Юлия Щукина | Yulia Shchukina | Julia Schukina | Iuliia Shchukina
    Михаил Хабаров | Mikhail Khabarov | Michail Chabarov | Mikhail Habarov
    Пётр Соловьёв | Pyotr Solovyov | Petr Solovyev | Pjotr Solovjov
    Сергей Жуков | Sergey Zhukov | Sergei Zhukov | Sergej Zhukov
    Дмитрий Ященко | Dmitry Yashchenko | Dmitriy Yaschenko | Dmitri Jaschenko
    Γιώργος Παπαδόπουλος | Giorgos Papadopoulos | Yorgos Papadopulos
    Χρήστος Αγγελόπουλος | Christos Angelopoulos | Hristos Angelopoulos
    Ελευθερία Ευαγγέλου | Eleftheria Evangelou | ΕΛΕΥΘΕΡΙΑ ΕΥΑΓΓΕΛΟΥ
    Ђорђе Ђоковић | Đorđe Đoković | Djordje Djokovic | Dorde Dokovic
    Łukasz Wałęsa | Lukasz Walesa | WAŁĘSA Łukasz
    Zoë Brontë | Zoe Bronte | ZOË BRONTË
    Đặng Thị Hồng | Dang Thi Hong | ĐẶNG THỊ HỒNG
    Ludwig van Beethoven | Beethoven, Ludwig van | van Beethoven, Ludwig | LUDWIG VAN BEETHOVEN
    Jan van den Berg | Jan Vandenberg | van den Berg, Jan | Jan van den berg
    María de la Cruz | Maria Delacruz | de la Cruz, María | Maria De La Cruz
    Ahmed al-Masri | Ahmad Al Masri | Ahmed Almasri | AL-MASRI, Ahmed
    Carlos García y López | Carlos García López | García López, Carlos
    José Ortega y Gasset | Ortega y Gasset, José | Jose Ortega Gasset
    Graf Zeppelin Ferdinand | Ferdinand Graf Zeppelin
    Otto von und zu Stein | Otto von Stein | Stein, Otto von und zu
    Sean O'Brien | Sean OBrien | Seán O Brien | O'Brien, Sean
    Ian McDonald | Ian Mc Donald | McDonald, Ian | IAN MCDONALD
    Flora MacLeod | Flora Mac Leod | Macleod, Flora
    Paolo D'Angelo | Paolo D’Angelo | Paolo Dangelo | D'ANGELO Paolo
    Maria dell'Acqua | Maria Dell’Acqua | Dell'Acqua, Maria
    Adriaan 't Hooft | 't Hooft, Adriaan | Adriaan ’t Hooft
    Dr. Anna Weber | Anna Weber | Frau Dr. Anna Weber | Weber, Dr. Anna
    Prof. Dr. med. Hans Huber | Hans Huber | Huber, Prof. Dr. Hans | Herr Hans Huber
    Dipl.-Ing. Karl Maier | Karl Maier | Maier, Karl, Dipl.-Ing.
    John Smith Jr. | John Smith, Jr | Smith, John, Jr. | Smith Jr., John
    John Smith III | John Smith 3rd | Smith, John III
    Karl Huber sen. | Karl Huber d. Ä. | Karl Huber Senior
    Karl Huber jun. | Karl Huber d. J. | Karl Huber Junior
    Alexandre Dumas fils | Alexandre Dumas Jr.
    Susan Miller, PhD | Susan Miller | Susan Miller Ph.D. | Dr. Susan Miller
    Tom Baker MD | Tom Baker, M.D. | Tom Baker | Dr Tom Baker
    Jane Cooper MBA | Jane Cooper, M.B.A. | Jane Cooper
    J. R. R. Tolkien | JRR Tolkien | J.R.R. Tolkien | Tolkien, J.R.R.
    A. J. Foyt | AJ Foyt | A.J. Foyt
    T. S. Eliot | TS Eliot | Eliot, T.S.
    John R. Walker | John Robert Walker | John Walker
    Peter Paul Mounds | Peter P. Mounds | Mounds, Peter Paul
    Robert (Bob) Jones | Bob Jones | Robert Jones | Jones, Bob
    Elizabeth 'Liz' Taylor | Liz Taylor | Beth Taylor | Elizabeth Taylor
    Margaret Hill | Peggy Hill | Maggie Hill | Hill, Meg
    Katherine Bell | Kate Bell | Kathy Bell | Katharine Bell
    Stephen King | Steven King | Steve King
    Michael Jordan | Mike Jordan | Jordan, Michael
    James Dean Bradfield | Jim Dean Bradfield | Bradfield, James Dean
    Thomas Müller | Tom Mueller | Tommy Müller
    Josef Huber | Sepp Huber | Huber Josef
    Johannes Bauer | Hannes Bauer | Hans Bauer
    Friedrich Merz | Fritz Merz | MERZ Friedrich
    Ursula Winkler | Uschi Winkler | Winkler Ursula
    Wolfgang Amadeus Mozart | Wolfgang A. Mozart | Mozart, Wolfgang Amadeus
    Francisco Goya | Paco Goya | Pancho Goya | Goya, Francisco
    José Ramírez | Pepe Ramírez | Ramirez, Jose
    Guadalupe Flores | Lupe Flores | Lupita Flores
    Giuseppe Verdi | Beppe Verdi | Peppe Verdi | VERDI Giuseppe
    Luigi Ferrari | Gigi Ferrari | Ferrari, Luigi
    Francesca Conti | Franci Conti | CONTI FRANCESCA
    Jean-Pierre Dupont | Jean Pierre Dupont | Dupont, Jean-Pierre | Jeanpierre Dupont
    François Lefèvre | Francois Lefevre | LEFÈVRE François | Lefevre, Francois
    Œdipe Cœur | Oedipe Coeur
    Cornelis de Vries | Kees de Vries | Vries, Kees de
    Willem Bakker | Wim Bakker | Pim Bakker
    Александр Петров | Саша Петров | Aleksandr Petrov | Sasha Petrov
    Владимир Орлов | Вова Орлов | Vladimir Orlov | Wladimir Orlow
    Ekaterina Smirnova | Katya Smirnova | Екатерина Смирнова
    Małgorzata Nowak | Gosia Nowak | Malgorzata Nowak
    Katarzyna Wójcik | Kasia Wojcik | WÓJCIK Katarzyna
    Lars Lindqvist | Lasse Lindqvist | Lindqvist, Lars
    István Szabó | Pista Szabó | Szabo Istvan
    Κωνσταντίνος Νικολάου | Konstantinos Nikolaou | Kostas Nikolaou
    Mohammed Hussein | Muhammad Hussain | Mohamed Husain
    王小明 | 王 小明
    欧阳修 | 欧阳 修
    山田太郎 | 山田 太郎
    김민준 | 김 민준
    Wang Xiaoming | Xiaoming Wang | Wang Xiao Ming
    Nguyễn Văn Anh | Nguyen Van Anh | NGUYỄN VĂN ANH
    Anna Smith-Jones | Anna Smith Jones | Smith-Jones, Anna
    Anna Müller (née Schmidt) | Anna Müller geb. Schmidt | Anna Müller
    Marie Curie née Skłodowska | Marie Curie
    Tim Cook (work) | Tim Cook | Tim Cook mobile | Tim Cook - work
    Maria Ruiz 😀 | Maria Ruiz | ⭐ Maria Ruiz
    Mr. Paul Green | Paul Green | Mr Paul Green, Esq.
    Señora Carmen Vega | Carmen Vega | Sra. Carmen Vega
    Ｋｅｎ Ｓａｔｏ | Ken Sato
    𝓐𝓷𝓪 𝓡𝓾𝓲𝔃 | Ana Ruiz
    Straße Groß | Strasse Gross
    Þór Jónsson | Thor Jonsson
    Guðrún Sigurðardóttir | Gudrun Sigurdardottir
    João da Silva | Joao Silva | Silva, João da | JOÃO DA SILVA
    Antônio Carlos Jobim | Antonio Carlos Jobim | Jobim, Antonio Carlos
    Leonardo DiCaprio | Leonardo Di Caprio | DiCaprio, Leonardo
    Charles LeBlanc | Charles Le Blanc | Le Blanc, Charles
    Robert St. John | Robert St John | Robert Saint John
    Ana   Ruiz | Ana Ruiz | \tAna Ruiz
    Eric Larsen | Erik Larsen
    Viktor Hugo | Victor Hugo
    Phillip Moore | Philip Moore | Phil Moore
    Catherine Stone | Cathy Stone | Cate Stone
    Nicholas Ward | Nick Ward | Ward, Nicky
    Daniel Craig | Dan Craig | Danny Craig
    Benjamin Button | Ben Button | Benny Button
    Samuel Hunt | Sam Hunt | Hunt, Samuel
    Timothy Reed | Tim Reed | REED, TIMOTHY
    Patricia Lane | Pat Lane | Trish Lane
    Rebecca Frost | Becky Frost | Becca Frost
    Victoria Banks | Vicky Banks | Tori Banks
    Deborah Cross | Debbie Cross | Deb Cross
    Jennifer Hart | Jenny Hart | Jen Hart
    Anthony Hall | Tony Hall | Hall, Anthony
    Edward Norris | Ted Norris | Ed Norris | Eddie Norris
    Richard Dale Marsh | Dick D. Marsh | Richard Marsh
    Ярослав Шевченко | Yaroslav Shevchenko | Jaroslav Schewtschenko
    Анна Чехова | Anna Chekhova | Anna Tschechowa
    Κυριάκος Δημητρίου | Kyriakos Dimitriou | Kiriakos Dhimitriou
    """

  /// Two names that one person may have, of which one says less or is another language's form.
  static let compatible = """
    J. Smith | John Smith
    Bob | Robert Smith
    Smith | John Smith
    John Smith Jr. | John Smith
    Johann Bauer | John Bauer
    Ivan Petrov | Jan Petrov
    Anna Schmidt | Anna Müller geb. Schmidt
    Ana García | Ana García López
    Pedro Sánchez Castejón | Pedro Sanchez
    Mr Smith | John Smith
    J.R.R. Tolkien | John Ronald Reuel Tolkien
    Dick Marsh | Rick Marsh
    James Thomas | Thomas James
    Jean Martin | Juan Martin
    Anna Smith-Jones | Anna Smith
    """
}
