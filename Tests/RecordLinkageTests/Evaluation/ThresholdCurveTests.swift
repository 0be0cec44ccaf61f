import SyntheticContacts
import Testing

@testable import RecordLinkage

@Suite struct ThresholdCurveTests {
  typealias Pair = ThresholdCurve.JudgedPair

  @Test func `each score has its precision and recall`() {
    let curve = ThresholdCurve(
      [
        Pair(score: 0.8, isMatch: false), Pair(score: 0.9, isMatch: true),
        Pair(score: 0.3, isMatch: true), Pair(score: 0.8, isMatch: true),
      ],
      truePairs: 4
    )
    #expect(curve.points.map(\.threshold) == [0.9, 0.8, 0.3])
    #expect(curve.points.map(\.pairs.precision) == [1, 2.0 / 3, 3.0 / 4])
    #expect(curve.points.map(\.pairs.recall) == [0.25, 0.5, 0.75])
    #expect(curve.best?.threshold == 0.3)
  }

  @Test func `no pair has no point`() {
    let curve = ThresholdCurve([], truePairs: 3)
    #expect(curve.points.isEmpty)
    #expect(curve.best == nil)
  }

  @Test func `a long curve keeps its ends and its best`() {
    let pairs = (0..<5_000).map { place in
      Pair(score: Double(place) / 5_000, isMatch: place >= 2_345)
    }
    let curve = ThresholdCurve(pairs, truePairs: 0)
    #expect(curve.points.count == ThresholdCurve.mostPoints)
    #expect(curve.points.first?.threshold == 4_999.0 / 5_000)
    #expect(curve.points.last?.threshold == 0)
    #expect(curve.best?.threshold == 2_345.0 / 5_000)
    #expect(curve.best?.pairs.f1 == 1)
  }

  @Test func `random curves are those of counting anew for each threshold`() {
    var generator = SeededGenerator(seed: 43)
    for _ in 0..<200 {
      let pairs = (0..<Int.random(in: 0...15, using: &generator)).map { _ in
        Pair(
          score: Double(Int.random(in: 0...5, using: &generator)) / 5,
          isMatch: Bool.random(using: &generator)
        )
      }
      let all = pairs.count { $0.isMatch } + Int.random(in: 0...3, using: &generator)
      let curve = ThresholdCurve(pairs, truePairs: all)
      #expect(Set(curve.points.map(\.threshold)) == Set(pairs.map(\.score)))
      for point in curve.points {
        let joined = pairs.filter { $0.score >= point.threshold }
        #expect(point.pairs.truePositives == joined.count { $0.isMatch })
        #expect(point.pairs.falsePositives == joined.count { !$0.isMatch })
        #expect(point.pairs.falseNegatives == all - joined.count { $0.isMatch })
        #expect(point.pairs.f1 <= curve.best?.pairs.f1 ?? 0)
      }
    }
  }
}
