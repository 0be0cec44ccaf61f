extension NameCulture.Inheritance {
  /// The form of `family`, written as a man bears it, that `sex` bears.
  func form(of family: NamePart, for sex: Sex) -> NamePart {
    guard sex == .female else { return family }
    return switch self {
    case .oneName, .keptName, .hispanic, .lusophone: family
    case .russian: NamePart(written: Self.ending(family.written, Self.russianEndings))
    case .polish: NamePart(written: Self.ending(family.written, Self.polishEndings))
    case .czech: NamePart(written: Self.czechFeminine(family.written))
    case .greek: NamePart(written: Self.ending(family.written, Self.greekEndings))
    }
  }

  /// A Russian patronymic: "Иван" gives "Иванович" and "Ивановна".
  static func patronymic(from father: String, for sex: Sex) -> String {
    let endings: [(String, String, String)] = [
      ("ий", "ьевич", "ьевна"), ("ей", "еевич", "еевна"), ("ай", "аевич", "аевна"),
      ("ь", "евич", "евна"), ("я", "ич", "инична"), ("а", "ич", "ична"),
    ]
    for (end, son, daughter) in endings where father.hasSuffix(end) {
      return father.dropLast(end.count) + (sex == .male ? son : daughter)
    }
    return father + (sex == .male ? "ович" : "овна")
  }

  private static func ending(_ name: String, _ endings: [(String, String)]) -> String {
    for (male, female) in endings where name.hasSuffix(male) {
      return name.dropLast(male.count) + female
    }
    return name
  }

  private static let russianEndings = [
    ("ский", "ская"), ("цкий", "цкая"), ("ов", "ова"), ("ев", "ева"), ("ёв", "ёва"),
    ("ин", "ина"), ("ын", "ына"),
  ]
  private static let polishEndings = [("ski", "ska"), ("cki", "cka"), ("dzki", "dzka")]
  private static let greekEndings = [
    ("όπουλος", "οπούλου"), ("ος", "ου"), ("ός", "ού"), ("ης", "η"), ("ής", "ή"), ("ας", "α"),
    ("άς", "ά"),
  ]

  private static func czechFeminine(_ name: String) -> String {
    for (male, female) in [
      ("ý", "á"), ("ek", "ková"), ("ec", "cová"), ("el", "lová"), ("a", "ová"), ("o", "ová"),
    ] where name.hasSuffix(male) {
      return name.dropLast(male.count) + female
    }
    return name + "ová"
  }
}
