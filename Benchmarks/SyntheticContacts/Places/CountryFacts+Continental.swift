extension CountryFacts {
  static let germany = CountryFacts(
    names: ["Deutschland", "Germany", "DE", "D"],
    cultures: [
      (.german, 800), (.turkish, 75), (.polish, 40), (.russian, 35), (.italian, 15), (.greek, 10),
      (.arabic, 15), (.czech, 10),
    ],
    cities: """
        Berlin||10|30
        Hamburg||20|40
        München=Munich|Bayern|80|89
        Köln=Cologne|NRW|50|221
        Frankfurt am Main=Frankfurt|Hessen|60|69
        Stuttgart||70|711
        Düsseldorf||40|211
        Leipzig||04|341
        Dortmund||44|231
        Bremen||28|421
        Hannover=Hanover||30|511
        Nürnberg=Nuremberg|Bayern|90|911
        Münster||48|251
        Freiburg im Breisgau=Freiburg||79|761
        Würzburg|Bayern|97|931
        Göttingen||37|551
        Lübeck||23|451
      """,
    postcode: "###",
    streets: .german,
    numbers: NumberingPlan(
      callingCode: "49",
      trunk: "0",
      mobile: ["151", "160", "170", "171", "175"].map { $0 + "-########" }
        + ["172", "173", "174", "176", "179"].map { $0 + "-#######" },
      landlineLength: 10,
      grouping: .pairs,
      unassigned: UnassignedNumbers(
        authority: "Bundesnetzagentur",
        mobile: ["171-39200##", "176-040690##", "152-28817386", "152-28895456", "152-54599371"],
        landline: ["30-23125###", "69-90009###", "40-66969###", "221-4710###", "89-99998###"]
      )
    ),
    legalForms: [
      ["GmbH", "Gesellschaft mbH", "G.m.b.H."], ["AG", "Aktiengesellschaft"],
      ["GmbH & Co. KG", "GmbH und Co. KG"], ["e.V.", "eingetragener Verein"],
    ]
  )

  static let france = CountryFacts(
    names: ["France", "FR", "F"],
    cultures: [
      (.french, 860), (.arabic, 60), (.portuguese, 30), (.italian, 20), (.spanish, 20),
      (.vietnamese, 10),
    ],
    cities: """
        Paris||75|1
        Marseille=Marseilles||13|4
        Lyon=Lyons||69|4
        Toulouse||31|5
        Nice||06|4
        Nantes||44|2
        Strasbourg||67|3
        Bordeaux||33|5
        Lille||59|3
        Rennes||35|2
        Saint-Étienne=St-Etienne||42|4
      """,
    postcode: "###",
    streets: .french,
    numbers: NumberingPlan(
      callingCode: "33",
      trunk: "0",
      mobile: ["6-1#######", "6-2#######", "6-6#######", "6-8#######", "7-8#######"],
      landlineLength: 9,
      grouping: .pairs,
      unassigned: UnassignedNumbers(
        authority: "Arcep",
        mobile: ["6-3998####"],
        landline: ["1-9900####", "2-6191####", "3-5301####", "4-6571####", "5-3649####"]
      )
    ),
    legalForms: [["SARL", "S.A.R.L."], ["SA", "S.A."], ["SAS", "S.A.S."]]
  )

  static let netherlands = CountryFacts(
    names: ["Nederland", "Netherlands", "The Netherlands", "NL", "Holland"],
    cultures: [(.dutch, 880), (.turkish, 50), (.arabic, 40), (.german, 30)],
    cities: """
        Amsterdam||10|20
        Rotterdam||30|10
        's-Gravenhage=Den Haag||25|70
        Utrecht||35|30
        Eindhoven||56|40
        Groningen||97|50
        Haarlem||20|23
      """,
    postcode: "## @@",
    streets: .dutch,
    numbers: NumberingPlan(
      callingCode: "31",
      trunk: "0",
      mobile: ["6-1#######", "6-2#######", "6-4#######", "6-5#######"],
      landlineLength: 9,
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["6-0000####"],
        landline: ["20-000####"]
      )
    ),
    legalForms: [["B.V.", "BV"], ["N.V.", "NV"], ["V.O.F.", "VOF"]]
  )

  static let sweden = CountryFacts(
    names: ["Sverige", "Sweden", "SE"],
    cultures: [(.nordic, 900), (.arabic, 40), (.polish, 20), (.turkish, 20), (.german, 20)],
    cities: """
        Stockholm||11|8
        Göteborg=Gothenburg||41|31
        Malmö||21|40
        Uppsala||75|18
        Västerås||72|21
        Örebro||70|19
        Linköping||58|13
      """,
    postcode: "# ##",
    streets: .swedish,
    numbers: NumberingPlan(
      callingCode: "46",
      trunk: "0",
      mobile: ["70-#######", "72-#######", "73-#######", "76-#######"],
      landlineLength: 8,
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: "PTS",
        mobile: (1...9).map { "70-17406\($0)#" },
        landline: ["8-465004##", "31-39006##", "40-62804##", "980-3192##"]
      )
    ),
    legalForms: [["AB", "Aktiebolag"], ["HB", "Handelsbolag"]]
  )

  static let spain = CountryFacts(
    names: ["España", "Spain", "ES"],
    cultures: [(.spanish, 900), (.latinAmerican, 60), (.arabic, 20), (.portuguese, 20)],
    cities: """
        Madrid||28|91
        Barcelona||08|93
        Valencia||46|96
        Sevilla=Seville||41|95
        Zaragoza=Saragossa||50|976
        Málaga||29|952
        Murcia||30|968
        Bilbao||48|94
        A Coruña=La Coruña||15|981
      """,
    postcode: "###",
    streets: .spanish,
    numbers: NumberingPlan(
      callingCode: "34",
      trunk: "",
      mobile: ["6##-######"],
      landlineLength: 9,
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["600-000###"],
        landline: ["910-000###", "930-000###"]
      )
    ),
    legalForms: [["S.L.", "SL"], ["S.A.", "SA"], ["S.L.U.", "SLU"]]
  )

  static let italy = CountryFacts(
    names: ["Italia", "Italy", "IT"],
    cultures: [(.italian, 930), (.arabic, 30), (.chinese, 20), (.french, 20)],
    cities: """
        Roma=Rome|RM|00|06
        Milano=Milan|MI|20|02
        Napoli=Naples|NA|80|081
        Torino=Turin|TO|10|011
        Palermo|PA|90|091
        Genova=Genoa|GE|16|010
        Bologna|BO|40|051
        Firenze=Florence|FI|50|055
      """,
    postcode: "###",
    streets: .italian,
    numbers: NumberingPlan(
      callingCode: "39",
      trunk: "",
      mobile: ["320-#######", "333-#######", "347-#######", "338-#######", "349-#######"],
      landlineLength: 10,
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["330-0000###"],
        landline: ["06-0000####", "02-0000####"]
      )
    ),
    legalForms: [["S.r.l.", "SRL", "Srl"], ["S.p.A.", "SPA", "SpA"], ["S.n.c.", "SNC"]]
  )
}
