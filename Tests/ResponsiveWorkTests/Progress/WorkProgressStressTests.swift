import Foundation
import ResponsiveWork
import Testing

@Suite struct WorkProgressStressTests {
  @Test func `no reader sees more done than there is, nor a bar that falls`() async throws {
    let progress = WorkProgress(units: 0, records: 0)
    let rounds = 3_000
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        var counter = progress.counter(step: 7)
        for round in 1...rounds {
          // The total grows just ahead of the count, so that a torn pair would show.
          progress.setTotal(units: Int64(round) * 10, records: round)
          for _ in 0..<10 { try counter.add(record: round) }
        }
        counter.flush()
        progress.finish()
      }
      for _ in 0..<2 {
        group.addTask {
          var fraction = 0.0
          var units: Int64 = 0
          while true {
            let snapshot = progress.snapshot()
            #expect(snapshot.units <= snapshot.totalUnits ?? 0)
            #expect(snapshot.record ?? 0 <= snapshot.records ?? 0)
            #expect(snapshot.units >= units && snapshot.fraction ?? 0 >= fraction)
            units = snapshot.units
            fraction = snapshot.fraction ?? 0
            if snapshot.isFinished { break }
            await Task.yield()
          }
          #expect(units == Int64(rounds) * 10 && fraction == 1)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `no count of many workers is lost`() async throws {
    let progress = WorkProgress(units: 8 * 20_000)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          var counter = progress.counter(step: Int64(1 << worker))
          for record in 1...20_000 { try counter.add(record: record) }
        }
      }
      group.addTask {
        for _ in 0..<200 {
          _ = progress.snapshot()
          await Task.yield()
        }
      }
      try await group.waitForAll()
    }
    #expect(progress.snapshot().units == 8 * 20_000)
    #expect(progress.snapshot().record == 20_000)
    #expect(progress.snapshot().fraction == 1)
  }

  @Test func `pieces may begin and end on many tasks while somebody looks`() async throws {
    let progress = WorkProgress()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            let piece = progress.child(title: "Part", weight: 1.0 / 1_600, units: 3)
            var counter = piece.counter()
            // Nobody cancels it.
            try? counter.add(units: 2)
          }
        }
      }
      group.addTask {
        var fraction = 0.0
        for _ in 0..<500 {
          let now = progress.snapshot().fraction ?? 0
          #expect(now >= fraction)
          fraction = now
          await Task.yield()
        }
      }
    }
    let fraction = try #require(progress.snapshot().fraction)
    #expect(abs(fraction - 1) < 1e-9)
  }

  @Test func `whoever waits for the end or the pause gets through`() async throws {
    for round in 0..<200 {
      let progress = WorkProgress(units: 10)
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<3 {
          group.addTask {
            var count = 0
            for await snapshot in progress.snapshots() where snapshot.isFinished { count += 1 }
            return count
          }
        }
        group.addTask {
          var counter = progress.counter()
          for _ in 0..<10 {
            try await counter.pausePoint()
            try counter.add()
          }
          progress.finish()
          return 1
        }
        group.addTask {
          progress.pause()
          if round % 2 == 0 { await Task.yield() }
          progress.resume()
          return 1
        }
        for try await count in group { #expect(count == 1) }
      }
    }
  }

  @Test func `all workers stop at their next count when the work is cancelled`() async {
    let progress = WorkProgress()
    let (ends, end) = AsyncStream<Bool>.makeStream()
    // Threads: endless tasks would keep this one from running.
    for _ in 0..<4 {
      Thread.detachNewThread {
        var counter = progress.counter(step: .max)
        do {
          while true { try counter.add() }
        } catch {
          end.yield(true)
        }
      }
    }
    while progress.snapshot().units < 100_000 { await Task.yield() }
    progress.cancel()
    var count = 0
    for await _ in ends.prefix(4) { count += 1 }
    #expect(count == 4)
    let units = progress.snapshot().units
    await Task.yield()
    #expect(progress.snapshot().units == units)
  }
}
