import SyntheticContacts
import Testing

@testable import RecordLinkage

@Suite struct ClusterAgreementTests {
  @Test func `perfect clusters agree wholly`() {
    let agreement = ClusterAgreement(clusters: [1, 1, 2, 3, 3], truth: ["a", "a", "b", "c", "c"])
    #expect(agreement.f1 == 1)
    #expect(agreement.bCubedF1 == 1)
    #expect((agreement.foundClusters, agreement.trueClusters) == (3, 3))
  }

  @Test func `a cluster with one too many is not exact`() {
    let agreement = ClusterAgreement(clusters: [1, 1, 1, 2], truth: ["a", "a", "b", "c"])
    #expect(agreement.exactClusters == 1)
    #expect(agreement.precision == 0.5)
    #expect(agreement.recall == 1.0 / 3)
    // Three records: 2/3, 2/3 and 1/3 of their cluster are theirs; the fourth is alone.
    #expect(abs(agreement.bCubedPrecision - (2.0 / 3 + 2.0 / 3 + 1.0 / 3 + 1) / 4) < 1e-12)
    #expect(agreement.bCubedRecall == 1)
  }

  @Test func `no record at all is no fault`() {
    let agreement = ClusterAgreement(clusters: [Int](), truth: [Int]())
    #expect(agreement.f1 == 1)
    #expect(agreement.bCubedF1 == 1)
  }

  @Test func `random clusters are judged as by looking at every record`() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<300 {
      let count = Int.random(in: 1...12, using: &generator)
      let clusters = (0..<count).map { _ in Int.random(in: 0...4, using: &generator) }
      let truth = (0..<count).map { _ in Int.random(in: 0...4, using: &generator) }
      let agreement = ClusterAgreement(clusters: clusters, truth: truth)
      let reference = referenceBCubed(clusters, truth)
      #expect(abs(agreement.bCubedPrecision - reference.precision) < 1e-9)
      #expect(abs(agreement.bCubedRecall - reference.recall) < 1e-9)
      #expect(agreement.exactClusters == referenceExact(clusters, truth))
    }
  }

  private func referenceBCubed(
    _ clusters: [Int],
    _ truth: [Int]
  ) -> (precision: Double, recall: Double) {
    var sums = (precision: 0.0, recall: 0.0)
    for record in clusters.indices {
      let cluster = clusters.indices.filter { clusters[$0] == clusters[record] }
      let person = truth.indices.filter { truth[$0] == truth[record] }
      let both = Double(Set(cluster).intersection(person).count)
      sums.precision += both / Double(cluster.count)
      sums.recall += both / Double(person.count)
    }
    return (sums.precision / Double(clusters.count), sums.recall / Double(clusters.count))
  }

  private func referenceExact(_ clusters: [Int], _ truth: [Int]) -> Int {
    func groups(_ names: [Int]) -> Set<[Int]> {
      Set(Set(names).map { name in names.indices.filter { names[$0] == name } })
    }
    return groups(clusters).intersection(groups(truth)).count
  }
}
