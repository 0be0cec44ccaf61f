import Foundation
import Testing

@testable import ResponsiveWork

@Suite struct PaceWindowTests {
  /// The plain version: each interval is kept, and weighed when somebody asks.
  private struct ReferenceWindow {
    var intervals: [(work: Double, time: Double, kept: Double)] = []

    /// Each interval's weight, and how long ago its middle was.
    var weighed: [(work: Double, time: Double, weight: Double, age: Double)] {
      var result: [(work: Double, time: Double, weight: Double, age: Double)] = []
      var weight = 1.0
      var age = 0.0
      for interval in intervals.reversed() {
        result.append((interval.work, interval.time, weight, age + interval.time / 2))
        weight *= interval.kept
        age += interval.time
      }
      return result
    }

    var logCost: Double {
      let weighed = weighed
      return log(
        weighed.reduce(0) { $0 + $1.weight * $1.time }
          / weighed.reduce(0) { $0 + $1.weight * $1.work }
      )
    }

    var age: Double {
      let weighed = weighed
      return weighed.reduce(0) { $0 + $1.weight * $1.time * $1.age }
        / weighed.reduce(0) { $0 + $1.weight * $1.time }
    }

    func variance(_ noise: Double) -> Double {
      let times = weighed.map { $0.weight * $0.time }
      let sum = times.reduce(0, +)
      return noise * times.reduce(0) { $0 + ($1 / sum) * ($1 / sum) }
    }
  }

  @Test func `it agrees with the plain version that keeps each interval`() {
    var dice = SplitMix64(seed: 1)
    for _ in 0..<300 {
      var window = PaceWindow()
      var reference = ReferenceWindow()
      for _ in 0..<Int.random(in: 1...40, using: &dice) {
        let work = Double.random(in: 0.01..<100, using: &dice)
        let time = Double.random(in: 0.1..<5, using: &dice)
        // The first interval is weighed as it is; it counts half of itself into its age.
        let kept = reference.intervals.isEmpty ? 1 : Double.random(in: 0.2...1, using: &dice)
        window.add(work: work, time: time, kept: kept)
        reference.intervals.append((work, time, kept))
      }
      #expect(abs(window.logCost - reference.logCost) < 1e-9)
      #expect(abs(window.age - reference.age) < 1e-6 * max(reference.age, 1))
      #expect(abs(window.variance(0.3) - reference.variance(0.3)) < 1e-9)
    }
  }
}

@Suite struct PaceEstimatorTests {
  @Test func `steady work costs what it costs`() throws {
    var estimator = PaceEstimator()
    for tick in 0...100 {
      estimator.update(done: Double(tick) * 70, now: Double(tick) / 10)
    }
    let cost = try #require(estimator.secondsPerUnit)
    #expect(abs(cost * 700 - 1) < 1e-9)
    #expect(estimator.speedUp < 1e-9)
    #expect(estimator.intervalCount == 50)
  }

  @Test func `nothing is known before something was done`() {
    var estimator = PaceEstimator()
    for tick in 0..<100 { estimator.update(done: 5, now: Double(tick)) }
    #expect(estimator.secondsPerUnit == nil)
  }

  @Test func `one stall is no change of pace`() throws {
    var estimator = PaceEstimator()
    for tick in 0...300 { estimator.update(done: Double(tick), now: Double(tick) / 10) }
    estimator.update(done: 301, now: 50)
    for tick in 1...10 { estimator.update(done: 301 + Double(tick), now: 50 + Double(tick) / 10) }
    let cost = try #require(estimator.secondsPerUnit)
    #expect(abs(cost - 0.1) < 0.005)
  }

  @Test("a change of pace is taken over", arguments: [0.25, 0.5, 2, 8])
  func change(factor: Double) throws {
    var estimator = PaceEstimator()
    for tick in 0...300 { estimator.update(done: Double(tick) * 10, now: Double(tick) / 10) }
    var done = 3_000.0
    for tick in 1...100 {
      done += 10 / factor
      estimator.update(done: done, now: 30 + Double(tick) / 10)
    }
    let cost = try #require(estimator.secondsPerUnit)
    #expect(abs(cost / (0.01 * factor) - 1) < 0.05)
  }

  @Test func `a costly record is no stall`() throws {
    // Each record is one unit for each tenth of a second, and reported when it ends.
    var dice = SplitMix64(seed: 3)
    var estimator = PaceEstimator()
    var done = 0.0
    var now = 0.0
    for _ in 0..<400 {
      let seconds = Double(Int.random(in: 1...30, using: &dice)) / 10
      for _ in 1..<Int(seconds * 10) {
        now += 0.1
        estimator.update(done: done, now: now)
      }
      now += 0.1
      done += seconds * 10
      estimator.update(done: done, now: now)
    }
    let cost = try #require(estimator.secondsPerUnit)
    #expect(abs(cost - 0.1) < 0.002)
  }

  @Test func `work that gets faster from its beginning on is warming up`() {
    var warming = PaceEstimator()
    var steady = PaceEstimator()
    var done = 0.0
    for tick in 0...100 {
      let now = Double(tick) / 10
      done += 1 + now
      warming.update(done: done, now: now)
      steady.update(done: Double(tick), now: now)
    }
    #expect(warming.speedUp > 0.03)
    #expect(steady.speedUp < 1e-9)
  }

  @Test func `what was skipped is no work`() throws {
    var estimator = PaceEstimator()
    var done = 0.0
    for tick in 0...100 {
      if tick == 50 {
        estimator.skip(1_000)
        done += 1_000
      }
      estimator.update(done: done, now: Double(tick) / 10)
      done += 1
    }
    let cost = try #require(estimator.secondsPerUnit)
    #expect(abs(cost - 0.1) < 1e-6)
  }
}
