import ContactModel
import ResponsiveWork
import Standardization
import Testing

@testable import RecordLinkage

@Suite struct RadixSortTests {
  @Test(
    "numbers come out as the standard library sorts them",
    arguments: [0, 1, 2, 255, 256, 257, 1000, 5000]
  )
  func sorts(count: Int) {
    var generator = FixedGenerator(seed: UInt64(count))
    for mask in [UInt64.max, 0xFF, 0xFFFF_0000_0000_0000, 0x00FF_00FF, 0] {
      var values = (0..<count).map { _ in generator.next() & mask }
      let expected = values.sorted()
      radixSort(&values)
      #expect(values == expected)
      var upper = (0..<count).map { generator.next() & mask & ~0xFFFF_FFFF | UInt64($0) }
      let sorted = upper.sorted()
      radixSort(&upper, fromBit: 32)
      #expect(upper == sorted)
    }
  }
}

@Suite struct CandidatesTests {
  @Test func `every pair that shares a key is a candidate, and each pair once`() throws {
    let book = try InventedBook([
      "Ana,Ruiz,,555-0101,,,,,,,1", "Anna,Ruiz,,555 0101,,,,,,,1", "Bob,Hill,,,b@x.test,,,,,,2",
      "Robert,Hill,,,B@x.test,,,,,,2", "Cy,Poe,,,,1 Oak St,Ulm,89073,,,3",
      "Di,Fox,,,,1 Oak Street,Ulm,89073,,,4", "Ed,Low,,,,,,,1970-01-02,,5",
      "Eddie,Low,,,,,,,1970-02-01,,5",
    ])
    let pairs = try candidates(book.table)
    #expect(Set(pairs).count == pairs.count)
    #expect(pairs == pairs.sorted())
    for expected in [(0, 1), (2, 3), (4, 5), (6, 7)] {
      #expect(pairs.contains(UInt64(expected.0) << 32 | UInt64(expected.1)), "\(expected)")
    }
  }

  @Test func `all members of a small block are paired as the plain way pairs them`() throws {
    var generator = FixedGenerator(seed: 7)
    let rows = (0..<120).map { _ in
      let given = ["Ana", "Bob", "Cy", "Di"].randomElement(using: &generator) ?? ""
      let phone = 5_550_100 + Int.random(in: 0..<40, using: &generator)
      return "\(given),Fox\(Int.random(in: 0..<9, using: &generator)),,\(phone),,,,,,,"
    }
    let table = try InventedBook(rows).table
    let pairs = Set(try candidates(table))
    var hashes: [[UInt64]] = []
    for record in table.records {
      var own: [UInt64] = []
      for key in BlockingKey.allCases where key.largestBlock >= 30 {
        key.hashes(of: record, in: table, to: &own)
      }
      hashes.append(own)
    }
    for a in table.records.indices {
      for b in table.records.indices where a < b {
        guard !Set(hashes[a]).isDisjoint(with: hashes[b]) else { continue }
        #expect(pairs.contains(UInt64(a) << 32 | UInt64(b)), "\(rows[a]) \(rows[b])")
      }
    }
  }

  @Test func `a block that is too large is divided, and nobody in it is left alone`() throws {
    // A switchboard of 500 people, two of whom are on two cards.
    var rows = (0..<500).map { "G\(letters($0)),F\(letters($0 * 7)),,555-0199,,,,,,," }
    rows.append(rows[17])
    rows.append(rows[444])
    let table = try InventedBook(rows).table
    let pairs = try candidates(table)
    #expect(pairs.contains(17 << 32 | 500))
    #expect(pairs.contains(444 << 32 | 501))
    var met = Set<UInt64>()
    for pair in pairs { met.formUnion([pair >> 32, pair & 0xFFFF_FFFF]) }
    #expect(met.count == rows.count)
    #expect(pairs.count < rows.count * (BlockingKey.phone.neighbours + 1) + 5_000)
  }

  @Test func `whoever shares nothing is still given someone to be compared with`() throws {
    let table = try InventedBook(["Ana,Ruiz,,,,,,,,,", "Xu,Wei,,,,,,,,,", "Bo,Ek,,,,,,,,,"]).table
    var met = Set<UInt64>()
    for pair in try candidates(table) { met.formUnion([pair >> 32, pair & 0xFFFF_FFFF]) }
    #expect(met == [0, 1, 2])
  }

  @Test func `one contact has no candidates, and none has neither`() throws {
    #expect(try candidates(InventedBook(["Ana,Ruiz,,,,,,,,,"]).table).isEmpty)
    #expect(try Candidates(ComparableTable(), members: [], progress: WorkProgress()).pairs.isEmpty)
  }

  @Test func `cancelled work ends`() throws {
    let table = try InventedBook(["Ana,Ruiz,,,,,,,,,", "Ana,Ruiz,,,,,,,,,"]).table
    let progress = WorkProgress()
    progress.cancel()
    #expect(throws: CancellationError.self) {
      try Candidates(table, members: [0, 1], progress: progress)
    }
  }

  @Test func `any number of threads finds the same candidates`() throws {
    let table = try randomBook(count: 300, seed: 12).table
    let one = try candidates(table, threads: 1)
    #expect(one.count > 300)
    for threads in [2, 3, 40] { #expect(try candidates(table, threads: threads) == one) }
  }

  /// The candidates by the numbers that contacts have in `table`.
  private func candidates(_ table: ComparableTable, threads: Int = 2) throws -> [UInt64] {
    let order = NameOrder(table)
    let found = try Candidates(
      table.reordered(order.contacts),
      members: Array(0..<UInt32(table.records.count)),
      threads: threads,
      progress: WorkProgress()
    )
    #expect(found.pairs == found.pairs.sorted())
    #expect(found.count == found.pairs.count)
    return found.pairs.map { pair in
      let a = order.contacts[Int(pair >> 32)]
      let b = order.contacts[Int(UInt32(truncatingIfNeeded: pair))]
      return UInt64(min(a, b)) << 32 | UInt64(max(a, b))
    }
    .sorted()
  }

  /// A number in letters, so that it reads as a name.
  private func letters(_ number: Int) -> String {
    String(
      String(number, radix: 8).compactMap { digit in
        digit.wholeNumberValue.map { Array("bdfgklmn")[$0] }
      }
    )
  }
}
