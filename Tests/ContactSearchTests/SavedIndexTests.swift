@testable import ContactSearch
import Testing

@Suite struct SavedIndexTests {
  private func saved(_ index: ContactIndex) -> [UInt8] {
    index.withSavedBytes { span in
      // Safe: the bytes are copied while they are there.
      unsafe span.withUnsafeBytes { unsafe Array($0) }
    }
  }

  private func loaded(_ bytes: [UInt8]) throws -> ContactIndex {
    try ContactIndex(savedByteCount: bytes.count, generation: 9) { span in
      for (offset, byte) in bytes.enumerated() {
        span.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
      }
    }
  }

  private func index(seed: UInt64) -> ContactIndex {
    var book = RandomBook(seed: seed)
    let contacts = book.contacts(0..<80)
    return ContactIndex(count: contacts.count) { $1 = contacts[$0] }
  }

  @Test func `a saved index answers as before`() throws {
    var book = RandomBook(seed: 3)
    let changed = index(seed: 2).changing(book.contacts(70..<90), removing: [1, 2, 3])
    let again = try loaded(saved(changed))
    #expect(again.generation == 9)
    #expect(again.count == changed.count)
    for _ in 0..<50 {
      let query = try SearchQuery(book.query())
      let (a, b) = (
        SearchSession().find(query, in: changed, limit: 200),
        SearchSession().find(query, in: again, limit: 200)
      )
      #expect(a?.count == b?.count)
      #expect(Set(a?.hits.map(\.id) ?? []) == Set(b?.hits.map(\.id) ?? []))
    }
  }

  @Test func `a damaged index is refused`() throws {
    let bytes = saved(index(seed: 1))
    for offset in stride(from: 0, to: bytes.count, by: 997) {
      var damaged = bytes
      damaged[offset] ^= 0x10
      #expect(throws: SavedIndexError.self) { try loaded(damaged) }
    }
    for length in [0, 1, 31, 64, bytes.count / 2, bytes.count - 1] {
      #expect(throws: SavedIndexError.self) { try loaded(Array(bytes.prefix(length))) }
    }
  }

  @Test func `contacts of many workers are those of one`() throws {
    var book = RandomBook(seed: 5)
    let contacts = book.contacts(0..<5_000)
    let one = ContactIndex(count: contacts.count, workers: 1) { $1 = contacts[$0] }
    let many = ContactIndex(count: contacts.count, workers: 4) { $1 = contacts[$0] }
    #expect(saved(one) == saved(many))
  }
}
