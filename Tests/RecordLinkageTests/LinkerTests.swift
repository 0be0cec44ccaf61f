import ContactFormats
import ContactModel
import ResponsiveWork
import Standardization
import Testing

@testable import RecordLinkage

@Suite struct LinkerTests {
  @Test func `one person's cards are joined and a household's people are not`() throws {
    let book = try InventedBook([
      "Robert,Okoye,,+1 415 555 0101,bob.okoye@x.test,1 Oak St,Ulm,89073,1960-03-04,,bob",
      "Bob,Okoye,,(415) 555-0101,,,,,,Acme,bob",
      "R.,Okoye,,,bob.okoye@x.test,,,,,,bob",
      "Ngozi,Okoye,,+1 415 555 0177,ngozi@x.test,1 Oak Street,Ulm,89073,1962-07-08,,ngozi",
      "Robert,Okoye,Jr,,,1 Oak St,Ulm,89073,1990-11-12,,junior",
      "Xu,Wei,,555-0123,,,,,,,xu",
    ])
    let linkage = try link(book)
    #expect(
      ClusterEvaluation(clusters: linkage.clusters, truth: book.truth).f1 == 1,
      "\(linkage.clusters)"
    )
  }

  @Test func `exact duplicates are one cluster, each the other's closest`() throws {
    let book = try InventedBook([
      "Ana,Ruiz,,555-0101,,,,,,,1", "Bo,Ek,,555-0102,,,,,,,2", "Ana,Ruiz,,555 0101,,,,,,,1",
      "ana,ruiz,,5550101,,,,,,,1",
    ])
    let linkage = try link(book)
    #expect(linkage.exactDuplicates.groups == [[0, 2, 3]])
    #expect(linkage.clusters == [0, 1, 0, 0])
    #expect(linkage.closest[0].other == 2 && linkage.closest[0].similarity == 1)
    #expect(linkage.closest[3].other == 0 && linkage.closest[3].similarity == 1)
    #expect(linkage.pairs.filter { $0.similarity == 1 }.count == 3)
    #expect(linkage.pairs == linkage.pairs.sorted { ($0.a, $0.b) < ($1.a, $1.b) })
  }

  @Test func `everyone has a closest other where there is one`() throws {
    let linkage = try link(try randomBook(count: 40, seed: 8))
    for (contact, closest) in linkage.closest.enumerated() {
      #expect(closest.other != .max && closest.other != UInt32(contact))
    }
    #expect(try link(InventedBook(["Ana,Ruiz,,,,,,,,,"])).closest[0].other == .max)
  }

  @Test func `what explains a pair adds up to its log-odds`() throws {
    let book = try randomBook(count: 30, seed: 4)
    let linker = Linker(book.table)
    for pair in try linker.link(progress: WorkProgress()).pairs where pair.similarity < 1 {
      let sum = linker.explain(Int(pair.a), Int(pair.b)).reduce(0) { $0 + $1.weight }
      #expect(abs(sum - Double(pair.logOdds)) < 0.001)
    }
  }

  @Test func `strangers who share a mailbox or an office line stay two people`() throws {
    let book = try InventedBook([
      "Inez,Inverness,,,info@acme.test,,,,,,1", "Henry,Howard,,,info@acme.test,,,,,,2",
      "Mason,Lloyd,,+1 212 555 0100,,,,,,Acme Inc,3", "Ana,Werner,,+1 212 555 0100,,,,,,Acme Inc,4",
    ])
    #expect(try link(book).clusters == [0, 1, 2, 3])
  }

  @Test func `a lower threshold joins more, also below even odds`() throws {
    var (low, even, high) = (0, 0, 0)
    for seed in 31..<36 {
      let linker = Linker(try randomBook(count: 60, seed: UInt64(seed)).table)
      low += try joinedCount(linker, 0.02)
      even += try joinedCount(linker, 0.5)
      high += try joinedCount(linker, 0.999)
    }
    #expect(low > even && even > high, "\(low) \(even) \(high)")
  }

  @Test func `cards of a hundred thousand numbers are compared in bounded steps`() throws {
    let numbers = (0..<20_000).map { "TEL:\(5_000_000 + $0)\r\n" }.joined()
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ruiz\r\n" + numbers
    let text = card + "END:VCARD\r\n" + card + "NOTE:x\r\nEND:VCARD\r\n"
    var standardizer = Standardizer()
    try standardizer.add(try ContactReading.read(Array(text.utf8), columns: nil)) {
      (_: Int) throws in
    }
    let table = standardizer.finish()
    #expect(table.records[0].phones.compared.count == 64)
    #expect(Comparator(table).levels(0, 1).phone != .missing)
  }

  @Test func `the order of contacts does not change who is joined`() throws {
    let rows = [
      "Robert,Okoye,,+1 415 555 0101,bob@x.test,,,,,,1", "Bob,Okoye,,415-555-0101,,,,,,,1",
      "Ana,Ruiz,,,ana@x.test,,,,1970-01-02,,2", "Ana,Ruiz,,555-0199,ana@x.test,,,,,,2",
      "Ngozi,Okoye,,+1 415 555 0177,,,,,,,3",
    ]
    for order in [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3]] {
      let book = try InventedBook(order.map { rows[$0] })
      let linkage = try link(book)
      #expect(ClusterEvaluation(clusters: linkage.clusters, truth: book.truth).f1 == 1)
    }
  }

  @Test func `any number of threads gives the same pairs, clusters and closest others`() throws {
    let table = try randomBook(count: 250, seed: 19).table
    let one = try Linker(table, threads: 1).link(progress: WorkProgress())
    #expect(one.pairs.count > 20)
    for threads in [2, 5] {
      let linkage = try Linker(table, threads: threads).link(progress: WorkProgress())
      #expect(linkage.pairs == one.pairs)
      #expect(linkage.clusters == one.clusters)
      #expect(linkage.closest == one.closest)
    }
  }

  @Test func `cancelled work throws and gives nothing`() throws {
    let linker = Linker(try randomBook(count: 30, seed: 4).table)
    let progress = WorkProgress()
    progress.cancel()
    #expect(throws: CancellationError.self) { try linker.link(progress: progress) }
  }

  @Test func `an empty book has no pairs`() throws {
    let linkage = try Linker(ComparableTable()).link(progress: WorkProgress())
    #expect(linkage.pairs.isEmpty && linkage.clusters.isEmpty && linkage.closest.isEmpty)
  }

  /// How many contacts are in the cluster of an earlier one.
  private func joinedCount(_ linker: Linker, _ probability: Double) throws -> Int {
    let threshold = LinkageModel.logOdds(probability: probability)
    let clusters = try linker.link(threshold: threshold, progress: WorkProgress()).clusters
    return clusters.count - Set(clusters).count
  }

  private func link(_ book: InventedBook) throws -> Linkage {
    try Linker(book.table).link(progress: WorkProgress())
  }
}

@Suite struct SureDuplicatesTests {
  @Test func `those who share a name and a phone or e-mail with another are counted`() throws {
    let book = try InventedBook([
      "Ana,Ruiz,,+1 415 555 0101,,,,,,,", "Ana,Ruiz,,555-0101,,,,,,,", "Bo,Ek,,,b@x.test,,,,,,",
      "Ek,Bo,,,B@x.test,,,,,,", "Cy,Poe,,+1 415 555 0101,,,,,,,", "Cy,Poe,,,,,,,,,",
      ",,,+1 415 555 0101,,,,,,Acme,", ",,,+1 415 555 0101,,,,,,Acme,",
    ])
    // Four of eight, beside the three of ten that are assumed.
    #expect(SureDuplicates(book.table).share == 7.0 / 18)
    #expect(SureDuplicates(ComparableTable()).share == 0.3)
    // Names alone say nothing of a book's duplicates.
    let names = try InventedBook([
      "Ana,Ruiz,,,,,,,,,", "Ana,Ruiz,,,,,,,,,", "Bo,Ek,,555-0101,,,,,,,",
    ])
    #expect(SureDuplicates(names.table).share == 0.3)
  }
}

@Suite struct LogisticFitTests {
  @Test func `weights come out as the log-odds that were put in`() {
    // Equal given names: 90 of 100 are one person; conflicting ones: 10 of 100.
    var fit = LogisticFit()
    var same = Levels()
    same.given = .equal
    var other = Levels()
    other.given = .conflict
    for (levels, matches) in [(same, 90), (other, 10)] {
      let pattern = LevelPattern(levels, sizeStep: 8, duplicateStep: 3)
      for number in 0..<100 { fit.add(pattern, isMatch: number < matches) }
    }
    let model = fit.model(rounds: 500, ridge: 0.001)
    #expect(
      abs(model.logOdds(same, bias: model.bias(count: 1_000, sureShare: 0.0075)) - 2.197) < 0.05
    )
    #expect(
      abs(model.logOdds(other, bias: model.bias(count: 1_000, sureShare: 0.0075)) + 2.197) < 0.05
    )
  }

  @Test func `a pattern holds every level of every group`() throws {
    let book = try randomBook(count: 40, seed: 6)
    let comparator = Comparator(book.table)
    for a in 0..<40 {
      for b in (a + 1)..<max(a + 1, 40) {
        let levels = comparator.levels(a, b)
        let pattern = LevelPattern(levels, sizeStep: 23, duplicateStep: 16)
        let expected = ComparisonGroup.allCases.map { Int32($0.offset + $0.index(of: levels)) }
        #expect(pattern.weightIndices() == expected)
        #expect(pattern.sizeStep == 23 && pattern.duplicateStep == 16)
      }
    }
  }

  @Test func `the bias follows the logarithm of the size`() {
    let weights = [Double](repeating: 0, count: ComparisonGroup.weightCount)
    let model = LinkageModel(
      weights: weights,
      sizeBias: [0, -1, -2, -3, -4],
      duplicateBias: [-2, -1, 0, 0, 0]
    )
    for (count, expected) in [
      (0, 0), (1, 0), (100, 0), (1_000, -1), (3_162, -1.5), (100_000, -3), (1_000_000, -4),
      (50_000_000, -4),
    ] {
      #expect(abs(model.bias(count: count, sureShare: 0.03) - expected) < 0.01, "\(count)")
    }
  }

  @Test func `the bias follows the share of contacts that surely have a duplicate`() {
    let weights = [Double](repeating: 0, count: ComparisonGroup.weightCount)
    let model = LinkageModel(
      weights: weights,
      sizeBias: [0, 0, 0, 0, 0],
      duplicateBias: [-8, -4, -2, 0, 1]
    )
    for (share, expected) in [
      (0, -8), (0.005, -6), (0.01, -4), (0.03, -2), (0.1, 0), (0.2, 0.5), (0.3, 1), (1, 1),
    ] {
      #expect(abs(model.bias(count: 100, sureShare: share) - expected) < 0.01, "\(share)")
    }
  }

  @Test func `probability and log-odds are inverses`() {
    for probability in [0.001, 0.2, 0.5, 0.95, 0.9999] {
      let logOdds = LinkageModel.logOdds(probability: probability)
      #expect(abs(LinkageModel.probability(logOdds: logOdds) - probability) < 1e-9)
    }
    #expect(LinkageModel.logOdds(probability: 0) == -30)
    #expect(LinkageModel.logOdds(probability: 1) == 30)
  }
}

@Suite struct NeutralMissingTests {
  @Test func `what is missing weighs nothing, and no pair changes its log-odds`() throws {
    var generator = FixedGenerator(seed: 12)
    let plain = LinkageModel(
      weights: (0..<ComparisonGroup.weightCount).map { _ in
        Double.random(in: -4...4, using: &generator)
      },
      sizeBias: (0..<LinkageModel.sizeClasses).map { _ in
        Double.random(in: -4...4, using: &generator)
      },
      duplicateBias: [-1, 0, 0.5, 1, 1]
    )
    let neutral = plain.withNeutralMissing()
    let comparator = Comparator(try randomBook(count: 60, seed: 21).table)
    for a in 0..<60 {
      for b in (a + 1)..<max(a + 1, 60) {
        let levels = comparator.levels(a, b)
        let difference =
          plain.logOdds(levels, bias: plain.bias(count: 60, sureShare: 0.05))
          - neutral.logOdds(levels, bias: neutral.bias(count: 60, sureShare: 0.05))
        #expect(abs(difference) < 1e-9)
      }
    }
    for group in ComparisonGroup.allCases {
      #expect(abs(neutral.weights[group.offset + group.index(of: Levels())]) < 1e-9, "\(group)")
    }
  }
}
