/// The words of regions, countries and towns.
struct PlaceLexicon: Sendable {
  /// The places that the program knows.
  static let known = PlaceLexicon(lines: StandardTable.places.lines)

  private let words: WordIndex
  /// The number of the code of each word in each role, 0 for none.
  private let codes: FixedTable<UInt16>
  private let values: WordList

  /// What a word or a name is the spelling of.
  enum Role: Int {
    case region, country, inner, place, front, dropped, regionword, town

    static let count = 8
    static let names = [
      "region", "country", "inner", "place", "front", "dropped", "regionword", "town",
    ]
  }

  init(lines: [ArraySlice<UInt8>]) {
    var words = WordIndexBuilder()
    var codes = [UInt16](repeating: 0, count: Role.count)
    var values: [[UInt8]] = [[]]
    func add(_ name: [UInt8], _ role: Role) {
      let number = Int(words.insert(name, hash: WordIndex.hash(name)))
      while codes.count < (number + 1) * Role.count { codes.append(0) }
      let place = number * Role.count + role.rawValue
      if codes[place] == 0 { codes[place] = UInt16(values.count - 1) }
    }
    for line in lines {
      let columns = line.split(separator: 0x09)
      let name = columns.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard columns.count == 3, let role = Role.names.firstIndex(of: name).flatMap(Role.init)
      else { preconditionFailure("a line of the table of places is odd") }
      let code = Array(columns[1])
      values.append(code)
      if role == .region || role == .country { add(code, role) }
      for name in columns[2].split(separator: 0x20) { add(Array(name), role) }
    }
    self.words = WordIndex(words)
    self.codes = FixedTable(codes)
    self.values = WordList(values)
  }

  /// The number of the word `text[range]` with this hash, or 0.
  @inline(__always)
  func number(
    of text: borrowing ScratchBuffer<UInt8>,
    _ range: Range<Int>,
    hash: UInt32
  ) -> UInt16 {
    words.find(text, range, hash: hash)
  }

  /// The code or full form of a word by its number, in a role.
  @inline(__always)
  func code(_ number: UInt16, _ role: Role) -> LexiconWord? {
    let code = codes[Int(number) * Role.count + role.rawValue]
    return code == 0 ? nil : values[Int(code)]
  }

  /// The code or full form of the word `text[range]` in a role.
  func code(
    _ text: borrowing ScratchBuffer<UInt8>,
    _ range: Range<Int>,
    _ role: Role
  ) -> LexiconWord? {
    var hash = WordIndex.seed
    for place in range { hash = WordIndex.step(hash, text[place]) }
    return code(words.find(text, range, hash: hash), role)
  }
}

extension AddressReader {
  /// Writes the place of the line into `word`.
  mutating func writePlace(_ kind: RecentPlaces.Kind) {
    let packed = line.packed
    if let packed, let found = recent.find(packed, kind) {
      word.replace(with: found.word, count: Int(found.count))
      rules.formUnion(AddressRules(rawValue: UInt32(found.rules)))
      return
    }
    let before = rules
    rules = []
    scanLine(.place)
    word.removeAll()
    switch kind {
    case .city: writeCity()
    case .region: writeRegion()
    case .country: writeCountry()
    case .exact: writeExactPlace()
    }
    if let packed, let written = word.packed {
      recent.keep(packed, kind, written, count: word.count, rules: rules)
    }
    rules.formUnion(before)
  }

  /// Writes a city in one word, "St Louis" as "sanlouis", "Frankfurt a M" as "frankfurtmain".
  private mutating func writeCity() {
    for index in 0..<tokens.count where !tokens[index].isNumeric {
      let number = tokens[index].word
      let extent = extent(index)
      if index > 0, places.code(number, .dropped) != nil {
        // Nothing is written.
      } else if index == 0, tokens.count > 1, let full = places.code(number, .front) {
        writeCityWord(full, extent)
      } else if index > 0, let full = places.code(number, .inner) {
        writeCityWord(full, extent)
      } else if tokens.count > 1, let full = places.code(number, .place) {
        writeCityWord(full, extent)
      } else {
        appendName(extent.lowerBound, extent.upperBound)
      }
    }
    if let town = places.code(word, 0..<word.count, .town) {
      word.removeAll()
      word.append(contentsOf: town)
      rules.insert(.city)
    }
  }

  private mutating func writeCityWord(_ full: LexiconWord, _ extent: Range<Int>) {
    word.append(contentsOf: full)
    let start = word.count - extent.count
    guard start >= 0 else { return rules.formUnion(.city) }
    for index in 0..<extent.count where word[start + index] != text[extent.lowerBound + index] {
      return rules.formUnion(.city)
    }
  }

  /// Writes a region as its code where it is known.
  private mutating func writeRegion() {
    for index in 0..<tokens.count
    where tokens.count == 1 || places.code(tokens[index].word, .regionword) == nil {
      word.append(contentsOf: text, extent(index))
    }
    writeCode(.region, rule: .region)
  }

  /// Writes a country as its code where it is known.
  private mutating func writeCountry() {
    for index in 0..<tokens.count { word.append(contentsOf: text, extent(index)) }
    writeCode(.country, rule: .country)
  }

  private mutating func writeCode(_ role: PlaceLexicon.Role, rule: AddressRules) {
    guard let code = places.code(word, 0..<word.count, role),
      !word.isEqual(0..<word.count, code)
    else { return }
    word.removeAll()
    word.append(contentsOf: code)
    rules.insert(rule)
  }

  /// Writes letters and digits of a postcode, without "D-" and without the four of a ZIP+4.
  mutating func writePostcode() {
    word.removeAll()
    if (0..<line.count).allSatisfy({ isDigit(line[$0]) }) {
      word.append(contentsOf: line, 0..<line.count)
      if word.count == 9 { word.removeLast(4) }
      return
    }
    scanLine(.none)
    for index in 0..<tokens.count {
      let isPrefix = index == 0 && tokens.count > 1 && !tokens[0].isNumeric && count(0) <= 2
      if isPrefix, digits(1) == count(1), count(1) >= 3 {
        rules.insert(.postcode)
        continue
      }
      if index > 0 { rules.insert(.postcode) }
      word.append(contentsOf: text, extent(index))
    }
    if word.count == 9 && (0..<9).allSatisfy({ isDigit(word[$0]) }) { word.removeLast(4) }
  }
}
