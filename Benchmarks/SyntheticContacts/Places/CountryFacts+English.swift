extension CountryFacts {
  private static let companyForms = [
    ["Inc.", "Inc", "Incorporated"], ["Corp.", "Corporation"], ["LLC", "L.L.C."],
    ["Co.", "Company"],
  ]

  static let unitedStates = CountryFacts(
    names: ["United States", "USA", "US", "U.S.A.", "United States of America"],
    cultures: [
      (.english, 740), (.latinAmerican, 120), (.german, 15), (.italian, 20), (.polish, 15),
      (.russian, 10), (.arabic, 15), (.indian, 25), (.vietnamese, 15), (.chinese, 15),
      (.portuguese, 10),
    ],
    cities: """
        New York|NY|100|212
        Los Angeles|CA|900|213
        Chicago|IL|606|312
        Houston|TX|770|713
        Phoenix|AZ|850|602
        Philadelphia|PA|191|215
        San Antonio|TX|782|210
        San Diego|CA|921|619
        Dallas|TX|752|214
        Austin|TX|787|512
        Jacksonville|FL|322|904
        Columbus|OH|432|614
        Indianapolis|IN|462|317
        Seattle|WA|981|206
        Denver|CO|802|303
        Boston|MA|021|617
        Nashville|TN|372|615
        Portland|OR|972|503
        Memphis|TN|381|901
        Baltimore|MD|212|410
        Milwaukee|WI|532|414
        Tucson|AZ|857|520
        Fresno|CA|937|559
        Sacramento|CA|958|916
        Kansas City|MO|641|816
        Atlanta|GA|303|404
        Omaha|NE|681|402
        Raleigh|NC|276|919
        Minneapolis|MN|554|612
        Tulsa|OK|741|918
        St. Louis=Saint Louis|MO|631|314
        Pittsburgh|PA|152|412
        Boise|ID|837|208
        Fort Wayne|IN|468|260
        Mt. Vernon=Mount Vernon|OH|430|740
        Burlington|VT|054|802
      """,
    hasComposedTowns: true,
    postcode: "##",
    streets: .american,
    numbers: NumberingPlan(
      callingCode: "1",
      trunk: "",
      mobile: [212, 213, 312, 713, 602, 215, 210, 619, 214, 512, 614, 206, 303, 617, 404, 612]
        .flatMap { area in (2...9).map { "\(area)-\($0)#\(11 - $0)####" } },
      landlineLength: 10,
      grouping: .northAmerican,
      unassigned: UnassignedNumbers(
        authority: "North American Numbering Plan",
        mobile: [303, 305, 415, 503, 512, 617, 702, 718, 773, 808].map { "\($0)-55501##" },
        landline: [206, 212, 213, 214, 312, 404, 410, 412, 602, 612, 614, 615, 619, 713]
          .map { "\($0)-55501##" }
      )
    ),
    legalForms: companyForms
  )

  static let canada = CountryFacts(
    names: ["Canada", "CA", "CAN"],
    cultures: [
      (.english, 640), (.french, 190), (.chinese, 40), (.indian, 50), (.italian, 30), (.polish, 20),
      (.arabic, 20), (.vietnamese, 10),
    ],
    cities: """
        Toronto|ON|M|416
        Montréal=Montreal|QC|H|514
        Vancouver|BC|V|604
        Calgary|AB|T|403
        Edmonton|AB|T|780
        Ottawa|ON|K|613
        Winnipeg|MB|R|204
        Halifax|NS|B|902
        Québec=Quebec City|QC|G|418
      """,
    hasComposedTowns: true,
    postcode: "#@ #@#",
    streets: .american,
    numbers: NumberingPlan(
      callingCode: "1",
      trunk: "",
      mobile: [416, 514, 604, 403, 613, 902]
        .flatMap { area in (2...9).map { "\(area)-\($0)#\(11 - $0)####" } },
      landlineLength: 10,
      grouping: .northAmerican,
      unassigned: UnassignedNumbers(
        authority: "North American Numbering Plan",
        mobile: [416, 604, 613].map { "\($0)-55501##" },
        landline: [403, 514, 780, 902].map { "\($0)-55501##" }
      )
    ),
    legalForms: companyForms + [["Ltd.", "Ltd", "Limited"]]
  )

  static let unitedKingdom = CountryFacts(
    names: ["United Kingdom", "UK", "GB", "Great Britain", "England"],
    cultures: [
      (.english, 830), (.indian, 55), (.polish, 35), (.arabic, 20), (.italian, 15), (.french, 10),
      (.turkish, 15), (.greek, 8), (.chinese, 12),
    ],
    cities: """
        London||SW1|20
        London||N1|20
        London||E1|20
        Birmingham||B|121
        Manchester||M|161
        Leeds||LS|113
        Glasgow||G|141
        Sheffield||S|114
        Edinburgh||EH|131
        Liverpool||L|151
        Bristol||BS|117
        Leicester||LE|116
        Nottingham||NG|115
        Newcastle upon Tyne=Newcastle|Tyne & Wear|NE|191
        Reading|Berkshire|RG|118
        Cardiff||CF|29
        Belfast||BT|28
      """,
    hasComposedTowns: true,
    postcode: "# #@@",
    streets: .british,
    numbers: NumberingPlan(
      callingCode: "44",
      trunk: "0",
      mobile: ["7400", "7500", "7711", "7803", "7855", "7890", "7968"].map { $0 + "-######" },
      landlineLength: 10,
      landlineStarts: "378",
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: "Ofcom",
        mobile: ["7700-900###"],
        landline: [
          "20-79460###", "121-4960###", "161-4960###", "113-4960###", "141-4960###", "114-4960###",
          "131-4960###", "151-4960###", "117-4960###", "116-4960###", "115-4960###", "191-4980###",
          "118-4960###", "29-20180###", "28-96496###",
        ]
      )
    ),
    legalForms: [["Ltd", "Ltd.", "Limited"], ["plc", "PLC"], ["LLP", "L.L.P."]]
  )

  static let australia = CountryFacts(
    names: ["Australia", "AU", "AUS"],
    cultures: [
      (.english, 780), (.chinese, 50), (.indian, 50), (.italian, 40), (.greek, 30),
      (.vietnamese, 30), (.arabic, 20),
    ],
    cities: """
        Sydney|NSW|20|2
        Melbourne|VIC|30|3
        Brisbane|QLD|40|7
        Perth|WA|60|8
        Adelaide|SA|50|8
        Hobart|TAS|70|3
        Canberra|ACT|26|2
      """,
    hasComposedTowns: true,
    postcode: "##",
    streets: .british,
    numbers: NumberingPlan(
      callingCode: "61",
      trunk: "0",
      mobile: ["400-######", "412-######", "431-######", "438-######"],
      landlineLength: 9,
      landlineStarts: "589",
      grouping: .halves,
      unassigned: UnassignedNumbers(
        authority: "ACMA",
        mobile: [
          "491-570006", "491-570156", "491-570157", "491-570158", "491-570159", "491-570110",
        ]
          + ["491-570313", "491-570737", "491-571266", "491-571491", "491-571804", "491-572549"]
          + ["491-572665", "491-572983"],
        landline: ["2-5550####", "3-5550####", "7-5550####", "8-5550####"]
      )
    ),
    legalForms: [["Pty Ltd", "Pty. Ltd.", "Proprietary Limited"], ["Ltd", "Limited"]]
  )

  static let ireland = CountryFacts(
    names: ["Ireland", "Éire", "IE", "IRL"],
    cultures: [(.english, 900), (.polish, 50), (.portuguese, 20), (.indian, 30)],
    cities: """
        Dublin||D0|1
        Cork|Co. Cork|T1|21
        Galway|Co. Galway|H9|91
        Limerick|Co. Limerick|V9|61
      """,
    hasComposedTowns: true,
    postcode: "# @@##",
    streets: .british,
    numbers: NumberingPlan(
      callingCode: "353",
      trunk: "0",
      mobile: ["83-#######", "85-#######", "86-#######", "87-#######"],
      landlineLength: 8,
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: "ComReg",
        mobile: ["20-911####"],
        landline: ["20-910####"]
      )
    ),
    legalForms: [["Ltd", "Limited", "Teoranta"], ["DAC", "Designated Activity Company"]]
  )
}
