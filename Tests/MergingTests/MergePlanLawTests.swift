import ContactModel
import Merging
import Testing

/// Books of random cards with clusters of them.
private struct BookGenerator {
  var cards: CardGenerator

  init(seed: Int) { cards = CardGenerator(seed: seed) }

  mutating func book() -> (book: PlannedBook, clusters: [[Int]]) {
    let sources = (0..<number(1...3)).map { _ in source() }
    let book = PlannedBook(cards: sources)
    let count = book.sources.reduce(0) { $0 + $1.entries.count }
    return (book, clusters(of: count))
  }

  mutating func rows() -> (book: PlannedBook, clusters: [[Int]]) {
    let columns: [ColumnRole] = [
      .value(.name, kind: [], occurrence: 0, part: 0),
      .value(.phone, kind: [], occurrence: 0, part: 0),
      .value(.phone, kind: [], occurrence: 1, part: 0), .unmapped,
    ]
    let rows = (0..<number(1...3)).map { _ in
      let rows = (0..<number(0...6)).map { _ in row() }
      return cards.chance(30) && !rows.isEmpty
        ? rows.dropLast() + [rows[rows.count - 1].filter { !$0.isNewline }] : rows
    }
    let book = PlannedBook(header: "name,p,q,x", columns: columns, rows: rows, end: "\r\n")
    return (book, clusters(of: rows.reduce(0) { $0 + $1.count }))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &cards.random)
  }

  private mutating func source() -> [String] {
    var pieces = cards.chance(30) ? ["\u{FEFF}"] : []
    for _ in 0..<number(0...6) {
      // Only the last line may be open.
      if let last = pieces.last, last.hasPrefix("BEGIN"), last.last?.isNewline == false {
        pieces[pieces.count - 1].append("\n")
      }
      if cards.chance(20) { pieces.append(cards.pick(["junk\n", " \n", "\t\r\n"])) }
      pieces.append(cards.card())
    }
    return pieces
  }

  private mutating func row() -> String {
    let cells = [
      cards.pick(["Ana Ruiz", "ana ruiz", "\"Ruiz, Ana\"", ""]),
      cards.pick(["1", "+49 1", "01", "2", "\"2\"", ""]), cards.pick(["2", "3", ""]),
      cards.pick(["x", "\"two\nlines\"", "\"a \"\"b\"\"\"", ""]),
    ]
    let count = cards.chance(10) ? 2 : 4
    return cells.prefix(count).joined(separator: ",") + cards.pick(["\n", "\r\n"])
  }

  private mutating func clusters(of count: Int) -> [[Int]] {
    var clusters = [[Int]](repeating: [], count: 4)
    for contact in 0..<count where cards.chance(80) { clusters[number(0...3)].append(contact) }
    return clusters
  }
}

@Suite struct MergePlanLawTests {
  @Test("undoing a merge gives the sources back byte for byte", arguments: [false, true])
  func undo(areRows: Bool) throws {
    var generator = BookGenerator(seed: 6)
    for _ in 0..<150 {
      let (book, clusters) = areRows ? generator.rows() : generator.book()
      let plan = try book.plan(
        clusters,
        rule: SurvivorshipRule.allCases.randomElement(using: &generator.cards.random) ?? .first
      )
      let output = plan.written()
      let journal = try MergeJournal.decode(plan.journal(of: output).encode())
      let restored = try journal.restore(output: output.bytes, hash: testHash)
      #expect(restored.map(\.bytes) == book.sources.map(\.bytes))
      #expect(restored.map(\.path) == book.sources.map(\.path))
    }
  }

  @Test("merges can be undone one by one in any order", arguments: [false, true])
  func undoInAnyOrder(areRows: Bool) throws {
    var generator = BookGenerator(seed: 7)
    for _ in 0..<25 {
      let (book, clusters) = areRows ? generator.rows() : generator.book()
      let plan = try book.plan(clusters)
      let output = plan.written()
      let journal = plan.journal(of: output)
      let unmerged = try book.plan([]).written().bytes
      for order in permutations(plan.merges.map(\.number)) {
        var (bytes, rest) = (output.bytes, journal)
        var left = Set(order)
        for number in order {
          (bytes, rest) = try rest.restore(output: bytes, undoing: [number], hash: testHash)
          left.remove(number)
          // The same as if the others alone had been merged.
          let others = plan.merges.filter { left.contains($0.number) }
            .map { $0.members.map(\.contact) }
          #expect(bytes == (try book.plan(others).written().bytes))
          let restored = try rest.restore(output: bytes, hash: testHash)
          #expect(restored.map(\.bytes) == book.sources.map(\.bytes))
        }
        #expect(bytes == unmerged)
        #expect(rest.entries.isEmpty)
      }
    }
  }

  @Test("any set of merges can be undone at once", arguments: [false, true])
  func undoSubsets(areRows: Bool) throws {
    var generator = BookGenerator(seed: 8)
    for _ in 0..<25 {
      let (book, clusters) = areRows ? generator.rows() : generator.book()
      let plan = try book.plan(clusters)
      let output = plan.written()
      let journal = plan.journal(of: output)
      for subset in 0..<(1 << plan.merges.count) {
        let undone = plan.merges.filter { subset >> ($0.number - 1) & 1 == 1 }
        let others = plan.merges.filter { subset >> ($0.number - 1) & 1 == 0 }
        let (bytes, rest) = try journal.restore(
          output: output.bytes,
          undoing: Set(undone.map(\.number)),
          hash: testHash
        )
        #expect(
          bytes == (try book.plan(others.map { $0.members.map(\.contact) }).written().bytes)
        )
        #expect(try MergeJournal.decode(rest.encode()) == rest)
      }
    }
  }

  @Test(
    "the report names each line once, and the line of the output holds it",
    arguments: [false, true]
  )
  func report(areRows: Bool) throws {
    var generator = BookGenerator(seed: 9)
    for _ in 0..<60 {
      let (book, clusters) = areRows ? generator.rows() : generator.book()
      let plan = try book.plan(clusters)
      let output = PlainReader.physicalLines(plan.written().bytes)
      var rows = book.report(plan).split(separator: "\n").dropFirst()[...]
      var contact = 0
      for source in book.sources {
        for _ in source.entries {
          for line in book.reader.lines(contact)
          where !areRows || !line.value.allSatisfy({ $0 == 0x20 }) {
            let row = rows.popFirst()
            let cells = try #require(row).split(
              separator: ",",
              omittingEmptySubsequences: false
            ).map(String.init)
            #expect(cells[0] == source.path)
            #expect(cells[1] == "\(line.line)")
            #expect(cells[2] == "c\(contact)")
            #expect(cells[3] == line.name)
            if cells[4] == "retired" {
              #expect(plan.merges.contains { "\($0.number)" == cells[6] })
            } else {
              let number = try #require(Int(cells[5]))
              let start = PlainReader.physicalLines(line.raw).first ?? []
              let text = string(start.filter { $0 != 0x0A && $0 != 0x0D })
              let value = text.drop { $0 != "." }.isEmpty ? text[...] : text.drop { $0 != "." }
              try #require(output.indices.contains(number - 1), "\(cells)")
              #expect(string(output[number - 1]).contains(value), "\(cells)")
            }
          }
          contact += 1
        }
      }
      #expect(rows.isEmpty)
    }
  }

  private func permutations(_ numbers: [Int]) -> [[Int]] {
    guard !numbers.isEmpty else { return [[]] }
    return numbers.indices.flatMap { index in
      var rest = numbers
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
