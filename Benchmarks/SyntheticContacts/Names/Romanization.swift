/// A way to write Cyrillic or Greek names in Latin letters.
///
/// Worked example: "Юрий Чернышёв" is "Yuriy Chernyshev" in a passport, "Jurij Cernysev" in a
/// library and "Juri Tschernyschow" in a German newspaper. One person's cards hold all of them.
enum Romanization: CaseIterable, Sendable {
  case passport, scholarly, german

  func latin(_ text: String, from script: NameCulture.Script) -> String {
    switch script {
    case .latin, .eastAsian: text
    case .cyrillic: replace(text, singles: cyrillic, pairs: [:])
    case .greek: replace(text, singles: greek, pairs: greekPairs)
    }
  }

  private var cyrillic: [Unicode.Scalar: String] {
    switch self {
    case .passport: Self.passportCyrillic
    case .scholarly: Self.scholarlyCyrillic
    case .german: Self.germanCyrillic
    }
  }

  private var greek: [Unicode.Scalar: String] {
    self == .passport ? Self.officialGreek : Self.spokenGreek
  }

  private var greekPairs: [[Unicode.Scalar]: String] {
    self == .passport ? Self.officialGreekPairs : Self.spokenGreekPairs
  }

  private func replace(
    _ text: String,
    singles: [Unicode.Scalar: String],
    pairs: [[Unicode.Scalar]: String]
  ) -> String {
    let scalars = Array(text.unicodeScalars)
    var latin = ""
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
      var letters = singles[small]
      var width = 1
      if !pairs.isEmpty, index + 1 < scalars.count, let joined = pairs[[small, scalars[index + 1]]]
      {
        letters = joined
        width = 2
      }
      latin += cased(letters ?? String(scalar), like: scalar, small: small)
      index += width
    }
    return latin
  }

  private func cased(
    _ letters: String,
    like scalar: Unicode.Scalar,
    small: Unicode.Scalar
  )
    -> String
  {
    guard scalar != small, let first = letters.first else { return letters }
    return first.uppercased() + letters.dropFirst()
  }

  private static let cyrillicLetters = Array("абвгдеёжзийклмнопрстуфхцчшщъыьэюя".unicodeScalars)

  private static func cyrillicTable(_ letters: String) -> [Unicode.Scalar: String] {
    let latin = letters.split(separator: " ").map { $0 == "-" ? "" : String($0) }
    precondition(latin.count == cyrillicLetters.count, "one entry for each letter")
    return Dictionary(uniqueKeysWithValues: zip(cyrillicLetters, latin))
  }

  private static let passportCyrillic = cyrillicTable(
    "a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya"
  )
  private static let scholarlyCyrillic = cyrillicTable(
    "a b v g d e e z z i j k l m n o p r s t u f h c c s sc - y - e ju ja"
  )
  private static let germanCyrillic = cyrillicTable(
    "a b w g d e jo sch s i i k l m n o p r s t u f ch z tsch sch schtsch - y - e ju ja"
  )

  private static func greekTable(
    _ differences: [Unicode.Scalar: String]
  ) -> [Unicode.Scalar: String] {
    let base: [(String, String)] = [
      ("a", "αά"), ("v", "β"), ("g", "γ"), ("d", "δ"), ("e", "εέ"), ("z", "ζ"), ("i", "ηήιίϊΐ"),
      ("th", "θ"), ("k", "κ"), ("l", "λ"), ("m", "μ"), ("n", "ν"), ("x", "ξ"), ("o", "οόωώ"),
      ("p", "π"), ("r", "ρ"), ("s", "σς"), ("t", "τ"), ("y", "υύϋΰ"), ("f", "φ"), ("ch", "χ"),
      ("ps", "ψ"),
    ]
    var table: [Unicode.Scalar: String] = [:]
    for (latin, letters) in base {
      for letter in letters.unicodeScalars { table[letter] = latin }
    }
    return table.merging(differences) { _, new in new }
  }

  private static func greekPairs(_ pairs: [(String, String)]) -> [[Unicode.Scalar]: String] {
    Dictionary(uniqueKeysWithValues: pairs.map { (Array($0.0.unicodeScalars), $0.1) })
  }

  private static let officialGreek = greekTable([:])
  private static let spokenGreek = greekTable(["υ": "i", "ύ": "i", "χ": "h", "β": "b", "ξ": "ks"])
  private static let officialGreekPairs = greekPairs([
    ("ου", "ou"), ("ού", "ou"), ("αυ", "av"), ("αύ", "av"), ("ευ", "ev"), ("εύ", "ev"),
    ("γγ", "ng"), ("μπ", "mp"),
  ])
  private static let spokenGreekPairs = greekPairs([
    ("ου", "u"), ("ού", "u"), ("αυ", "af"), ("αύ", "af"), ("ευ", "ef"), ("εύ", "ef"),
    ("γγ", "gg"), ("μπ", "b"), ("ντ", "d"), ("γι", "y"), ("ει", "i"), ("οι", "i"), ("αι", "e"),
  ])
}
