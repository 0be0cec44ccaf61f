import ContactFormats
import ContactModel
import Foundation
import RecordLinkage
import ResponsiveWork
import Standardization

let fitCommand = BenchmarkCommand(
  name: "fit",
  synopsis: "[--columns MAPPING] [--output FILE.swift] [--rounds N] [--test BOOK,BOOK] [BOOK ...]",
  summary: "fits the weights of the matching model to books whose truth is known",
  details: """
    The books are CSV files whose columns MAPPING names, as --columns of the command does; without
    it, those that "generate" writes. Without BOOK, the shipped weights are tested.
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow(["columns", "output", "rounds", "test"])
    do {
      try FitWeights(arguments: arguments).run()
    } catch let failure as BenchmarkFailure {
      throw failure
    } catch {
      throw .usage("\(error)")
    }
  }
)

/// Fits the weights of the matching model to books whose truth is known.
struct FitWeights {
  private let columns: String
  private let output: String?
  private let rounds: Int
  private let books: [String]
  private let tests: [String]

  init(arguments: Arguments) throws(BenchmarkFailure) {
    columns = arguments.text("columns") ?? generatedColumns
    output = arguments.text("output")
    rounds = try arguments.value("rounds", default: 400)
    books = arguments.operands
    tests = arguments.text("test")?.split(separator: ",").map(String.init) ?? []
  }

  func run() throws {
    var model = LinkageModel.shipped
    if !books.isEmpty {
      var fit = LogisticFit()
      for path in books { try Book(path, columns: columns).count(in: &fit) }
      print("{\"patterns\": \(fit.patternCount)}")
      model = fit.model(rounds: rounds, ridge: 2).withIdentifierPrior()
    }
    if let output { try Data(model.source.utf8).write(to: URL(filePath: output)) }
    for path in tests { try Book(path, columns: columns).evaluate(model) }
  }
}

/// A book with its truth.
private struct Book {
  let path: String
  let table: ComparableTable
  let truth: [String]

  init(_ path: String, columns: String) throws {
    self.path = path
    let bytes = try Data(contentsOf: URL(filePath: path))
    let mapping = try ColumnMapping(parsing: columns)
    let contacts = try ContactReading.read(Array(bytes), columns: mapping) { _ in }
    truth = contacts.entries.indices.map { contacts.first(.truth, at: $0) ?? "?\($0)" }
    var standardizer = Standardizer()
    try standardizer.add(contacts) { (_: Int) throws in }
    table = standardizer.finish()
  }

  /// Counts the patterns of all candidates.
  func count(in fit: inout LogisticFit) throws {
    let progress = WorkProgress()
    let exact = ExactDuplicates(table)
    let members = (0..<UInt32(table.records.count)).filter { exact.first[Int($0)] == $0 }
    let candidates = try Candidates(table, members: members, progress: progress)
    let comparator = Comparator(table)
    let sizeStep = LinkageModel.sizeStep(table.records.count)
    let duplicateStep = LinkageModel.duplicateStep(Linker.sureShare(table))
    // Large books have most of the pairs; without this the small ones would not be heard.
    let weight = min(5, max(0.2, (100_000 / Double(max(1, candidates.pairs.count))).squareRoot()))
    for pair in candidates.pairs {
      let (a, b) = (Int(pair >> 32), Int(UInt32(truncatingIfNeeded: pair)))
      let pattern = LevelPattern(
        comparator.levels(a, b),
        sizeStep: sizeStep,
        duplicateStep: duplicateStep
      )
      fit.add(pattern, isMatch: truth[a] == truth[b], weight: weight)
    }
  }

  func evaluate(_ model: LinkageModel) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let linkage = try Linker(table, model: model).link(progress: WorkProgress())
    let took = clock.now - start
    let result = ClusterEvaluation(clusters: linkage.clusters, truth: truth)
    var found = 0
    for pair in linkage.pairs where truth[Int(pair.a)] == truth[Int(pair.b)] { found += 1 }
    let all = result.truePositives + result.falseNegatives
    func digits(_ value: Double) -> String { String(format: "%.4f", value) }
    print(
      "{\"book\": \"\(path)\", \"precision\": \(digits(result.precision)), "
        + "\"recall\": \(digits(result.recall)), \"f1\": \(digits(result.f1)), "
        + "\"keptRecall\": \(digits(Double(found) / Double(max(1, all)))), "
        + "\"pairs\": \(linkage.pairs.count), "
        + "\"linkSeconds\": \(digits(Double(took.components.attoseconds) / 1e18 + Double(took.components.seconds)))}"
    )
  }
}

extension LinkageModel {
  /// The model with weights for identifiers, which no generated book has.
  ///
  /// A passport's number in common is worth a thousand to one; one wrong digit in it, twenty to
  /// one; another number speaks as strongly against, but people mistype and renew them.
  fileprivate consuming func withIdentifierPrior() -> LinkageModel {
    let start = ComparisonGroup.identifier.offset
    for (index, weight) in [0, 7, 3, -2.5].enumerated() { weights[start + index] = weight }
    return self
  }

  /// The model as a Swift file.
  fileprivate var source: String {
    var text = """
      // Made by `Scripts/fit-weights`; see Documentation/Performance.md. Not written by hand.

      extension LinkageModel {
        /// The weights that come with the program.
        package static let shipped = LinkageModel(
          weights: [

      """
    for group in ComparisonGroup.allCases {
      text += "      // \(group)\n"
      let values = weights[group.offset..<(group.offset + group.count)].map { number($0) }
      for start in stride(from: 0, to: values.count, by: 10) {
        let row = values[start..<min(values.count, start + 10)]
        text += "      " + row.joined(separator: ", ") + ",\n"
      }
    }
    text += "    ],\n    sizeBias: [" + sizeBias.map { number($0) }.joined(separator: ", ") + "],\n"
    text += "    duplicateBias: ["
    text += duplicateBias.map { number($0) }.joined(separator: ", ") + "]\n"
    return text + "  )\n}\n"
  }

  private func number(_ value: Double) -> String { String(format: "%.3f", value) }
}
