import Testing

@testable import SyntheticContacts

@Suite struct SeededGeneratorTests {
  @Test func `a seed gives the published algorithm's sequence`() {
    var random = SeededGenerator(seed: 2026)
    let numbers = (0..<4).map { _ in random.next() }
    #expect(
      numbers == [
        0x92E0_1159_2E98_AE15,
        0x489F_3794_6D6D_18D8,
        0xD000_9E27_9D9C_DEDA,
        0xE4C7_DCA7_86D5_6702,
      ]
    )
  }

  @Test func `near seeds give unrelated sequences`() {
    var first = SeededGenerator(seed: 1)
    var second = SeededGenerator(seed: 2)
    let equalBits = (0..<1000).reduce(0) { count, _ in
      count + (~(first.next() ^ second.next())).nonzeroBitCount
    }
    // Half of 64,000 bits agree by chance; 5 standard deviations are 632.
    #expect(abs(equalBits - 32_000) < 700)
  }

  @Test func `a permutation holds each number once and is not in order`() {
    var random = SeededGenerator(seed: 5)
    let numbers = random.permutation(of: 1000)
    #expect(numbers.sorted() == Array(0..<1000))
    #expect(numbers != numbers.sorted())
    #expect(random.permutation(of: 0).isEmpty)
  }

  @Test(arguments: [0.0, 0.03, 0.5, 0.97, 1.0])
  func `a chance comes true as often as it says`(share: Double) {
    var random = SeededGenerator(seed: 9)
    let hits = (0..<100_000).reduce(0) { count, _ in count + (random.chance(share) ? 1 : 0) }
    #expect(abs(Double(hits) / 100_000 - share) < 0.008)
    if share == 0 || share == 1 { #expect(hits == Int(share) * 100_000) }
  }

  @Test func `ranks fall off as Zipf says`() {
    let table = WeightedTable(ranked: Array(0..<100), flatness: 9)
    var random = SeededGenerator(seed: 3)
    var counts = [Int](repeating: 0, count: 100)
    for _ in 0..<300_000 { counts[table.pick(&random)] += 1 }
    // Rank 0 weighs 1/10, rank 10 weighs 1/20.
    #expect(abs(Double(counts[0]) / Double(counts[10]) - 2) < 0.15)
    #expect(counts.allSatisfy { $0 > 0 })
  }
}
