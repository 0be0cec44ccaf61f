@testable import Standardization

// An address is read once, from its text to words of the token table:
//
//   "188 N. High Ln, Apt 4"  → number 188, street northhighlane, unit 4
//   "Hauptstr. 5a"           → number 5a, street hauptstreet
//   "C/ Mayor, 16, 2º B"     → number 16, street mayorcalle, unit 2-b (a floor and a door)
//   "4/12 High Street"       → number 12, street highstreet, unit 4
//
// The text is folded and cut into tokens whose meanings are looked up; then boxes, units and the
// number are taken out in this order, and what is left is the name and the type of the street.
// Nothing is allocated once the reader has grown to the longest address.

/// Reads addresses; keeps its space from one to the next.
struct ReferenceAddressReader {
  /// A word of the line that is read.
  struct Token {
    var start: Int32
    var end: Int32
    /// Its number in the lexicon, 0 if unknown.
    var word: UInt16
    var separator: Separator
    var isNumeric: Bool
    var hasDot: Bool
    /// An ordinal sign follows: 2º.
    var hasOrdinalSign: Bool
    var isTaken = false
  }

  /// What stands before a token; a later one is stronger.
  enum Separator: UInt8 {
    case none, blank, apostrophe, hyphen, slash, hash, comma, line
  }

  /// A floor, a door ...
  struct UnitPart {
    var kind: ReferenceUnitKind
    var start: Int32
    var end: Int32
  }

  let lexicon = ReferenceAddressLexicon.known
  let places = ReferencePlaceLexicon.known
  /// The folded text.
  var text: [UInt8] = []
  var tokens: [Token] = []
  /// The bytes of unit parts, then of the word that is built.
  var unitText: [UInt8] = []
  var unitParts: [UnitPart] = []
  var word: [UInt8] = []
  var rules: AddressRules = []
  /// The tokens of the street itself.
  var span = 0..<0
  var numberStart = 0
  /// The house number, or the number of the box.
  var numberText: [UInt8] = []
  var buildingText: [UInt8] = []
  var isBox = false
  var typeClass: UInt16 = 0

  init() {
    text.reserveCapacity(256)
    tokens.reserveCapacity(64)
  }

  /// Reads `written`; its parts become words of `table`.
  mutating func key(_ written: WrittenAddress, tokens table: inout TokenTable) -> AddressKey {
    rules = []
    var whole = written
    let isOneLine =
      !written.whole.isEmpty && written.street.isEmpty && written.city.isEmpty
      && written.postcode.isEmpty
    if isOneLine { whole = split(written) }
    var key = AddressKey(isWork: written.isWork)
    readStreet(whole.street.isEmpty ? whole.whole : whole.street, unit: whole.unit)
    key.number = table.intern(numberText[...])
    writeUnit(&key)
    key.unit = table.intern(word[...])
    key.building = table.intern(buildingText[...])
    writeStreet(&key)
    key.street = table.intern(word[...])
    if !whole.city.isEmpty {
      writeCity(whole.city)
      key.city = table.intern(word[...])
    }
    if !whole.region.isEmpty {
      writeRegion(whole.region)
      key.region = table.intern(word[...])
    }
    if !whole.postcode.isEmpty {
      writePostcode(whole.postcode)
      key.postcode = table.intern(word[...])
    }
    if !whole.country.isEmpty {
      writeCountry(whole.country)
      key.country = table.intern(word[...])
    }
    key.rules = rules
    return key
  }

  /// Takes a street line and a unit apart into the reader's parts.
  mutating func readStreet(_ line: ArraySlice<UInt8>, unit: ArraySlice<UInt8>) {
    span = 0..<0  // Else the address before would have a say.
    unitText.removeAll(keepingCapacity: true)
    unitParts.removeAll(keepingCapacity: true)
    numberText.removeAll(keepingCapacity: true)
    buildingText.removeAll(keepingCapacity: true)
    isBox = false
    if !unit.isEmpty {
      scan(unit)
      takeCareOf()
      takeBox()
      takeMarkedUnits()
      takeRest(from: 0, to: tokens.count)
    }
    scan(line)
    guard !line.isEmpty else { return }
    takeCareOf()
    takeBox()
    takeMarkedUnits()
    chooseSegment()
    takeNumber()
  }

  // MARK: Tokens

  @inline(__always)
  func roles(_ index: Int) -> AddressRoles { lexicon.meanings[Int(tokens[index].word)].roles }

  @inline(__always)
  func meaning(_ index: Int) -> ReferenceAddressMeaning {
    lexicon.meanings[Int(tokens[index].word)]
  }

  func count(_ index: Int) -> Int { Int(tokens[index].end - tokens[index].start) }

  func first(_ index: Int) -> UInt8 { text[Int(tokens[index].start)] }

  func bytes(_ index: Int) -> ArraySlice<UInt8> {
    text[Int(tokens[index].start)..<Int(tokens[index].end)]
  }

  func isLetter(_ index: Int) -> Bool {
    count(index) == 1 && first(index) >= 0x61 && first(index) <= 0x7A
  }

  /// The count of digits at the front of a token.
  func digits(_ index: Int) -> Int {
    var place = Int(tokens[index].start)
    let start = place
    while place < Int(tokens[index].end) && isDigit(text[place]) { place += 1 }
    return place - start
  }

  /// 21st, 2º, 3ème, and where `dot` is set also 2.
  func isOrdinal(_ index: Int, dot: Bool) -> Bool {
    guard tokens[index].isNumeric else { return roles(index).contains(.ordinal) }
    if tokens[index].hasOrdinalSign { return true }
    let letters = text[Int(tokens[index].start) + digits(index)..<Int(tokens[index].end)]
    guard !letters.isEmpty else { return dot && tokens[index].hasDot }
    return Self.ordinalEndings.contains { letters.elementsEqual($0) }
  }

  private static let ordinalEndings: [[UInt8]] = [
    "st", "nd", "rd", "th", "er", "ere", "re", "eme", "ieme", "de", "ste", "nde", "tes", "te",
  ].map { Array($0.utf8) }
}
