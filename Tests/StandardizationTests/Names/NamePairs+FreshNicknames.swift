extension NamePairs {
  /// The second half of ``freshSame``: nicknames, order, initials, prefixes, noise.
  static let freshNicknames = """
    Małgorzata Rozenek | Gosia Rozenek
    Katarzyna Figura | Kasia Figura
    Stanisław Lem | Staszek Lem
    Cornelis Bakker | Kees Bakker
    Wilhelmina Drees | Willemijn Drees
    Erzsébet Kiss | Bözsi Kiss
    László Papp | Laci Papp
    Lars-Erik Nyberg | Lasse Nyberg
    Dimitrios Pappas | Mitsos Pappas
    Mehmet Aydın | Memo Aydın
    Dwayne "The Rock" Johnson | Dwayne Johnson
    James "Jimmy" Page | Jimmy Page
    Barbara (Barb) Wilson | Barbara Wilson
    Barbara (Barb) Wilson | Barb Wilson
    Edward «Ned» Stark | Ned Stark
    Gordon 'Sting' Sumner | Gordon Sumner
    Elizabeth “Libby” Custer | Libby Custer
    Park, Ji-woo | Ji-woo Park
    Schmidt Hans-Peter | Hans-Peter Schmidt
    Okafor Chinedu | Chinedu Okafor
    RUSSO Giulia | Giulia Russo
    LAGARDE, Christine | Christine Lagarde
    Bach,Johann Sebastian | Johann Sebastian Bach
    Bach , Johann S. | Johann Sebastian Bach
    Tanaka Yuki | Yuki Tanaka
    毛澤東 | 毛 澤東
    王小明 | 王 小明
    佐々木希 | 佐々木 希
    鈴木一郎 | 鈴木　一郎
    김민수 | 김 민수
    남궁민 | 남궁 민
    欧阳娜娜 | 欧阳 娜娜
    Mao Zedong | Zedong Mao
    Mao Zedong | Mao Ze-dong
    Mao Zedong | Mao Ze Dong
    Lee Min-ho | Min-ho Lee
    Lee Min-ho | Lee Minho
    Park Geun-hye | Park Geun Hye
    Satō Kenji | Kenji Sato
    Ōno Yōko | Yoko Ono
    Shinzō Abe | Abe Shinzo
    Kōbō Satou | Kobo Sato
    Yūki Itō | Yuuki Itoh
    さとう けんじ | サトウ ケンジ
    ｻﾄｳ ｹﾝｼﾞ | サトウ ケンジ
    C. S. Lewis | C.S. Lewis
    C. S. Lewis | CS Lewis
    George R. R. Martin | George RR Martin
    George R. R. Martin | George R.R. Martin
    John F. Kennedy | John Fitzgerald Kennedy
    John F. Kennedy | John Kennedy
    Kennedy, John F | John F. Kennedy
    P.D. James | P D James
    T.S. Eliot | T. S. Eliot
    Helena Bonham Carter | Helena Bonham-Carter
    Sacha Baron Cohen | Sacha Baron-Cohen
    Anna Meyer-Landrut | Anna Meyer Landrut
    Jean Claude Juncker | Jean-Claude Juncker
    Hans Peter Wolf | Hans-Peter Wolf
    Mary Ann Evans | Maryann Evans
    Mary-Ann Evans | Mary Ann Evans
    Pedro Sánchez Castejón | Sánchez Castejón, Pedro
    Annegret Kramp - Karrenbauer | Annegret Kramp-Karrenbauer
    Monika Weber geb. Schulz | Monika Weber
    Marie Duval (née Petit) | Marie Duval
    Hillary Clinton née Rodham | Hillary Clinton
    Anna Kowalska z d. Nowak | Anna Kowalska
    Sean O'Casey | Sean OCasey
    Sean O’Casey | Sean O'Casey
    Sean O`Casey | Sean O'Casey
    Sean Ó Casey | Sean O'Casey
    Ewan McGregor | Ewan MacGregor
    Ewan McGregor | Ewan Mc Gregor
    Ewan McGregor | Ewan M'Gregor
    Fiona MacDonald | Fiona Macdonald
    Fiona Mac Donald | Fiona MacDonald
    Ahmed al-Masri | Ahmed Al Masri
    Ahmed al-Masri | Ahmed El Masri
    Ahmed al-Masri | Ahmed Almasri
    Abdul Rahman Khan | Abdulrahman Khan
    Abd al-Rahman Khan | Abdul Rahman Khan
    Mohammed bin Salman | Muhammad bin Salman
    Mohammed bin Salman | Mohamed ibn Salman
    Yusuf Hassan | Youssef Hassan
    Khalid Ben Ali | Khaled Ben Ali
    Fatima az-Zahra | Fatima Zahra
    Hussein Abu Bakr | Hussain Abubakr
    Nora   Lindqvist | Nora Lindqvist
    Nora_Lindqvist | Nora Lindqvist
    Nora.Lindqvist | Nora Lindqvist
    Nora Lindqvist. | Nora Lindqvist
    Nora‐Marie Lindqvist | Nora-Marie Lindqvist
    Nora Lindqvist ☎️ | Nora Lindqvist
    🐶 Nora Lindqvist | Nora Lindqvist
    Nora Lindqvist (mobile) | Nora Lindqvist
    Nora Lindqvist - work | Nora Lindqvist
    Nora Lindqvist [home] | Nora Lindqvist
    Ｎｏｒａ Ｌｉｎｄｑｖｉｓｔ | Nora Lindqvist
    Gerhard Schröder | Schroeder, Gerhard
    Bärbel Höhn | Baerbel Hoehn
    Ana Šimić | Ana Simic
    Gökhan Töre | Gokhan Tore
    Władysław Bartoszewski | Wladyslaw Bartoszewski
    Лариса Цой | Larisa Tsoy
    Николай Рыбаков | Nikolai Rybakov
    Николай Рыбаков | Nikolaj Rybakow
    Татьяна Жданова | Tatiana Zhdanova
    Татьяна Жданова | Tatyana Zhdanova
    Аркадий Чернышёв | Arkady Chernyshev
    Аркадий Чернышёв | Arkadi Tschernyschow
    Леонид Шульженко | Leonid Shulzhenko
    Ярослав Мельник | Yaroslav Melnyk
    Игорь Герасимчук | Igor Gerasimchuk
    Ігор Геращенко | Ihor Herashchenko
    Богдан Хмельницький | Bohdan Khmelnytskyi
    Валерий Шаповалов | Valéri Chapovalov
    Стоян Чолаков | Stoyan Cholakov
    Милош Живковић | Miloš Živković
    Милош Живковић | Milosh Zivkovic
    Душан Вучић | Dušan Vučić
    Βασίλης Τσιτσάνης | Vasilis Tsitsanis
    Δημήτρης Ψαρράς | Dimitris Psarras
    Μαρία Κάλλας | Maria Callas
    Θεόδωρος Αγγελόπουλος | Theodoros Angelopoulos
    Ξένια Γκόγκου | Xenia Gogou
    Spiros Chatzis | Σπύρος Χατζής
    Tan-Vampy de la Porte | de la Porte, Tan-Vampy
    Hugo van der Goes | Goes, Hugo van der
    Ines von Arnim | Ines Von Arnim
    Marie-Louise d'Orléans | Marie-Louise D’Orleans
    Luca della Robbia | Luca Della Robbia
    Wernher v. Braun | Wernher von Braun
    Herr Oberst a.D. Karl Lenz | Karl Lenz
    Frau Prof.in Dr.in Eva Holzer | Eva Holzer
    Miss Agatha Marple | Agatha Marple
    Sr. Pablo Ortega | Pablo Ortega
    Doña Carmen Polo | Carmen Polo
    Hr. Nils Dahl | Nils Dahl
    Judge Amy Gray | Amy Gray
    Lt. Col. Frank Slade | Frank Slade
    Prof.ssa Marta Galli | Marta Galli
    Sandra Webb, PhD, MPH | Sandra Webb
    Ravi Menon M.B.B.S. | Ravi Menon
    Tobias Funk B.Eng. | Tobias Funk
    Sammy Baugh Jr | Sammy Baugh, Jnr.
    Pieter Bruegel de Oude | Pieter Bruegel sr.
    Ludwig Erhard jun. | Ludwig Erhard Jr.
    Daniel Craig | Danny Craig
    Jacqueline Bouvier | Jackie Bouvier
    Christina Applegate | Tina Applegate
    Victoria Wood | Vicky Wood
    Alexandra Burke | Sandra Burke
    Samantha Fox | Sam Fox
    Matthew Perry | Matt Perry
    Frances Conroy | Fran Conroy
    Abigail Breslin | Abby Breslin
    Gerald Ford | Gerry Ford
    Leonard Cohen | Lenny Cohen
    Sebastian Kurz | Basti Kurz
    Gabriele Pauli | Gabi Pauli
    Susanne Osthoff | Susi Osthoff
    Hans-Jürgen Papier | Hajo Papier
    Matthias Sammer | Matze Sammer
    Christoph Daum | Chris Daum
    Jacques Brel | Jacquot Brel
    Philippe Noiret | Phil Noiret
    Enrique Bunbury | Quique Bunbury
    Rosario Flores | Charo Flores
    Concepción Velasco | Concha Velasco
    Ignacio Camacho | Nacho Camacho
    Vincenzo Bellini | Enzo Bellini
    Francesco Totti | Checco Totti
    Hendrik Lorentz | Henk Lorentz
    Johanna Westerdijk | Jo Westerdijk
    Дмитрий Быков | Дима Быков
    Наталья Гундарева | Наташа Гундарева
    Агнешка Холланд | Agnieszka Holland
    Aleksandra Szulc | Ola Szulc
    Jakub Błaszczykowski | Kuba Blaszczykowski
    Sándor Petőfi | Sanyi Petofi
    Konstantinos Mitsotakis | Kostas Mitsotakis
    MÜLLER Heike | Heike Mueller
    DE LA TORRE, Inés | Inés de la Torre
    Takahashi Rumiko | Rumiko Takahashi
    Ōtani Shōhei | Shohei Otani
    Otani Shohei | Shohei Ohtani
    Kouji Yamamura | Koji Yamamura
    Junichirō Koizumi | Junichiro Koizumi
    長谷川博己 | 長谷川 博己
    小笠原道大 | 小笠原 道大
    司馬遼太郎 | 司馬 遼太郎
    Ban Ki-moon | Ban Ki Moon
    Ban Kimoon | Ki-moon Ban
    Chen Yi-Ling | Yiling Chen
    R. L. Stine | R.L. Stine
    Franklin D. Roosevelt | Franklin Delano Roosevelt
    F. Murray Abraham | Murray Abraham
    Anna-Lena Baer-Bock | Anna-Lena Baer Bock
    Olivia Newton-John | Olivia Newton John
    Anne Marie Slaughter | Annemarie Slaughter
    Simone Thomalla (geb. Krause) | Simone Thomalla
    Colin McRae | Colin MacRae
    Colin McRae | Colin MC RAE
    Nuala Ní Dhomhnaill | Nuala Ni Dhomhnaill
    Peter O'Toole | Peter O Toole
    Bashar el-Assad | Bashar al-Assad
    Abdel Fattah Saleh | Abdul Fattah Saleh
    Mustafa Kemal | Mustapha Kemal
    Ibrahim Ben Youssef | Ibrahim bin Yusuf
    olivia  hart, | Olivia Hart
    "Olivia Hart" | Olivia Hart
    <Olivia Hart> | Olivia Hart
    Hart; Olivia | Olivia Hart
    Olivia Hart (ICE) | Olivia Hart
    Olivia Hart ❤️ | Olivia Hart
    """
}
