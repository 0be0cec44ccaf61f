extension NamePairs {
  /// Two people each, written with ``freshSame``.
  static let freshDifferent = """
    Emily Carter | Emma Carter
    Lucas Weber | Lukas Becker
    Anna Lindberg | Hanna Lindberg
    Julia Romano | Julian Romano
    Paul Dupont | Pauline Dupont
    Carlos Vega | Carla Vega
    Mark Johnson | Marc Jensen
    Ole Hansen | Olaf Hansen
    Jan Novák | Jana Nováková
    Kevin Brown | Devin Brown
    Erik Berg | Erika Berg
    Tom Harris | Tim Harris
    Marie Curie | Irène Curie
    Klaus Mann | Heinrich Mann
    Jacob Grimm | Wilhelm Grimm
    Orville Wright | Wilbur Wright
    Charlotte Brontë | Emily Brontë
    Serena Williams | Venus Williams
    Ivan Karamazov | Dmitri Karamazov
    Иван Петров | Пётр Петров
    Иван Петров | Иван Павлов
    Иван Иванов | Ивана Иванова
    Γιώργος Παππάς | Γρηγόρης Παππάς
    Frank Sinatra Jr. | Frank Sinatra Sr.
    George Foreman III | George Foreman IV
    Ken Griffey Jr | Ken Griffey Sr
    Hans Holbein d. Ä. | Hans Holbein d. J.
    Alexandre Dumas père | Alexandre Dumas fils
    William Windsor II | William Windsor III
    A. Miller | B. Miller
    J. R. Smith | J. K. Smith
    Mary A. Jones | Mary B. Jones
    K. Adams | Karen Baker
    T. Wilson | Robert Wilson
    John A. Smith | John Brian Smith
    R. Johnson | R. Johansson
    Maria Conti | Mario Conti
    Jon Fletcher | Joan Fletcher
    Daniel Rossi | Daniela Rossi
    Paolo Ferri | Paola Ferri
    Andrea Klein | Andreas Klein
    Christian Holm | Christina Holm
    Martin Berger | Martina Berger
    Louis Laurent | Louise Laurent
    Robert Green | Roberta Green
    Alexander Popov | Alexandra Popova
    Gabriel Costa | Gabriela Costa
    Denis Blanc | Denise Blanc
    Francis Bell | Frances Bell
    Stefan Braun | Stefanie Braun
    Victor Hugo | Victoria Hugo
    Patrick Walsh | Patricia Walsh
    Yusuf Demir | Yasemin Demir
    Valentin Serov | Valentina Serova
    Simon Weil | Simone Weil
    Jean Moreau | Jeanne Moreau
    Michael Owens | Michelle Owens
    Brian Clark | Ryan Clark
    Alan Moss | Allen Ross
    Karl Lang | Kurt Lang
    Sara Holt | Tara Holt
    Lena Fuchs | Nena Fuchs
    Mia Wolf | Lia Wolf
    Dan Fox | Don Fox
    Ron Hill | Rob Hill
    Ted Baker | Ned Baker
    Eva Kraus | Ewald Kraus
    Ian Wood | Ivan Wood
    Amy Tan | May Tan
    Jean Tan | Joan Tan
    Jack Lee | Jake Lee
    Kate Bush | Kate Busch
    Marian Nowak | Marianna Nowak
    Bernd Sauer | Gerd Sauer
    Dieter Voss | Peter Voss
    Ella Fox | Ellen Fox
    Nils Dahl | Niels Dahlberg
    Harry Cole | Barry Cole
    Garry Neal | Larry Neal
    Alice Shaw | Alicia Snow
    Hana Sato | Hanako Sato
    Kenji Tanaka | Kenta Tanaka
    Min-jun Kim | Min-jae Kim
    Li Wei | Li Wen
    Wang Fang | Wang Feng
    Zhang Min | Zhang Ming
    王小明 | 王小朋
    김민수 | 김민지
    佐藤健 | 佐藤健一
    Peter Fischer | Peter Fisch
    Anna Hoffmann | Anna Hofer
    Thomas Müller | Thomas Möller
    Thomas Mueller | Thomas Miller
    John Smith | John Smythe-Jones
    Maria Garcia | Maria Gracia
    Karl Neumann | Karl Naumann
    Sven Larsson | Sven Carlsson
    Erik Hansson | Erik Jansson
    Ivan Sidorov | Ivan Fedorov
    Ana López | Ana Lopes da Costa
    Jose Perez | Jose Peres Silva
    David Cohen | David Coen
    Michael Stone | Michael Stein
    Laura Bianchi | Laura Bianco
    Luca Ferrari | Luca Ferraro
    Paul Martin | Paul Martinez
    James O'Brien | James O'Byrne
    Ian McKay | Ian McKee
    Ian MacDonald | Ian McDonnell
    Kees de Vries | Kees de Bries
    Jan van der Berg | Jan van der Burg
    Omar al-Sayed | Omar al-Saleh
    Georg Schwarz | Georg Schwartzkopf
    Anna Larsen | Anna Carlsen
    Peter Petersen | Peter Pedersen
    Nikos Papadakis | Nikos Papadopoulos
    Olga Petrova | Olga Pavlova
    Jane Watson | Jane Watts
    Emma Harris | Emma Harrison
    William Roberts | William Robertson
    Alan Johns | Alan Johnson
    Paul Steven | Paul Stevens
    Lisa Schmid | Lisa Schmied-Huber
    Bill Adams | Bob Adams
    Peggy Lawson | Betty Lawson
    Jim Turner | Tim Turner
    Dick Grayson | Nick Grayson
    Liz Taylor | Lisa Taylor
    Sasha Orlov | Misha Orlov
    Fritz Kuhn | Franz Kuhn
    Paco Ruiz | Pepe Ruiz
    Kasia Lis | Gosia Lis
    Hank Hill | Frank Hill
    Ted Hughes | Fred Hughes
    Molly Weir | Polly Weir
    Tony Blair | Tommy Blair
    Margaret Reed | Martha Reed
    Katherine Ward | Karen Ward
    Steve Rogers | Stella Rogers
    Gigi Rossi | Gino Rossi
    Mr. Alex Reed | Mrs. Barbara Reed
    Ana & Bo Ruiz | Ana Bo
    Ana & Bo Ruiz | Bo Ruiz Ana Torres
    James Thomas Lee | James Edward Lee
    Mary Ann Evans | Mary Jane Evans
    Hans-Peter Wolf | Hans-Jürgen Wolf
    Jean-Paul Sartre | Jean-Luc Sartre
    María José Ruiz | José María Ruiz
    María Carmen Soto | María Pilar Soto
    Anna Maria Berg | Anna Sofia Berg
    Juan García López | Juan García Pérez
    Ana Ruiz Torres | Ana Gómez Torres
    Abdul Rahman | Abdul Rahim
    Mohammed Ali | Mahmoud Ali
    Hassan Karimi | Hussein Karimi
    Kim Lee | Tim Lee
    Nguyen Van An | Nguyen Van Anh
    Nguyen Thi Hoa | Nguyen Thi Hong
    Laura Kern | Lara Kern
    Nadia Wolff | Nadine Wolff
    Hannah Roth | Anna Roth
    Sofie Lund | Sonja Lund
    Marcel Petit | Marcelle Petit
    Emil Nolde | Emilie Nolde
    Julius Hirsch | Julia Hirsch
    Claude Roy | Claudia Roy
    Philip Ashe | Philippa Ashe
    Josef Hora | Josefa Hora
    Leon Marx | Leonie Marx
    Dominik Paul | Dominika Paul
    Norman Lamb | Norma Lamb
    Carl Nilsson | Carla Nilsson
    Harald Ek | Harriet Ek
    Tony Marsh | Toby Marsh
    Ray Cooper | Roy Cooper
    Sean Doyle | Dean Doyle
    Joan Miró | John Miró
    Ann Baxter | Nan Baxter Hill
    Kim Novak | Tim Novak
    Elena Popova | Alena Popova
    Олег Быков | Игорь Быков
    Сергей Орлов | Семён Орлов
    Мария Белова | Марина Белова
    Андрей Попов | Андрей Поляков
    Anton Zotov | Anton Titov
    Pavel Serov | Pavel Zorin
    Oleg Gorin | Oleg Morin
    Viktor Chernov | Viktor Zhernov
    Nikos Pappas | Nikos Lappas
    Kostas Lambros | Kostas Lampakis
    Peter Mann II | Peter Mann III
    Peter Mann Jr. | Peter Mann Sr.
    M. Scott | N. Scott
    B. King | Stephen King
    Lee A. Brown | Lee B. Brown
    Hiroshi Sato | Hiroshi Saito
    Hiroshi Ono | Hiroshi Uno
    Yuki Kondo | Yuka Kondo
    Kenta Mori | Kento Mori
    Goto Makoto | Kato Makoto
    Wang Li | Wang Lin
    李娜 | 李敏
    박지성 | 박지연
    長谷川健 | 長谷部健
    Bill Moss | Phil Moss
    Jerry Lane | Terry Lane
    Ned Flanders | Ted Flanders
    Kathy Bates | Patty Bates
    Nina Hagen | Tina Hagen
    Hansi Flick | Heinz Flick
    Pepe Soto | Pedro Soto
    Lola Vidal | Lolo Vidal
    Toni Kroos | Tino Kroos
    Dima Orlov | Dina Orlova
    Fiona McLean | Fiona McLeod
    Ian MacRae | Ian McRoy
    Niall O'Neill | Niall O'Neal Byrne
    Ali al-Hakim | Ali al-Hakam
    Hassan Nasser | Hussein Nasser
    Carlos Sosa Díaz | Carlos Sosa Vega
    Henry Moore | Henry More
    Paulo Sousa | Paulo Sosa
    Adam Boone | Adam Bone
    Uwe Meyer | Uwe Mayerhofer
    Jens Bauer | Jens Brauer
    Ines Roth | Ines Rothe
    Jean-Marie Roux | Jean-Pierre Roux
    Anna Karina Voss | Anna Katrin Voss
    Frank Kohl | Frank Kohn
    Lars Berg | Lars Bergh Holm
    Olaf Thon | Olaf Thoma
    Mac Jones | Max Jones
    Kyle Mack | Kyle McKay
    Ivan Petrov | Ivana Petrov
    """
}
