import ContactModel
@testable import Merging
import Testing

/// Large contacts and large clusters take time in proportion.
@Suite struct MergeSizeTests {
  private func cardLines(_ texts: [String]) -> [ContentLine] {
    let lines =
      [("BEGIN", "VCARD"), ("VERSION", "3.0"), ("FN", "Ana Ruiz")] + texts.map { ("NOTE", $0) }
      + [("END", "VCARD")]
    return lines.enumerated().map { index, line in
      ContentLine(
        raw: Array("\(line.0):\(line.1)\r\n".utf8),
        name: line.0,
        value: Array(line.1.utf8),
        line: index + 1
      )
    }
  }

  @Test("two cards of many notes keep each note once", .timeLimit(.minutes(1)))
  func manyNotes() {
    // Where each note is searched among all, the time limit ends this.
    let count = 30_000
    let first = cardLines((0..<count).map { "note \($0)" })
    let second = cardLines((0..<count).map { "note \($0 + count / 2)" })
    let merged = CardMerging.merge([first, second], rule: .first) { _ in "" }
    let notes = merged.lines.filter { $0.raw.starts(with: "NOTE".utf8) }
    #expect(notes.count == count + count / 2)
    #expect(Set(notes.map(\.raw)).count == notes.count)
    #expect(merged.retired.count == count / 2 + 4)
    #expect(!merged.retired.contains { $0.reason.losesValue })
  }

  @Test("the report of a large cluster names each line once", .timeLimit(.minutes(1)))
  func largeReport() throws {
    let count = 2000
    let text = card("FN:Bo Lee", "TEL:1")
    let book = PlannedBook(cards: [[String](repeating: text, count: count)])
    let plan = try book.plan([Array(0..<count)])
    let rows = book.report(plan).split(separator: "\n").dropFirst()
    let lineCount = text.split(separator: "\n").count
    #expect(rows.count == count * lineCount)
    #expect(rows.count { $0.contains(",kept,") } == lineCount)
    #expect(rows.count { $0.contains(",retired,,1,") } == (count - 1) * lineCount)
  }

  @Test func `the report of merges whose members are mixed keeps them apart`() throws {
    let ana = card("FN:Ana Ruiz", "TEL:1")
    let bo = card("FN:Bo Lee", "EMAIL:b@example.com")
    let book = PlannedBook(cards: [[ana, bo, ana, bo]])
    let report = book.report(try book.plan([[0, 2], [1, 3]]))
    let states = report.split(separator: "\n").dropFirst().map { row in
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      return "\(cells[2]) \(cells[4]) \(cells[6])"
    }
    let size = states.count / 4
    #expect(
      states
        == ["c0 kept ", "c1 kept ", "c2 retired 1", "c3 retired 2"].flatMap {
          [String](repeating: $0, count: size)
        }
    )
  }

  @Test("a search and a dictionary find the same", arguments: [1, 3, 1000])
  func table(distinct: Int) {
    var random = SeededGenerator(seed: distinct)
    var table = SmallTable<Int>()
    var plain: [(hash: Int, value: Int)] = []
    var gone: Set<Int> = []
    for step in 0..<400 {
      let hash = Int.random(in: 0..<distinct, using: &random)
      #expect(
        table.values(at: hash) { !gone.contains($0) }
          == plain.filter { $0.hash == hash && !gone.contains($0.value) }.map(\.value)
      )
      table.insert(step, at: hash)
      plain.append((hash, step))
      if step.isMultiple(of: 3) { gone.insert(Int.random(in: 0...step, using: &random)) }
    }
  }

  @Test("lines beyond the searched are merged as those among them", arguments: [0, 40])
  func beyondTheSearched(padding: Int) {
    // The padding changes how lines are found, not what becomes of the others.
    var generator = CardGenerator(seed: 10)
    let filler = PlainReader.lines((0..<padding).map { "NOTE:pad \($0)\n" }.joined())
    for _ in 0..<200 {
      let cards = (0..<3).map { _ in PlainReader.lines(generator.card()) }
      guard cards.allSatisfy({ $0.last?.name == "END" && $0.last?.raw.last == 0x0A }) else {
        continue
      }
      let padded = cards.map { Array($0.prefix(1)) + filler + Array($0.dropFirst()) }
      let plain = CardMerging.merge(cards, rule: .first, key: testKey)
      let large = CardMerging.merge(padded, rule: .first, key: testKey)
      let isFiller = { (line: MergedLine) in line.raw.starts(with: "NOTE:pad".utf8) }
      #expect(large.lines.filter { !isFiller($0) }.map(\.raw) == plain.lines.map(\.raw))
      #expect(large.lines.count(where: isFiller) == padding)
    }
  }

  @Test func `a merge of many lines meets the checkpoint before it is done`() throws {
    struct Stop: Error {}
    let lines = cardLines((0..<30_000).map { "note \($0)" })
    let other = cardLines((0..<30_000).map { "other \($0)" })
    let entry = ContactTable.Entry(values: 0..<0, bytes: 0..<1, line: 1)
    let source = MergeSource(
      path: "a.vcf",
      bytes: [0x0A, 0x0A],
      entries: [entry, entry],
      layout: .vCard
    )
    let reader = ContactReader(
      lines: { $0 == 0 ? lines : other },
      identifier: { "\($0)" },
      name: { "\($0)" },
      lineKey: { _ in "" },
      cellKey: { _, _ in "" }
    )
    func checkpoints(stoppingAt last: Int) throws -> Int {
      var count = 0
      _ = try MergePlan(
        sources: [source],
        clusters: [.init(members: [0, 1], evidence: .exact)],
        rule: .first,
        reader: reader
      ) { done in
        #expect(done == 0)
        count += 1
        if count == last { throw Stop() }
      }
      return count
    }
    #expect(throws: Stop.self) { try checkpoints(stoppingAt: 5) }
    #expect(try checkpoints(stoppingAt: .max) >= 6)
  }
}
