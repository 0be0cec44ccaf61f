import Standardization
import Testing

@testable import RecordLinkage

@Suite struct JaroWinklerTests {
  @Test func `the quick answer is that of counting, on all short words and random long ones`() {
    var table = TokenTable()
    var words = allWords(over: "abc", upTo: 4).dropFirst().map { $0 }
    var generator = FixedGenerator(seed: 2)
    for _ in 0..<150 {
      let length = Int.random(in: 5...20, using: &generator)
      words.append((0..<length).map { _ in UInt8.random(in: 0x61...0x68, using: &generator) })
    }
    let tokens = words.map { table.intern($0) }
    let lexicon = Lexicon(table)
    for a in tokens {
      for b in tokens {
        for least in [0.5, 0.88, 0.92] {
          #expect(lexicon.areSimilar(a, b, least: least) == (lexicon.similarity(a, b) >= least))
        }
      }
    }
  }

  @Test func `short words are compared as the plain way compares them`() {
    var words = allWords(over: "ab", upTo: 5)
    var generator = FixedGenerator(seed: 8)
    for _ in 0..<200 {
      let length = Int.random(in: 1...10, using: &generator)
      words.append((0..<length).map { _ in UInt8.random(in: 0x61...0x65, using: &generator) })
    }
    words.append([0, 0x80, 0xFF, 0x7F, 0x80, 0xC3])
    words.append([0x80, 0, 0x7F, 0xFF, 0xC3, 0x81])
    for a in words {
      for b in words {
        #expect(jaroWinkler(a.span, b.span) == referenceJaroWinkler(a, b), "\(a) \(b)")
      }
    }
  }

  /// The measure as it was published, letter by letter.
  private func referenceJaroWinkler(_ a: [UInt8], _ b: [UInt8]) -> Double {
    guard !a.isEmpty, !b.isEmpty else { return a == b ? 1 : 0 }
    let window = max(0, max(a.count, b.count) / 2 - 1)
    var partner = [Int?](repeating: nil, count: a.count)
    for i in a.indices {
      partner[i] = b.indices.first { j in
        abs(i - j) <= window && a[i] == b[j] && !partner.contains(j)
      }
    }
    let first = a.indices.filter { partner[$0] != nil }.map { a[$0] }
    let second = partner.compactMap { $0 }.sorted().map { b[$0] }
    guard !first.isEmpty else { return 0 }
    let m = Double(first.count)
    let transposed = Double(zip(first, second).count { $0 != $1 } / 2)
    let jaro = (m / Double(a.count) + m / Double(b.count) + (m - transposed) / m) / 3
    let prefix = zip(a, b).prefix(4).prefix { $0 == $1 }.count
    return jaro + Double(prefix) * 0.1 * (1 - jaro)
  }

  @Test(
    "published values are reached",
    arguments: [
      ("martha", "marhta", 0.961), ("dixon", "dicksonx", 0.813), ("dwayne", "duane", 0.840),
      ("abc", "abc", 1), ("abc", "xyz", 0), ("", "", 1), ("a", "", 0),
    ]
  )
  func published(a: String, b: String, expected: Double) {
    #expect(abs(jaroWinkler(Array(a.utf8).span, Array(b.utf8).span) - expected) < 0.001)
  }

  @Test func `one edit is told from none and two on all short words`() {
    let words = allWords(over: "abc", upTo: 4)
    for a in words {
      for b in words {
        #expect(
          isOneEditApart(a.span, b.span) == (referenceDistance(a, b) == 1),
          "\(a) \(b)"
        )
      }
    }
  }

  @Test func `similarity is symmetric and 1 only for equal words`() {
    let words = allWords(over: "ab", upTo: 5)
    for a in words {
      for b in words {
        let value = jaroWinkler(a.span, b.span)
        #expect(value == jaroWinkler(b.span, a.span))
        #expect((value == 1) == (a == b))
      }
    }
  }
}

/// All words over `letters` of at most `length` letters, the empty one first.
func allWords(over letters: String, upTo length: Int) -> [[UInt8]] {
  var all: [[UInt8]] = [[]]
  var last: [[UInt8]] = [[]]
  for _ in 0..<length {
    last = last.flatMap { word in letters.utf8.map { word + [$0] } }
    all += last
  }
  return all
}

/// The edit distance with swaps of neighbours (optimal string alignment), the plain way.
private func referenceDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var rows = [[Int]](repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in 0...a.count { rows[i][0] = i }
  for j in 0...b.count { rows[0][j] = j }
  for i in stride(from: 1, through: a.count, by: 1) {
    for j in stride(from: 1, through: b.count, by: 1) {
      let cost = a[i - 1] == b[j - 1] ? 0 : 1
      rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + cost)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
      }
    }
  }
  return rows[a.count][b.count]
}
