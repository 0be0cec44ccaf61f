import Testing

@Suite struct ComparisonProgressTests {
  @Test func `a comparison tells how far it is, and a second one is cancelled`() async throws {
    let result = try await SnippetProcess.run("ComparisonProgress", ["700"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines.first?.hasSuffix("  Calculating remaining time ...") == true)
    let end = try #require(result.lines.firstIndex { $0.hasSuffix("  Done") })
    #expect(result.lines[end].contains("[####################] 100 %  At record "))
    #expect(result.lines[end + 1].contains("pairs are alike, compared at "))
    #expect(result.lines.suffix(2).first?.hasSuffix("  Cancelled") == true)
    #expect(result.lines.last == "Cancelled: nothing was changed")
    // A bar never falls.
    let bars = result.lines[..<end].map { line in line.count { $0 == "#" } }
    #expect(bars == bars.sorted())
  }
}
