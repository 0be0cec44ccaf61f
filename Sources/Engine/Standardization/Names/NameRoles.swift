/// What a word is that stands in names without being the name; a word may be several.
struct NameRoles: OptionSet, Sendable {
  var rawValue: UInt32

  static let male = Self(rawValue: 1 << 0)
  static let female = Self(rawValue: 1 << 1)
  static let title = Self(rawValue: 1 << 2)
  /// A title only before at least two words of a name: Don, Major.
  static let weakTitle = Self(rawValue: 1 << 3)
  /// A title before a name, a generation behind one: Sr.
  static let leading = Self(rawValue: 1 << 4)
  /// Belongs to the title before it, as the faculty of a doctor.
  static let continuation = Self(rawValue: 1 << 5)
  static let particle = Self(rawValue: 1 << 6)
  /// A particle only between two words: "García y López".
  static let link = Self(rawValue: 1 << 7)
  /// One word with the next one: "Mc Donald".
  static let joiner = Self(rawValue: 1 << 8)
  static let generation = Self(rawValue: 1 << 9)
  /// A generation only with a dot, behind a comma or in small letters: "jun.".
  static let weakGeneration = Self(rawValue: 1 << 10)
  static let degree = Self(rawValue: 1 << 11)
  /// A degree only in capitals, with a dot or behind a comma: "MA", for Ma is a family.
  static let weakDegree = Self(rawValue: 1 << 12)
  static let maiden = Self(rawValue: 1 << 13)
  static let alias = Self(rawValue: 1 << 14)
  static let remark = Self(rawValue: 1 << 15)
  /// A remark wherever it stands behind a name.
  static let strongRemark = Self(rawValue: 1 << 16)

  /// The end of a woman's title behind its dot: "Dott.ssa", "Sig.ra".
  static let feminineEnding = Self(rawValue: 1 << 17)
  /// A title that a hyphen joins to the end of a name: "Hiroshi-san".
  static let hyphenTitle = Self(rawValue: 1 << 18)

  static let anyTitle: Self = [.male, .female, .title, .weakTitle, .leading]
  static let strongTitle: Self = [.male, .female, .title]
  static let anySuffix: Self = [.generation, .weakGeneration, .degree, .weakDegree]

  /// The generation that a word names; its place is above the roles.
  var named: Generation { Generation(rawValue: UInt8(rawValue >> 24)) ?? .none }

  private static func naming(_ generation: Generation, weak: Bool = false) -> Self {
    let role: Self = weak ? .weakGeneration : .generation
    return Self(rawValue: role.rawValue | UInt32(generation.rawValue) << 24)
  }

  /// Reads the name of a role in the table of words.
  init?(_ name: ArraySlice<UInt8>) {
    switch String(decoding: name, as: UTF8.self) {
    case "male": self = .male
    case "female": self = .female
    case "title": self = .title
    case "weaktitle": self = .weakTitle
    case "leading": self = .leading
    case "continuation": self = .continuation
    case "particle": self = .particle
    case "link": self = .link
    case "joiner": self = .joiner
    case "senior": self = .naming(.senior)
    case "junior": self = .naming(.junior)
    case "second": self = .naming(.second)
    case "third": self = .naming(.third)
    case "fourth": self = .naming(.fourth)
    case "weaksenior": self = .naming(.senior, weak: true)
    case "weakjunior": self = .naming(.junior, weak: true)
    case "weakfifth": self = .naming(.fifth, weak: true)
    case "degree": self = .degree
    case "weakdegree": self = .weakDegree
    case "maiden": self = .maiden
    case "alias": self = .alias
    case "remark": self = .remark
    case "feminineending": self = .feminineEnding
    case "hyphentitle": self = .hyphenTitle
    case "strongremark": self = .strongRemark
    default: return nil
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The roles of all words that have one.
  static let table: WordTable = {
    var entries: [(word: ArraySlice<UInt8>, value: UInt32)] = []
    for line in StandardTable.nameWords.lines {
      let halves = line.split(separator: 0x09)
      guard halves.count == 2, let role = NameRoles(halves[0]) else { continue }
      for word in halves[1].split(separator: 0x20) { entries.append((word, role.rawValue)) }
    }
    return WordTable(entries)
  }()
}
