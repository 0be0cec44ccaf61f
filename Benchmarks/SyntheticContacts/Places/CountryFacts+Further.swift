// Countries that the mixed book does not know. No authority of theirs is known to us to set numbers
// apart, so that their fictional numbers are merely well formed, with zeros.

extension CountryFacts {
  static let hungary = CountryFacts(
    names: ["Magyarország", "Hungary", "HU"],
    cultures: [(.hungarian, 960), (.romanian, 25), (.german, 15)],
    cities: """
        Budapest||10|1
        Debrecen||40|52
        Szeged||67|62
        Miskolc||35|46
        Pécs||76|72
        Győr||90|96
        Székesfehérvár||80|22
      """,
    postcode: "##",
    streets: .hungarian,
    numbers: .of("36", trunk: "06", mobile: ["20", "30", "70"], 7, landline: 8, .threesAndFours),
    legalForms: [["Kft.", "Kft", "Korlátolt Felelősségű Társaság"], ["Zrt.", "ZRT"], ["Bt."]]
  )

  static let finland = CountryFacts(
    names: ["Suomi", "Finland", "FI"],
    cultures: [(.finnish, 920), (.nordic, 60), (.russian, 20)],
    cities: """
        Helsinki=Helsingfors||00|9
        Espoo=Esbo||02|9
        Tampere=Tammerfors||33|3
        Turku=Åbo||20|2
        Oulu=Uleåborg||90|8
        Jyväskylä||40|14
        Kuopio||70|17
      """,
    postcode: "##0",
    streets: .finnish,
    numbers: .of(
      "358",
      trunk: "0",
      mobile: ["40", "41", "50", "45"],
      7,
      landline: 9,
      .threesAndFours
    ),
    legalForms: [["Oy", "OY", "Osakeyhtiö"], ["Oyj"], ["Ky"]]
  )

  static let ukraine = CountryFacts(
    names: ["Україна", "Ukraine", "UA"],
    cultures: [(.ukrainian, 950), (.russian, 50)],
    cities: """
        Київ=Kyiv||01|44
        Львів=Lviv||79|32
        Харків=Kharkiv||61|57
        Одеса=Odesa||65|48
        Дніпро=Dnipro||49|56
        Полтава=Poltava||36|532
      """,
    postcode: "###",
    streets: .ukrainian,
    numbers: .of(
      "380",
      trunk: "0",
      mobile: ["50", "63", "67", "68", "93", "96"],
      7,
      landline: 9,
      .pairs
    ),
    legalForms: [["ТОВ", "TOV", "LLC"], ["ПП", "PP"], ["АТ", "JSC"]]
  )

  static let romania = CountryFacts(
    names: ["România", "Romania", "RO"],
    cultures: [(.romanian, 930), (.hungarian, 60), (.turkish, 10)],
    cities: """
        București=Bucharest||01|21
        Cluj-Napoca||40|264
        Timișoara||30|256
        Iași||70|232
        Brașov||50|268
        Constanța||90|241
        Sibiu||55|269
      """,
    postcode: "####",
    streets: .romanian,
    numbers: .of(
      "40",
      trunk: "0",
      mobile: ["72", "74", "75", "76", "78"],
      7,
      landline: 9,
      .threesAndFours
    ),
    legalForms: [["S.R.L.", "SRL"], ["S.A.", "SA"], ["P.F.A.", "PFA"]]
  )

  static let nigeria = CountryFacts(
    names: ["Nigeria", "NG", "Federal Republic of Nigeria"],
    cultures: [(.nigerian, 970), (.english, 20), (.arabic, 10)],
    cities: """
        Lagos|Lagos|10|1
        Ikeja|Lagos|10|1
        Abuja|FCT|90|9
        Kano|Kano|70|64
        Ibadan|Oyo|20|2
        Port Harcourt|Rivers|50|84
        Enugu|Enugu|40|42
        Benin City|Edo|30|52
      """,
    postcode: "####",
    streets: .nigerian,
    numbers: .of(
      "234",
      trunk: "0",
      mobile: ["803", "806", "802", "813", "905"],
      7,
      landline: 8,
      .threesAndFours
    ),
    legalForms: [["Limited", "Ltd", "Ltd."], ["Plc", "PLC"], ["Enterprises", "Ent."]]
  )

  static let southKorea = CountryFacts(
    names: ["대한민국", "South Korea", "Korea", "KR"],
    cultures: [(.korean, 985), (.chinese, 15)],
    cities: """
        서울=Seoul||0|2
        부산=Busan||4|51
        인천=Incheon||2|32
        대구=Daegu||4|53
        대전=Daejeon||3|42
        광주=Gwangju||6|62
      """,
    postcode: "####",
    streets: .korean,
    numbers: .of("82", trunk: "0", mobile: ["10"], 8, landline: 9, .threesAndFours),
    legalForms: [["주식회사", "(주)", "Co., Ltd."], ["유한회사", "LLC"]]
  )

  static let portugal = CountryFacts(
    names: ["Portugal", "PT"],
    cultures: [(.portuguese, 950), (.ukrainian, 20), (.romanian, 10), (.english, 20)],
    cities: """
        Lisboa=Lisbon||11|21
        Porto=Oporto||40|22
        Braga||47|253
        Coimbra||30|239
        Setúbal||29|265
        Faro||80|289
      """,
    postcode: "##-###",
    streets: .lusitanian,
    numbers: .of(
      "351",
      trunk: "",
      mobile: ["91", "92", "93", "96"],
      7,
      landline: 9,
      .threesAndFours
    ),
    legalForms: [["Lda.", "Lda", "Limitada"], ["S.A.", "SA"], ["Unipessoal Lda"]]
  )

  static let egypt = CountryFacts(
    names: ["Egypt", "EG", "Misr"],
    cultures: [(.arabic, 990), (.greek, 10)],
    cities: """
        Cairo=Al Qahira||11|2
        Giza||12|2
        Alexandria=Al Iskandariya||21|3
        Mansoura||35|50
        Tanta||31|40
      """,
    postcode: "###",
    streets: .egyptian,
    numbers: .of(
      "20",
      trunk: "0",
      mobile: ["100", "101", "111", "122"],
      7,
      landline: 9,
      .threesAndFours
    ),
    legalForms: [["S.A.E.", "SAE"], ["LLC", "L.L.C."], ["& Sons", "and Sons"]]
  )

  static let southAfrica = CountryFacts(
    names: ["South Africa", "ZA", "RSA", "Suid-Afrika"],
    cultures: [(.english, 500), (.dutch, 280), (.indian, 120), (.nigerian, 100)],
    cities: """
        Johannesburg|GP|20|11
        Pretoria|GP|00|12
        Cape Town=Kaapstad|WC|80|21
        Durban|KZN|40|31
        Gqeberha=Port Elizabeth|EC|60|41
        Bloemfontein|FS|93|51
      """,
    hasComposedTowns: true,
    postcode: "##",
    streets: .southAfrican,
    numbers: .of(
      "27",
      trunk: "0",
      mobile: ["72", "73", "82", "83", "84"],
      7,
      landline: 9,
      .threesAndFours
    ),
    legalForms: [["(Pty) Ltd", "Pty Ltd", "Proprietary Limited"], ["CC", "cc"], ["NPC"]]
  )

  static let newZealand = CountryFacts(
    names: ["New Zealand", "NZ", "Aotearoa"],
    cultures: [(.english, 880), (.indian, 60), (.chinese, 40), (.dutch, 20)],
    cities: """
        Auckland||10|9
        Wellington||60|4
        Christchurch||80|3
        Hamilton||32|7
        Dunedin||90|3
        Whangārei=Whangarei||01|9
      """,
    hasComposedTowns: true,
    postcode: "##",
    streets: .newZealand,
    numbers: .of("64", trunk: "0", mobile: ["21", "22", "27"], 7, landline: 8, .threesAndFours),
    legalForms: [["Limited", "Ltd", "Ltd."], ["LP"]]
  )
}

extension NumberingPlan {
  /// A plan whose mobile numbers have one length; its fictional numbers are zeros but for three
  /// digits.
  fileprivate static func of(
    _ callingCode: String,
    trunk: String,
    mobile prefixes: [String],
    _ digits: Int,
    landline length: Int,
    _ grouping: Grouping
  ) -> NumberingPlan {
    let free = String(repeating: "#", count: digits)
    let zeros = String(repeating: "0", count: digits - 3)
    return NumberingPlan(
      callingCode: callingCode,
      trunk: trunk,
      mobile: prefixes.map { $0 + "-" + free },
      landlineLength: length,
      grouping: grouping,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: [prefixes[0] + "-" + zeros + "###"],
        landline: ["9-" + zeros + "####"]
      )
    )
  }
}
