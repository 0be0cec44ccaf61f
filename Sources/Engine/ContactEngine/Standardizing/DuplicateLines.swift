import ContactModel

// A card that says one thing twice says it once, with all that either line said of it:
//
//   TEL;TYPE=home:+49 30 123        TEL;TYPE=home;TYPE=pref:+49 30 123
//   TEL;TYPE=pref:030 123      ─►   (the second is retired: it says the same)
//
// A line whose label or other parameters the first does not have stays.

/// Finds the phones, e-mails and addresses that stand on a card twice.
enum DuplicateLines {
  private static let names: Set<String> = ["TEL", "EMAIL", "ADR"]

  /// Notes in `sheet` which lines are retired, and what the lines that stay take over.
  static func find(in sheet: inout CardStandardizing.Sheet) {
    var places: [String: [Int]] = [:]
    for (index, line) in sheet.lines.enumerated() where names.contains(line.name) {
      var plain = line
      plain.parameters = []
      plain.value = sheet.value(index)
      let key = CardLineKey.key(plain)
      guard !key.isEmpty else { continue }
      places["\(line.name) \(key)", default: []].append(index)
    }
    for same in places.values.sorted(by: { $0[0] < $1[0] }) where same.count > 1 {
      fold(same, in: &sheet)
    }
  }

  /// Retires of equal lines all that another has nothing to learn from.
  private static func fold(_ same: [Int], in sheet: inout CardStandardizing.Sheet) {
    // A line with a label of its own stays before one without.
    let companions = same.map { self.companions(of: $0, in: sheet) }
    // So does a number with its country code before one that leaves it out.
    let first =
      companions.firstIndex { !$0.isEmpty }
      ?? same.firstIndex { sheet.value($0).first == UInt8(ascii: "+") } ?? 0
    let kept = same[first]
    var types = types(of: sheet.lines[kept])
    var addition: [UInt8] = []
    for (place, index) in same.enumerated() where place != first {
      let own = companions[place]
      guard own.isEmpty || says(own, in: sheet) == says(companions[first], in: sheet),
        others(of: sheet.lines[index]).isSubset(of: others(of: sheet.lines[kept]))
      else { continue }
      for type in self.types(of: sheet.lines[index])
      where !types.contains(where: { $0.isSame(type) }) {
        types.append(type)
        addition += parameter(type, for: sheet.lines[kept])
      }
      if let rank = rank(of: sheet.lines[index]), self.rank(of: sheet.lines[kept]) == nil,
        !addition.contains(sub: ";PREF=")
      {
        addition += ";PREF=\(rank)".utf8
      }
      retire(index, own, kept, companions[first], in: &sheet)
    }
    guard !addition.isEmpty else { return }
    sheet.additions[kept] = addition
    sheet.kinds[kept, default: []].insert(.duplicates)
  }

  private static func retire(
    _ index: Int,
    _ companions: [Int],
    _ kept: Int,
    _ others: [Int],
    in sheet: inout CardStandardizing.Sheet
  ) {
    sheet.retired[index] = kept
    sheet.values[index] = nil
    for (own, other) in zip(companions, others) { sheet.retired[own] = other }
  }

  /// The other lines of the line's group, which say something of it.
  private static func companions(
    of index: Int,
    in sheet: CardStandardizing.Sheet
  ) -> [Int] {
    let group = sheet.lines[index].group.lowercased()
    guard !group.isEmpty else { return [] }
    return sheet.lines.indices.filter {
      $0 != index && sheet.lines[$0].group.lowercased() == group
    }
  }

  private static func says(_ lines: [Int], in sheet: CardStandardizing.Sheet) -> [String] {
    lines.map { "\(sheet.lines[$0].name):\(String(decoding: sheet.value($0), as: UTF8.self))" }
  }

  // MARK: Parameters

  /// The words of TYPE, as they are written.
  private static func types(of line: ContentLine) -> [String] {
    line.parameters.filter { $0.name == "TYPE" }.flatMap(\.values).filter { !$0.isEmpty }
  }

  private static func rank(of line: ContentLine) -> Int? {
    line.parameters.first { $0.name == "PREF" }?.values.first.flatMap { Int($0) }
  }

  /// What else is said of the value, apart from how it is encoded.
  private static func others(of line: ContentLine) -> Set<ContentLine.Parameter> {
    Set(line.parameters.filter { !["TYPE", "PREF", "ENCODING", "CHARSET"].contains($0.name) })
  }

  /// A further word of TYPE, written as the line writes those that it has.
  private static func parameter(_ type: String, for line: ContentLine) -> [UInt8] {
    let isWord = type.utf8.allSatisfy {
      $0 | 0x20 &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "-")
    }
    let value = isWord ? type : "\"\(type)\""
    let header = line.raw.prefix { $0 != UInt8(ascii: ":") }
    if header.contains(sub: "TYPE=") { return Array(";TYPE=\(value)".utf8) }
    if header.contains(sub: "type=") { return Array(";type=\(value)".utf8) }
    let hasBareWords = line.parameters.contains { $0.name == "TYPE" }
    return Array((hasBareWords && isWord ? ";\(value)" : ";TYPE=\(value)").utf8)
  }
}

extension String {
  fileprivate func isSame(_ other: String) -> Bool { uppercased() == other.uppercased() }
}

extension Collection where Element == UInt8 {
  /// Whether the bytes of `text` stand in it.
  fileprivate func contains(sub text: String) -> Bool {
    let text = Array(text.utf8)
    return indices.contains { self[$0...].starts(with: text) }
  }
}
