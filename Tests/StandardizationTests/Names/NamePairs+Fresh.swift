extension NamePairs {
  /// One name spelled in two ways, in two sets written without a look at the rules.
  ///
  /// When first judged, 296 of 328 and 110 of 122 were found, and 5 of 161 and 2 of 80 different
  /// ones were taken for the same; then rules and tables were mended.
  static let freshSame = """
    REBECCA THORNTON | Rebecca Thornton
    dmitri volkov | Dmitri Volkov
    mCkENZIE brOwn | McKenzie Brown
    O'CONNELL SIOBHAN | Siobhan O'Connell
    Zoë Kravitz | Zoe Kravitz
    Renée Chloé Dubois | Renee Chloe Dubois
    Šárka Nováková | Sarka Novakova
    Ágnes Szőke | Agnes Szoke
    Nguyễn Thị Hương | Nguyen Thi Huong
    Gülşen Çelik | Gulsen Celik
    João Gonçalves | Joao Goncalves
    Rūta Šimkutė | Ruta Simkute
    Mărioara Țurcanu | Marioara Turcanu
    Mărioara Ţurcanu | Mărioara Țurcanu
    Ģirts Ķēniņš | Girts Kenins
    Zdeněk Dvořák | Zdenek Dvorak
    Željko Đurić | Zeljko Djuric
    Željko Đurić | Zeljko Duric
    Håkan Åkesson | Hakan Akesson
    Groß, Jürgen | Juergen Gross
    Weiß, Käthe | Kaethe Weiss
    Søren Kjær | Soeren Kjaer
    Søren Kjær | Soren Kjaer
    Jørgen Ødegård | Joergen Oedegaard
    Łukasz Małecki | Lukasz Malecki
    Ægir Þórsson | Aegir Thorsson
    Guðrún Óskarsdóttir | Gudrun Oskarsdottir
    Işıl Yıldız | Isil Yildiz
    IŞIL YILDIZ | Işıl Yıldız
    İlker Şahin | Ilker Sahin
    Bjørn Åse | Bjorn Aase
    Göran Sjöström | Goran Sjostrom
    Jörg Schäfer | Joerg Schaefer
    Mattäus Löwe | Mattaeus Loewe
    Strauß Götz | Götz Strauss
    Đorđe Petrović | Djordje Petrovic
    Đặng Văn Lâm | Dang Van Lam
    Алексей Смирнов | Alexey Smirnov
    Алексей Смирнов | Aleksei Smirnov
    Дмитрий Кузнецов | Dmitry Kuznetsov
    Дмитрий Кузнецов | Dmitriy Kuznetsov
    Евгений Онегин | Evgeny Onegin
    Евгений Онегин | Yevgeniy Onegin
    Наталья Хрущёва | Natalya Khrushcheva
    Наталья Хрущёва | Natalia Khrushchyova
    Юрий Жуков | Yuri Zhukov
    Юрий Жуков | Yuriy Zhukov
    Юрий Жуков | Juri Schukow
    Анастасия Шевченко | Anastasia Shevchenko
    Олександр Шевченко | Oleksandr Shevchenko
    Ганна Гриценко | Hanna Hrytsenko
    Сергій Бондаренко | Serhiy Bondarenko
    Сергій Бондаренко | Serhii Bondarenko
    Володимир Зеленський | Volodymyr Zelenskyy
    Володимир Зеленський | Volodymyr Zelensky
    Георги Иванов | Georgi Ivanov
    Христо Стоичков | Hristo Stoichkov
    Ђорђе Јовановић | Đorđe Jovanović
    Његош Петровић | Njegos Petrovic
    Яна Цветкова | Yana Tsvetkova
    Яна Цветкова | Jana Cvetkova
    Эдуард Щербаков | Eduard Shcherbakov
    Фёдор Достоевский | Fyodor Dostoevsky
    Фёдор Достоевский | Fedor Dostoyevskiy
    Фёдор Достоевский | Fjodor Dostojewski
    Пётр Чайковский | Pyotr Tchaikovsky
    Михаил Горбачёв | Mikhail Gorbachev
    Антон Чехов | Anton Tchekhov
    Иван Тургенев | Ivan Tourgueniev
    Елена Мухина | Yelena Mukhina
    Екатерина Яковлева | Ekaterina Yakovleva
    Максим Ковальчук | Maksym Kovalchuk
    Ольга Соловьёва | Olga Solovyova
    Ольга Соловьёва | Olga Solovieva
    Νίκος Καζαντζάκης | Nikos Kazantzakis
    Κωνσταντίνος Καβάφης | Konstantinos Kavafis
    Κωνσταντίνος Καβάφης | Constantinos Cavafis
    Ελένη Παπαδοπούλου | Eleni Papadopoulou
    Γεώργιος Σεφέρης | Georgios Seferis
    Γεώργιος Σεφέρης | Giorgos Seferis
    Χρήστος Γιανναράς | Christos Yannaras
    Χρήστος Γιανναράς | Hristos Giannaras
    Ευάγγελος Οδυσσέας | Evangelos Odysseas
    Μιχάλης Χατζηδάκης | Michalis Hatzidakis
    Ιωάννα Μπέλλου | Ioanna Bellou
    ΑΘΗΝΑ ΔΗΜΗΤΡΙΟΥ | Athina Dimitriou
    Ursula von der Leyen | von der Leyen, Ursula
    Ursula von der Leyen | URSULA VON DER LEYEN
    Dick van Dyke | Dick Van Dyke
    Dick van Dyke | Van Dyke, Dick
    Dirk van den Broek | Dirk v.d. Broek
    Johannes van 't Hoff | Johannes van t Hoff
    Charles de Gaulle | de Gaulle, Charles
    Charles de Gaulle | Gaulle, Charles de
    Leonardo da Silva | Leonardo Silva
    Jean-Luc de la Fontaine | Jean-Luc De La Fontaine
    Gabriele D'Annunzio | Gabriele d'Annunzio
    Gabriele D'Annunzio | Gabriele D Annunzio
    Lorenzo de' Medici | Lorenzo de Medici
    Otto v. Habsburg | Otto von Habsburg
    Karl-Theodor zu Guttenberg | zu Guttenberg, Karl-Theodor
    Dolores del Río | Dolores Del Rio
    José Ortega y Gasset | José Ortega Gasset
    Maria dos Santos | Maria Dos Santos
    Willem de Kooning | Willem De Kooning
    Ana de Armas | De Armas, Ana
    Beatriz de las Heras | Beatriz de las Heras
    Dr. Helen Fischer | Helen Fischer
    Prof. Dr. Klaus Richter | Klaus Richter
    Mrs. Dorothy Vaughan | Dorothy Vaughan
    Ms Grace Hopper | Grace Hopper
    Hr. Lars Nielsen | Lars Nielsen
    M. Pierre Lefèvre | Pierre Lefevre
    Mme Claire Lefèvre | Claire Lefèvre
    Mlle Sophie Martin | Sophie Martin
    Sra. Lucía Fernández | Lucia Fernandez
    Dott.ssa Chiara Ricci | Chiara Ricci
    Ing. Paolo Conti | Paolo Conti
    Rev. Thomas Bayes | Thomas Bayes
    Sir Isaac Newton | Isaac Newton
    Dame Judi Dench | Judi Dench
    Capt. James Hook | James Hook
    Hon. Ruth Ginsburg | Ruth Ginsburg
    Dhr. Pieter Mulder | Pieter Mulder
    Mevr. Anneke Mulder | Anneke Mulder
    Pan Tomasz Lis | Tomasz Lis
    Tanaka Hiroshi-san | Tanaka Hiroshi
    Fr. Petra Neumann | Petra Neumann
    Herrn Stefan Vogel | Stefan Vogel
    Sig.ra Elena Greco | Elena Greco
    Linda Park, PhD | Linda Park
    Linda Park Ph.D. | Linda Park
    Steven Cole, M.D. | Steven Cole
    Steven Cole MD | Dr. Steven Cole
    Angela Reyes, RN, BSN | Angela Reyes
    Thomas Wirth, Dipl.-Ing. | Thomas Wirth
    Dipl.-Ing. Thomas Wirth | Thomas Wirth
    Mark Evans, Esq. | Mark Evans
    Julia Koch, M.Sc. | Julia Koch
    Peter Lang B.A. | Peter Lang
    Omar Haddad, CPA, MBA | Omar Haddad
    Susan Lee, DDS | Susan Lee
    Mag. Andreas Gruber | Andreas Gruber
    RA Dr. Heinz Keller | Heinz Keller
    Robert Downey Jr. | Robert Downey, Jr
    Robert Downey Jr. | Robert Downey Junior
    Henry Ford II | Henry Ford 2nd
    Henry Ford III | Henry Ford, 3rd
    George Wallace Sr. | George Wallace Senior
    Cal Ripken Jr. | Ripken, Cal, Jr.
    Cal Ripken Jr. | Ripken Jr., Cal
    Hans Holbein d. J. | Hans Holbein der Jüngere
    Alexandre Dumas père | Alexandre Dumas (père)
    Thurston Howell III | Thurston Howell iii
    Elizabeth Warren | Liz Warren
    Elizabeth Bennet | Lizzy Bennet
    Elizabeth Bennet | Beth Bennet
    Catherine Moore | Cathy Moore
    Katherine Moore | Katie Moore
    Robert Plant | Bob Plant
    Richard Feynman | Dick Feynman
    Richard Feynman | Rick Feynman
    William Nye | Bill Nye
    William Nye | Willy Nye
    Margaret Hale | Peggy Hale
    Edward Norton | Ed Norton
    Edward Norton | Ted Norton
    James Carter | Jimmy Carter
    James Kirk | Jim Kirk
    Theodore Roosevelt | Teddy Roosevelt
    Anthony Hopkins | Tony Hopkins
    Deborah Harry | Debbie Harry
    Susan Boyle | Sue Boyle
    Jennifer Aniston | Jen Aniston
    Jennifer Aniston | Jenny Aniston
    Patricia Arquette | Patty Arquette
    Nicholas Cage | Nick Cage
    Gregory Peck | Greg Peck
    Benjamin Franklin | Ben Franklin
    Joseph Stiglitz | Joe Stiglitz
    Charles Dickens | Charlie Dickens
    Charles Dickens | Chuck Dickens
    Andrew Jackson | Andy Jackson
    Lawrence Olsen | Larry Olsen
    Rebecca Hall | Becky Hall
    Abraham Stern | Abe Stern
    Zachary Quinto | Zach Quinto
    Vincent Price | Vinnie Price
    Johannes Krüger | Hannes Krüger
    Friedrich Engels | Fritz Engels
    Heinrich Lübke | Heinz Lübke
    Wolfgang Petry | Wolle Petry
    Katharina Witt | Kathi Witt
    Elisabeth Schwarz | Sissi Schwarz
    Ulrich Wickert | Uli Wickert
    Franziska Maier | Franzi Maier
    Maximilian Schell | Max Schell
    François Hollande | Fanfan Hollande
    Frédéric Mistral | Fred Mistral
    Francisco Goya | Paco Goya
    José Mourinho | Pepe Mourinho
    Dolores Ibarra | Lola Ibarra
    María Isabel Allende | Maribel Allende
    Guadalupe Reyes | Lupe Reyes
    Giovanni Verga | Gianni Verga
    Luigi Riva | Gigi Riva
    Salvatore Riina | Totò Riina
    Antônio Lopes | Toninho Lopes
    Александр Пушкин | Саша Пушкин
    Alexander Petrov | Sasha Petrov
    Anastasia Orlova | Nastya Orlova
    Mikhail Gromov | Misha Gromov
    Vladimir Orlov | Vova Orlov
    Ekaterina Belova | Katya Belova
    """
}
