extension StreetStyle {
  static let hungarian = StreetStyle(
    .nameKindNumber,
    names: """
      Kossuth Lajos,Petőfi Sándor,Rákóczi,Széchenyi,Arany János,Ady Endre,József Attila,Dózsa György
      Bajcsy-Zsilinszky,Béke,Szabadság,Fő,Akácfa,Rózsa,Tavasz,Virág,Nefelejcs,Deák Ferenc,Jókai Mór
      Bartók Béla,Táncsics Mihály,Hunyadi János,Damjanich,Vörösmarty,Zrínyi,Diófa
      """,
    kinds: [["utca", "u.", "u"], ["út", "u."], ["tér", "t."], ["köz"], ["körút", "krt."]],
    units: ["%. ajtó", "fsz. %", "%. em."],
    separators: [" ", " "]
  )
  static let finnish = StreetStyle(
    .joinedThenNumber,
    names: """
      Mänty,Koivu,Kuusi,Pihlaja,Rauta,Aleksanterin,Hämeen,Linnan,Koulu,Kirkko,Asema,Kauppa,Puisto
      Ranta,Metsä,Pelto,Niitty,Mylly,Silta,Laiva,Kallio,Lehti,Käpy,Kanerva,Mansikka,Vadelma
      """,
    kinds: [["katu", "k."], ["tie"], ["kuja"], ["polku"]],
    units: ["A %", "as. %", "B %"],
    highestNumber: 90
  )
  static let ukrainian = StreetStyle(
    .kindNameNumber,
    names: """
      Шевченка,Франка,Грушевського,Лесі Українки,Хмельницького,Садова,Лісова,Шкільна,Соборна
      Незалежності,Сагайдачного,Довженка,Київська,Львівська,Зелена,Весняна,Вишнева,Польова,Нова
      Набережна,Героїв,Коцюбинського,Сковороди
      """,
    kinds: [["вул.", "вулиця"], ["просп.", "проспект", "пр-т"], ["пров.", "провулок"]],
    units: ["кв. %", "кв.%"],
    separators: [", ", ", буд. ", " "]
  )
  static let romanian = StreetStyle(
    .kindNameNumber,
    names: """
      Mihai Eminescu,Unirii,Libertății,Victoriei,Independenței,Ștefan cel Mare,Tudor Vladimirescu
      Avram Iancu,Nicolae Bălcescu,Mihai Viteazul,Republicii,Florilor,Trandafirilor,Salcâmilor,Gării
      Morii,Lalelelor,Crinului,Păcii,Horea,Decebal,Traian,Ion Creangă,Primăverii
      """,
    kinds: [
      ["Strada", "Str.", "Str"], ["Bulevardul", "Bd.", "B-dul"], ["Calea"], ["Aleea", "Al."],
    ],
    units: ["ap. %", "Ap. %", "bl. A, ap. %"],
    separators: [" nr. ", ", nr. ", " "]
  )
  static let nigerian = StreetStyle(
    .numberNameKind,
    names: """
      Awolowo,Adeola Odeku,Allen,Aminu Kano,Bode Thomas,Broad,Herbert Macaulay,Ahmadu Bello,Azikiwe
      Ogui,Aba,Kingsway,Marina,Opebi,Toyin,Oba Akran,Sapele,Airport,Zik,Murtala Mohammed,Market
      Mission,Hospital,Palm,Iroko
      """,
    kinds: [
      ["Street", "St", "Str."], ["Road", "Rd"], ["Avenue", "Ave"], ["Close", "Cl"], ["Crescent"],
    ],
    units: ["Flat %", "Block %", "Suite %"],
    highestNumber: 140
  )
  static let korean = StreetStyle(
    .nameKindNumber,
    names: """
      세종,테헤란,강남,종,을지,퇴계,율곡,충무,한강,올림픽,백제,도산,봉은사,중앙,월드컵,동서,남부순환,경인
      """,
    kinds: [["대로"], ["로"], ["길"]],
    units: ["%호", "#%"],
    highestNumber: 400
  )
  static let lusitanian = StreetStyle(
    .kindNameNumber,
    names: """
      da Liberdade,de Santa Catarina,Augusta,Almirante Reis,do Comércio,Camões,da República,do Carmo
      da Boavista,das Oliveiras,dos Pescadores,do Sol,da Fonte,da Igreja,Marquês de Pombal,25 de Abril
      da Escola,do Moinho,das Amoreiras,de São Bento
      """,
    kinds: [["Rua", "R."], ["Avenida", "Av.", "Avª"], ["Travessa", "Tv."], ["Largo", "Lg."]],
    units: ["%º Dto", "%º Esq", "r/c"],
    separators: [", ", " ", ", nº "]
  )
  static let egyptian = StreetStyle(
    .numberNameKind,
    names: """
      Tahrir,Ramses,Talaat Harb,Gamal Abdel Nasser,El Horreya,El Nil,Salah Salem,Makram Ebeid
      Abbas El Akkad,El Gomhoria,El Thawra,Orabi,Saad Zaghloul,El Haram,Mosaddak,Shehab,El Geish
      """,
    kinds: [["Street", "St.", "St", "Shari"], ["Square", "Sq."], ["Corniche"]],
    units: ["Apt. %", "Flat %", "Floor %"],
    highestNumber: 160
  )
  static let southAfrican = StreetStyle(
    .numberNameKind,
    names: """
      Jan Smuts,Nelson Mandela,Voortrekker,Long,Loop,Kloof,Bree,Protea,Jacaranda,Baobab,Kerk,Buitenkant
      Steve Biko,Commissioner,Jorissen,Empire,Beyers Naude,Florida,Umgeni,Musgrave,Essenwood,Marula
      """,
    kinds: [
      ["Street", "St", "Straat"], ["Road", "Rd", "Weg"], ["Avenue", "Ave", "Laan"],
      ["Drive", "Dr"],
    ],
    units: ["Unit %", "Flat %", "No. %"]
  )
  static let newZealand = StreetStyle(
    .numberNameKind,
    names: """
      Karangahape,Ponsonby,Dominion,Tory,Cuba,Lambton,Colombo,Moorhouse,Papanui,Riccarton,Kōwhai
      Pōhutukawa,Rātā,Tūī,Kererū,Rimu,Tōtara,Manuka,Remuera,Parnell,Great North,Te Aro,Hobson,Aotea
      """,
    kinds: [["Road", "Rd"], ["Street", "St"], ["Quay"], ["Terrace", "Tce"], ["Place", "Pl"]],
    units: ["Unit %", "Flat %"],
    highestNumber: 300
  )
}
