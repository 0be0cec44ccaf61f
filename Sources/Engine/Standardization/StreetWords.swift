/// The words of street lines and their abbreviations, in eight languages.
///
/// Only what is common; the spelled-out form is a key for comparing and is never written.
enum StreetWords {
  /// The folded words of a street line; a dot after a shortening is kept with it ("str.").
  static func words(_ line: ArraySlice<UInt8>) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    let text = folded(line)
    for (index, byte) in text.enumerated() {
      if isWordByte(byte) {
        word.append(byte)
        continue
      }
      let next = index + 1 < text.count ? text[index + 1] : 0
      if byte == UInt8(ascii: "."), !word.isEmpty {
        if isWordByte(next) && !isDigit(next) && word.count <= 2 { continue }  // "p.zza", "c.so"
        word.append(byte)
      } else if byte == UInt8(ascii: "/"), word == [UInt8(ascii: "c")] {
        word = Array("calle".utf8)
      } else if byte == UInt8(ascii: "#") {
        if !word.isEmpty { words.append(word) }
        words.append([byte])
        word = []
        continue
      } else if byte == UInt8(ascii: "'") {
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = []
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Whether a word says that a unit follows.
  static func isUnitMarker(_ word: [UInt8]) -> Bool {
    unitMarkers.contains(withoutDot(word)) || word == [UInt8(ascii: "#")]
  }

  /// The spelled-out direction, where the word is one.
  static func direction(_ word: [UInt8]) -> [UInt8]? { directions[withoutDot(word)] }

  /// The street in one word, with shortened words spelled out.
  static func spelledOut(_ words: [[UInt8]]) -> [UInt8] { spelledOutWords(words).flatMap { $0 } }

  /// All words of a line with shortened ones spelled out, with blanks between them.
  static func spelledOutLine(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard !line.isEmpty else { return [] }
    return Array(spelledOutWords(words(line)).joined(separator: [0x20]))
  }

  private static func spelledOutWords(_ words: [[UInt8]]) -> [[UInt8]] {
    words.enumerated().map { index, word in
      let bare = withoutDot(word)
      if index > 0, let type = types[bare] { return type }
      if index == 0, words.count > 1, let type = leadingTypes[bare] { return type }
      if words.count > 1, let direction = directions[bare] { return direction }
      return expandedSuffix(word) ?? bare
    }
  }

  /// "hauptstr." → "hauptstrasse", "muhleng." → "muhlengasse".
  private static func expandedSuffix(_ word: [UInt8]) -> [UInt8]? {
    let bare = withoutDot(word)
    if bare.count > 4, bare.suffix(3).elementsEqual("str".utf8) { return bare + "asse".utf8 }
    guard bare.count < word.count, bare.count > 3 else { return nil }
    if bare.suffix(2).elementsEqual("pl".utf8) { return bare + "atz".utf8 }
    if bare.last == UInt8(ascii: "g") { return bare + "asse".utf8 }
    if bare.last == UInt8(ascii: "w") { return bare + "eg".utf8 }
    return nil
  }

  private static func withoutDot(_ word: [UInt8]) -> [UInt8] {
    word.last == UInt8(ascii: ".") ? Array(word.dropLast()) : word
  }

  private static let unitMarkers = Set(
    "apt apartment unit suite ste flat room rm no nr fl floor etage wohnung whg top piso bis app appt"
      .split(separator: " ").map { Array($0.utf8) }
  )

  private static let directions = pairs(
    "n north s south e east w west ne northeast nw northwest se southeast sw southwest"
  )

  /// Types that stand first: Romance languages.
  private static let leadingTypes = pairs(
    """
    r rue av avenue ave avenue avda avenida avd avenida bd boulevard bld boulevard blvd boulevard
    ch chemin pl place pza plaza plza plaza po paseo p paseo ctra carretera c calle cl calle v via
    vle viale cso corso pzza piazza pza plaza all allee imp impasse st saint mt mount ft fort
    """
  )

  /// Types that stand last or inside: Germanic languages; and Saint, Mount, Fort inside.
  private static let types = pairs(
    """
    st street str strasse ave avenue av avenue rd road ln lane dr drive ct court pl place
    blvd boulevard ter terrace terr terrace cl close cres crescent cr crescent wy way sq square
    pkwy parkway pky parkway cir circle hwy highway trl trail gdns gardens gr grove
    """
  )

  /// Words of places.
  static let placeWords = pairs("st saint mt mount ft fort ste sainte")

  private static func pairs(_ text: String) -> [[UInt8]: [UInt8]] {
    let words = text.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
    var result: [[UInt8]: [UInt8]] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      result[words[index]] = words[index + 1]
    }
    return result
  }
}
