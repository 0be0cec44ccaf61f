import ContactModel

/// The names that a version demands, made from what a card has.
///
/// A name that was made is marked with `DERIVED=TRUE` (RFC 9554), and leaves again where it is not
/// needed.
enum DerivedNames {
  /// `lines`, which are vCard 4.0 without BEGIN, VERSION and END, with what `version` demands.
  static func completed(
    _ lines: [ContentLine],
    for version: CardVersion,
    line: Int
  ) -> (lines: [ContentLine], notes: [ConversionNote]) {
    var result = lines
    var notes: [ConversionNote] = []
    let needsFull = version != .v21
    let needsParts = version != .v40
    remove("FN", unless: needsFull, from: &result) { fullName(of: $0) }
    remove("N", unless: needsParts, from: &result) { nameParts(of: $0) }
    func make(_ name: String, _ value: [UInt8]) {
      result.insert(derived(name, value, line: line), at: 0)
      let place = "made, since vCard \(version.text) demands it"
      notes.append(ConversionNote(line: line, what: name, place: place))
    }
    if needsFull, !result.contains(where: { $0.name == "FN" }) {
      make("FN", fullName(of: result))
    }
    if needsParts, !result.contains(where: { $0.name == "N" }) {
      make("N", nameParts(of: result))
    }
    return (result, notes)
  }

  private static func derived(_ name: String, _ value: [UInt8], line: Int) -> ContentLine {
    ContentLine(
      raw: [],
      name: name,
      parameters: [ContentLine.Parameter(name: "DERIVED", values: ["TRUE"])],
      value: value,
      line: line
    )
  }

  /// Takes the line of that name out where it is derived, not needed, and can be had again.
  private static func remove(
    _ name: String,
    unless isNeeded: Bool,
    from lines: inout [ContentLine],
    derive: ([ContentLine]) -> [UInt8]
  ) {
    guard !isNeeded, lines.count(where: { $0.name == name }) == 1,
      let index = lines.firstIndex(where: { $0.name == name }), lines[index].group.isEmpty,
      lines[index].parameters == [ContentLine.Parameter(name: "DERIVED", values: ["TRUE"])]
    else { return }
    var others = lines
    others.remove(at: index)
    if derive(others) == lines[index].value { lines = others }
  }

  /// The full name: what N says, or else the first other value that tells who it is.
  static func fullName(of lines: [ContentLine]) -> [UInt8] {
    if let name = lines.first(where: { $0.name == "N" }) {
      let parts = TextValue.structured(name.value).map { items in
        Array(items.filter { !$0.isEmpty }.joined(separator: [.space]))
      }
      let order = [3, 1, 2, 0, 4].compactMap { $0 < parts.count ? parts[$0] : nil }
      let text = Array(order.filter { !$0.isEmpty }.joined(separator: [.space]))
      if !text.isEmpty { return TextValue.escaped(text) }
    }
    for name in ["ORG", "NICKNAME", "EMAIL", "TEL"] {
      guard let line = lines.first(where: { $0.name == name && !$0.value.isEmpty }) else {
        continue
      }
      let separator: UInt8? = name == "ORG" ? .semicolon : name == "NICKNAME" ? .comma : nil
      let first = separator.map { TextValue.split(line.value, at: $0)[0] } ?? line.value
      let text = TextValue.plain(first)
      if !text.isEmpty { return TextValue.escaped(text) }
    }
    return []
  }

  /// The parts of a name of which only the whole is known: nothing is guessed, it is all shown.
  static func nameParts(of lines: [ContentLine]) -> [UInt8] {
    let full = lines.first { $0.name == "FN" }.map(\.value) ?? fullName(of: lines)
    return TextValue.structured([[[]], [TextValue.plain(full)], [[]], [[]], [[]]])
  }
}
