import Foundation
import Testing

/// The code in the articles stands in the files beside this one, too, where it is compiled.
@Suite struct ArticleCodeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let sources = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// What cannot be compiled here, by its first line: SwiftUI, and tests that sleep.
  private static let elsewhere = [
    ".onChange(of: text) {", "@State private var find", ".task(id: text) {",
    "let start = Date()", "model.turn(to: 7)\ntry await Task.sleep",
  ]

  private static let articles = [
    "ResponsiveWork/ResponsiveWork.docc/Debouncing.md",
    "ResponsiveWork/ResponsiveWork.docc/Searching.md",
    "ResponsiveWork/ResponsiveWork.docc/Progress.md",
    "ResponsiveWorkTesting/ResponsiveWorkTesting.docc/TestingDebouncedCode.md",
  ]

  @Test("the code in an article compiles", arguments: articles)
  func compiles(article: String) throws {
    let text = try String(contentsOf: Self.sources.appending(path: article), encoding: .utf8)
    let compiled = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix("Article.swift") }
      .map { try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8) }
      .map(Self.withoutSpaces)
    let blocks = Self.blocks(of: text)
    #expect(blocks.count > 3)
    for block in blocks where !Self.elsewhere.contains(where: block.hasPrefix) {
      let code = Self.withoutSpaces(block)
      #expect(compiled.contains { $0.contains(code) }, "isn't compiled:\n\(block)")
    }
  }

  /// The blocks of Swift, in their order.
  private static func blocks(of text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The formatter puts its own between the words.
  private static func withoutSpaces(_ code: String) -> String {
    String(code.filter { !$0.isWhitespace })
  }
}
