/// A link or picture of a Markdown text.
struct MarkdownLink: Equatable {
  /// Where it leads, as written.
  let target: String
  /// Counted from 1.
  let line: Int

  /// The links of `text`: in brackets and parentheses, as definitions, and in `src`, `srcset` and
  /// `href` of HTML, but not those in code.
  static func all(in text: String) -> [MarkdownLink] {
    proseLines(of: text).flatMap { line, prose in
      targets(in: prose).map { MarkdownLink(target: $0, line: line) }
    }
  }

  /// The anchors of the headings of `text`, as code hosts make them: "The way, in short" is
  /// `the-way-in-short`.
  static func anchors(in text: String) -> Set<String> {
    Set(
      proseLines(of: text, keepingCodeSpans: true).filter { $0.prose.hasPrefix("#") }.map {
        _,
        prose in
        let title = prose.drop { $0 == "#" }.drop { $0 == " " }
        let kept = title.lowercased().filter {
          $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
        }
        return kept.replacing(" ", with: "-")
      }
    )
  }

  /// The lines outside of fenced code, with spans of code taken out.
  private static func proseLines(
    of text: String,
    keepingCodeSpans: Bool = false
  ) -> [(line: Int, prose: String)] {
    var isFenced = false
    var lines: [(line: Int, prose: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isFenced.toggle()
      } else if !isFenced {
        let spans = line.split(separator: "`", omittingEmptySubsequences: false)
        let prose = spans.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        lines.append((index + 1, keepingCodeSpans ? String(line) : prose.joined(separator: "``")))
      }
    }
    return lines
  }

  private static func targets(in prose: String) -> [String] {
    var targets: [String] = []
    for (opening, closing) in [
      ("](", ")"), ("src=\"", "\""), ("srcset=\"", "\""), ("href=\"", "\""),
    ] {
      for part in prose.split(separator: opening, omittingEmptySubsequences: false).dropFirst() {
        let target = part.split(separator: closing, omittingEmptySubsequences: false).first ?? ""
        targets.append(String(target.prefix { $0 != " " }))  // a title may follow
      }
    }
    if prose.hasPrefix("["),
      let definition = prose.split(separator: "]: ", maxSplits: 1).dropFirst().first
    {
      targets.append(String(definition.prefix { $0 != " " }))
    }
    return targets
  }
}
