extension NamePairs {
  /// Spellings of one name, written after the second round of rules and run once before repairs.
  static let thirdSame = """
    Dr. Helga Öztürk| Helga Ozturk
    Prof. Giulia De Santis| Giulia de Santis
    O'Sullivan, Niamh| Niamh O Sullivan
    Наталья Кузнецова| Natalia Kuznetsova
    Дмитрий Шевченко| Dmytro Shevchenko
    Сергей Чайковский| Sergey Tchaikovsky
    Ελένη Παπαδοπούλου| Eleni Papadopoulou
    Χρήστος Δημητρίου| Christos Dimitriou
    Robert Fletcher| Bobby Fletcher
    Margaret Doyle| Peggy Doyle
    Elisabeth Krüger| Lisi Krueger
    Giuseppe Conti| Beppe Conti
    Francisco Ortega| Paco Ortega
    Guadalupe Mendez| Lupita Méndez
    Håkan Sjöström| Hakan Sjostrom
    Jørgen Ødegård| Jorgen Odegard
    Łucja Wąsik| Lucja Wasik
    Sir Ian Whitcombe| Ian Whitcombe
    Mme Claire Dubois| Claire Dubois
    Dipl.-Ing. Peter Voss| Peter Voss
    Karen Lindqvist, PhD| Karen Lindqvist
    Thomas Avery III| Thomas Avery, III
    Henry Cole Jr.| Cole, Henry Jr
    Karl-Heinz Bauer| Karl Heinz Bauer
    Anne-Marie Leroy| Anne Marie Leroy
    Ban Ki-moon| Ban Ki Moon
    Park Ji-sung| Jisung Park
    Li Na| Na Li
    田中 一郎| 田中一郎
    김 철수| 김철수
    张伟| 张 伟
    Abdul Rahman Khalil| Abdulrahman Khalil
    Fatima al-Zahra| Fatima Alzahra
    Yusuf Qureshi| Youssef Qureshi
    Mohammed Haddad| Muhammad Haddad
    Jan van der Linden| Linden, Jan van der
    Ursula von der Heide| Ursula Von Der Heide
    MARIA DEL CARMEN RUIZ| Maria del Carmen Ruiz
    alice mcdermott| Alice McDermott
    Rev. Samuel Boateng| Samuel Boateng
    Mag. Eva Steiner| Eva Steiner
    Ing. Jan Dvořák, CSc.| Jan Dvorak
    Dª. Carmen Soler| Carmen Soler
    Andrzej Wójcik| Andrzej Wojcik
    Katarzyna Zając| Kasia Zajac
    Александра Попова| Sasha Popova
    Eduard Weiß| Eduard Weiss
    Robert "Rob" Kemp| Rob Kemp
    Susan Miller (née Clark)| Susan Miller
    J. K. Harper| JK Harper
    William Grant| Will Grant
    Alexandra Stone| Lexi Stone
    István Szabó| Pista Szabo
    Владимир Зайцев| Wladimir Saizew
    Ющенко Виктор| Viktor Yushchenko
    Θεόδωρος Γεωργίου| Theodoros Georgiou
    """

  /// Names of two people, written and run like ``thirdSame``.
  static let thirdDifferent = """
    Anna Berger| Hanna Berger
    Tom Avery Jr.| Tom Avery Sr.
    Mario Conti| Maria Conti
    Jon Price| Joan Price
    Peter Voss| Peter Ross
    Karl Weber| Karla Weber
    Paul Schmitt| Paula Schmitt
    Daniel Kim| David Kim
    Li Wei| Li Wen
    Sarah Cole| Sandra Cole
    Ivan Petrov| Igor Petrov
    Olga Ivanova| Olga Ivanenko
    Frank Marsh| Francine Marsh
    Ted Hale| Ned Hale
    Bill Stone| Bob Stone
    John Carver II| John Carver III
    Ali Hassan| Alia Hassan
    Nikos Pappas| Nikos Papas Georgiou
    Jose Garcia| Josefa Garcia
    Mr Robin Lane| Mrs Robin Lane
    Kate Moore| Karen Moore
    Ben Walker| Ken Walker
    Jean Martin| Jeanne Martin
    Erik Berg| Erika Berg
    Emma Holt| Emily Holt
    Lars Holm| Lars Holmberg
    Stefan Novak| Stefania Novak
    Mark Dean| Marc Deane
    Kim Ji-won| Kim Ji-woo
    田中一郎| 田中二郎
    """
}
