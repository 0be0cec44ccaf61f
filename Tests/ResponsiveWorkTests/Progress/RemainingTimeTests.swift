import Foundation
import Testing

@testable import ResponsiveWork

@Suite struct RemainingTimeTests {
  @Test func `it is told after a second`() {
    var remaining = RemainingTime()
    for tick in 0..<10 {
      remaining.update(done: Double(tick), total: 100, now: Double(tick) / 10)
      #expect(remaining.seconds == nil)
    }
    remaining.update(done: 10, total: 100, now: 1)
    #expect(remaining.seconds.map { abs($0 - 9) < 1e-9 } == true)
  }

  @Test func `it counts down with the clock`() throws {
    var remaining = RemainingTime()
    for tick in 0...99 {
      remaining.update(done: Double(tick), total: 100, now: Double(tick) / 10)
      guard tick >= 10 else { continue }
      let seconds = try #require(remaining.seconds)
      #expect(abs(seconds - Double(100 - tick) / 10) < 1e-6)
    }
  }

  @Test("pairs of records are told exactly, whatever the pace", arguments: [3.0, 60, 3_600])
  func pairs(seconds: Double) throws {
    let total = 1_000.0 * 999 / 2
    var remaining = RemainingTime()
    for now in stride(from: 0, to: seconds, by: 0.1) {
      remaining.update(done: (total * now / seconds).rounded(.down), total: total, now: now)
      guard let told = remaining.seconds else { continue }
      #expect(abs(told - (seconds - now)) < 0.01 * seconds)
    }
    #expect(remaining.seconds != nil)
  }

  @Test func `it stands still while the work does`() throws {
    var remaining = RemainingTime()
    for tick in 0...100 {
      remaining.update(done: Double(tick), total: 400, now: Double(tick) / 10)
    }
    for tick in 101...300 { remaining.update(done: 100, total: 400, now: Double(tick) / 10) }
    let seconds = try #require(remaining.seconds)
    #expect((27.5...30.1).contains(seconds))
  }

  @Test func `a difference is corrected gently`() throws {
    var remaining = RemainingTime()
    for tick in 0...300 {
      remaining.update(done: Double(tick), total: 6_000, now: Double(tick) / 10)
    }
    var last = try #require(remaining.seconds)
    // From now on everything takes twice as long: ten minutes become twenty, but not in one jump.
    for tick in 1...200 {
      remaining.update(done: 300 + Double(tick) / 2, total: 6_000, now: 30 + Double(tick) / 10)
      let seconds = try #require(remaining.seconds)
      #expect(seconds < last + 20)
      last = seconds
    }
    for tick in 201...2_000 {
      remaining.update(done: 300 + Double(tick) / 2, total: 6_000, now: 30 + Double(tick) / 10)
    }
    let seconds = try #require(remaining.seconds)
    #expect(abs(seconds - 940) < 20)
  }

  @Test func `samples may come seldom`() throws {
    var remaining = RemainingTime()
    for tick in 0...10 {
      remaining.update(done: Double(tick) * 100, total: 10_000, now: Double(tick) * 7)
    }
    let seconds = try #require(remaining.seconds)
    #expect(abs(seconds - 630) < 1e-6)
  }

  @Test func `it is never negative, infinite or not a number`() {
    var dice = SplitMix64(seed: 11)
    for _ in 0..<3_000 {
      var remaining = RemainingTime()
      var total = Double.random(in: 0..<1e6, using: &dice)
      var done = 0.0
      var now = 0.0
      for _ in 0..<Int.random(in: 1..<80, using: &dice) {
        switch Int.random(in: 0..<9, using: &dice) {
        case 0: total *= .random(in: 0.3..<3, using: &dice)
        case 1: remaining.skip(.random(in: -10..<10, using: &dice))
        case 2: done += total / 2
        case 3: now += 1_000
        case 4: now -= 0.05
        default:
          done += .random(in: 0..<1, using: &dice) * total / 50
          now += .random(in: 0..<1, using: &dice)
        }
        remaining.update(done: done, total: total, now: now)
        if let seconds = remaining.seconds { #expect(seconds >= 0 && seconds.isFinite) }
      }
    }
  }

  @Test func `noisy pairs are told within a fiftieth, and the told time hardly jumps`() {
    var dice = SplitMix64(seed: 5)
    var errors = 0.0
    for _ in 0..<20 {
      // 2,000 records, each compared with all later ones, with uneven costs.
      let costs = (0..<2_000).map { Double(2_000 - $0) * dice.factor(spread: 0.15) }
      let scale = 60 / costs.reduce(0, +)
      var ends: [Double] = []
      for cost in costs { ends.append((ends.last ?? 0) + cost * scale) }
      let judged = judge(ends: ends)
      #expect(judged.jitter < 1.1)
      errors += judged.error
    }
    #expect(errors / 20 < 0.02)
  }

  /// The mean error as a share of the total time, and the unrest beyond counting down, in s/s.
  private func judge(ends: [Double]) -> (error: Double, jitter: Double) {
    let total = ends.last ?? 0
    let count = Double(ends.count)
    var remaining = RemainingTime()
    var record = 0
    var errors: [Double] = []
    var told: [Double] = []
    for tick in 0..<Int(total * 10) {
      let now = Double(tick) / 10
      while ends[record] <= now { record += 1 }
      let left = count - Double(record)
      remaining.update(
        done: (count * (count - 1) - left * (left - 1)) / 2,
        total: count * (count - 1) / 2,
        now: now
      )
      guard let seconds = remaining.seconds, 0.05...0.98 ~= now / total else { continue }
      errors.append(abs(seconds - (total - now)) / total)
      if tick % 10 == 0 { told.append(seconds) }
    }
    let changes = zip(told, told.dropFirst()).map { ($1 - $0 + 1) * ($1 - $0 + 1) }
    let jitter = (changes.reduce(0, +) / Double(changes.count)).squareRoot()
    return (errors.reduce(0, +) / Double(errors.count), jitter)
  }
}
