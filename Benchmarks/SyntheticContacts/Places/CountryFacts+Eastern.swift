extension CountryFacts {
  static let poland = CountryFacts(
    names: ["Polska", "Poland", "PL"],
    cultures: [(.polish, 980), (.russian, 20)],
    cities: """
        Warszawa=Warsaw||00-|22
        Kraków=Cracow||30-|12
        Łódź=Lodz||90-|42
        Wrocław||50-|71
        Poznań||60-|61
        Gdańsk||80-|58
      """,
    postcode: "###",
    streets: .polish,
    numbers: NumberingPlan(
      callingCode: "48",
      trunk: "",
      mobile: ["501-######", "602-######", "691-######", "788-######"],
      landlineLength: 9,
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["500-000###"],
        landline: ["22-0000###"]
      )
    ),
    legalForms: [["Sp. z o.o.", "sp. z o. o.", "Spółka z o.o."], ["S.A.", "SA"]]
  )

  static let czechia = CountryFacts(
    names: ["Česko", "Czech Republic", "Česká republika", "Czechia", "CZ"],
    cultures: [(.czech, 950), (.vietnamese, 20), (.polish, 30)],
    cities: """
        Praha=Prague||1|2
        Brno||6|5
        Ostrava||7|5
        Plzeň=Pilsen||3|3
      """,
    postcode: "## ##",
    streets: .czech,
    numbers: NumberingPlan(
      callingCode: "420",
      trunk: "",
      mobile: ["602-######", "605-######", "72#-######", "77#-######"],
      landlineLength: 9,
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["600-000###"],
        landline: ["200-000###"]
      )
    ),
    legalForms: [["s.r.o.", "spol. s r.o."], ["a.s.", "akciová společnost"]]
  )

  static let russia = CountryFacts(
    names: ["Россия", "Russia", "RU"],
    cultures: [(.russian, 1)],
    cities: """
        Москва=Moscow||10|495
        Санкт-Петербург=Saint Petersburg||19|812
        Новосибирск=Novosibirsk||63|383
        Екатеринбург=Yekaterinburg||62|343
        Казань=Kazan||42|843
      """,
    postcode: "####",
    streets: .russian,
    numbers: NumberingPlan(
      callingCode: "7",
      trunk: "8",
      mobile: ["903-#######", "916-#######", "926-#######", "985-#######"],
      landlineLength: 10,
      grouping: .pairs,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["900-0000###"],
        landline: ["495-0000###", "812-0000###"]
      )
    ),
    legalForms: [["ООО", "OOO"], ["АО", "AO"]]
  )

  static let greece = CountryFacts(
    names: ["Ελλάδα", "Greece", "GR", "Hellas"],
    cultures: [(.greek, 1)],
    cities: """
        Αθήνα=Athens||10|21
        Θεσσαλονίκη=Thessaloniki||54|231
        Πάτρα=Patras||26|261
        Ηράκλειο=Heraklion||71|281
      """,
    postcode: "# ##",
    streets: .greek,
    numbers: NumberingPlan(
      callingCode: "30",
      trunk: "",
      mobile: ["694-#######", "697-#######", "698-#######"],
      landlineLength: 10,
      grouping: .threesAndFours,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["690-0000###"],
        landline: ["21-00000###"]
      )
    ),
    legalForms: [["Α.Ε.", "AE", "S.A."], ["Ε.Π.Ε.", "EPE", "Ltd"]]
  )

  static let turkey = CountryFacts(
    names: ["Türkiye", "Turkey", "TR"],
    cultures: [(.turkish, 980), (.arabic, 20)],
    cities: """
        İstanbul=Istanbul||34|212
        Ankara||06|312
        İzmir=Izmir||35|232
        Bursa||16|224
        Antalya||07|242
        Eskişehir||26|222
      """,
    postcode: "###",
    streets: .turkish,
    numbers: NumberingPlan(
      callingCode: "90",
      trunk: "0",
      mobile: ["532-#######", "533-#######", "542-#######", "505-#######", "555-#######"],
      landlineLength: 10,
      grouping: .pairs,
      unassigned: UnassignedNumbers(
        authority: nil,
        mobile: ["500-0000###"],
        landline: ["212-0000###", "312-0000###"]
      )
    ),
    legalForms: [["A.Ş.", "AŞ", "Anonim Şirketi"], ["Ltd. Şti.", "Limited Şirketi"]]
  )

}
