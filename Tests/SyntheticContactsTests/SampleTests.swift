import Foundation
import Testing

@testable import SyntheticContacts

private let samples = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")

@Suite struct SampleTests {
  private let text = BookText(
    BookRecipe(count: 1000, seed: 2026, numbers: .fictional),
    format: .vcard
  )

  @Test func `the sample is what the generator writes, byte for byte`() throws {
    let sample = try Data(contentsOf: samples.appending(path: "contacts.vcf"))
    #expect(Array(sample) == text.bytes)
  }

  @Test func `the sample holds each kind of duplicate and of lookalike`() {
    let summary = text.summary
    for alteration in Alteration.mixed {
      #expect(summary.alterations[alteration.rawValue] > 0, "\(alteration.title)")
    }
    #expect(summary.lookalikes.prefix(Lookalike.mixed.count).allSatisfy { $0 > 0 })
    #expect(summary.clusterSizes.allSatisfy { $0 > 0 })
    #expect(summary.views.prefix(SourceView.mixed.count).allSatisfy { $0 > 0 })
  }

  @Test func `the sample's description gives its figures`() throws {
    let readme = try String(contentsOf: samples.appending(path: "README.md"), encoding: .utf8)
    let rows = Set(readme.split(separator: "\n"))
    let summary = text.summary
    var expected = [
      "| cards | \(summary.records) |", "| people and companies | \(summary.entities) |",
      "| further cards | \(summary.duplicates) |",
      "| pairs of cards that are of one person | \(summary.truePairs) |",
      "| households of more than one person | \(summary.households) |",
    ]
    expected += summary.clusterSizes.enumerated().map { "| \($0.offset + 1) | \($0.element) |" }
    expected += zip(SourceView.mixed, summary.views).map { "| \($0.rawValue) | \($1) |" }
    expected += zip(Alteration.mixed, summary.alterations).map { "| \($0.title) | \($1) |" }
    expected += zip(Lookalike.mixed, summary.lookalikes).map { "| \($0.rawValue) | \($1) |" }
    for row in expected { #expect(rows.contains(row[...]), "\(row)") }
  }

  @Test func `the sample's description says whose numbers are set apart, and whose are not`() throws
  {
    let readme = try String(contentsOf: samples.appending(path: "README.md"), encoding: .utf8)
    let paragraph = try #require(readme.split(separator: "\n\n").first { $0.hasPrefix("For ") })
    let list = paragraph.prefix { $0 != "\n" }.dropFirst("For ".count)
    let unreserved = Set(
      list.replacing(" and ", with: ", ").replacing("the ", with: "").split(separator: ", ")
    )
    for country in Country.shares.elements {
      let isListed = country.facts.names.contains { unreserved.contains($0[...]) }
      let authority = country.facts.numbers.unassigned.authority
      #expect(isListed == (authority == nil), "\(country)")
      #expect(authority.map { readme.contains("| \($0) |") } ?? true)
    }
  }

  @Test func `the sample is of many languages`() throws {
    let cards = readPlainCards(text.bytes)
    let names = cards.compactMap { card in card.first { $0.name == "N" }?.text }
    for script in ["а", "α", "山", "ł", "ü", "ñ", "ễ", "ş"] {
      #expect(names.contains { $0.lowercased().contains(script) }, "\(script)")
    }
  }
}
