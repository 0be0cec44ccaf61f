extension NamePairs {
  /// Two people each: brothers, father and son, namesakes by half, one letter apart.
  static let different = """
    John Smith Jr. | John Smith Sr.
    John Smith II | John Smith III
    Karl Huber sen. | Karl Huber jun.
    Alexandre Dumas père | Alexandre Dumas fils
    Henry Ford II | Henry Ford Sr.
    Mr. Chris Moss | Mrs. Chris Moss
    Herr Kim Winter | Frau Kim Winter
    Maria Rossi | Mario Rossi
    Jon Baker | Joan Baker
    Kim Lee | Tim Lee
    Kim Lee | Jim Lee
    Dan Brown | Don Brown
    Ann Cole | Dan Cole
    Paul Weber | Paula Weber
    Carlo Conti | Carla Conti
    Andrea Huber | Andreas Huber
    Daniel Fischer | Daniela Fischer
    Michael Meyer | Michaela Meyer
    Martin Lang | Martina Lang
    Christian Koch | Christina Koch
    Julian Wolf | Julia Wolf
    Louis Blanc | Louise Blanc
    Francis Drake | Frances Drake
    Gabriel Roy | Gabrielle Roy
    Simon Petit | Simone Petit
    Patrick Kelly | Patricia Kelly
    Stefan Braun | Stefanie Braun
    Alexander Frank | Alexandra Frank
    Robert Smith | Richard Smith
    William Jones | Walter Jones
    John Smith | James Smith
    John Smith | John Smythe
    John Smith | John Schmidt
    Anna Meyer | Anna Maier
    Anna Meyer | Anna Mayer
    Peter Hoffmann | Peter Hofmeister
    Thomas Miller | Thomas Müller
    Sarah Johnson | Sarah Johnston
    Emily Clark | Emily Clarkson
    David Brown | David Browning
    Mary Stevens | Mary Stephenson
    John Robert Walker | John Paul Walker
    John R. Walker | John P. Walker
    María José Ruiz | María Teresa Ruiz
    Jean-Pierre Dupont | Jean-Paul Dupont
    Jean-Luc Picard | Jean-Marc Picard
    Anna Maria Bach | Anna Magdalena Bach
    George H. Bush | George W. Bush
    J. Smith | Robert Smith
    J. Smith | J. Jones
    B. Miller | K. Miller
    Wang Xiaoming | Wang Xiaohong
    王小明 | 王小红
    王小明 | 李小明
    山田太郎 | 山田花子
    김민준 | 김민서
    Иван Иванов | Иван Петров
    Иван Иванов | Игорь Иванов
    Ivan Ivanov | Ivana Ivanova
    Александр Петров | Алексей Петров
    Мария Попова | Марина Попова
    Сергей Жуков | Степан Жуков
    Γιώργος Νικολάου | Γρηγόρης Νικολάου
    Maria Papadopoulou | Marina Papadopoulou
    Ana Ruiz | Ana Reyes
    Ana Ruiz | Eva Ruiz
    Carlos García López | Carlos Martínez López
    Pedro Sánchez | Pablo Sánchez
    Luis Fernández | Luis Hernández
    José García | José Garza
    Juan Carlos Ruiz | Juan Pablo Ruiz
    Luca Bianchi | Lucia Bianchi
    Paolo Rossi | Paola Rossi
    Franco Neri | Franca Neri
    Giovanni Russo | Giorgio Russo
    Pierre Martin | Pierre Morin
    Claude Dubois | Claudine Dubois
    Michel Petit | Michelle Petit
    Jan de Vries | Jan de Groot
    Jan Jansen | Jan Janssens
    Piet Mulder | Pim Mulder
    Lars Larsson | Lars Karlsson
    Erik Hansen | Erik Jensen
    Karin Nilsson | Karin Nyberg
    Szabó István | Szabó Imre
    Nagy Péter | Nagy Pál
    Tomasz Nowak | Tadeusz Nowak
    Jan Kowalski | Jan Kowal
    Piotr Wójcik | Paweł Wójcik
    Mohammed Ali | Mahmoud Ali
    Ahmed Hassan | Ahmed Hussein
    Fatima Khan | Farida Khan
    Omar Said | Amir Said
    Nguyen Van Anh | Nguyen Van Binh
    Tran Thi Lan | Tran Thi Mai
    Kim Min-jun | Kim Min-seo
    Park Ji-hoon | Park Ji-min
    Robert Brown | Rupert Brown
    Bob Dylan | Bill Dylan
    Kate Moss | Katie Price
    Liz Taylor | Liza Minnelli
    Ted Norris | Tom Norris
    Harry Kane | Barry Kane
    Larry Page | Harry Page
    Terry Hall | Jerry Hall
    Billie Holt | Bobbie Holt
    Ron Price | Don Price
    Ray Charles | Roy Charles
    Mark Twain | Mary Twain
    Marc Stone | Marcia Stone
    Ellen Burke | Helga Burke
    Alan Parker | Adam Parker
    Eric Stone | Erica Stone
    Karl Bauer | Kurt Bauer
    Hans Bauer | Heinz Bauer
    Horst Klein | Holger Klein
    Uwe Schulz | Udo Schulz
    Jens Vogt | Jan Vogt
    Petra Kraus | Peter Kraus
    Ute Lange | Uta Langer
    Rolf Becker | Ralf Becker
    Gerd Schröder | Gerda Schröder
    Inge Meier | Ingo Meier
    Heike Busch | Heiko Busch
    Silke Horn | Elke Horn
    Tanja Roth | Anja Roth
    Katja Krüger | Nadja Krüger
    Lena Wagner | Lea Wagner
    Nina Simon | Mina Simon
    Lisa Berg | Lina Berg
    Sara Lund | Tara Lund
    Jonas Berg | Jonathan Berg
    Noah Stein | Noel Stein
    Leon Haas | Leo Hase
    Emil Graf | Emilia Graf
    Anton Beck | Antonia Beck
    Oliver Frey | Olivia Frey
    Victor Lang | Victoria Lang
    Henry Ross | Henrietta Ross
    Joseph Webb | Josephine Webb
    Charles Dunn | Charlotte Dunn
    George Fox | Georgina Fox
    Philip Nash | Philippa Nash
    Stephen Lowe | Stephanie Lowe
    Brian Moore | Ryan Moore
    Sean Burns | Dean Burns
    Justin Wells | Austin Wells
    Kevin Hart | Calvin Hart
    Jason Todd | Mason Todd
    Jordan Hayes | Gordon Hayes
    Kelly Grant | Kerry Grant
    Shane Black | Shawn Black
    Tracy Boyd | Stacy Boyd
    Dylan Young | Dillon Younger
    Aaron Cole | Adrian Cole
    Abby Wood | Gabby Wood
    Amy Poole | Amelia Pool
    Angela Webb | Angelica Marsh
    Beth Hill | Seth Hill
    Carol Reed | Carl Reed
    Cindy Hall | Mindy Hall
    Claire Webb | Blair Webb
    Craig Ward | Greg Ward
    Diana Ross | Diane Rose
    Donna Lake | Anna Lake
    Ed Stone | Ned Flint
    Faye Hunt | Kaye Hunt
    Gary Cole | Cary Cole
    Gina Ray | Tina Ray
    Grace Kelly | Gracie Keller
    Heather Dean | Hector Dean
    Ian Fleming | Evan Fleming
    Irene Adler | Ines Adler
    Jack White | Zack White
    Jane Doe | Joan Doe
    Janet Leigh | Jean Leigh
    Jill Stone | Bill Stone
    Joe Frazier | Moe Frazier
    Judy Garland | Jody Garland
    Karen Page | Sharon Page
    Laura Palmer | Lauren Palmer
    Lee Evans | Leo Evans
    Linda Gray | Lydia Gray
    Lucy Liu | Luke Liu
    Lynn Fox | Glynn Fox
    Mandy Moore | Sandy Moore
    Matt Stone | Pat Stone
    Max Power | Rex Power
    Molly Ring | Polly Ring
    Nancy Drew | Nanette Drew
    Neil Young | Nigel Young
    Norma Jean | Norman Jean
    Owen Hart | Ewan Hart
    Penny Lane | Benny Lane
    Rachel Green | Rochelle Green
    Ruth Ellis | Rita Ellis
    Sally Field | Wally Field
    Scott Hill | Stuart Hill
    Shirley Bell | Sherry Bell
    Stella Star | Ella Star
    Susan Boyle | Suzan Doyle
    Todd Lane | Ted Lane
    Vera Lynn | Verona Flynn
    Wendy Hale | Mandy Hale
    Zoe Ball | Chloe Ball
    Van Morrison | Jan Morrison
    Don Johnson | Ron Johnson
    Mac Miller | Max Miller
    Amartya Sen | Amartya Roy
    Yo-Yo Ma | Yo-Yo Li
    Nguyen, Do | Nguyen, Dung
    O'Brien, Sean | O'Bryan, Shane
    Peter van Dam | Peter van Dijk
    Ludwig van Beethoven | Karl van Beethoven
    María de la Cruz | María de la Vega
    Ahmed al-Masri | Ahmed al-Sayed
    J. R. R. Tolkien | C. S. Lewis
    J. R. R. Tolkien | J. K. Rowling
    Robert "Bob" Smith | William "Bill" Smith
    Anna Müller geb. Schmidt | Anna Weber geb. Vogel
    Dr. Hans Huber | Dr. Heidi Huber
    Maria Garcia | Mariana Garcia
    Ana Silva | Ana Souza
    João da Silva | José da Silva
    Antonio Costa | Antonia Costa
    """
}
