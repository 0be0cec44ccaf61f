import Foundation

/// `conformance`: reads contact files of many programs and compares with what is expected.
let conformanceCommand = BenchmarkCommand(
  name: "conformance",
  synopsis: "FOLDER",
  summary: "Reads contact files and compares with the expectations.json beside or above them.",
  details: """
    Of each file it tells how many contacts were found of those expected, how many asserted values
    and properties are right, whether the untouched contacts are written back byte for byte, and how
    many odd places were told of. What is short is listed; then it fails. The last line is a summary
    in JSON.
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow([])
    guard arguments.operands.count == 1, let folder = arguments.operands.first else {
      throw .usage("name one folder with contact files and expectations.json")
    }
    let report = try ConformanceReport(folder: folder)
    writeText(report.text, to: .standardOutput)
    guard report.isComplete else { throw .short }
  }
)

/// What all files of a folder are read as.
struct ConformanceReport {
  let checks: [ConformanceCheck]

  /// Checks the files below `folder`.
  ///
  /// - Throws: ``BenchmarkFailure/usage(_:)`` where no expectations are to be had.
  init(folder: String) throws(BenchmarkFailure) {
    let files: [(place: URL, file: ConformanceExpectations.File)]
    do {
      files = try ConformanceExpectations.files(below: URL(filePath: folder))
    } catch {
      throw .usage("\(folder): expectations.json is not readable: \(error)")
    }
    guard !files.isEmpty else {
      throw .usage("\(folder) has no expectations.json that names files in it")
    }
    checks = files.map { ConformanceCheck($0.place, $0.file) }
  }

  /// Whether nothing is short.
  var isComplete: Bool { checks.allSatisfy(\.shortfalls.isEmpty) }

  /// The table, what is short, and the summary.
  var text: String {
    var lines = [
      row("file", ["cards", "values", "properties", "identical", "issues"])
    ]
    for check in checks {
      lines.append(
        row(
          check.file,
          [
            "\(check.cardsFound ?? 0)/\(check.cardsExpected.map(String.init) ?? "?")",
            "\(check.valuesRight)/\(check.values)",
            "\(check.propertiesRight)/\(check.properties)",
            check.isIdentical.map { $0 ? "yes" : "no" } ?? "-",
            "\(check.issues)",
          ]
        )
      )
    }
    for check in checks {
      for shortfall in check.shortfalls { lines.append("short: \(check.file): \(shortfall)") }
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  private func row(_ file: String, _ cells: [String]) -> String {
    let width = 2 + (checks.map(\.file.count).max() ?? 0)
    return zip([file] + cells, [width] + cells.map { _ in 12 }).map { cell, width in
      cell + String(repeating: " ", count: max(1, width - cell.count))
    }.joined().trimmingCharacters(in: .whitespaces)
  }

  private var summary: String {
    func sum(_ value: (ConformanceCheck) -> Int) -> Int { checks.reduce(0) { $0 + value($1) } }
    let figures: [(String, Int)] = [
      ("files", checks.count), ("cards_ok", checks.count(where: \.hasAllCards)),
      ("cards", sum { $0.cardsFound ?? 0 }), ("values_ok", sum(\.valuesRight)),
      ("values", sum(\.values)), ("properties_ok", sum(\.propertiesRight)),
      ("properties", sum(\.properties)),
      ("byte_identical", checks.count { $0.isIdentical == true }),
      ("byte_identical_of", checks.count { $0.isIdentical != nil }),
      ("issues", sum(\.issues)), ("short", checks.count { !$0.shortfalls.isEmpty }),
    ]
    return "{" + figures.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
  }
}
