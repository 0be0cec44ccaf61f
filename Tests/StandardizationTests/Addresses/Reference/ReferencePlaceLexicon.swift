@testable import Standardization

/// The words of regions, countries and towns.
struct ReferencePlaceLexicon: Sendable {
  /// The places that the program knows.
  static let known = ReferencePlaceLexicon(lines: StandardTable.places.lines)

  private var words = ReferenceWordIndex()
  /// The number of the code of each word in each role, 0 for none.
  private var codes: [UInt16] = Array(repeating: 0, count: Role.count)
  private var values: [[UInt8]] = [[]]

  /// What a word or a name is the spelling of.
  enum Role: Int {
    case region, country, inner, place, front, dropped, regionword, town

    static let count = 8
    static let names = [
      "region", "country", "inner", "place", "front", "dropped", "regionword", "town",
    ]
  }

  init(lines: [ArraySlice<UInt8>]) {
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
  }

  private mutating func add(_ name: [UInt8], _ role: Role) {
    let place = Int(words.insert(name)) * Role.count + role.rawValue
    while codes.count <= place { codes.append(0) }
    if codes[place] == 0 { codes[place] = UInt16(values.count - 1) }
  }

  /// The code or full form of `name` in a role.
  func code(_ name: [UInt8], _ role: Role) -> [UInt8]? { code(name, 0, name.count, role) }

  /// The code or full form of the word `text[start..<end]` in a role.
  func code(_ text: [UInt8], _ start: Int, _ end: Int, _ role: Role) -> [UInt8]? {
    var hash = ReferenceWordIndex.seed
    for place in start..<end { hash = ReferenceWordIndex.step(hash, text[place]) }
    let place = Int(words.find(text, start, end, hash: hash)) * Role.count + role.rawValue
    guard place < codes.count, codes[place] != 0 else { return nil }
    return values[Int(codes[place])]
  }
}

extension ReferenceAddressReader {
  /// Writes a city in one word, "St Louis" as "sanlouis", "Frankfurt a M" as "frankfurtmain".
  mutating func writeCity(_ city: ArraySlice<UInt8>) {
    scan(city, isPlace: true)
    word.removeAll(keepingCapacity: true)
    for index in tokens.indices where !tokens[index].isNumeric {
      let start = Int(tokens[index].start)
      let end = Int(tokens[index].end)
      if index > 0, places.code(text, start, end, .dropped) != nil {
        continue
      } else if index == 0, tokens.count > 1, let full = places.code(text, start, end, .front) {
        word.append(contentsOf: full)
      } else if index > 0, let full = places.code(text, start, end, .inner) {
        word.append(contentsOf: full)
      } else if tokens.count > 1, let full = places.code(text, start, end, .place) {
        word.append(contentsOf: full)
      } else {
        appendName(Int(tokens[index].start), Int(tokens[index].end))
        continue
      }
      if !word.suffix(end - start).elementsEqual(text[start..<end]) { rules.insert(.city) }
    }
    if let town = places.code(word, .town) {
      word = town
      rules.insert(.city)
    }
  }

  /// Writes a region as its code where it is known.
  mutating func writeRegion(_ region: ArraySlice<UInt8>) {
    scan(region, isPlace: true)
    word.removeAll(keepingCapacity: true)
    for index in tokens.indices
    where tokens.count == 1
      || places.code(text, Int(tokens[index].start), Int(tokens[index].end), .regionword) == nil
    {
      word.append(contentsOf: bytes(index))
    }
    if let code = places.code(word, .region), code != word {
      word = code
      rules.insert(.region)
    }
  }

  /// Writes a country as its code where it is known.
  mutating func writeCountry(_ country: ArraySlice<UInt8>) {
    scan(country, isPlace: true)
    word.removeAll(keepingCapacity: true)
    for token in tokens { word.append(contentsOf: text[Int(token.start)..<Int(token.end)]) }
    if let code = places.code(word, .country), code != word {
      word = code
      rules.insert(.country)
    }
  }

  /// Writes letters and digits of a postcode, without "D-" and without the four of a ZIP+4.
  mutating func writePostcode(_ postcode: ArraySlice<UInt8>) {
    scan(postcode, isPlace: true)
    word.removeAll(keepingCapacity: true)
    for index in tokens.indices {
      let isPrefix = index == 0 && tokens.count > 1 && !tokens[0].isNumeric && count(0) <= 2
      if isPrefix, text[Int(tokens[1].start)..<Int(tokens[1].end)].allSatisfy(isDigit),
        count(1) >= 3
      {
        rules.insert(.postcode)
        continue
      }
      if index > 0 { rules.insert(.postcode) }
      word.append(contentsOf: bytes(index))
    }
    if word.count == 9 && word.allSatisfy(isDigit) { word.removeLast(4) }
  }
}
