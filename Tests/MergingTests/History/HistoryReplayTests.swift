import ContactModel
import Foundation
import Merging
import Testing

@Suite struct HistoryReplayTests {
  private let ana = historyCard("FN:Ana Ruiz", "UID:a", "TEL:0301234", "item1.EMAIL:a@b.example")
  private let anna = historyCard("FN:Anna", "UID:b", "TEL:+49 30 1234", "item1.EMAIL:c@d.example")
  private let bo = historyCard("FN:Bo", "UID:c", "NOTE:tall")

  @Test func `an edit of a line goes with the line when its merge is undone`() {
    var book = HistoryBook([ana, anna])
    let merge = book.merge(1, 2)
    book.edit(1, book.replacing(1, "item2.EMAIL", with: "item2.EMAIL:new@d.example\r\n"))
    book.perform(.undo(merge))
    #expect(book.text(1) == ana)
    #expect(book.state(2).conflicts.count == 0)
    #expect(book.text(2).contains("new@d.example"))
    #expect(book.state(2).retired.contains { $0.raw == Array("item1.EMAIL:c@d.example\r\n".utf8) })
  }

  @Test func `an edit that wants to write over another text leaves both, and says so`() {
    var book = HistoryBook([bo])
    let first = book.edit(1, book.replacing(1, "NOTE", with: "NOTE:very tall\r\n"))
    let second = book.edit(1, book.replacing(1, "NOTE", with: "NOTE:small\r\n"))
    book.perform(.undo(first))
    #expect(book.text(1).contains("NOTE:tall"))
    #expect(book.text(1).contains("NOTE:small"))
    #expect(
      book.state(1).conflicts.map(\.kind) == [
        .replacement(
          expected: Array("NOTE:very tall\r\n".utf8),
          wanted: Array("NOTE:small\r\n".utf8),
          found: Array("NOTE:tall\r\n".utf8)
        )
      ]
    )
    #expect(book.state(1).conflicts.map(\.operation) == [second])
    // A person decides by taking one out.
    let line = book.line(1, "NOTE:tall")
    book.edit(1, .retire(line.id, expected: line.text, .byHand))
    #expect(book.state(1).conflicts.isEmpty)
    #expect(book.state(1).retired.contains { $0.raw == Array("NOTE:tall\r\n".utf8) })
  }

  @Test func `names that stand twice after an undoing are a conflict with both values`() {
    var book = HistoryBook([ana, anna, bo])
    book.merge(1, 2)
    let last = book.operations.count
    // The second merge takes the name of the third contact.
    book.perform(.merge(book.merging([ContactID(3), ContactID(1)])))
    #expect(book.state(3).conflicts.isEmpty)
    let retired = book.state(3).retired.filter { $0.raw.starts(with: "FN:".utf8) }
    #expect(retired.count == 2)
    let line = book.line(3, "FN:Bo")
    book.edit(3, .retire(line.id, expected: line.text, .byHand))
    let other = book.state(3).retired.first { $0.raw.starts(with: "FN:Ana".utf8) }
    let removal = book.operations.count
    book.edit(3, .restore(other?.line ?? line.id))
    book.perform(.undo(OperationID(removal)))
    #expect(book.operations.count > last)
    #expect(
      book.state(3).conflicts.map(\.kind) == [
        .severalValues(
          property: "FN",
          values: [Array("FN:Bo\r\n".utf8), Array("FN:Ana Ruiz\r\n".utf8)]
        )
      ]
    )
    book.edit(3, .settle(book.state(3).conflicts[0].lines))
    #expect(book.state(3).conflicts.isEmpty)
  }

  @Test func `a merge under a later one is undone without what it did not do`() {
    var book = HistoryBook([ana, anna, bo])
    let first = book.merge(1, 2)
    let second = book.merge(1, 3)
    book.perform(.undo(first))
    #expect(book.text(2) == anna)
    #expect(book.isPresent(2))
    #expect(!book.isPresent(3))
    #expect(book.text(1).contains("TEL:0301234"))
    #expect(book.text(1).contains("NOTE:tall"))
    #expect(!book.text(1).contains("c@d.example"))
    book.perform(.undo(second))
    #expect(book.text(1) == ana)
    #expect(book.text(3) == bo)
  }

  @Test func `a removal that is done again takes no line out of a later merge's other card`() {
    var book = HistoryBook([ana, bo])
    let removal = book.perform(.remove([ContactID(2)]))
    let undoing = book.perform(.undo(removal))
    book.merge(1, 2)
    #expect(book.text(1).contains("NOTE:tall"))
    book.perform(.undo(undoing))
    #expect(book.text(1) == ana)
    #expect(book.state(2).presence == .removed(removal))
    #expect(book.text(2) == bo)
  }

  @Test func `a line stays when what it was retired for is gone`() {
    var book = HistoryBook([ana, anna])
    let merge = book.merge(1, 2)
    #expect(!book.text(1).contains("TEL:0301234"))
    #expect(book.text(1).contains("TEL:+49 30 1234"))
    _ = merge
    // The fuller number was put into the card before the merge, and that is undone.
    var edited = HistoryBook([ana, bo])
    let adding = edited.edit(2, .add(Array("TEL:+49 30 1234\r\n".utf8), after: nil))
    edited.merge(1, 2)
    #expect(!edited.text(1).contains("TEL:0301234"))
    edited.perform(.undo(adding))
    #expect(edited.text(1).contains("TEL:0301234"))
  }

  @Test func `a newer card from a source changes lines, and not what a person wrote`() {
    var book = HistoryBook([bo])
    book.edit(1, book.replacing(1, "NOTE", with: "NOTE:by hand\r\n"))
    let newer = historyCard("FN:Bo Li", "UID:c", "NOTE:from the source", "TEL:1")
    let base = ContactState(contact: ContactID(1), base: book.bases[ContactID(1)] ?? [])
    let changes = ImportedDifference.changes(
      from: base.lines,
      to: PlainReader.lines(newer).map(\.raw)
    )
    let update = book.perform(.update([ContactPatch(contact: ContactID(1), changes: changes)]))
    #expect(book.text(1).contains("FN:Bo Li"))
    #expect(book.text(1).contains("TEL:1"))
    #expect(book.text(1).contains("NOTE:by hand"))
    #expect(book.text(1).contains("NOTE:from the source"))
    #expect(book.state(1).conflicts.count == 1)
    book.perform(.undo(update))
    #expect(book.text(1) == bo.replacing("tall", with: "by hand"))
  }

  @Test func `a line that a merge had to write anew keeps that, whatever its text is`() {
    var book = HistoryBook([ana, anna])
    let edit = book.edit(2, book.replacing(2, "item1.EMAIL", with: "item1.EMAIL:e@f.example\r\n"))
    book.merge(1, 2)
    #expect(book.text(1).contains("item2.EMAIL:e@f.example\r\n"))
    book.perform(.undo(edit))
    #expect(book.text(1).contains("item2.EMAIL:c@d.example\r\n"))
    #expect(book.state(1).conflicts.isEmpty)
  }
}
