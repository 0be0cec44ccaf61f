import ResponsiveWork
import ResponsiveWorkTesting
import Testing

/// A state, and when it was read.
private struct Sight: Sendable {
  var snapshot: WorkProgress.Snapshot
  var time: Duration
}

/// Reads states until there are no more.
private func read(_ snapshots: WorkProgress.Snapshots, _ clock: ManualClock) async -> [Sight] {
  var sights: [Sight] = []
  for await snapshot in snapshots {
    sights.append(Sight(snapshot: snapshot, time: clock.now.offset))
  }
  return sights
}

@Suite struct WorkProgressSnapshotsTests {
  @Test func `they come ten times a second at most, and the last one at once`() throws {
    let clock = ManualClock()
    let sights = try clock.run(within: .seconds(60)) {
      let progress = WorkProgress(units: 333, clock: clock)
      async let sights = read(progress.snapshots(), clock)
      var counter = progress.counter()
      for _ in 0..<333 {
        try await clock.sleep(for: .milliseconds(3))
        try counter.add()
      }
      counter.flush()
      progress.finish()
      return await sights
    }
    #expect(sights.map(\.time) == (0..<10).map { .milliseconds(100 * $0) } + [.milliseconds(999)])
    #expect(sights.map(\.snapshot.isFinished) == Array(repeating: false, count: 10) + [true])
    #expect(sights.last?.snapshot.fraction == 1)
    // Each is the newest: at most what was counted since the reader asked before is missing.
    for sight in sights {
      let counted = Double(Int(sight.time / .milliseconds(3))) / 333
      #expect(sight.snapshot.fraction ?? 0 >= counted - 35.0 / 333)
    }
  }

  @Test func `nothing is queued for a slow reader`() throws {
    let clock = ManualClock()
    let seen = try clock.run(within: .seconds(60)) {
      let progress = WorkProgress(units: 100, clock: clock)
      let snapshots = progress.snapshots()
      async let seen = {
        var seen: [Int64] = []
        for await snapshot in snapshots {
          seen.append(snapshot.units)
          try? await clock.sleep(for: .seconds(2))  // Nobody cancels it.
        }
        return seen
      }()
      var counter = progress.counter(step: 1)
      for _ in 0..<50 {
        try await clock.sleep(for: .milliseconds(100))
        try counter.add()
      }
      progress.finish()
      return await seen
    }
    #expect(seen.count == 4)
    #expect(seen.first == 0 && seen.last == 50)
    #expect((19...20).contains(seen[1]) && (39...40).contains(seen[2]))
  }

  @Test func `a state that shows nothing new is left out`() throws {
    let clock = ManualClock()
    let sights = try clock.run(within: .seconds(60)) {
      let progress = WorkProgress(clock: clock)
      async let sights = read(progress.snapshots(), clock)
      try await clock.sleep(for: .seconds(9))
      progress.finish()
      return await sights
    }
    #expect(sights.map(\.time) == [.zero, .seconds(9)])
  }

  @Test func `the last one comes when nobody holds the work any more`() throws {
    let clock = ManualClock()
    let sights = try clock.run(within: .seconds(60)) {
      async let sights = {
        let snapshots = WorkProgress(units: 3, clock: clock).snapshots()
        return await read(snapshots, clock)
      }()
      return await sights
    }
    #expect(sights.count == 1)
    #expect(sights.last?.snapshot.isFinished == true)
  }

  @Test func `each of two readers gets the last one`() throws {
    let clock = ManualClock()
    let last = try clock.run(within: .seconds(60)) {
      let progress = WorkProgress(units: 3, clock: clock)
      async let first = read(progress.snapshots(), clock)
      async let second = read(progress.snapshots(every: .seconds(5)), clock)
      try await clock.sleep(for: .seconds(1))
      progress.finish()
      return await [first.last?.time, second.last?.time]
    }
    #expect(last == [.seconds(1), .seconds(1)])
  }

  @Test func `of work that is over there is one state`() throws {
    let clock = ManualClock()
    let progress = WorkProgress(clock: clock)
    progress.finish()
    let sights = try clock.run(within: .seconds(60)) { await read(progress.snapshots(), clock) }
    #expect(sights.map(\.snapshot.isFinished) == [true])
  }

  @Test func `a reader that is cancelled sees no more`() throws {
    let clock = ManualClock()
    let progress = WorkProgress(clock: clock)
    let times = try clock.run(within: .seconds(60)) {
      await withTaskGroup(of: [Sight].self) { group in
        group.addTask { await read(progress.snapshots(), clock) }
        try? await clock.sleep(for: .seconds(1))  // Nobody cancels it.
        group.cancelAll()
        return await group.next()?.map(\.time)
      }
    }
    #expect(times == [.zero])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `an interval is a tenth of a second at least`() throws {
    let clock = ManualClock()
    let sights = try clock.run(within: .seconds(60)) {
      let progress = WorkProgress(units: 100, clock: clock)
      async let sights = read(progress.snapshots(every: .zero), clock)
      var counter = progress.counter(step: 1)
      for _ in 0..<100 {
        try await clock.sleep(for: .milliseconds(10))
        try counter.add()
      }
      progress.finish()
      return await sights
    }
    let times = sights.dropLast().map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= .milliseconds(100) })
    #expect(times.count == 11)
  }
}
