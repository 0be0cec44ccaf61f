import ResponsiveWork
import Standardization
import Testing

@testable import RecordLinkage

@Suite struct ReferenceLinkageTests {
  @Test func `the engine finds what the plain way finds on small random books`() throws {
    var compared = 0
    for seed in 0..<120 {
      let book = try randomBook(count: 10, seed: UInt64(9_000 + seed))
      let linkage = try Linker(book.table).link(progress: WorkProgress())
      let reference = ReferenceLinkage(book.table)
      for pair in linkage.pairs where pair.logOdds != Linker.exactLogOdds {
        let expected = reference.logOdds(Int(pair.a), Int(pair.b))
        #expect(abs(expected - Double(pair.logOdds)) < 1e-4, "book \(seed): \(pair)")
      }
      for a in 0..<10 {
        for b in (a + 1)..<max(a + 1, 10) where reference.logOdds(a, b) > -4.5 {
          let isFound = linkage.pairs.contains { $0.a == UInt32(a) && $0.b == UInt32(b) }
          #expect(isFound, "book \(seed): \(a) and \(b)")
        }
      }
      // Where two joins are equally good, either order is right.
      guard let clusters = reference.clusters() else { continue }
      compared += 1
      #expect(linkage.clusters == clusters, "book \(seed)")
    }
    #expect(compared > 15, "too few books have one best order: \(compared)")
  }
}

/// Linking the plain way: all pairs, dictionaries, nothing packed, nothing blocked.
private struct ReferenceLinkage {
  private let table: ComparableTable
  private let levels: [[Levels]]
  private let all: [[Double]]
  private let first: [Int]

  init(_ table: ComparableTable) {
    self.table = table
    let comparator = Comparator(table)
    let numbers = table.records.indices
    levels = numbers.map { a in
      numbers.map { b in
        a == b ? Levels() : Self.withPlainCounts(comparator.levels(a, b), a, b, table)
      }
    }
    var weights: [String: [Int: Double]] = [:]
    var place = 0
    for group in ComparisonGroup.allCases {
      for index in 0..<group.count {
        weights["\(group)", default: [:]][index] = LinkageModel.shipped.weights[place]
        place += 1
      }
    }
    let duplicateBias = Self.duplicateBias(table)
    all = levels.map { row in row.map { Self.logOdds($0, weights, duplicateBias) } }
    first = numbers.map { a in numbers.first { comparator.isExactDuplicate($0, a) } ?? a }
  }

  func logOdds(_ a: Int, _ b: Int) -> Double { all[a][b] }

  /// The sum of `weights`, which are by group and index.
  private static func logOdds(
    _ seen: Levels,
    _ weights: [String: [Int: Double]],
    _ bias: Double
  ) -> Double {
    let model = LinkageModel.shipped
    var sum = 0.0
    // Ten contacts are a book of fewer than a hundred, where the first bias holds.
    sum += model.sizeBias[0] + bias
    for group in ComparisonGroup.allCases {
      sum += weights["\(group)"]?[group.index(of: seen)] ?? .nan
    }
    return seen.areStrangers ? min(sum, -4) : sum
  }

  /// What the share of contacts says that have their name and a phone or e-mail with another.
  private static func duplicateBias(_ table: ComparableTable) -> Double {
    func keys(_ record: ComparableRecord) -> Set<String> {
      guard let given = record.given.indices.first else { return [] }
      let formal = table.names.string(table.formalOfName[Int(table.nameWords[given])])
      let family = record.family.indices.map { table.names.string(table.nameWords[$0]) }
      let words = ([formal] + family).sorted()
      let name = words.joined(separator: " ")
      let phones = record.phones.indices.map { table.phones[$0] }.filter { $0.digits >= 7 }
      return Set(phones.map { "\(name) \($0.local)" })
        .union(record.emails.indices.map { "\(name) @\(table.emails[$0].mailbox)" })
    }
    let all = table.records.map(keys)
    let sure = all.indices.count { a in
      all.indices.contains { $0 != a && !all[$0].isDisjoint(with: all[a]) }
    }
    let able = table.records.count {
      !$0.given.isEmpty && !($0.phones.isEmpty && $0.emails.isEmpty)
    }
    let share = able * 2 < all.count ? 0.3 : (Double(sure) + 3) / (Double(all.count) + 10)
    let known = [0, 0.01, 0.03, 0.1, 0.3]
    let biases = LinkageModel.shipped.duplicateBias
    guard share < 0.3 else { return biases[4] }
    let above = known.indices.first { known[$0] > share } ?? 4
    let way = (share - known[above - 1]) / (known[above] - known[above - 1])
    let part = (4 * way).rounded() / 4
    return biases[above - 1] * (1 - part) + biases[above] * part
  }

  /// The smallest number of each contact's cluster; nil where two joins are equally good.
  func clusters() -> [UInt32]? {
    let members = table.records.indices.filter { first[$0] == $0 }
    var groups = members.map { [$0] }
    while true {
      var joins: [(value: Double, a: Int, b: Int)] = []
      for a in groups.indices {
        for b in groups.indices where a < b {
          let pairs = groups[a].flatMap { i in groups[b].map { (i, $0) } }
          guard pairs.contains(where: { logOdds($0.0, $0.1) > 0 }) else { continue }
          let value = pairs.reduce(0) { $0 + evidence($1.0, $1.1) }
          if value >= LinkageModel.defaultThreshold { joins.append((value, a, b)) }
        }
      }
      joins.sort { $0.value > $1.value }
      guard let best = joins.first else { break }
      if joins.count > 1, abs(joins[1].value - best.value) < 1e-4 { return nil }
      groups[best.a] += groups.remove(at: best.b)
    }
    var clusters = table.records.indices.map { UInt32($0) }
    for group in groups { for member in group { clusters[member] = UInt32(group.min() ?? 0) } }
    for contact in table.records.indices { clusters[contact] = clusters[first[contact]] }
    return clusters
  }

  private func evidence(_ a: Int, _ b: Int) -> Double {
    let logOdds = logOdds(a, b)
    let seen = levels[a][b]
    let isHard =
      !seen.isSwapped
      && (seen.given == .conflict || seen.generation == .conflict || seen.birthday == .conflict
        || seen.kind == .mixed || seen.identifier == .conflict)
    return max(isHard ? -2 : -0.6, min(8, logOdds))
  }

  /// The levels with what depends on the whole book counted anew, by texts.
  private static func withPlainCounts(
    _ levels: Levels,
    _ a: Int,
    _ b: Int,
    _ table: ComparableTable
  ) -> Levels {
    var levels = levels
    func words(_ run: ComparableRecord.Run) -> [String] {
      run.indices.map { table.names.string(table.nameWords[$0]) }
    }
    func name(_ record: ComparableRecord) -> [String]? {
      guard let given = words(record.given).first, let family = words(record.family).first else {
        return nil
      }
      return [given, family]
    }
    let names = Dictionary(grouping: table.records.compactMap(name), by: \.self)
    if levels.given == .equal && levels.family == .equal {
      let counts = [a, b].map { name(table.records[$0]).flatMap { names[$0]?.count } ?? 0 }
      var power = 0
      while 1 << power < (counts.max() ?? 0) { power += 1 }
      levels.namesakes = UInt8(min(6, power))
    }
    return levels
  }
}
