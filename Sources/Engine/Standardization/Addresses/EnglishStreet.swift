/// The types and directions of English street lines: "500 N Main St Apt 4".
enum EnglishStreet {
  /// Spells out, or cuts short, the type and the directions around the name.
  static func respell(_ words: inout [String], style: AddressStyle) {
    let first = words.first?.contains(where: \.isNumber) == true ? 1 : 0
    guard let type = typePlace(words, from: first) else { return }
    words[type] = respelled(words[type], full: types, style: style)
    // "E Street" is a name, and two letters in a row are somebody's.
    if first == 1, type > first + 1, words[first + 1].filter({ $0 != "." }).count > 1 {
      words[first] = respelled(words[first], full: directions, style: style)
    }
    if type + 1 < words.count, !words[type].hasSuffix(",") {
      words[type + 1] = respelled(words[type + 1], full: directions, style: style)
    }
  }

  /// The word that is the street's type: behind a name, before the end, a direction or a unit.
  private static func typePlace(_ words: [String], from first: Int) -> Int? {
    var index = first + 1
    while index < words.count {
      let known = key(words[index])
      let isType = types.contains { $0.short == known || $0.full.lowercased() == known }
      let next = index + 1 < words.count ? key(words[index + 1]) : ""
      let isEnd =
        index + 1 == words.count || words[index].hasSuffix(",") || units.contains(next)
        || words[index + 1].hasPrefix("#")
        || isDirection(next) && (index + 2 == words.count || words[index + 1].hasSuffix(","))
      if isType && isEnd { return index }
      if words[index].hasSuffix(",") { return nil }
      index += 1
    }
    return nil
  }

  private static func isDirection(_ word: String) -> Bool {
    directions.contains { $0.short == word || $0.full.lowercased() == word }
  }

  private static func key(_ word: String) -> String {
    word.lowercased().filter { $0 != "." && $0 != "," }
  }

  private static func respelled(
    _ word: String,
    full table: [(full: String, short: String)],
    style: AddressStyle
  ) -> String {
    let known = key(word)
    let comma = word.hasSuffix(",") ? "," : ""
    switch style {
    case .full: return table.first { $0.short == known }.map { $0.full + comma } ?? word
    case .short:
      guard let row = table.first(where: { $0.full.lowercased() == known }) else { return word }
      let isLetters = directions.contains { $0.short == row.short }
      let text =
        isLetters
        ? row.short.uppercased() : row.short.prefix(1).uppercased() + row.short.dropFirst()
      return text + comma
    }
  }

  private static let units: Set<String> = [
    "apt", "apartment", "unit", "suite", "ste", "floor", "fl", "flat", "rm", "room", "bldg",
  ]

  private static let types: [(full: String, short: String)] = [
    ("Street", "st"), ("Avenue", "ave"), ("Avenue", "av"), ("Road", "rd"), ("Lane", "ln"),
    ("Drive", "dr"), ("Court", "ct"), ("Place", "pl"), ("Boulevard", "blvd"), ("Terrace", "ter"),
    ("Terrace", "tce"), ("Close", "cl"), ("Crescent", "cres"), ("Square", "sq"),
    ("Parkway", "pkwy"),
    ("Circle", "cir"), ("Highway", "hwy"), ("Trail", "trl"), ("Gardens", "gdns"),
    ("Grove", "grv"), ("Parade", "pde"), ("Esplanade", "esp"),
  ]

  private static let directions: [(full: String, short: String)] = [
    ("North", "n"), ("South", "s"), ("East", "e"), ("West", "w"), ("Northeast", "ne"),
    ("Northwest", "nw"), ("Southeast", "se"), ("Southwest", "sw"),
  ]
}
