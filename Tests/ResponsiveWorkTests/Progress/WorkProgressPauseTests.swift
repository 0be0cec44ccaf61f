import Foundation
import ResponsiveWork
import ResponsiveWorkTesting
import Testing

@Suite struct WorkProgressPauseTests {
  /// Counts ten units, one each second, with a pause point before each; returns when it did.
  private func work(_ progress: WorkProgress, _ clock: ManualClock) async throws -> [Duration] {
    var times: [Duration] = []
    var counter = progress.counter()
    for _ in 0..<10 {
      try await counter.pausePoint()
      times.append(clock.now.offset)
      try await clock.sleep(for: .seconds(1))
      try counter.add()
    }
    return times
  }

  @Test func `a task waits at a pause point`() throws {
    let clock = ManualClock()
    let progress = WorkProgress(units: 10, clock: clock)
    let times = try clock.run(within: .seconds(600)) {
      async let times = work(progress, clock)
      try await clock.sleep(for: .seconds(4.5))
      progress.pause()
      try await clock.sleep(for: .seconds(100))
      progress.resume()
      return try await times
    }
    #expect(times == [0, 1, 2, 3, 4, 104.5, 105.5, 106.5, 107.5, 108.5].map { .seconds($0) })
    #expect(progress.snapshot().elapsed == .seconds(9.5))
  }

  @Test("what ends the work ends its pause", arguments: [true, false])
  func end(byCancelling: Bool) throws {
    let clock = ManualClock()
    let progress = WorkProgress(units: 10, clock: clock)
    progress.pause()
    #expect(progress.snapshot().remainingPhrase == "Paused")
    let isCancelled = try clock.run(within: .seconds(600)) {
      async let times = work(progress, clock)
      try await clock.sleep(for: .seconds(5))
      if byCancelling { progress.cancel() } else { progress.finish() }
      do {
        _ = try await times
        return false
      } catch is CancellationError {
        return true
      }
    }
    #expect(isCancelled == byCancelling)
  }

  @Test func `a task that is cancelled waits no longer`() throws {
    let clock = ManualClock()
    let progress = WorkProgress(clock: clock)
    progress.pause()
    #expect(throws: CancellationError.self) {
      try clock.run(within: .seconds(600)) {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { _ = try await work(progress, clock) }
          try await clock.sleep(for: .seconds(5))
          group.cancelAll()
          try await group.next()
        }
      }
    }
  }

  @Test("a thread waits at a pause point", arguments: [true, false])
  func thread(isResumed: Bool) async {
    let progress = WorkProgress(units: 10)
    progress.pause()
    let (lines, line) = AsyncStream<String>.makeStream()
    Thread.detachNewThread {
      var counter = progress.counter(step: 1)
      do {
        try counter.add()
        line.yield("waits")
        try counter.blockingPausePoint()
        line.yield("goes on")
      } catch {
        line.yield("is cancelled")
      }
      line.finish()
    }
    var seen: [String] = []
    for await each in lines {
      seen.append(each)
      guard each == "waits" else { continue }
      if isResumed { progress.resume() } else { progress.cancel() }
    }
    #expect(seen == ["waits", isResumed ? "goes on" : "is cancelled"])
  }

  @Test func `workers that pass pause points let other tasks run`() async throws {
    let progress = WorkProgress()
    // More workers than threads, and none ends before a task that comes last has run.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount + 1 {
        group.addTask {
          var counter = progress.counter()
          while !progress.snapshot().isFinished {
            try counter.add()
            try await counter.pausePoint()
          }
        }
      }
      group.addTask { progress.finish() }
      try await group.waitForAll()
    }
    #expect(progress.snapshot().isFinished)
  }
}
