import ContactSearch
import Foundation

/// `find`: how fast and how well contacts are found while one types.
let findCommand = BenchmarkCommand(
  name: "find",
  synopsis: "[--runs 3] [--clock wall] [--show TYPE] [CORPUS.tsv TRACE.jsonl LABELS.jsonl]",
  summary: "measures how fast and how well contacts are found while one types",
  details: """
    CORPUS has a contact a line (InventedSearches makes 100,000 where there are no files), TRACE a
    keystroke, LABELS a query and the ids that are meant. Each
    keystroke is a search for the best 20 and the exact count. The time of a keystroke is the median
    of the runs; the index is made and read anew once. Prints one object with all figures and one
    for each type of query; fails where the answers are not good enough or the index is too large.
    stop_ms is how long a search that is cancelled may run on. --clock processor leaves out the time in which others had the processor.
    --show TYPE prints the queries of a type whose answer was not first, --show keys and
    --show stops single keystrokes.
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow(["runs", "show", "clock"])
    do {
      try FindBenchmark(arguments: arguments).run()
    } catch let failure as BenchmarkFailure {
      throw failure
    } catch {
      throw .usage("\(error)")
    }
  }
)

/// Measures searches against a corpus.
private struct FindBenchmark {
  private let runs: Int
  private let shown: String?
  private let files: [String]
  private let clock: Clock

  private enum Clock: String, CaseIterable { case wall, processor }

  init(arguments: Arguments) throws(BenchmarkFailure) {
    runs = try arguments.value("runs", default: 3)
    shown = arguments.text("show")
    files = arguments.operands
    clock = try arguments.choice("clock", default: .wall)
    guard files.isEmpty || files.count == 3 else {
      throw .usage("give CORPUS.tsv, TRACE.jsonl and LABELS.jsonl, or none")
    }
    guard (1...100).contains(runs) else { throw .usage("--runs is 1 to 100") }
  }

  func run() throws {
    guard !files.isEmpty else {
      let invented = try InventedSearches(count: 100_000)
      return try run(
        count: invented.count,
        invented.trace,
        invented.labels,
        describe: invented.describe,
        read: invented.read
      )
    }
    let corpus = try FindCorpus(path: files[0])
    try run(
      count: corpus.count,
      try readLines(files[1]),
      try readLines(files[2]),
      describe: { index in (1..<10).map { corpus.text(index, column: $0) }.joined(separator: "|") },
      read: corpus.read
    )
  }

  private func run(
    count: Int,
    _ trace: [FindKeystroke],
    _ labels: [FindLabel],
    describe: (Int) -> String,
    read: @escaping @Sendable (Int, inout SearchableContact) -> Void
  ) throws {
    let (index, build) = timed { ContactIndex(count: count, read: read) }
    let session = SearchSession()
    let keys = try keystrokes(trace, session, index)
    let quality = try FindQuality(labels, session, index)
    if let shown { quality.show(shown, describe) }
    let saving = try measureSaving(index)
    let change = measureChange(index, count, read, session)
    var figures: [(String, Double)] = [
      ("contacts", Double(count)), ("keystrokes", Double(keys.count)),
      ("p50_ms", percentile(keys, 0.5)), ("p95_ms", percentile(keys, 0.95)),
      ("p99_ms", percentile(keys, 0.99)), ("max_ms", keys.max() ?? 0),
    ]
    figures += quality.total.figures
    figures += [
      ("build_s", build), ("bytes_per_contact", Double(index.byteCount) / Double(count)),
      ("save_s", saving.save), ("load_s", saving.load), ("change_ms", change),
      ("stop_ms", try longestUnasked(trace, session, index)),
    ]
    print(object([], figures))
    for (type, counts) in quality.types.sorted(by: { $0.key < $1.key }) {
      print(object([("type", type)], counts.figures))
    }
    try check(quality.total, bytes: Double(index.byteCount) / Double(count))
  }

  /// The goals that do not depend on the machine and on what else runs there.
  private func check(_ counts: FindQuality.Counts, bytes: Double) throws {
    for (name, figure, least) in [
      ("mrr10", counts.meanReciprocalRank, 0.95), ("success1", counts.share(counts.first), 0.93),
      ("success5", counts.share(counts.fifth), 0.97),
    ] where counts.count > 0 && figure < least {
      throw BenchmarkFailure.threshold("\(name) is \(figure), and should be \(least)")
    }
    guard bytes <= 250 else {
      throw BenchmarkFailure.threshold("the index takes \(bytes) bytes a contact, and may take 250")
    }
  }

  /// The longest time in which a search does not ask whether it is cancelled, in milliseconds: a
  /// search that nobody wants any more runs on for so long at most.
  ///
  /// The least of the runs: in the others someone else may have had the processor.
  private func longestUnasked(
    _ trace: [FindKeystroke],
    _ session: SearchSession,
    _ index: ContactIndex
  ) throws -> Double {
    var longest = 0.0
    for key in trace {
      let query = try SearchQuery(key.q)
      let gaps = (0..<max(runs, 3)).map { _ in
        var gap = 0.0
        var last = wallNanoseconds()
        func note() {
          let now = wallNanoseconds()
          gap = max(gap, now - last)
          last = now
        }
        _ = session.find(
          query,
          in: index,
          isCancelled: {
            note()
            return false
          }
        )
        note()
        return gap / 1e6
      }
      longest = max(longest, gaps.min() ?? 0)
      if shown == "stops" { print(object([("q", key.q)], [("ms", gaps.min() ?? 0)])) }
    }
    return longest
  }

  /// The milliseconds of each keystroke, the median of the runs.
  private func keystrokes(
    _ trace: [FindKeystroke],
    _ session: SearchSession,
    _ index: ContactIndex
  ) throws -> [Double] {
    var times = [[Double]](repeating: [], count: trace.count)
    _ = session.find(try SearchQuery("warm"), in: index)
    for _ in 0..<runs {
      for (place, key) in trace.enumerated() {
        let (_, seconds) = timed(by: clock == .wall ? wallNanoseconds : threadNanoseconds) {
          // A query of the trace is short enough.
          (try? SearchQuery(key.q)).flatMap { session.find($0, in: index) }
        }
        times[place].append(seconds * 1000)
      }
    }
    let medians = times.map { $0.sorted()[$0.count / 2] }
    if shown == "keys" {
      for (key, time) in zip(trace, medians) where time > 0.3 {
        print(object([("q", key.q)], [("ms", time)]))
      }
    }
    return medians
  }

  private func measureSaving(_ index: ContactIndex) throws -> (save: Double, load: Double) {
    let path = NSTemporaryDirectory() + "find-\(getpid()).index"
    defer { try? FileManager.default.removeItem(atPath: path) }  // nothing to do about it
    let (_, save) = try timed {
      try index.withSavedBytes { try writeIndex($0, path) }
    }
    let (loaded, load) = try timed { try loadIndex(path) }
    guard loaded.count == index.count else {
      throw BenchmarkFailure.threshold("the index that was read again has other contacts")
    }
    return (save, load)
  }

  /// The longest time from a change to the answer that knows it, in milliseconds.
  private func measureChange(
    _ index: ContactIndex,
    _ count: Int,
    _ read: (Int, inout SearchableContact) -> Void,
    _ session: SearchSession
  ) -> Double {
    var index = index
    var longest = 0.0
    for number in 0..<200 {
      var contact = SearchableContact()
      read(number * 7 % count, &contact)
      contact.add(.note, "zzchanged\(number)")
      let (found, seconds) = timed { () -> UInt32? in
        index = index.changing([contact])
        // A word is a query that can be read.
        return (try? SearchQuery("zzchanged\(number)")).flatMap {
          session.find($0, in: index)?.hits.first?.id
        }
      }
      precondition(found == contact.id, "a change is found")
      longest = max(longest, seconds * 1000)
    }
    return longest
  }
}

/// How often the right contact stands first, and where it stands else.
struct FindQuality {
  struct Counts {
    var count = 0
    var reciprocal = 0.0
    var first = 0
    var fifth = 0
    var milliseconds: [Double] = []

    var meanReciprocalRank: Double { reciprocal / Double(max(count, 1)) }

    func share(_ part: Int) -> Double { Double(part) / Double(max(count, 1)) }

    var figures: [(String, Double)] {
      [
        ("queries", Double(count)), ("mrr10", meanReciprocalRank), ("success1", share(first)),
        ("success5", share(fifth)),
        ("query_p50_ms", percentile(milliseconds, 0.5)),
        ("query_p95_ms", percentile(milliseconds, 0.95)),
      ]
    }

    mutating func add(rank: Int?, _ milliseconds: Double) {
      count += 1
      self.milliseconds.append(milliseconds)
      guard let rank, rank < 10 else { return }
      reciprocal += 1 / Double(rank + 1)
      if rank == 0 { first += 1 }
      if rank < 5 { fifth += 1 }
    }
  }

  private(set) var total = Counts()
  private(set) var types: [String: Counts] = [:]
  private var missed: [(label: FindLabel, found: [UInt32])] = []

  init(_ labels: [FindLabel], _ session: SearchSession, _ index: ContactIndex) throws {
    for label in labels {
      let (answer, seconds) = try timed {
        session.find(try SearchQuery(label.q), in: index)
      }
      let found = answer?.hits.map(\.id) ?? []
      let rank = found.firstIndex(where: label.want.contains)
      total.add(rank: rank, seconds * 1000)
      types[label.type, default: Counts()].add(rank: rank, seconds * 1000)
      if rank != 0 { missed.append((label, found)) }
    }
  }

  /// Prints the queries of `type` whose answer was not first, with what was.
  func show(_ type: String, _ describe: (Int) -> String) {
    for (label, found) in missed where label.type == type || type == "all" {
      print("\(label.type) “\(label.q)” wants \(label.want.first.map { describe(Int($0)) } ?? "")")
      for id in found.prefix(4) {
        print("     \(label.want.contains(id) ? "*" : " ") \(describe(Int(id)))")
      }
    }
  }
}

/// Runs `body` and says how many seconds it took.
func timed<Result>(
  by nanoseconds: () -> Double = wallNanoseconds,
  _ body: () throws -> Result
) rethrows -> (Result, Double) {
  let start = nanoseconds()
  let result = try body()
  return (result, (nanoseconds() - start) / 1e9)
}

/// The value that a share of `values` is not above.
func percentile(_ values: [Double], _ share: Double) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
}

private func object(_ texts: [(String, String)], _ figures: [(String, Double)]) -> String {
  let members =
    texts.map { "\"\($0)\": \"\($1)\"" }
    + figures.map { "\"\($0)\": " + String(format: $1 == $1.rounded() ? "%.0f" : "%.4f", $1) }
  return "{" + members.joined(separator: ", ") + "}"
}
