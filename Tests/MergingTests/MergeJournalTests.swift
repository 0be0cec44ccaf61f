import ContactModel
import Merging
import Testing

@Suite struct MergeJournalTests {
  private func example() throws -> (output: MergeOutput, journal: MergeJournal) {
    let ana = card("UID:1", "FN:Ana Ruiz", "TEL:1", "NOTE:tab\t\"q\" \u{1}\\n é 😀")
    let book = PlannedBook(cards: [
      [ana, card("UID:2", "FN:ANA RUIZ", "TEL:2")], ["\u{FEFF}", card("FN:Bo"), card("FN:Bo")],
    ])
    let plan = try book.plan([[0, 1], [2, 3]])
    let output = plan.written()
    return (output, plan.journal(of: output))
  }

  @Test func `a journal is read back as it was written`() throws {
    let journal = try example().journal
    #expect(try MergeJournal.decode(journal.encode()) == journal)
    #expect(journal.entries.map(\.number) == [1, 2])
    #expect(journal.entries[0].aliases == ["2"])
    #expect(journal.entries[0].retired.map(\.property) == ["BEGIN", "VERSION", "UID", "FN", "END"])
    #expect(journal.entries[1].evidence == .probability(0.875))
    let lines = string(journal.encode()).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix(#"{"format":"smartercontacts-journal","version":1,"#))
  }

  @Test func `bytes that are not UTF-8 are kept too`() throws {
    var book = PlannedBook(cards: [[card("FN:Bo", "NOTE:x"), card("FN:Bo", "NOTE:x")]])
    for (index, byte) in book.sources[0].bytes.enumerated() where byte == UInt8(ascii: "x") {
      book.sources[0].bytes[index] = 0xFC
    }
    let plan = try book.plan([[0, 1]])
    let output = plan.written()
    let journal = try MergeJournal.decode(plan.journal(of: output).encode())
    let restored = try journal.restore(output: output.bytes, hash: testHash)
    #expect(restored.map(\.bytes) == [book.sources[0].bytes])
  }

  @Test func `what is no journal, cut, changed or newer is refused with its reason`() throws {
    let bytes = try example().journal.encode()
    #expect(throws: JournalError.notAJournal) { try MergeJournal.decode([]) }
    #expect(throws: JournalError.notAJournal) {
      try MergeJournal.decode(Array("BEGIN:VCARD\n".utf8))
    }
    #expect(throws: JournalError.newerVersion(found: 2, known: 1)) {
      try MergeJournal.decode(
        Array(string(bytes).replacing(#""version":1"#, with: #""version":2"#).utf8)
      )
    }
    let header = bytes.firstIndex(of: 0x0A) ?? 0
    for count in 1..<(bytes.count - 1) {
      let expected: JournalError = count < header ? .notAJournal : .cut
      #expect(throws: expected) { try MergeJournal.decode(Array(bytes[..<count])) }
    }
    var lines = string(bytes).split(separator: "\n").map { String($0) }
    lines.remove(at: 1)
    #expect(throws: JournalError.altered) {
      try MergeJournal.decode(Array(lines.map { $0 + "\n" }.joined().utf8))
    }
    lines[1] = "{"
    #expect(throws: JournalError.damaged(line: 2)) {
      try MergeJournal.decode(Array(lines.map { $0 + "\n" }.joined().utf8))
    }
  }

  @Test func `no change of a byte is read as if it were none`() throws {
    let journal = try example().journal
    let bytes = journal.encode()
    var random = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      var changed = bytes
      let index = Int.random(in: bytes.indices, using: &random)
      changed[index] ^= UInt8.random(in: 1...255, using: &random)
      let read = try? MergeJournal.decode(changed)  // a refusal is what is hoped for
      // A blank may become another outside of text.
      #expect(read == nil || read == journal)
    }
  }

  @Test func `a changed output is refused`() throws {
    let (output, journal) = try example()
    #expect(
      throws: JournalError.outputChanged(
        name: "out.vcf",
        expectedSize: output.bytes.count,
        size: output.bytes.count + 1
      )
    ) {
      try journal.restore(output: output.bytes + [0x0A], hash: testHash)
    }
    var changed = output.bytes
    changed[20] ^= 1
    #expect(throws: JournalError.self) { try journal.restore(output: changed, hash: testHash) }
    #expect(throws: JournalError.noSuchMerge(number: 7, count: 2)) {
      try journal.restore(output: output.bytes, undoing: [7], hash: testHash)
    }
  }

  @Test func `a journal of another output does not crash`() throws {
    let (output, journal) = try example()
    for (entry, at) in [(0, -1), (0, 1), (1, 1_000_000), (1, -1_000_000)] {
      var wrong = journal
      wrong.entries[entry].inverse[0].at += at
      #expect(throws: JournalError.self) {
        try wrong.restore(output: output.bytes, hash: testHash)
      }
    }
    var wrong = journal
    wrong.sources[1].size = .max
    #expect(throws: JournalError.self) { try wrong.restore(output: output.bytes, hash: testHash) }
  }
}
