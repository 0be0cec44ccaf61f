extension CountryFacts {
  static let brazil = CountryFacts(
    names: ["Brasil", "Brazil", "BR"],
    cultures: [(.portuguese, 880), (.italian, 60), (.japanese, 20), (.german, 40)],
    cities: """
        São Paulo|SP|01|11
        Rio de Janeiro|RJ|20|21
        Belo Horizonte|MG|30|31
        Curitiba|PR|80|41
        Porto Alegre|RS|90|51
        Salvador|BA|40|71
      """,
    postcode: "###-###",
    streets: .portuguese,
    numbers: NumberingPlan(
      callingCode: "55",
      trunk: "0",
      mobile: ["11-9########", "21-9########", "31-9########", "41-9########"],
      landlineLength: 10,
      landlineStarts: "2345",
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["11-90000####"],
        landline: ["11-0000####"]
      )
    ),
    legalForms: [["Ltda.", "LTDA", "Limitada"], ["S.A.", "S/A"]]
  )

  static let mexico = CountryFacts(
    names: ["México", "Mexico", "MX"],
    cultures: [(.latinAmerican, 1)],
    cities: """
        Ciudad de México=Mexico City|CDMX|0|55
        Guadalajara|JAL|44|33
        Monterrey|NL|64|81
        Puebla|PUE|72|222
        Mérida|YUC|97|999
      """,
    postcode: "###",
    streets: .spanish,
    numbers: NumberingPlan(
      callingCode: "52",
      trunk: "",
      mobile: ["55-########", "33-########", "81-########"],
      landlineLength: 10,
      grouping: .halves,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["55-0000####"],
        landline: ["33-0000####"]
      )
    ),
    legalForms: [["S.A. de C.V.", "SA de CV"], ["S. de R.L.", "S de RL"]]
  )

  static let india = CountryFacts(
    names: ["India", "IN", "Bharat"],
    cultures: [(.indian, 960), (.arabic, 40)],
    cities: """
        Mumbai=Bombay|MH|400|22
        Delhi=New Delhi|DL|110|11
        Bengaluru=Bangalore|KA|560|80
        Hyderabad|TG|500|40
        Chennai=Madras|TN|600|44
        Kolkata=Calcutta|WB|700|33
        Pune|MH|411|20
      """,
    postcode: "###",
    streets: .indian,
    numbers: NumberingPlan(
      callingCode: "91",
      trunk: "0",
      mobile: ["98###-#####", "99###-#####", "70###-#####", "88###-#####"],
      landlineLength: 10,
      landlineStarts: "246",
      grouping: .halves,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["90000-00###"],
        landline: ["22-00000###"]
      )
    ),
    legalForms: [["Pvt. Ltd.", "Pvt Ltd", "Private Limited"], ["Ltd.", "Limited"]]
  )

  static let japan = CountryFacts(
    names: ["日本", "Japan", "JP"],
    cultures: [(.japanese, 970), (.chinese, 30)],
    cities: """
        渋谷区=Shibuya|東京都|150-|3
        新宿区=Shinjuku|東京都|160-|3
        大阪市=Osaka|大阪府|530-|6
        名古屋市=Nagoya|愛知県|460-|52
        札幌市=Sapporo|北海道|060-|11
        福岡市=Fukuoka|福岡県|810-|92
      """,
    postcode: "####",
    streets: .japanese,
    numbers: NumberingPlan(
      callingCode: "81",
      trunk: "0",
      mobile: ["90-1#######", "90-6#######", "80-3#######", "70-4#######"],
      landlineLength: 9,
      grouping: .halves,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["90-0000####"],
        landline: ["3-0000####"]
      )
    ),
    legalForms: [["株式会社", "(株)", "K.K."], ["有限会社", "(有)"]]
  )

  static let china = CountryFacts(
    names: ["中国", "China", "CN", "P.R. China"],
    cultures: [(.chinese, 1)],
    cities: """
        北京=Beijing|北京|100|10
        上海=Shanghai|上海|200|21
        广州=Guangzhou|广东|510|20
        武汉=Wuhan|湖北|430|27
        成都=Chengdu|四川|610|28
      """,
    postcode: "###",
    streets: .chinese,
    numbers: NumberingPlan(
      callingCode: "86",
      trunk: "0",
      mobile: ["138-########", "139-########", "150-########", "186-########"],
      landlineLength: 10,
      grouping: .halves,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["130-0000####"],
        landline: ["10-0000####"]
      )
    ),
    legalForms: [["有限公司", "Co., Ltd."], ["股份有限公司", "Inc."]]
  )

  static let vietnam = CountryFacts(
    names: ["Việt Nam", "Vietnam", "VN"],
    cultures: [(.vietnamese, 1)],
    cities: """
        Hà Nội=Hanoi||10|24
        Hồ Chí Minh=Ho Chi Minh City||70|28
        Đà Nẵng=Da Nang||55|236
        Huế=Hue||53|234
      """,
    postcode: "###",
    streets: .vietnamese,
    numbers: NumberingPlan(
      callingCode: "84",
      trunk: "0",
      mobile: ["90-#######", "91-#######", "98-#######", "38-#######"],
      landlineLength: 10,
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["90-0000###"],
        landline: ["24-00000###"]
      )
    ),
    legalForms: [["TNHH", "Co., Ltd"], ["CP", "JSC"]]
  )

  static let emirates = CountryFacts(
    names: ["United Arab Emirates", "UAE", "AE"],
    cultures: [(.arabic, 600), (.indian, 300), (.english, 100)],
    cities: """
        Dubai|Dubai||4
        Abu Dhabi|Abu Dhabi||2
        Sharjah|Sharjah||6
      """,
    postcode: "",
    streets: .emirati,
    numbers: NumberingPlan(
      callingCode: "971",
      trunk: "0",
      mobile: ["50-#######", "52-#######", "55-#######"],
      landlineLength: 8,
      landlineStarts: "2345",
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["50-0000###"],
        landline: ["4-0000###"]
      )
    ),
    legalForms: [["LLC", "L.L.C."], ["FZE", "FZ-LLC"]]
  )
}
