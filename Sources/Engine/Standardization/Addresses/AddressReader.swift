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
struct AddressReader: ~Copyable, Sendable {
  /// A word of the line that is read.
  struct Token {
    var start: Int32
    var end: Int32
    var roles: AddressRoles
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
    var kind: UnitKind
    var start: Int32
    var end: Int32
  }

  let lexicon = AddressLexicon.known
  let places = PlaceLexicon.known
  /// The line as it is written.
  var line = ScratchBuffer<UInt8>(capacity: 256)
  /// The folded text.
  var text = ScratchBuffer<UInt8>(capacity: 256)
  var tokens = ScratchBuffer<Token>(capacity: 64)
  /// All roles of all tokens.
  var seenRoles: AddressRoles = []
  /// The strongest separator before a token that is not the first.
  var seenSeparator = Separator.none
  var hasSeenHash = false
  /// The bytes of unit parts.
  var unitText = ScratchBuffer<UInt8>(capacity: 64)
  var unitParts = ScratchBuffer<UnitPart>(capacity: 16)
  /// The word that is built.
  var word = ScratchBuffer<UInt8>(capacity: 256)
  var rules: AddressRules = []
  /// The tokens of the street itself.
  var span = 0..<0
  /// The house number, or the number of the box.
  var numberText = ScratchBuffer<UInt8>(capacity: 64)
  var buildingText = ScratchBuffer<UInt8>(capacity: 64)
  var isBox = false
  var typeClass: UInt16 = 0
  /// The folded text of an address in one field.
  var whole = ScratchBuffer<UInt8>(capacity: 256)
  /// Bytes on their way from one run to another.
  var passing = ScratchBuffer<UInt8>(capacity: 64)
  /// Text beyond Latin, before and after folding.
  var foreign: [UInt8] = []
  var foldedForeign: [UInt8] = []
  var recent = RecentPlaces()
  private var lent: [UInt8] = []

  init() {}

  /// Reads `written`; its parts become words of `table`.
  mutating func key(_ written: WrittenAddress, tokens table: inout TokenTable) -> AddressKey {
    rules = []
    var key = AddressKey(isWork: written.isWork)
    let isOneLine =
      !written.whole.isEmpty && written.street.isEmpty && written.city.isEmpty
      && written.postcode.isEmpty
    if isOneLine {
      keyOfWhole(written.whole, &key, &table)
    } else {
      readStreet(written.street.isEmpty ? written.whole : written.street, unit: written.unit)
      writeStreetParts(&key, &table)
      if take(written.city) { key.city = place(.city, &table) }
      if take(written.region) { key.region = place(.region, &table) }
      if take(written.postcode) { key.postcode = postcode(&table) }
      if take(written.country) { key.country = place(.country, &table) }
    }
    key.rules = rules
    return key
  }

  private mutating func keyOfWhole(
    _ text: ArraySlice<UInt8>,
    _ key: inout AddressKey,
    _ table: inout TokenTable
  ) {
    let parts = split(text)
    beginStreet()
    _ = take(parts.street)
    scanLine(.street)
    takeStreet()
    writeStreetParts(&key, &table)
    if take(parts.city) { key.city = place(.city, &table) }
    if take(parts.region) { key.region = place(.region, &table) }
    if take(parts.postcode) { key.postcode = postcode(&table) }
    if take(parts.country) { key.country = place(.country, &table) }
  }

  private mutating func writeStreetParts(_ key: inout AddressKey, _ table: inout TokenTable) {
    key.number = numberText.isEmpty ? 0 : intern(numberText, &lent, &table)
    if !unitParts.isEmpty {
      writeUnit(&key)
      key.unit = internWord(&table)
    }
    key.building = buildingText.isEmpty ? 0 : intern(buildingText, &lent, &table)
    writeStreet(&key)
    key.street = internWord(&table)
  }

  /// Takes a part to be read as the line; whether there is one.
  private mutating func take(_ part: ArraySlice<UInt8>) -> Bool {
    line.removeAll()
    line.append(contentsOf: part)
    return !line.isEmpty
  }

  private mutating func take(_ part: Range<Int>) -> Bool {
    line.removeAll()
    line.append(contentsOf: whole, part)
    return !line.isEmpty
  }

  private mutating func place(_ kind: RecentPlaces.Kind, _ table: inout TokenTable) -> UInt32 {
    writePlace(kind)
    return internWord(&table)
  }

  private mutating func postcode(_ table: inout TokenTable) -> UInt32 {
    writePostcode()
    return internWord(&table)
  }

  private mutating func internWord(_ table: inout TokenTable) -> UInt32 {
    word.isEmpty ? 0 : intern(word, &lent, &table)
  }

  /// The hash of the word that is built, which depends on `seed` too.
  mutating func hashOfWord(seed: UInt64) -> UInt64 {
    lent.removeAll(keepingCapacity: true)
    word.copy(to: &lent)
    return stableHash(lent[...], seed: seed)
  }

  /// Takes a street line and a unit apart into the reader's parts.
  private mutating func readStreet(_ street: ArraySlice<UInt8>, unit: ArraySlice<UInt8>) {
    beginStreet()
    if take(unit) {
      scanLine(.street)
      takeCareOf()
      takeBox()
      takeMarkedUnits()
      takeRest(from: 0, to: tokens.count)
    }
    _ = take(street)
    scanLine(.street)
    takeStreet()
  }

  private mutating func beginStreet() {
    unitText.removeAll()
    unitParts.removeAll()
    numberText.removeAll()
    buildingText.removeAll()
    isBox = false
    span = 0..<0
  }

  /// Takes the tokens of a street line apart.
  private mutating func takeStreet() {
    guard !line.isEmpty else { return }
    takeCareOf()
    takeBox()
    takeMarkedUnits()
    chooseSegment()
    takeNumber()
  }

  // MARK: Tokens

  @inline(__always)
  func roles(_ index: Int) -> AddressRoles { tokens[index].roles }

  @inline(__always)
  func meaning(_ index: Int) -> AddressMeaning { lexicon.meanings[Int(tokens[index].word)] }

  func count(_ index: Int) -> Int { Int(tokens[index].end - tokens[index].start) }

  func first(_ index: Int) -> UInt8 { text[Int(tokens[index].start)] }

  /// Where the bytes of a token stand in the text.
  @inline(__always)
  func extent(_ index: Int) -> Range<Int> { Int(tokens[index].start)..<Int(tokens[index].end) }

  /// Whether one of the tokens before `end` begins with a digit.
  func hasNumber(before end: Int) -> Bool {
    var index = 0
    while index < end {
      if tokens[index].isNumeric { return true }
      index += 1
    }
    return false
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
    let start = Int(tokens[index].start) + digits(index)
    let end = Int(tokens[index].end)
    guard start < end else { return dot && tokens[index].hasDot }
    guard end - start <= 4 else { return false }
    var letters: UInt32 = 0
    for place in start..<end { letters = letters << 8 | UInt32(text[place]) }
    for ending in 0..<Self.ordinalEndings.count where Self.ordinalEndings[ending] == letters {
      return true
    }
    return false
  }

  private static let ordinalEndings = FixedTable(
    [
      "st", "nd", "rd", "th", "er", "ere", "re", "eme", "ieme", "de", "ste", "nde", "tes", "te",
    ].map { $0.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
  )
}

/// Makes `word` a word of `table`, by way of an array that is kept.
private func intern(
  _ word: borrowing ScratchBuffer<UInt8>,
  _ lent: inout [UInt8],
  _ table: inout TokenTable
) -> UInt32 {
  lent.removeAll(keepingCapacity: true)
  word.copy(to: &lent)
  return table.intern(lent[...])
}
