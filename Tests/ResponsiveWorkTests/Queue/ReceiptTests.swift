import ResponsiveWork
import ResponsiveWorkTesting
import Testing

@Suite struct ReceiptTests {
  typealias Queue = LastOutQueue<Int, ManualClock>

  struct Refused: Error {}

  let clock = ManualClock()

  func makeQueue(overlap: OverlapPolicy = .afterRunning) -> Queue {
    Queue(delay: .seconds(1), overlap: overlap, clock: clock, executor: clock.executor)
  }

  @Test func `a receipt tells nothing until its task is settled`() {
    let queue = makeQueue()
    let first = queue.enqueue(1) {}
    #expect(first.settled == nil)
    let second = queue.enqueue(1) {}
    #expect(first.settled?.ending == .superseded)
    #expect(second.settled == nil)
    clock.advance(by: .seconds(1))
    #expect(second.settled?.ending == .ran)
  }

  @Test func `all who wait for a receipt hear of it`() throws {
    let queue = makeQueue()
    let receipt = queue.enqueue(1) { throw Refused() }
    let endings = try clock.run(within: .seconds(1)) {
      await withTaskGroup(of: Receipt.Ending.self) { group in
        for _ in 0..<5 { group.addTask { await receipt.outcome.ending } }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(endings == Array(repeating: .failed, count: 5))
  }

  @Test func `one who waits is heard of even if nobody holds the receipt`() throws {
    let queue = makeQueue()
    let ending = try clock.run(within: .seconds(3)) {
      async let waited = queue.enqueue(1) {}.outcome
      // Many more tasks: the ledger that the receipt was in is full and left.
      for key in 2..<2_000 { queue.enqueue(key) {} }
      return await waited.ending
    }
    #expect(ending == .ran)
  }

  @Test(
    "thousands of receipts, some of them held, each tell their own task's end",
    arguments: [1, 2, 7, 100, 300]
  )
  func many(heldEach: Int) {
    let queue = makeQueue()
    var held: [(key: Int, receipt: Receipt)] = []
    for number in 0..<3_000 {
      let key = number % 1_200
      let receipt = queue.enqueue(key) { if key % 3 == 0 { throw Refused() } }
      if number % heldEach == 0 { held.append((key: number, receipt: receipt)) }
    }
    for key in stride(from: 0, to: 1_200, by: 5) { queue.cancel(key) }
    clock.advance(by: .seconds(1))
    for (number, receipt) in held {
      let isNewest = number >= 1_800
      let expected: Receipt.Ending =
        if !isNewest {
          .superseded
        } else if number % 1_200 % 5 == 0 {
          .cancelled
        } else if number % 1_200 % 3 == 0 {
          .failed
        } else {
          .ran
        }
      #expect(receipt.settled?.ending == expected, "task \(number)")
    }
  }

  @Test func `a receipt outlives its queue`() {
    var queue: Queue? = makeQueue()
    let receipt = queue?.enqueue(1) {}
    queue = nil
    clock.advance(by: .seconds(1))
    #expect(receipt?.settled?.ending == .ran)
  }

  // MARK: Values

  @Test func `a value is the newest caller's own`() throws {
    let queue = makeQueue()
    let log = EventLog()
    try clock.run(within: .seconds(9)) { [clock] in
      await withTaskGroup(of: Void.self) { group in
        for number in 1...3 {
          group.addTask {
            do {
              let value = try await queue.value(1) { number * 10 }
              log.add("\(number) gets \(value)")
            } catch {
              log.add("\(number) gets \(error)")
            }
          }
          try? await clock.sleep(for: .milliseconds(500))
        }
      }
    }
    #expect(log.lines == ["1 gets Superseded()", "2 gets Superseded()", "3 gets 30"])
  }

  @Test func `a caller is superseded even if its work was under way and came to its end`() throws {
    let queue = makeQueue(overlap: .cancelRunning)
    let log = EventLog()
    try clock.run(within: .seconds(9)) { [clock] in
      async let first: Void = {
        do {
          // Work that does not listen to cancellation.
          let value = try await queue.value(1) { [clock] in
            await withCheckedContinuation { continuation in
              Task.detached(executorPreference: clock.executor) {
                try? await clock.sleep(for: .seconds(3))
                continuation.resume()
              }
            }
            return "old"
          }
          log.add("first gets \(value)")
        } catch {
          log.add("first gets \(error)")
        }
      }()
      try await clock.sleep(for: .seconds(2))
      log.add("second gets \(try await queue.value(1) { "new" })")
      await first
    }
    #expect(log.lines == ["first gets Superseded()", "second gets new"])
  }

  @Test func `errors, cancellation and closing reach the caller`() throws {
    let queue = makeQueue()
    #expect(throws: Refused.self) {
      try clock.run(within: .seconds(1)) { try await queue.value(1) { throw Refused() } }
    }
    #expect(throws: CancellationError.self) {
      try clock.run(within: .seconds(1)) {
        async let value: Void = queue.value(1) {}
        await Task.yield()
        queue.cancel(1)
        try await value
      }
    }
    #expect(throws: QueueClosed.self) {
      try clock.run(within: .seconds(1)) {
        await queue.shutdown()
        try await queue.value(1) {}
      }
    }
  }

  @Test("when a caller is cancelled, so is its work", arguments: [0, 500, 1_500])
  func cancelledCaller(afterMilliseconds: Int) throws {
    let queue = makeQueue()
    let log = EventLog()
    let other = queue.enqueue(2) {}
    let caller = Task.detached(executorPreference: clock.executor) { [clock] in
      do {
        try await queue.value(1) {
          log.add("begins")
          try await clock.sleep(for: .seconds(1))
          log.add("ends")
        }
      } catch {
        log.add("caller: \(error is CancellationError)")
      }
    }
    if afterMilliseconds > 0 { clock.advance(by: .milliseconds(afterMilliseconds)) }
    caller.cancel()
    clock.advance(by: .seconds(9))
    let begins = afterMilliseconds > 1_000 ? ["begins"] : []
    #expect(log.lines == begins + ["caller: true"])
    #expect(queue.metrics.cancelled == (afterMilliseconds == 0 ? 0 : 1))
    #expect(other.settled?.ending == .ran)
  }

  @Test func `cancelling a caller that was replaced leaves the newer one alone`() throws {
    let queue = makeQueue()
    let old = Task.detached(executorPreference: clock.executor) { try await queue.value(1) { 1 } }
    clock.settle()
    let new = Task.detached(executorPreference: clock.executor) { try await queue.value(1) { 2 } }
    clock.settle()
    old.cancel()
    let value = try clock.run(within: .seconds(1)) { try await new.value }
    #expect(value == 2)
  }
}
