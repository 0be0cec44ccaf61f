// What a folded word may mean in a street line.
//
//   "st"  → a type behind the name: street; a shortened word: saint
//   "pl"  → a type in front or behind: place; what says that a floor follows

/// What a word may be in a street line; one word may be several.
struct AddressRoles: OptionSet {
  let rawValue: UInt32

  static let last = AddressRoles(rawValue: 1 << 0)
  static let suffix = AddressRoles(rawValue: 1 << 1)
  static let first = AddressRoles(rawValue: 1 << 2)
  static let weakFirst = AddressRoles(rawValue: 1 << 3)
  static let dropped = AddressRoles(rawValue: 1 << 4)
  static let direction = AddressRoles(rawValue: 1 << 5)
  static let word = AddressRoles(rawValue: 1 << 6)
  static let article = AddressRoles(rawValue: 1 << 7)
  static let door = AddressRoles(rawValue: 1 << 8)
  static let floor = AddressRoles(rawValue: 1 << 9)
  static let stair = AddressRoles(rawValue: 1 << 10)
  static let building = AddressRoles(rawValue: 1 << 11)
  static let floorName = AddressRoles(rawValue: 1 << 12)
  static let side = AddressRoles(rawValue: 1 << 13)
  static let box = AddressRoles(rawValue: 1 << 14)
  static let boxStart = AddressRoles(rawValue: 1 << 15)
  static let boxEnd = AddressRoles(rawValue: 1 << 16)
  static let number = AddressRoles(rawValue: 1 << 17)
  static let letter = AddressRoles(rawValue: 1 << 18)
  static let ordinal = AddressRoles(rawValue: 1 << 19)
  static let tens = AddressRoles(rawValue: 1 << 20)
  static let cardinal = AddressRoles(rawValue: 1 << 21)
  static let careOf = AddressRoles(rawValue: 1 << 22)
  static let dottedSuffix = AddressRoles(rawValue: 1 << 23)
  /// A road behind which its own number stands: "Strada Statale 16".
  static let numbered = AddressRoles(rawValue: 1 << 24)
  /// A direction at the end of a French line alone: O is west there.
  static let lastDirection = AddressRoles(rawValue: 1 << 25)
  /// A type that says that the line is French.
  static let french = AddressRoles(rawValue: 1 << 26)

  static let unitMarkers: AddressRoles = [.door, .floor, .stair, .building]
  static let types: AddressRoles = [.last, .suffix, .first, .weakFirst, .dropped]

  /// The roles by their names in the table, with the place of their class in a meaning.
  static let named: [(name: String, role: AddressRoles, place: Int)] = [
    ("last", .last, 0), ("suffix", .suffix, 1), ("first", .first, 2), ("weakfirst", .weakFirst, 2),
    ("dropped", .dropped, 2), ("direction", .direction, 3), ("word", .word, 4),
    ("article", .article, 5), ("door", .door, 5), ("floor", .floor, 5), ("stair", .stair, 5),
    ("building", .building, 5), ("floorname", .floorName, 6), ("side", .side, 7),
    ("box", .box, 5), ("boxstart", .boxStart, 5), ("boxend", .boxEnd, 5), ("number", .number, 5),
    ("letter", .letter, 6), ("ordinal", .ordinal, 6), ("tens", .tens, 6),
    ("cardinal", .cardinal, 6),
    ("careof", .careOf, 5), ("numbered", .numbered, 5), ("lastdirection", .lastDirection, 3),
    ("french", .french, 5),
  ]
}

/// What one word may mean: its roles, and the class it has in some of them.
struct AddressMeaning {
  var roles: AddressRoles = []
  /// The class as a type behind the name.
  var last: UInt16 = 0
  /// The class as a type glued to the name.
  var suffix: UInt16 = 0
  /// The class as a type in front of the name.
  var first: UInt16 = 0
  var direction: UInt16 = 0
  var word: UInt16 = 0
  /// The value of an ordinal or cardinal word, or of the name of a floor.
  var value: UInt16 = 0
  var side: UInt16 = 0

  fileprivate mutating func set(_ role: AddressRoles, place: Int, to id: UInt16) {
    let isNew = roles.isDisjoint(with: role)
    roles.insert(role)
    switch place {
    case 0: if last == 0 { last = id }
    case 1: if suffix == 0 { suffix = id }
    case 2: if first == 0 || isNew && role == .first && !roles.contains(.first) { first = id }
    case 3: if direction == 0 { direction = id }
    case 4: if word == 0 { word = id }
    case 6: if value == 0 { value = id }
    case 7: if side == 0 { side = id }
    default: break
    }
  }
}

/// The words of street lines, found by their bytes.
struct AddressLexicon: Sendable {
  /// The words that the program knows.
  static let known = AddressLexicon(lines: StandardTable.streets.lines)

  /// What each word means, in the order of the words' numbers; number 0 means nothing.
  let meanings: FixedTable<AddressMeaning>
  private let words: WordIndex
  /// Words that are glued to names, found from their last byte to the first.
  private let suffixes: WordIndex
  private let numbersOfSuffixes: FixedTable<UInt16>
  private let classes: WordList
  /// The number of the word that a class is known by.
  private let numbersOfClasses: FixedTable<UInt16>

  init(lines: [ArraySlice<UInt8>]) {
    var builder = LexiconBuilder()
    for line in lines { builder.add(line) }
    builder.numbersOfClasses = builder.classes.map { $0.isEmpty ? 0 : builder.number(of: $0) }
    meanings = FixedTable(builder.meanings)
    words = WordIndex(builder.words)
    suffixes = WordIndex(builder.suffixes)
    numbersOfSuffixes = FixedTable(builder.numbersOfSuffixes)
    classes = WordList(builder.classes)
    numbersOfClasses = FixedTable(builder.numbersOfClasses)
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

  /// The number of the word `text[range]` if it is one that is glued to names, or 0; its hash is
  /// that of its bytes from the last to the first.
  @inline(__always)
  func number(
    ofSuffix text: borrowing ScratchBuffer<UInt8>,
    _ range: Range<Int>,
    hash: UInt32
  ) -> UInt16 {
    numbersOfSuffixes[Int(suffixes.find(text, range, hash: hash))]
  }

  /// The word that a class of words is known by.
  @inline(__always)
  func name(ofClass id: UInt16) -> LexiconWord { classes[Int(id)] }

  /// The number of the word that a class of words is known by.
  @inline(__always)
  func number(ofClass id: UInt16) -> UInt16 { numbersOfClasses[Int(id)] }
}

/// The words of street lines while the table is read.
private struct LexiconBuilder {
  var meanings: [AddressMeaning] = [AddressMeaning()]
  var words = WordIndexBuilder()
  var suffixes = WordIndexBuilder()
  var numbersOfSuffixes: [UInt16] = [0]
  var classes: [[UInt8]] = [[]]
  var numbersOfClasses: [UInt16] = []
  private var classNumbers: [[UInt8]: UInt16] = [:]
  private let roles = Dictionary(
    uniqueKeysWithValues: AddressRoles.named.map { (Array($0.name.utf8), ($0.role, $0.place)) }
  )

  mutating func add(_ line: ArraySlice<UInt8>) {
    let columns = line.split(separator: 0x09, omittingEmptySubsequences: false)
    guard columns.count == 6, let (role, place) = roles[Array(columns[0])] else {
      preconditionFailure("a line of the table of street words is odd")
    }
    let name = columns[1].filter { $0 != 0x20 }
    let id = classNumbers[name] ?? UInt16(classes.count)
    if classNumbers[name] == nil {
      classNumbers[name] = id
      classes.append(name)
    }
    var spellings = columns[5].split(separator: 0x20).map { folded($0).filter(isWordByte) }
    for column in [columns[3], columns[4]] where !role.contains(.article) {
      let bytes = folded(column).filter(isWordByte)
      let isDotted = role == .suffix && column.last == UInt8(ascii: ".") && bytes.count < 3
      if isDotted {
        add(bytes, .dottedSuffix, place: 1, id: id)
      } else if !bytes.isEmpty {
        spellings.append(bytes)
      }
    }
    for spelling in spellings { add(spelling, role, place: place, id: id) }
  }

  /// The number of a word, which means nothing if it is new.
  mutating func number(of word: [UInt8]) -> UInt16 {
    let number = words.insert(word, hash: WordIndex.hash(word))
    while meanings.count <= Int(number) { meanings.append(AddressMeaning()) }
    return number
  }

  private mutating func add(_ word: [UInt8], _ role: AddressRoles, place: Int, id: UInt16) {
    let number = number(of: word)
    meanings[Int(number)].set(role, place: place, to: id)
    guard role == .suffix || role == .dottedSuffix else { return }
    let suffix = Int(suffixes.insert(word, hash: WordIndex.hash(word.reversed())))
    if suffix == numbersOfSuffixes.count { numbersOfSuffixes.append(number) }
  }
}
