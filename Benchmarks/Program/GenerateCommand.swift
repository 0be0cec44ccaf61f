import SyntheticContacts

/// `generate`: writes an invented contact book.
let generateCommand = BenchmarkCommand(
  name: "generate",
  synopsis: """
    [--recipe mixed] [--count 1000] [--seed 1] [--duplicates 0.35] [--hard 1]
           [--numbers plausible|fictional] [--format vcard|csv] [--output FILE|-]
    """,
  summary: "Writes a contact book of invented people.",
  details: """
    Equal options give equal books on every machine. The book's figures go to standard error as one
    JSON object.

      --recipe NAME    whose book it is: mixed, merged from a few sources; or, with other names,
                       countries and mistakes, personal, work, school, club, messenger, bare,
                       scanned, crm, merged; or all of these in one book
      --count N        records, all copies counted
      --duplicates D   share of records that are further cards of somebody (0 to 0.6);
                       0 makes a book without any
      --hard H         how much more frequent errors are than usual (0 to 10)
      --numbers KIND   plausible: any number of the country, for measuring; fictional: only numbers
                       that are set apart, for books of some thousands that are published
      --format F       vcard (3.0, without truth) or csv (with truth_id and household_id)

    Example: Benchmarks generate --recipe club --count 5000 --format csv --output club.csv
    """,
  run: { arguments throws(BenchmarkFailure) in try generate(arguments) }
)

private func generate(_ arguments: Arguments) throws(BenchmarkFailure) {
  try arguments.allow([
    "recipe", "count", "seed", "duplicates", "hard", "numbers", "format", "output",
  ])
  let text = BookText(
    try bookRecipe(arguments),
    format: try arguments.choice("format", default: .vcard)
  )
  let output = try OutputFile(path: arguments.text("output") ?? "-")
  try text.pieces { piece throws(BenchmarkFailure) in try output.write(piece) }
  try output.close()
  writeText(text.summary.json + "\n", to: .standardError)
}

/// The recipe that the options `recipe`, `count`, `seed`, `duplicates`, `hard` and `numbers` name.
///
/// A `kind` that is given counts for the option `recipe`.
func bookRecipe(
  _ arguments: Arguments,
  defaultCount: Int = 1000,
  kind: BookKind? = nil
) throws(BenchmarkFailure) -> BookRecipe {
  let count = try arguments.value("count", default: defaultCount)
  let share = try arguments.value("duplicates", default: 0.35)
  let hardness = try arguments.value("hard", default: 1.0)
  var chosen = BookKind.mixed
  if let kind { chosen = kind } else { chosen = try arguments.choice("recipe", default: .mixed) }
  guard (0...10_000_000).contains(count) else { throw .usage("--count is 0 to 10000000") }
  guard (0...BookRecipe.highestDuplicateShare).contains(share) else {
    throw .usage("--duplicates is 0 to \(BookRecipe.highestDuplicateShare)")
  }
  guard (0...10).contains(hardness) else { throw .usage("--hard is 0 to 10") }
  return BookRecipe(
    count: count,
    seed: try arguments.value("seed", default: 1),
    duplicateShare: share,
    hardness: hardness,
    numbers: try arguments.choice("numbers", default: .plausible),
    kind: chosen
  )
}

extension BookSummary {
  /// All figures as a JSON object on one line.
  var json: String {
    let totals = [
      ("records", records), ("entities", entities), ("duplicates", duplicates),
      ("true_pairs", truePairs), ("households", households),
    ]
    func object(_ pairs: [(String, Int)]) -> String {
      "{" + pairs.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }
    let groups: [(String, [(String, Int)])] = [
      ("cluster_sizes", clusterSizes.enumerated().map { (String($0.offset + 1), $0.element) }),
      ("views", Array(zip(SourceView.allCases.map(\.rawValue), views))),
      ("alterations", Array(zip(Alteration.allCases.map(\.title), alterations))),
      ("lookalikes", Array(zip(Lookalike.allCases.map(\.rawValue), lookalikes))),
    ]
    return object(totals).dropLast() + ","
      + groups.map { "\"\($0.0)\":\(object($0.1))" }.joined(separator: ",") + "}"
  }
}
