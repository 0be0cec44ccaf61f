import ContactModel
import ContactStore
import Merging
import Testing

@testable import ContactEngine

/// Random numbers that are the same in every run.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
  }
}

@Suite struct BookTablesTests {
  private static let whole = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:%\r\nEND:VCARD\r\n"

  /// Cards as odd as those that a book can hold; % is a name.
  private static let cards = [
    whole, "BEGIN:VCARD\nFN:%\nEND:VCARD", "BEGIN:VCARD\r\nFN:%\r\n", "BEGIN:VCARD\nFN:%\nAGENT:\n",
    "BEGIN:VCARD\nFN:%\nAGENT:\nBEGIN:VCARD\nFN:Agent\nEND:VCARD\nEND:VCARD\n", "",
    "FN:% without a frame\n", "BEGIN:VCARD\r\nFN:%", "\n\nBEGIN:VCARD\nFN:%\nEND:VCARD\n\n",
    "BEGIN:VCARD\nFN:%\nEND:VCARD\nBEGIN:VCARD\nFN:Second\nEND:VCARD\n",
  ]

  private func contact(_ number: Int, _ card: String) -> StoredContact {
    StoredContact(
      id: ContactID(number),
      presence: .present,
      bytes: Array(card.utf8),
      isUntouched: true
    )
  }

  @Test func `every contact has one entry, in its order, whatever its neighbors are like`() throws {
    var random = SeededNumbers(state: 7)
    for _ in 0..<300 {
      let count = Int.random(in: 1...12, using: &random)
      let kinds = (0..<count).map { _ in Int.random(in: 0..<Self.cards.count, using: &random) }
      var tables = BookTables(path: "book", checkpoint: {})
      for (number, kind) in kinds.enumerated() {
        let card = Self.cards[kind].split(separator: "%", omittingEmptySubsequences: false)
          .joined(separator: "Name \(number)")
        try tables.add(contact(number + 10, card))
      }
      let sources = try tables.finish()
      #expect(sources.count == count)
      for (index, kind) in kinds.enumerated() {
        #expect(sources.number(of: index) == index + 10)
        let isWhole = ![3, 5, 6].contains(kind)
        // What belongs to others is never taken for one's own.
        let expected = isWhole || kind == 3 ? "Name \(index)" : "(no name, contact \(index + 10))"
        #expect(sources.name(of: index) == expected, "\(kinds) \(index)")
      }
    }
  }
}

@Suite struct RelatedContactsTests {
  private static let cards = [
    ["FN:Ana Ruiz", "N:Ruiz;Ana;;;", "TEL:+49 30 1234567"], ["FN:Anna Ruiz", "N:Ruiz;Anna;;;"],
    ["FN:Office", "TEL:030/1234567"], ["FN:Ruiz Ana"], ["FN:Bo Dahl", "EMAIL:Ana@Example.com"],
    ["FN:Bo Dahl", "EMAIL:bo@example.com"], ["FN:Carl Ruiz", "N:Ruiz;Carl;;;"],
  ]

  @Test func `whom new contacts may duplicate is compared, and nobody else`() async throws {
    let folder = try Folder()
    let text = Self.cards.map {
      (["BEGIN:VCARD"] + $0 + ["END:VCARD", ""]).joined(separator: "\n")
    }
    let new =
      "BEGIN:VCARD\nFN:Ana Ruiz\nN:Ruiz;Ana;;;\nTEL:1234567\nEMAIL:ana@example.com\nEND:VCARD\n"
    let book = try await AddressBook.open(folder.path("book.sqlite"), for: .making)
    _ = try await book.importFile(try folder.write("old.vcf", text.joined()))
    let added = try await book.importFile(try folder.write("new.vcf", new)).added
    let some = try await book.findDuplicates(relatedTo: [added])
    #expect((0..<some.count).map { some.number(of: $0) } == [1, 2, 3, 4, 5, 8])
    let all = try await book.findDuplicates()
    #expect(all.count == 8)
    // The new contact's closest other is the same.
    let last = some.closest[5].other.flatMap(some.number(of:))
    #expect(last == all.closest[7].other.flatMap(all.number(of:)))
  }
}

@Suite struct ApartPairsTests {
  @Test func `groups are parted so that no two are together who are apart, and nobody is lost`() {
    var random = SeededNumbers(state: 3)
    for _ in 0..<500 {
      let group = Array(0..<Int.random(in: 2...7, using: &random))
      var apart = ApartPairs()
      var said: [(Int, Int)] = []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let a = Int.random(in: 0..<group.count, using: &random)
        let b = Int.random(in: 0..<group.count, using: &random)
        apart.insert(a, b)
        said.append((a, b))
      }
      let parts = apart.parted([group])
      for (a, b) in said where a != b {
        #expect(apart.contains(b, a))
        #expect(!parts.contains { $0.contains(a) && $0.contains(b) })
      }
      #expect(Set(parts.flatMap(\.self)).count == parts.flatMap(\.self).count)
      #expect(parts.allSatisfy { $0.count > 1 && $0 == $0.sorted() })
      if said.allSatisfy({ $0.0 == $0.1 }) { #expect(parts == [group]) }
      // Whoever is in no part has nobody left to be with.
      let left = group.filter { member in !parts.contains { $0.contains(member) } }
      for a in left {
        for b in left where a < b { #expect(apart.contains(a, b)) }
      }
    }
  }
}
