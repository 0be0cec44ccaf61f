import Standardization

extension Linker {
  /// What speaks for and against a pair of a register; adds up to the log-odds.
  func explain(
    _ pattern: RegisterPattern,
    _ levels: Levels,
    _ model: RegisterModel
  ) -> [Evidence] {
    var evidence = [
      Evidence(
        field: "file",
        finding: "a pair of this file, before anything is compared",
        weight: model.bias
      )
    ]
    for field in RegisterField.allCases {
      let level = pattern[field]
      let finding = field.findings[level]
      evidence.append(
        Evidence(field: field.title, finding: finding, weight: model.weight(field, level))
      )
    }
    if model.household(pattern) != 0 {
      evidence.append(
        Evidence(
          field: "household",
          finding: "shared by two people whose names or birthdays differ",
          weight: model.household(pattern)
        )
      )
    }
    if model.site(pattern) != 0 {
      evidence.append(
        Evidence(
          field: "site",
          finding: "two addresses: branches share name and line",
          weight: model.site(pattern)
        )
      )
    }
    return evidence
  }
}

extension RegisterField {
  /// What people call it.
  var title: String {
    switch self {
    case .given: "given name"
    case .family: "family name"
    case .middle: "middle name"
    case .birthday: "birthday"
    case .email: "e-mail"
    case .phone: "phone"
    case .street: "street"
    case .place: "place"
    case .unit: "unit"
    case .identifier: "identifier"
    case .organization: "organization"
    case .title: "title"
    case .sex: "sex"
    case .generation: "generation"
    }
  }

  /// What each level says, for people.
  var findings: [String] {
    switch self {
    case .given:
      [
        "not compared", "equal", "a form of the other", "agrees by its initial", "similar",
        "a shortening of the other", "a middle name of the other", "different",
        "the other's family name",
      ]
    case .family:
      [
        "not compared", "equal", "equal in one of its words", "similar", "agrees by its initial",
        "different", "the other's given name",
      ]
    case .middle: ["not compared", "equal", "agrees by its initial", "different"]
    case .birthday:
      [
        "not compared", "equal", "equal where both have it", "nearly equal",
        "two digits differ", "about a year apart", "different",
      ]
    case .email: ["not compared", "equal", "similar", "somewhat similar", "different"]
    case .phone:
      ["not compared", "equal", "equal, on a few records", "equal, on many records", "different"]
    case .street:
      [
        "not compared", "equal", "similar", "the same street, another number",
        "another street, the same number", "different",
      ]
    case .place:
      [
        "not compared", "postcode and city equal", "equal where both have it",
        "one equal, the other similar", "one equal, the other different", "similar",
        "the same region", "different",
      ]
    case .organization:
      [
        "not compared", "equal", "nearly the same words", "one name within the other",
        "half of the words", "a few words", "different",
      ]
    case .generation: ["not compared", "equal", "on one record only", "different"]
    case .unit, .identifier, .title, .sex: ["not compared", "equal", "similar", "different"]
    }
  }
}
