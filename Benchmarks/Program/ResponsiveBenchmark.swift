import Foundation

/// `responsive`: what a debounced task costs, beside the usual ways to write one.
let responsiveCommand = BenchmarkCommand(
  name: "responsive",
  synopsis: "[--rounds 3]",
  summary: "measures LastOutQueue beside the usual ways to debounce",
  details: """
    Measures enqueueing, superseding, memory, running, cancelling and lateness of LastOutQueue, of a
    Task that sleeps for each key, of a DispatchSource and of a DispatchWorkItem for each key, and of
    Foundation's Timer. Each measurement has a process of its own; they take turns, ROUNDS times, and
    the medians are printed. Fails when LastOutQueue is not as many times better as it must be than
    the best of the others. Goals in nanoseconds and bytes hold for a quiet machine; they are printed,
    not judged. Takes some minutes and 4 GB of memory.
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow(["rounds", "measure", "way"])
    if let name = arguments.text("measure") {
      try measureInThisProcess(name, way: arguments.text("way") ?? "")
    } else {
      try ResponsiveBenchmark(rounds: arguments.value("rounds", default: 3)).run()
    }
  }
)

/// One measurement: what is done, and which of its figures are judged how.
enum ResponsiveMeasure: String, CaseIterable {
  /// 10,000 tasks for one key, 30 microseconds apart; and 200,000 without pauses.
  case hot
  /// 1,000,000 keys, each enqueued and then superseded, in the same order and in another.
  case million
  /// 100,000 keys, each enqueued and superseded once, until all have run.
  case drain
  /// 100,000 pending keys are cancelled at once.
  case cancel
  /// 1,000 keys: how long after its delay each task starts.
  case lateness

  /// A figure and what it is held to.
  struct Figure {
    var name: String
    /// How many times better than the best other way it must be.
    var leastRatio: Double?
    /// Which way it is compared with; the best of all others, if there is none.
    var onlyWay: DebounceWay?
    /// What it must not exceed, whatever the others do.
    var limit: Double?
    /// What it should be on a quiet machine.
    var goal: Double?
  }

  var figures: [Figure] {
    switch self {
    case .hot:
      [
        Figure(name: "enqueue_ns", leastRatio: 8),
        Figure(name: "loop_ns", goal: 100),
      ]
    case .million:
      [
        Figure(name: "first_ns", leastRatio: 3, goal: 300),
        Figure(name: "supersede_ns", leastRatio: 3, goal: 300),
        Figure(name: "shuffled_ns"),
        Figure(name: "bytes_per_key", leastRatio: 4, goal: 150),
      ]
    case .drain: [Figure(name: "drain_cpu_ns", leastRatio: 3, goal: 400)]
    case .cancel: [Figure(name: "cancel_ms", limit: 5)]
    case .lateness: [Figure(name: "p99_ms", leastRatio: 1, onlyWay: .sleepingTask, goal: 1)]
    }
  }

  /// The ways that can do it at all: a run loop looks through all its timers for each that it changes.
  var ways: [DebounceWay] {
    self == .million || self == .drain || self == .cancel
      ? DebounceWay.allCases.filter { $0 != .runLoopTimer } : DebounceWay.allCases
  }
}

/// Runs all measurements and judges them.
private struct ResponsiveBenchmark {
  private let rounds: Int

  init(rounds: Int) throws(BenchmarkFailure) {
    guard (1...50).contains(rounds) else { throw .usage("--rounds is 1 to 50") }
    self.rounds = rounds
  }

  func run() throws(BenchmarkFailure) {
    var missed: [String] = []
    for measure in ResponsiveMeasure.allCases {
      let medians = try medians(of: measure)
      for figure in measure.figures { missed += judge(figure, of: measure, medians) }
    }
    guard missed.isEmpty else { throw .threshold(missed.joined(separator: "\n")) }
  }

  /// The medians of the figures, by way and name.
  private func medians(
    of measure: ResponsiveMeasure
  ) throws(BenchmarkFailure) -> [DebounceWay: [String: Double]] {
    var found: [DebounceWay: [String: [Double]]] = [:]
    for _ in 0..<rounds {
      for way in measure.ways {
        for (name, value) in try measureInOwnProcess(measure, way) {
          found[way, default: [:]][name, default: []].append(value)
        }
      }
    }
    return found.mapValues { $0.mapValues { $0.sorted()[$0.count / 2] } }
  }

  /// Prints a figure of all ways.
  ///
  /// - Returns: What it misses.
  private func judge(
    _ figure: ResponsiveMeasure.Figure,
    of measure: ResponsiveMeasure,
    _ medians: [DebounceWay: [String: Double]]
  ) -> [String] {
    for way in measure.ways where way != .lastOutQueue {
      guard let value = medians[way]?[figure.name] else { continue }
      print(
        "{\"measure\": \"\(measure)\", \"way\": \"\(way.rawValue)\", \"\(figure.name)\": \(text(value))}"
      )
    }
    let others = measure.ways.filter { $0 != .lastOutQueue }
      .filter { figure.onlyWay == nil || figure.onlyWay == $0 }
    guard let ours = medians[.lastOutQueue]?[figure.name],
      let best = others.compactMap({ medians[$0]?[figure.name] }).min()
    else { return ["\(measure): \(figure.name) was not measured"] }
    let ratio = best / ours
    var line = "{\"measure\": \"\(measure)\", \"way\": \"\(DebounceWay.lastOutQueue.rawValue)\", "
    line += "\"\(figure.name)\": \(text(ours)), \"ratio\": \(text(ratio))"
    if let least = figure.leastRatio { line += ", \"least_ratio\": \(text(least))" }
    if let limit = figure.limit { line += ", \"limit\": \(text(limit))" }
    if let goal = figure.goal { line += ", \"goal\": \(text(goal)), \"reached\": \(ours <= goal)" }
    print(line + "}")
    var missed: [String] = []
    if let least = figure.leastRatio, ratio < least {
      missed.append("\(figure.name) is \(text(ratio)) times better, not \(text(least))")
    }
    if let limit = figure.limit, ours > limit {
      missed.append("\(figure.name) is \(text(ours)), more than \(text(limit))")
    }
    return missed
  }

  private func measureInOwnProcess(
    _ measure: ResponsiveMeasure,
    _ way: DebounceWay
  ) throws(BenchmarkFailure) -> [String: Double] {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["responsive", "--measure", measure.rawValue, "--way", way.rawValue]
    let pipe = Pipe()
    process.standardOutput = pipe
    let output: Data
    do {
      try process.run()
      output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw .usage("\(measure) of \(way.rawValue) cannot start: \(error)")
    }
    process.waitUntilExit()
    var figures: [String: Double] = [:]
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let value = Double(words[1]) { figures[String(words[0])] = value }
    }
    guard process.terminationStatus == 0, !figures.isEmpty else {
      throw .usage("\(measure) of \(way.rawValue) ended with \(process.terminationStatus)")
    }
    return figures
  }

  private func text(_ value: Double) -> String { String(format: "%.2f", value) }
}
