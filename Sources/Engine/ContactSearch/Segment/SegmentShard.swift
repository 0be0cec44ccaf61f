/// The contacts that one worker has read: their words, numbered by the worker itself.
struct SegmentShard: Sendable {
  /// More words of a contact are not searched: a note may be a book.
  static let mostWords = 4096

  var vocabularies: [WordNumbers]
  var ids: [UInt32] = []
  var traits: [UInt32] = []
  var rowEnds: [UInt32] = []
  var rows: [UInt32] = []
  var numbers: [UInt64] = []
  private var numberEnds: [UInt32] = []
  /// What contacts are ordered by: the first eight bytes of family and given name.
  var orderKeys: [OrderKey] = []
  private var splitter = WordSplitter()

  struct OrderKey: Comparable, Sendable {
    var family: UInt64 = .max
    var given: UInt64 = .max
    var id: UInt32 = 0

    static func < (a: Self, b: Self) -> Bool {
      if a.family != b.family { return a.family < b.family }
      return a.given != b.given ? a.given < b.given : a.id < b.id
    }
  }

  init(expectedContacts: Int) {
    vocabularies = (0..<SearchField.Vocabulary.count).map { vocabulary in
      // About every second contact has an e-mail address with a word of its own.
      let isAddresses = vocabulary == SearchField.Vocabulary.addresses.rawValue
      return WordNumbers(
        minimumCapacity: isAddresses ? expectedContacts / 2 : min(expectedContacts / 8, 1 << 16)
      )
    }
    ids.reserveCapacity(expectedContacts)
    traits.reserveCapacity(expectedContacts)
    rowEnds.reserveCapacity(expectedContacts)
    numberEnds.reserveCapacity(expectedContacts)
    orderKeys.reserveCapacity(expectedContacts)
    rows.reserveCapacity(expectedContacts * 16)
    numbers.reserveCapacity(expectedContacts * 2)
  }

  /// Where the words of `contact` stand in ``rows``.
  func row(_ contact: Int) -> Range<Int> {
    (contact == 0 ? 0 : Int(rowEnds[contact - 1]))..<Int(rowEnds[contact])
  }

  /// How many phone numbers `contact` has.
  func numberCount(_ contact: Int) -> Int {
    Int(numberEnds[contact]) - (contact == 0 ? 0 : Int(numberEnds[contact - 1]))
  }

  /// Adds a contact.
  mutating func add(_ contact: borrowing SearchableContact) {
    let start = rows.count
    var fields: SearchFields = []
    var key = OrderKey(id: contact.id)
    for value in contact.values {
      if rows.count - start >= Self.mostWords { break }
      let text = contact.bytes[value.range]
      fields.insert(SearchFields(value.field))
      if value.field == .phone {
        add(PackedNumber(text))
      } else {
        splitter.split(text)
        noteOrder(value.field, &key)
        addWords(value.field, atMost: Self.mostWords - (rows.count - start))
      }
    }
    close(id: contact.id, traits: contact.traits.union(.fields(fields)), key: key)
  }

  /// Adds a contact of another segment, whose words are folded already.
  mutating func add(_ contact: Int, of segment: Segment) {
    var key = OrderKey(id: segment.ids[contact])
    for index in segment.row(contact) {
      let entry = RowEntry(bits: segment.rows[index])
      if entry.field == .phone {
        add(PackedNumber(word: segment.numbers[entry.token]))
      } else {
        let word = segment.vocabularies[entry.field.vocabulary.rawValue].word(entry.token)[...]
        if entry.field == .family && key.family == .max { key.family = word.firstEight }
        if entry.field == .given && key.given == .max { key.given = word.firstEight }
        let token = vocabularies[entry.field.vocabulary.rawValue].number(of: word)
        let own = RowEntry(token: Int(token), field: entry.field, startsValue: entry.startsValue)
        rows.append(own.bits)
      }
    }
    close(
      id: segment.ids[contact],
      traits: ContactTraits(rawValue: segment.traits[contact]),
      key: key
    )
  }

  private mutating func noteOrder(_ field: SearchField, _ key: inout OrderKey) {
    guard splitter.count > 0 else { return }
    if field == .family && key.family == .max { key.family = splitter[0].firstEight }
    if field == .given && key.given == .max { key.given = splitter[0].firstEight }
  }

  private mutating func addWords(_ field: SearchField, atMost most: Int) {
    for index in 0..<min(splitter.count, most) {
      let token = vocabularies[field.vocabulary.rawValue].number(of: splitter[index])
      rows.append(RowEntry(token: Int(token), field: field, startsValue: index == 0).bits)
    }
  }

  private mutating func add(_ number: PackedNumber?) {
    guard let number else { return }
    rows.append(RowEntry(token: numbers.count, field: .phone, startsValue: true).bits)
    numbers.append(number.word)
  }

  private mutating func close(id: UInt32, traits: ContactTraits, key: OrderKey) {
    // Nameless contacts, such as firms, stand by themselves at the end.
    var key = key
    if key.family == .max { key.family = key.given }
    ids.append(id)
    self.traits.append(traits.rawValue)
    rowEnds.append(UInt32(rows.count))
    numberEnds.append(UInt32(numbers.count))
    orderKeys.append(key)
  }
}
