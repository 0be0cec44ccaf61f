import Testing

@testable import ResponsiveWork

@Suite struct ProgressTreeTests {
  private let trial = ProgressTrial()

  @Test func `weights add up`() throws {
    let root = trial.begin(units: 300)
    let piece = trial.begin("Part", units: 10, weight: 0.25, in: root)
    trial.count(to: 5, of: piece)
    trial.count(to: 100, of: root)
    #expect(try trial.snapshot(of: root).fraction == 0.375)
  }

  @Test("pieces that are over are the whole", arguments: [1.0 / 3, 0.1, 0.7, 0.01])
  func whole(weight: Double) throws {
    let root = trial.begin()
    let count = Int((1 / weight).rounded(.down))
    for number in 0...count {
      let rest = 1 - weight * Double(count)
      let piece = trial.begin("Part", weight: number < count ? weight : max(rest, 0), in: root)
      trial.handle(.finished, of: piece)
    }
    #expect(try trial.snapshot(of: root).percentPhrase == "100 %")
  }

  @Test func `weights of more than the whole end at the whole`() throws {
    let root = trial.begin()
    for _ in 0..<3 {
      let piece = trial.begin("Part", weight: 0.5, in: root)
      #expect(try trial.snapshot(of: root).fraction ?? 0 <= 1)
      trial.handle(.finished, of: piece)
    }
    #expect(try trial.snapshot(of: root).fraction == 1)
  }

  @Test func `a piece that is over without its work makes no pace`() throws {
    let root = trial.begin(units: 1_000)
    for tick in 1...100 {
      trial.now = .milliseconds(100 * tick)
      if tick == 50 {
        let piece = trial.begin("Skipped", units: 10, weight: 0.5, in: root)
        trial.handle(.finished, of: piece)
      }
      trial.count(to: Int64(tick), of: root)
    }
    // 100 of 1,000 units took ten seconds, so that the others take ninety.
    let remaining = try #require(try trial.snapshot(of: root).remaining)
    #expect(abs(remaining / .seconds(1) - 90) < 3)
  }

  @Test func `what a piece without a total counts is a sign of life of the whole`() throws {
    let root = trial.begin()
    let piece = trial.begin("Reading", weight: 0.5, in: root)
    let deeper = trial.begin("Lines", weight: 0.5, in: piece)
    for tick in 1...300 {
      trial.now = .milliseconds(100 * tick)
      trial.handle(.counted(units: Int64(tick), record: 0), of: deeper)
      #expect(try !trial.snapshot(of: root).isStalled)
      #expect(try !trial.snapshot(of: deeper).isStalled)
    }
    trial.now += .seconds(20)
    // Told again what is known already.
    trial.handle(.counted(units: 300, record: 0), of: deeper)
    #expect(try trial.snapshot(of: root).isStalled)
    trial.handle(.finished, of: deeper)
    #expect(try !trial.snapshot(of: root).isStalled)
  }

  @Test func `a total that is declared is no sign of life, and a record is`() throws {
    let root = trial.begin(units: 10)
    let piece = trial.begin("Reading", units: 10, weight: 0.5, in: root)
    trial.now = .seconds(12)
    trial.handle(.declared(units: 1_000, records: 4), of: piece)
    #expect(try trial.snapshot(of: root).isStalled)
    trial.handle(.counted(units: 0, record: 1), of: piece)
    #expect(try !trial.snapshot(of: root).isStalled)
  }

  @Test func `a stage whose records are shown has their rate, though nobody looks at it alone`()
    throws
  {
    let root = trial.begin()
    let piece = trial.begin("", weight: 0.8, in: root)
    let stage = trial.begin("Comparing", units: 1_000, records: 500, weight: 1, in: piece)
    for tick in 1...100 {
      trial.now = .milliseconds(100 * tick)
      trial.handle(.counted(units: Int64(tick) * 5, record: tick * 3), of: stage)
      _ = try trial.snapshot(of: root)
    }
    let shown = try trial.snapshot(of: root)
    #expect(shown.recordPhrase == "At record 300 of 500")
    #expect(shown.ratePhrase() == "30 records/s")
    trial.now = .seconds(100)
    #expect(try trial.snapshot(of: root).recordsPerSecond ?? 30 < 1)
  }

  @Test func `time that was paused is no time of work`() throws {
    let root = trial.begin(units: 100)
    for tick in 1...20 {
      trial.now = .milliseconds(100 * tick)
      trial.count(to: Int64(tick), of: root)
    }
    #expect(trial.handle(.paused, of: root) == [.pause(root)])
    trial.now = .seconds(500)
    #expect(trial.handle(.paused, of: root).isEmpty)
    let paused = try trial.snapshot(of: root)
    #expect(paused.isPaused && !paused.isStalled)
    #expect(paused.elapsed == .seconds(2))
    trial.now = .seconds(1_000)
    #expect(trial.handle(.resumed, of: root) == [.resume(root)])
    trial.now = .seconds(1_000.1)
    trial.count(to: 21, of: root)
    let resumed = try trial.snapshot(of: root)
    #expect(!resumed.isPaused)
    let remaining = try #require(resumed.remaining)
    #expect(abs(remaining / .seconds(1) - 7.9) < 0.01)
  }

  @Test func `a piece is paused until all above it go on`() {
    let root = trial.begin()
    let piece = trial.begin("Part", in: root)
    #expect(trial.handle(.paused, of: piece) == [.pause(piece)])
    #expect(trial.handle(.paused, of: root) == [.pause(root)])
    #expect(trial.handle(.resumed, of: piece).isEmpty)
    #expect(trial.handle(.resumed, of: root) == [.resume(root), .resume(piece)])
  }

  @Test func `what is shown is the newest piece that is not over`() throws {
    let root = trial.begin()
    let reading = trial.begin("Reading", units: 5, records: 5, weight: 0.5, in: root)
    let comparing = trial.begin("Comparing", units: 9, records: 9, weight: 0.5, in: root)
    trial.count(to: 3, record: 4, of: comparing)
    #expect(try trial.snapshot(of: root).stage == "Comparing")
    #expect(try trial.snapshot(of: root).recordPhrase == "At record 4 of 9")
    trial.handle(.finished, of: comparing)
    #expect(try trial.snapshot(of: root).stage == "Reading")
    trial.handle(.finished, of: reading)
    #expect(try trial.snapshot(of: root).stage == nil)
  }

  @Test func `the records of a piece within a piece are shown when it alone has some`() throws {
    let root = trial.begin()
    let outer = trial.begin("Comparing", in: root)
    let inner = trial.begin("Block 7", records: 12, in: outer)
    trial.count(to: 0, record: 5, of: inner)
    #expect(try trial.snapshot(of: root).stage == "Block 7")
    #expect(try trial.snapshot(of: root).recordPhrase == "At record 5 of 12")
  }

  @Test func `a piece without a name is not shown where one within it has one`() throws {
    let root = trial.begin()
    let outer = trial.begin("", in: root)
    #expect(try trial.snapshot(of: root).stage == nil)
    _ = trial.begin("Comparing", in: outer)
    #expect(try trial.snapshot(of: root).stage == "Comparing")
  }

  @Test func `cancelled work that ends keeps its bar where it was`() throws {
    let root = trial.begin(units: 10)
    trial.count(to: 4, of: root)
    #expect(trial.handle(.cancelled, of: root) == [.cancel(root)])
    trial.now = .seconds(1)
    #expect(trial.handle(.finished, of: root) == [.end(root)])
    #expect(trial.handle(.finished, of: root).isEmpty)
    trial.now = .seconds(9)
    let snapshot = try trial.snapshot(of: root)
    #expect(snapshot.isFinished && snapshot.isCancelled)
    #expect(snapshot.fraction == 0.4)
    #expect(snapshot.elapsed == .seconds(1))
    #expect(snapshot.remainingPhrase == "Cancelled")
  }

  @Test func `work that is over has the rate of all of it`() throws {
    let root = trial.begin(records: 40)
    trial.now = .seconds(0.2)
    trial.count(to: 40, record: 40, of: root)
    trial.handle(.finished, of: root)
    trial.now = .seconds(5)
    let snapshot = try trial.snapshot(of: root)
    #expect(snapshot.ratePhrase() == "200 records/s")
    #expect(snapshot.remaining == .zero)
  }

  @Test func `work that stands still is told from work that is slow`() throws {
    let root = trial.begin(units: 100)
    for tick in 1...30 {
      trial.now = .milliseconds(100 * tick)
      trial.count(to: Int64(tick), of: root)
    }
    trial.now += .seconds(1.9)
    #expect(try !trial.snapshot(of: root).isStalled)
    trial.now += .seconds(0.2)
    #expect(try trial.snapshot(of: root).isStalled)
    trial.count(to: 31, of: root)
    #expect(try !trial.snapshot(of: root).isStalled)
  }
}
