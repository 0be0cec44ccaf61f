import ContactFormats
import ContactModel
import Foundation
import RecordLinkage
import ResponsiveWork
import Standardization
import SyntheticContacts

/// `linkage`: how right and how fast duplicates are found.
let linkageCommand = BenchmarkCommand(
  name: "linkage",
  synopsis: """
    [--columns MAPPING] [--runs 5] [--data FOLDER] [BOOK.csv ...]
           | --recipe NAME [--count 5000] [--seed 1] [--duplicates 0.35] [--hard 1] [--runs 5]
    """,
  summary: "measures how right and how fast duplicates are found",
  details: """
    Prints precision, recall and F1 of the clusters against the truth, and the median time. Without
    BOOK, of books that it makes, of 10,000 and 100,000 contacts, and of the public sets whose files
    are in FOLDER or in the folder that SMARTERCONTACTS_DATA names; also tells how far probabilities
    are from the truth, and how many of 1,000 small books without duplicates propose any. It then
    fails when a figure breaks its threshold, or when ten times the contacts take 13 times as long.
    With --recipe, of a book as "generate" makes it; "each" measures every kind by itself, and then
    all of them in one book.
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow([
      "columns", "data", "runs", "recipe", "count", "seed", "duplicates", "hard", "numbers",
    ])
    do {
      try LinkageBenchmark(arguments: arguments).run()
    } catch let failure as BenchmarkFailure {
      throw failure
    } catch {
      throw .usage("\(error)")
    }
  }
)

/// Measures the finding of duplicates from bytes to clusters.
private struct LinkageBenchmark {
  private let columns: String
  private let runs: Int
  private let books: [String]
  private let recipes: [BookRecipe]
  private let data: String?

  /// Splink's F1 at its default on books of this kind is 0.78.
  private static let leastF1 = 0.94
  private static let leastPrecision = 0.95
  private static let mostCalibrationError = 0.10
  private static let smallBooks = 1_000
  private static let mostProposing = 40
  private static let mostGrowth = 13.0

  init(arguments: Arguments) throws(BenchmarkFailure) {
    columns = arguments.text("columns") ?? generatedColumns
    runs = try arguments.value("runs", default: 5)
    books = arguments.operands
    recipes = try linkageRecipes(arguments)
    data = arguments.text("data") ?? ProcessInfo.processInfo.environment["SMARTERCONTACTS_DATA"]
    guard (1...100).contains(runs) else { throw .usage("--runs is 1 to 100") }
  }

  func run() throws {
    for recipe in recipes {
      report(try measure(BookText(recipe, format: .csv).bytes), name: recipe.kind.rawValue)
    }
    guard recipes.isEmpty else { return }
    guard books.isEmpty else {
      for book in books {
        let bytes = try Data(contentsOf: URL(filePath: book))
        report(try measure(Array(bytes)), name: book)
      }
      return
    }
    let small = try measure(generated(count: 10_000))
    report(small, name: "generated 10,000")
    let large = try measure(generated(count: 100_000))
    report(large, name: "generated 100,000")
    let growth = large.seconds / small.seconds
    print("{\"growth_10k_to_100k\": \(digits(growth)), \"limit\": \(Self.mostGrowth)}")
    for figures in [small, large] {
      guard figures.evaluation.f1 >= Self.leastF1 else {
        throw BenchmarkFailure.threshold("F1 is below \(Self.leastF1)")
      }
      guard figures.evaluation.precision >= Self.leastPrecision else {
        throw BenchmarkFailure.threshold("the precision is below \(Self.leastPrecision)")
      }
    }
    try reportCalibration()
    try reportSets()
    guard growth < Self.mostGrowth else {
      throw BenchmarkFailure.threshold(
        "ten times the contacts took \(digits(growth)) times as long"
      )
    }
  }

  private func reportCalibration() throws {
    for (count, books) in [(1_000, 60), (100_000, 1)] {
      var calibration = LinkageCalibration()
      for seed in 0..<books {
        let book = try LinkedBook.link(
          generated(count: count, seed: UInt64(200 + seed)),
          columns: generatedColumns
        )
        calibration.add(book.linkage, truth: book.truth)
      }
      let error = calibration.expectedError()
      print(
        "{\"calibration\": \(count), \"error\": \(digits(error)), "
          + "\"limit\": \(Self.mostCalibrationError)}"
      )
      guard error <= Self.mostCalibrationError else {
        throw BenchmarkFailure.threshold("probabilities are \(digits(error)) from the truth")
      }
    }
    let proposing = try LinkageCalibration.proposals(inBooks: Self.smallBooks)
    print(
      "{\"books_of_50_without_duplicates\": \(Self.smallBooks), \"proposing\": \(proposing), "
        + "\"limit\": \(Self.mostProposing)}"
    )
    guard proposing <= Self.mostProposing else {
      throw BenchmarkFailure.threshold("\(proposing) books without duplicates propose some")
    }
  }

  private func reportSets() throws {
    guard let data else { return }
    var short: [String] = []
    for set in LinkageSet.all {
      guard let file = set.file(in: data) else { continue }
      let book = try LinkedBook.link(Array(try Data(contentsOf: file)), columns: set.columns)
      let evaluation = ClusterEvaluation(clusters: book.linkage.clusters, truth: book.truth)
      print(
        "{\"set\": \"\(set.name)\", \"precision\": \(digits(evaluation.precision)), "
          + "\"recall\": \(digits(evaluation.recall)), \"f1\": \(digits(evaluation.f1)), "
          + "\"least\": \(set.leastF1)}"
      )
      if evaluation.f1 < set.leastF1 { short.append(set.name) }
    }
    guard short.isEmpty else {
      throw BenchmarkFailure.threshold("F1 is too low on " + short.joined(separator: ", "))
    }
  }

  private struct Figures {
    var contacts: Int
    var evaluation: ClusterEvaluation
    /// The median of the runs.
    var seconds: Double
  }

  private func measure(_ bytes: [UInt8]) throws -> Figures {
    let mapping = try ColumnMapping(parsing: columns)
    var times: [Duration] = []
    var last: (contacts: ContactTable, linkage: Linkage)?
    for _ in 0..<runs {
      let start = ContinuousClock.now
      let contacts = try ContactReading.read(bytes, columns: mapping)
      var standardizer = Standardizer()
      try standardizer.add(contacts) { (_: Int) throws in }
      let linkage = try Linker(standardizer.finish()).link(progress: WorkProgress())
      times.append(ContinuousClock.now - start)
      last = (contacts, linkage)
    }
    guard let (contacts, linkage) = last else { throw BenchmarkFailure.usage("no run") }
    let truth = contacts.entries.indices.map { contacts.first(.truth, at: $0) ?? "?\($0)" }
    return Figures(
      contacts: truth.count,
      evaluation: ClusterEvaluation(clusters: linkage.clusters, truth: truth),
      seconds: times.sorted()[times.count / 2] / .seconds(1)
    )
  }

  private func report(_ figures: Figures, name: String) {
    print(
      "{\"book\": \"\(name)\", \"contacts\": \(figures.contacts), "
        + "\"precision\": \(digits(figures.evaluation.precision)), "
        + "\"recall\": \(digits(figures.evaluation.recall)), "
        + "\"f1\": \(digits(figures.evaluation.f1)), \"seconds\": \(digits(figures.seconds))}"
    )
  }

  private func generated(count: Int, seed: UInt64 = 77) throws -> [UInt8] {
    let recipe = BookRecipe(count: count, seed: seed, duplicateShare: 0.35, hardness: 1)
    var bytes: [UInt8] = []
    BookText(recipe, format: .csv).pieces { bytes += $0 }
    return bytes
  }

  private func digits(_ value: Double) -> String { String(format: "%.4f", value) }
}

/// The books that the option `recipe` names, one after another; none without it.
private func linkageRecipes(_ arguments: Arguments) throws(BenchmarkFailure) -> [BookRecipe] {
  guard let name = arguments.text("recipe") else { return [] }
  let kinds: [BookKind] =
    name == "each" ? BookKind.allCases : [try arguments.choice("recipe", default: .mixed)]
  var recipe = try bookRecipe(arguments, defaultCount: 5000, kind: kinds[0])
  return kinds.map { kind in
    recipe.kind = kind
    return recipe
  }
}

/// The mapping of the books that `generate` writes.
let generatedColumns =
  "id=rec_id,prefix=prefix,given=given,middle=middle,family=family,suffix=suffix,nickname=nickname,"
  + "organization=org,title=title,phone=phone1:phone1_type+phone2:phone2_type+phone3:phone3_type"
  + "+phone4:phone4_type,email=email1+email2+email3,street=street,unit=unit,city=city,"
  + "region=region,postcode=postcode,country=country,work-street=work_street,work-unit=work_unit,"
  + "work-city=work_city,work-region=work_region,work-postcode=work_postcode,"
  + "work-country=work_country,birthday=birthday,note=note,truth=truth_id"
