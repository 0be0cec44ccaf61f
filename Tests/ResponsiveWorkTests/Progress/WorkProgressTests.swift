import ResponsiveWork
import ResponsiveWorkTesting
import Testing

/// Why a test stops work.
private struct PowerFailure: Error {}

@Suite struct WorkProgressTests {
  @Test func `work without a total has no fraction`() throws {
    let progress = WorkProgress()
    var counter = progress.counter()
    try counter.add(units: 5, record: 1)
    #expect(progress.snapshot().title == "[Being busy]")
    #expect(progress.snapshot().fraction == nil)
    #expect(progress.snapshot().record == 1)
    progress.setTotal(units: 20, records: 4)
    #expect(progress.snapshot().fraction == 0.25)
    #expect(progress.snapshot().recordPhrase == "At record 1 of 4")
  }

  @Test func `what a counter keeps back is reported when it ends`() throws {
    let progress = WorkProgress(units: 1_000)
    do {
      var counter = progress.counter()
      for _ in 0..<600 { try counter.add() }
      #expect(progress.snapshot().units < 600)
    }
    #expect(progress.snapshot().units == 600)
  }

  @Test func `a counter reports at its next count when a reader asked`() throws {
    let progress = WorkProgress(units: 1_000)
    var counter = progress.counter()
    for _ in 0..<600 { try counter.add() }
    _ = progress.snapshot()
    try counter.add()
    #expect(progress.snapshot().units == 601)
  }

  @Test func `a counter throws at the next count after the work was cancelled`() throws {
    let progress = WorkProgress(units: 1_000)
    let child = progress.child(title: "Comparing", weight: 0.5)
    var counter = child.counter()
    for _ in 0..<100 { try counter.add() }
    progress.cancel()
    #expect(throws: CancellationError.self) { try counter.add() }
    #expect(throws: CancellationError.self) { try counter.add() }
    #expect(child.isCancelled)
    #expect(progress.child(title: "Later", weight: 0.1).isCancelled)
    #expect(child.snapshot().units == 102)
  }

  @Test func `the shares of pieces add up`() throws {
    let progress = WorkProgress(units: 300)
    var own = progress.counter(step: 1)
    let piece = progress.child(title: "Reading", weight: 0.25, units: 10, records: 5)
    var counter = piece.counter(step: 1)
    try counter.add(units: 5, record: 2)
    try own.add(units: 100)
    #expect(progress.snapshot().fraction == 0.375)
    #expect(progress.snapshot().stage == "Reading")
    #expect(progress.snapshot().recordPhrase == "At record 2 of 5")
    piece.finish()
    #expect(progress.snapshot().fraction == 0.5)
    #expect(progress.snapshot().stage == nil)
    progress.finish()
    #expect(progress.snapshot().fraction == 1)
    #expect(progress.snapshot().isFinished)
  }

  @Test func `a piece that nobody holds any more is complete`() {
    let progress = WorkProgress()
    do {
      let piece = progress.child(title: "Reading", weight: 0.25)
      #expect(piece.snapshot().fraction == nil)
      #expect(progress.snapshot().fraction == nil)
    }
    #expect(progress.snapshot().fraction == 0.25)
  }

  @Test func `a piece keeps the work from being over`() {
    let piece = WorkProgress(units: 10).child(title: "Reading", weight: 1, units: 10)
    #expect(!piece.snapshot().isFinished)
  }

  @Test func `a counter keeps the work from being over`() throws {
    let progress = WorkProgress()
    var counter = progress.child(title: "Reading", weight: 1, units: 4).counter(step: 1)
    try counter.add(units: 3)
    #expect(progress.snapshot().fraction == 0.75)
  }

  @Test func `a piece whose work throws is complete`() {
    let progress = WorkProgress()
    func read() throws {
      let piece = progress.child(title: "Reading", weight: 0.5, units: 10)
      var counter = piece.counter()
      try counter.add(units: 2)
      throw PowerFailure()
    }
    #expect(throws: PowerFailure.self) { try read() }
    #expect(progress.snapshot().fraction == 0.5)
  }

  @Test func `the first cause of a cancellation stays`() {
    let progress = WorkProgress()
    let piece = progress.child(title: "Reading", weight: 1)
    #expect(progress.cancellationCause == nil)
    progress.cancel(because: PowerFailure())
    progress.cancel()
    #expect(progress.cancellationCause is PowerFailure)
    #expect(piece.cancellationCause is PowerFailure)
    #expect(progress.child(title: "Later", weight: 0).cancellationCause is PowerFailure)
  }

  @Test func `one piece can be cancelled alone`() throws {
    let progress = WorkProgress()
    let piece = progress.child(title: "Reading", weight: 0.5)
    piece.cancel()
    var counter = progress.counter()
    try counter.add()
    #expect(piece.isCancelled && !progress.isCancelled)
  }

  @Test func `what was done is counted though the work was cancelled`() {
    let progress = WorkProgress(units: 10)
    progress.cancel()
    var counter = progress.counter()
    #expect(throws: CancellationError.self) { try counter.add(units: 4) }
    #expect(progress.snapshot().units == 4)
  }

  @Test func `a counter sees that its task was cancelled when a step is full`() async {
    let progress = WorkProgress()
    let task = Task {
      var counter = progress.counter(step: 100)
      // Nothing else ends this.
      while true { try counter.add() }
    }
    task.cancel()
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(!progress.isCancelled)
  }

  @Test func `a title can change`() {
    let progress = WorkProgress(title: "Reading")
    progress.setTitle("Comparing")
    #expect(progress.snapshot().title == "Comparing")
  }

  @Test func `time is told by the clock`() throws {
    let clock = ManualClock()
    let progress = WorkProgress(units: 100, clock: clock)
    var counter = progress.counter(step: 1)
    for _ in 0..<20 {
      clock.advance(by: .milliseconds(100))
      try counter.add()
      _ = progress.snapshot()
    }
    #expect(progress.snapshot().remainingPhrase == "About 8 seconds remaining")
    #expect(progress.snapshot().elapsed == .seconds(2))
    #expect(progress.snapshot(now: .seconds(2.5)).elapsed == .seconds(2.5))
  }

  @Test func `what was counted in a piece is kept when the whole ends`() throws {
    let progress = WorkProgress()
    let piece = progress.child(title: "Reading", weight: 0.5, units: 10, records: 4)
    var counter = piece.counter(step: 1)
    try counter.add(units: 5, record: 2)
    progress.finish()
    let snapshot = piece.snapshot()
    #expect(snapshot.isFinished && snapshot.units == 5 && snapshot.record == 2)
  }

  @Test func `a total below zero is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) { _ = WorkProgress(units: -1) }
    await #expect(processExitsWith: .failure) { WorkProgress().setTotal(units: -1) }
    await #expect(processExitsWith: .failure) { WorkProgress().setTotal(units: 1, records: -1) }
    await #expect(processExitsWith: .failure) {
      _ = WorkProgress().child(title: "", weight: 0.5, units: -1)
    }
  }
}
