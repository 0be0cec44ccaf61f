import ResponsiveWork
import Standardization
import Testing

@testable import RecordLinkage

@Suite struct LinkageScopeTests {
  private func link(
    _ rows: [String],
    sources: [UInt32],
    isOneOfEach: Bool = false
  ) throws -> Linkage {
    try Linker(try InventedBook(rows).table).link(
      scope: .between(sources: sources, isOneOfEach: isOneOfEach),
      progress: WorkProgress()
    )
  }

  private static let rows = [
    "Ana,Ruiz,,+1 415 555 0101,ana@x.test,,,,1980-01-02,,",
    "Ana,Ruiz,,+1 415 555 0101,,,,,,,",
    "Ana,Ruiz,,+1 415 555 0101,ana@x.test,,,,1980-01-02,,",
    "Bo,Ek,,+46 8 123456,bo@x.test,,,,,,",
  ]

  @Test func `two of one source are never a pair`() throws {
    let linkage = try link(Self.rows, sources: [0, 0, 1, 1])
    #expect(linkage.pairs.map { [$0.a, $0.b] } == [[0, 2], [1, 2]])
    #expect(linkage.pairs[0].similarity == 1)
    #expect(linkage.pairs[0].logOdds == Linker.exactLogOdds)
    #expect(linkage.closest.map(\.other) == [2, 2, 0, 0])
    // Both of the first source are the one of the second.
    #expect(linkage.clusters == [0, 0, 0, 3])
  }

  @Test func `one to one, the more probable pair is linked alone`() throws {
    let linkage = try link(Self.rows, sources: [0, 0, 1, 1], isOneOfEach: true)
    #expect(linkage.clusters == [0, 1, 0, 3])
  }

  @Test func `everyone has a closest other of another source`() throws {
    let rows = (0..<60).map { "Name\($0),Family\($0 * 7 % 31),,,,,,,,," }
    let sources = (0..<60).map { UInt32($0 % 3) }
    let linkage = try link(rows, sources: sources)
    for (contact, closest) in linkage.closest.enumerated() {
      let other = try #require(closest.other == .max ? nil : Int(closest.other))
      #expect(sources[contact] != sources[other])
    }
  }

  @Test func `a source alone has no pairs`() throws {
    let linkage = try link(Self.rows, sources: [5, 5, 5, 5])
    #expect(linkage.pairs.isEmpty)
    #expect(linkage.clusters == [0, 1, 2, 3])
    #expect(linkage.closest.allSatisfy { $0.other == .max })
  }

  @Test func `no cluster has two of one source, and the best free pair is always taken`() {
    var generator = FixedGenerator(seed: 12)
    for _ in 0..<300 {
      let count = Int.random(in: 2...10, using: &generator)
      let sources = (0..<count).map { _ in UInt32.random(in: 0...2, using: &generator) }
      var pairs: [ScoredPair] = []
      for a in 0..<count {
        for b in (a + 1)..<count where sources[a] != sources[b] {
          let logOdds = Float(Int.random(in: -3...6, using: &generator))
          pairs.append(ScoredPair(a: UInt32(a), b: UInt32(b), logOdds: logOdds, similarity: 0.5))
        }
      }
      let clusters = OneOfEachClustering(sources: sources, pairs: pairs, threshold: 1).clusters
      for (a, first) in clusters.enumerated() {
        for b in clusters.indices.dropFirst(a + 1) where clusters[b] == first {
          #expect(sources[a] != sources[b])
        }
      }
      // What could still be joined without two of one source is less likely than the threshold.
      for pair in pairs where pair.logOdds >= 1 {
        let (a, b) = (clusters[Int(pair.a)], clusters[Int(pair.b)])
        guard a != b else { continue }
        let first = Set(clusters.indices.filter { clusters[$0] == a }.map { sources[$0] })
        let second = Set(clusters.indices.filter { clusters[$0] == b }.map { sources[$0] })
        #expect(!first.isDisjoint(with: second))
      }
    }
  }
}
