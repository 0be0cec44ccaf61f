import Foundation
import Testing

@testable import Benchmarks

/// A folder of invented contact files with expectations, removed at the end.
private final class SampleFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "c-\(UUID().uuidString)")

  init(_ expectations: String) throws {
    let cards = url.appending(path: "cards")
    try FileManager.default.createDirectory(at: cards, withIntermediateDirectories: true)
    let card = """
      BEGIN:VCARD
      VERSION:2.1
      N:Ruiz;Ana;Luz,Mar
      ORG:Acme;Sales
      item1.TEL;TYPE=HOME:1
      item1.X-ABLabel:Boat
      TEL:2
      ADR;WORK:;;1 Oak Ln;Town
      LABEL;HOME:2 Elm St
      AGENT:
      BEGIN:VCARD
      FN:Bo
      END:VCARD
      PHOTO;ENCODING=b:QUJD
      X-FILE:a\\,b
      X-ABShowAs:COMPANY
      KIND:Group
      CATEGORIES:a\\,b,c
      END:VCARD

      """
    try Data(card.utf8).write(to: cards.appending(path: "a.vcf"))
    try Data("name,email,groups\nAna,a@example.com ::: b@example.com,\n".utf8)
      .write(to: cards.appending(path: "b.csv"))
    try Data("nothing here".utf8).write(to: cards.appending(path: "none.vcf"))
    try Data(expectations.utf8).write(to: url.appending(path: "expectations.json"))
  }

  deinit { try? FileManager.default.removeItem(at: url) }  // what is left harms nobody
}

@Suite struct ConformanceTests {
  private func report(_ files: String, below path: String = "") throws -> ConformanceReport {
    let folder = try SampleFolder("{\"files\": [\(files)]}")
    return try ConformanceReport(folder: folder.url.appending(path: path).path)
  }

  private static let complete = """
    {"file": "cards/a.vcf", "cards": 1, "property_counts": [{"TEL": 2, "AGENT": 1, "N": 1}],
     "asserted": [
      {"card": 0, "path": "N.family", "value": "Ruiz"},
      {"card": 0, "path": "N.additional", "value": "Luz,Mar (list of 2)"},
      {"card": 0, "path": "ORG[0]", "value": "Acme|Sales"},
      {"card": 0, "path": "TEL.count", "value": "2"},
      {"card": 0, "path": "TEL[1]", "value": "2"},
      {"card": 0, "path": "TEL[0].param.TYPE", "value": "HOME"},
      {"card": 0, "path": "item1.X-ABLabel", "value": "Boat"},
      {"card": 0, "path": "ADR[0].street", "value": "1 Oak Ln"},
      {"card": 0, "path": "ADR.count", "value": "1"},
      {"card": 0, "path": "ADR.count(after joining LABEL to ADR)", "value": "2"},
      {"card": 0, "path": "AGENT.FN", "value": "Bo"},
      {"card": 0, "path": "PHOTO[0].bytes", "value": 3},
      {"card": 0, "path": "X-FILE", "value": "a\\\\,b"},
      {"card": 0, "path": "isCompany", "value": "true"},
      {"card": 0, "path": "kind", "value": "group"},
      {"card": 0, "path": "displayName", "value": "Ana Ruiz"},
      {"card": 0, "path": "N.family.bytes-hex", "value": "5275697a (as found)"},
      {"card": 0, "path": "CATEGORIES", "value": "a,b|c (2 values)"}]}
    """

  @Test func `what is as expected is complete`() throws {
    let report = try report(
      Self.complete + """
        , {"file": "cards/b.csv", "cards": 1, "asserted": [
          {"card": 0, "path": "FN", "value": "Ana"},
          {"card": 0, "path": "EMAIL.count", "value": "2"}]},
        {"file": "cards/none.vcf", "cards": 0}
        """
    )
    #expect(report.isComplete, "\(report.text)")
    let summary = try #require(report.text.split(separator: "\n").last)
    let figures = try JSONDecoder().decode([String: Int].self, from: Data(summary.utf8))
    #expect(figures["files"] == 3)
    #expect(figures["cards_ok"] == 3)
    #expect(figures["values_ok"] == 20)
    #expect(figures["values"] == 20)
    #expect(figures["properties_ok"] == 4)
    #expect(figures["byte_identical"] == 2)
  }

  @Test(
    "what is short is told",
    arguments: [
      ("{\"file\": \"cards/a.vcf\", \"cards\": 2}", "1 contacts instead of 2"),
      ("{\"file\": \"cards/none.vcf\", \"cards\": 1}", "not read"),
      ("{\"file\": \"cards/away.vcf\", \"cards\": 1}", "not read"),
      (
        "{\"file\": \"cards/a.vcf\", \"cards\": 1, \"property_counts\": [{\"TEL\": 3}]}",
        "2 TEL of 3"
      ),
      (
        "{\"file\": \"cards/a.vcf\", \"cards\": 1, \"asserted\": [{\"card\": 0, \"path\": "
          + "\"N.given\", \"value\": \"Anna\"}]}", "\"Ana\" instead of \"Anna\""
      ),
      (
        "{\"file\": \"cards/a.vcf\", \"cards\": 1, \"asserted\": [{\"card\": 1, \"path\": "
          + "\"N.given\", \"value\": \"Ana\"}]}", "nothing instead of"
      ),
    ]
  )
  func short(file: String, text: String) throws {
    let report = try report(file)
    #expect(!report.isComplete)
    #expect(report.text.contains(text), "\(report.text)")
    #expect(report.text.contains("\"short\": 1}"))
  }

  @Test func `a folder below the expectations is checked alone`() throws {
    #expect(try report(Self.complete, below: "cards").checks.count == 1)
    #expect(throws: BenchmarkFailure.self) {
      try report("{\"file\": \"other/a.vcf\"}", below: "cards")
    }
  }

  @Test func `the command fails where something is short`() throws {
    let folder = try SampleFolder("{\"files\": [{\"file\": \"cards/a.vcf\", \"cards\": 3}]}")
    #expect(runBenchmarks(["Benchmarks", "conformance", folder.url.path]) == 1)
    #expect(runBenchmarks(["Benchmarks", "conformance"]) == 2)
    #expect(runBenchmarks(["Benchmarks", "conformance", folder.url.path + "/away"]) == 2)
  }
}
