import Foundation
import Testing

@testable import Benchmarks
@testable import SyntheticContacts

@Suite struct ArgumentsTests {
  private func usage(_ words: [String]) -> String? {
    do throws(BenchmarkFailure) {
      let arguments = try Arguments(words[...])
      try arguments.allow(["count", "seed", "duplicates", "hard", "numbers", "recipe"])
      _ = try bookRecipe(arguments)
      return nil
    } catch {
      #expect(error.exitStatus == 2)
      return error.message
    }
  }

  @Test func `options make a recipe`() throws {
    let words = [
      "--count", "12", "--seed", "9", "--duplicates", "0.2", "--hard", "2", "--numbers",
      "fictional",
    ]
    #expect(
      try bookRecipe(Arguments(words[...]))
        == BookRecipe(count: 12, seed: 9, duplicateShare: 0.2, hardness: 2, numbers: .fictional)
    )
    #expect(try bookRecipe(Arguments([])) == BookRecipe(count: 1000, seed: 1))
    #expect(
      try bookRecipe(Arguments(["--recipe", "school", "--count", "3"]))
        == BookRecipe(count: 3, seed: 1, kind: .school)
    )
  }

  @Test(arguments: [
    (["--count"], "--count needs a value"), (["--count", "x"], "--count cannot be x"),
    (["--count", "-1"], "--count is 0 to 10000000"), (["--colour", "red"], "no option --colour"),
    (["--duplicates", "0.9"], "--duplicates is 0 to 0.6"),
    (["--hard", "nan"], "--hard is 0 to 10"),
    (["--recipe", "cake"], "--recipe is one of mixed, personal, work, school"),
    (["--numbers", "real"], "--numbers is one of plausible, fictional"),
  ])
  func `what cannot be used is said`(words: [String], message: String) {
    #expect(usage(words)?.contains(message) == true, "\(usage(words) ?? "no failure")")
  }

  @Test func `the last value of an option counts, the rest are operands`() throws {
    let arguments = try Arguments(["a", "--seed", "1", "b", "--seed", "2"])
    #expect(arguments.text("seed") == "2")
    #expect(arguments.operands == ["a", "b"])
  }
}

@Suite struct GenerateCommandTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "book-\(UUID().uuidString)").path

  @Test(arguments: BookFormat.allCases)
  func `generate writes the book to the file`(format: BookFormat) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }  // a file left behind harms nobody
    let status = runBenchmarks([
      "Benchmarks", "generate", "--count", "500", "--seed", "3", "--format", format.rawValue,
      "--output", path,
    ])
    #expect(status == 0)
    let written = try Data(contentsOf: URL(filePath: path))
    #expect(Array(written) == BookText(BookRecipe(count: 500, seed: 3), format: format).bytes)
  }

  @Test(arguments: BookKind.allCases)
  func `generate writes a book of each kind`(kind: BookKind) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }  // a file left behind harms nobody
    let status = runBenchmarks([
      "Benchmarks", "generate", "--recipe", kind.rawValue, "--count", "200", "--format", "csv",
      "--output", path,
    ])
    #expect(status == 0)
    let written = try Data(contentsOf: URL(filePath: path))
    let recipe = BookRecipe(count: 200, seed: 1, kind: kind)
    #expect(Array(written) == BookText(recipe, format: .csv).bytes)
  }

  @Test func `a file that cannot be written is status 4, an unknown command 2`() {
    let nowhere = path + "/no/such/folder"
    #expect(runBenchmarks(["Benchmarks", "generate", "--count", "1", "--output", nowhere]) == 4)
    #expect(runBenchmarks(["Benchmarks", "fly"]) == 2)
    #expect(runBenchmarks(["Benchmarks", "generate", "--count"]) == 2)
    #expect(runBenchmarks(["Benchmarks"]) == 2)
    #expect(runBenchmarks(["Benchmarks", "--help"]) == 0)
    #expect(runBenchmarks(["Benchmarks", "generate", "--help"]) == 0)
  }

  @Test func `the figures are one JSON object`() throws {
    let summary = BookText(BookRecipe(count: 300, seed: 3), format: .csv).summary
    let object = try JSONSerialization.jsonObject(with: Data(summary.json.utf8))
    let figures = try #require(object as? [String: Any])
    #expect(figures["records"] as? Int == 300)
    #expect(figures["true_pairs"] as? Int == summary.truePairs)
    #expect((figures["alterations"] as? [String: Int])?.count == Alteration.allCases.count)
    #expect(!summary.json.contains("\n"))
  }
}
