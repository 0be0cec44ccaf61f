import Standardization
import Testing

@testable import RecordLinkage

@Suite struct NameOrderTests {
  @Test func `contacts stand by family name, given name and place in the file`() throws {
    let table = try InventedBook([
      "Bo,Ruiz,,,,,,,,,", "Ana,Ruiz,,,,,,,,,", ",,,5550101,,,,,,,", "Ana,Ruiz,,,,,,,,,",
      "Zoe,Adams,,,,,,,,,",
    ]).table
    let order = NameOrder(table)
    #expect(order.contacts == [2, 4, 1, 3, 0])
    #expect(order.places == [4, 2, 0, 3, 1])
  }

  @Test func `the order is that of the plain way on random books`() throws {
    let table = try randomBook(count: 500, seed: 3).table
    let order = NameOrder(table)
    let keys = NameKeys(table).keys
    let expected = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    #expect(order.contacts.map(Int.init) == expected)
    for (place, contact) in order.contacts.enumerated() {
      #expect(order.places[Int(contact)] == UInt32(place))
    }
  }

  @Test func `contacts keep all that they have when they are reordered`() throws {
    let table = try randomBook(count: 200, seed: 5).table
    let order = (0..<200).map { UInt32((Int($0) * 77 + 13) % 200) }
    let moved = table.reordered(order)
    for (place, old) in order.enumerated() {
      let (a, b) = (moved.records[place], table.records[Int(old)])
      #expect(a.fingerprint == b.fingerprint)
      #expect(moved.phones[a.phones.indices] == table.phones[b.phones.indices])
      #expect(moved.emails[a.emails.indices] == table.emails[b.emails.indices])
      #expect(moved.addresses[a.addresses.indices] == table.addresses[b.addresses.indices])
      for run in [\ComparableRecord.given, \.middle, \.family, \.nickname] {
        let words = moved.nameWords[a[keyPath: run].indices]
        #expect(words == table.nameWords[b[keyPath: run].indices])
      }
      #expect(
        moved.organizationWords[a.organization.indices]
          == table.organizationWords[b.organization.indices]
      )
    }
  }

  @Test func `scored pairs come in order, whatever thread found them`() {
    var generator = FixedGenerator(seed: 4)
    var lists: [[ScoredPair]] = [[], [], []]
    for a in 0..<UInt32(60) {
      for b in (a + 1)..<61 where Int.random(in: 0..<5, using: &generator) == 0 {
        let pair = ScoredPair(a: a, b: b, logOdds: Float(a), similarity: 0.5)
        lists[Int.random(in: 0..<3, using: &generator)].append(pair)
      }
    }
    let shuffled = lists.map { $0.shuffled(using: &generator) }
    let expected = lists.flatMap { $0 }.sorted { ($0.a, $0.b) < ($1.a, $1.b) }
    #expect(ScoredPairOrder.sorted(shuffled, contacts: 61) == expected)
    #expect(ScoredPairOrder.sorted([], contacts: 0).isEmpty)
  }
}
