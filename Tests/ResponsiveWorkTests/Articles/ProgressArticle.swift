import ResponsiveWork
import Testing

/// The code of the article "Telling how far long work is", with as much around it as it needs.
@Suite struct ProgressArticle {
  struct Record: Sendable {}
  final class Label {
    var text: String?
    var value: Double?
  }

  private func compare(_ record: Record, _ other: Record) {}
  private func read(_ record: Record) {}

  @Test func `pairs are counted`() throws {
    let records = [Record](repeating: Record(), count: 20)
    let n = Int64(records.count)
    let progress = WorkProgress(title: "Comparing", units: n * (n - 1) / 2, records: records.count)

    func compareAll() throws {
      var counter = progress.counter()
      for (index, record) in records.enumerated() {
        for other in records[(index + 1)...] {
          compare(record, other)
          try counter.add(record: index + 1)
        }
      }
    }
    try compareAll()
    #expect(progress.snapshot().fraction == 1)
  }

  @Test func `pieces make the whole`() {
    let progress = WorkProgress()
    let bytes: Int64 = 100
    let reading = progress.child(title: "Reading", weight: 0.2, units: bytes)
    let comparing = progress.child(title: "Comparing", weight: 0.7)
    let writing = progress.child(title: "Writing", weight: 0.1)
    for piece in [reading, comparing, writing] { piece.finish() }
    #expect(progress.snapshot().fraction == 1)
  }

  @Test func `states come in until the last`() async {
    let (bar, label, time) = (Label(), Label(), Label())
    let progress = WorkProgress(units: 1)
    progress.finish()
    for await state in progress.snapshots() {
      bar.value = state.fraction  // nil: show an activity indicator
      label.text = state.recordPhrase  // "At record 3 of 10"
      time.text = state.remainingPhrase  // "About 9 seconds remaining"
    }
    #expect(bar.value == 1 && label.text == nil && time.text == "Done")
  }

  @Test func `a loop may do without a class`() throws {
    let records = [Record](repeating: Record(), count: 20)
    let (_, continuation) = AsyncStream.makeStream(
      of: (Double, Duration).self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let start = ContinuousClock.now
    var shown = start
    for (index, record) in records.enumerated() {
      try Task.checkCancellation()
      read(record)
      let now = ContinuousClock.now
      guard now - shown > .milliseconds(100) else { continue }
      shown = now
      let done = Double(index + 1) / Double(records.count)
      let remaining = (now - start) * (1 / done - 1)
      continuation.yield((done, remaining))
    }
    #expect(shown >= start)
  }
}
