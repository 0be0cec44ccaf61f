/// How a country names streets and orders the parts of a street line.
struct StreetStyle: Sendable {
  enum Layout: Sendable {
    /// "12 Oak Street".
    case numberNameKind
    /// "12 rue Voltaire".
    case numberKindName
    /// "Lindenstraße 12": the kind is a part of the word.
    case joinedThenNumber
    /// "Calle Mayor, 12".
    case kindNameNumber
    /// "Atatürk Caddesi 12".
    case nameKindNumber
  }

  let layout: Layout
  let names: [String]
  /// Each kind of street: in full, and the ways to shorten it.
  let kinds: [[String]]
  /// Ways to write one flat, `%` standing for its number.
  let units: [String]
  /// What stands between the street and a number after it.
  let separators: [String]
  let highestNumber: Int

  init(
    _ layout: Layout,
    names: String,
    kinds: [[String]],
    units: [String],
    separators: [String] = [" "],
    highestNumber: Int = 240
  ) {
    self.layout = layout
    self.names = names.split(whereSeparator: { $0 == "," || $0.isNewline })
      .map { String($0.drop { $0 == " " }) }
    self.kinds = kinds
    self.units = units
    self.separators = separators
    self.highestNumber = highestNumber
  }

  /// The street line of a number, a name and a kind as it is to be written.
  func line(number: String, name: String, kind: String, separator: String) -> String {
    if number.isEmpty { return layout == .numberNameKind ? name + " " + kind : name }
    return switch layout {
    case .numberNameKind: number + " " + name + " " + kind
    case .numberKindName: number + separator + kind + " " + name
    case .joinedThenNumber: name + kind + separator + number
    case .kindNameNumber: kind + " " + name + separator + number
    case .nameKindNumber: name + (kind.isEmpty ? "" : " " + kind) + separator + number
    }
  }
}
