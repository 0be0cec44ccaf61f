@testable import ContactSearch
import Testing

@Suite struct SearchSessionTests {
  private func index(_ contacts: [SearchableContact]) -> ContactIndex {
    ContactIndex(count: contacts.count) { $1 = contacts[$0] }
  }

  private func ids(_ text: String, in index: ContactIndex) throws -> [UInt32] {
    let answer = SearchSession().find(try SearchQuery(text), in: index)
    return try #require(answer).hits.map(\.id)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the literal hits are those of a plain scan`(seed: UInt64) throws {
    var book = RandomBook(seed: seed)
    let contacts = book.contacts(0..<60)
    let reference = ReferenceFind(contacts)
    let index = index(contacts)
    let session = SearchSession()
    for _ in 0..<100 {
      let text = book.query()
      let query = try SearchQuery(text)
      var literal: SearchAnswer?
      let answer = session.find(query, in: index, limit: 100) { literal = $0 }
      let found = try #require(literal ?? answer)
      let wanted = reference.find(query)
      #expect(Set(found.hits.map(\.id)) == wanted, "\(text)")
      #expect(found.count == wanted.count, "\(text)")
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `changes are in the next answer`(seed: UInt64) throws {
    var book = RandomBook(seed: seed)
    var contacts = book.contacts(0..<50)
    var index = index(contacts)
    let session = SearchSession()
    for step in 0..<60 as Range<UInt32> {
      let changed = book.contact(id: step * 7 % 70)
      let removed = step * 3 % 70
      index = index.changing([changed], removing: removed == changed.id ? [] : [removed])
      contacts.removeAll { $0.id == removed || $0.id == changed.id }
      contacts.append(changed)
      #expect(index.generation == Int(step) + 1)
      #expect(index.count == contacts.count)
      let query = try SearchQuery(book.query())
      var literal: SearchAnswer?
      let answer = session.find(query, in: index, limit: 100) { literal = $0 }
      let wanted = ReferenceFind(contacts).find(query)
      #expect(Set(try #require(literal ?? answer).hits.map(\.id)) == wanted)
    }
    let rebuilt = index.rebuilt()
    let query = try SearchQuery("ann")
    let wanted = ReferenceFind(contacts).find(query)
    #expect(Set(session.find(query, in: rebuilt, limit: 100)?.hits.map(\.id) ?? []) == wanted)
  }

  static let people: [SearchableContact] = [
    SearchableContact(
      id: 1,
      values: [
        (.given, "Mirta"), (.family, "Agostini"), (.city, "Berlin"), (.phone, "+49 30 5550123"),
      ]
    ),
    SearchableContact(
      id: 2,
      values: [(.given, "Аверкий"), (.family, "Терентьев"), (.organization, "Stable Kernel GmbH")]
    ),
    SearchableContact(
      id: 3,
      traits: .photo,
      values: [(.given, "William"), (.family, "Müller"), (.email, "w.mueller@mail.example")]
    ),
    SearchableContact(
      id: 4,
      values: [
        (.given, "Sam"), (.family, "Smith"), (.note, "plays the piano"), (.group, "Family"),
      ]
    ),
    SearchableContact(id: 5, values: [(.given, "Zoe"), (.family, "Smith")]),
    SearchableContact(id: 6, values: [(.given, "Smithson"), (.family, "Berger")]),
  ]

  @Test(
    "these queries find first",
    arguments: [
      ("mirta agostini", 1), ("agostini mirta", 1), ("ago mir", 1), ("gostin", 1),
      ("mirta aggstini", 1), ("mrita", 1), ("averkiy terentev", 2), ("stable ker", 2),
      ("org:\"stable kernel\"", 2), ("muller", 3), ("müller", 3), ("bill muller", 3),
      ("w.muel", 3), ("w.muelelr", 3), ("kernle-stable", 2), ("@mail.example", 3), ("has:photo", 3),
      ("s smith", 4), ("smith piano", 4),
      ("group:family", 4), ("smith", 5), ("smithso", 6), ("5550123", 1), ("(555) 01", 1),
      ("030 555 0123", 1), ("0049 30 555 0123", 1), ("smith -group:family", 5),
    ] as [(String, UInt32)]
  )
  func finds(text: String, id: UInt32) throws {
    let index = index(Self.people)
    let found = try ids(text, in: index)
    // Zoe and Sam Smith are equals for "smith", and stand in the order of their names.
    #expect(text == "smith" ? Set(found.prefix(2)) == [4, 5] : found.first == id)
  }

  @Test(arguments: ["", "   ", "\"\"", "city:", "…", "has:", "-"])
  func `what says nothing finds nothing`(text: String) throws {
    #expect(try ids(text, in: index(Self.people)).isEmpty)
  }

  @Test func `a word that is not there gives its nearest spellings`() throws {
    let answer = SearchSession().find(try SearchQuery("mxrtqv"), in: index(Self.people))
    #expect(answer?.count == 0)
    #expect(answer?.spellings.first == "mirta")
  }

  @Test func `a match says in which field and how`() throws {
    let answer = SearchSession().find(try SearchQuery("sam pian"), in: index(Self.people))
    let matches = answer?.hits.first?.matches.map { ($0.field, $0.kind) } ?? []
    #expect(matches.map(\.0) == [.given, .note])
    #expect(matches.map(\.1) == [.exact, .prefix])
  }

  @Test func `a pick stands first among equals`() throws {
    let index = index(Self.people)
    let query = try SearchQuery("smith")
    var history = PickHistory()
    for id in [4, 5] as [UInt32] {
      history.clear()
      history.pick(id, at: 0)
      let answer = SearchSession().find(query, in: index, picks: history.worths(at: 10))
      #expect(answer?.hits.first?.id == id)
    }
  }

  @Test func `a search stops wherever it is cancelled`() throws {
    let index = index(Self.people)
    let query = try SearchQuery("mirta aggstini")
    let session = SearchSession()
    var isDone = false
    for patience in 0..<200 where !isDone {
      var asked = 0
      let answer = session.find(
        query,
        in: index,
        isCancelled: {
          asked += 1
          return asked > patience
        }
      )
      isDone = answer != nil
      if let answer { #expect(answer.hits.first?.id == 1) }
    }
    #expect(isDone)
  }

  @Test func `an empty index finds nothing`() throws {
    #expect(try ids("smith", in: ContactIndex()).isEmpty)
    let added = ContactIndex().changing([Self.people[4]])
    #expect(try ids("smith", in: added) == [5])
    #expect(try ids("smith", in: added.changing([], removing: [5])).isEmpty)
  }
}
