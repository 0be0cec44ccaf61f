import Testing

@testable import CommandLineInterface

@Suite struct FinderFrameTests {
  private func frame(
    _ result: FinderResult,
    query: String = "",
    columns: Int = 50,
    lines: Int = 6,
    keys: [TerminalKey] = []
  ) -> FinderFrame {
    var state = FinderState(
      query: query,
      all: result,
      canMark: true,
      size: FinderState.Size(columns: columns, lines: lines)
    )
    state.show(result, of: query)
    for key in keys { _ = state.handle(key) }
    return FinderFrame(state, hasColor: false)
  }

  /// Text without the sequences that color it.
  private func plain(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      result += rest[..<escape]
      let end = rest[escape...].firstIndex(of: "m") ?? rest.index(before: rest.endIndex)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  @Test func `a frame has the query, the count, the rows and the keys`() {
    let rows = [
      FinderRow(id: 1, text: "Ana Ruiz", reason: "ana@example.org", highlights: [0..<3]),
      FinderRow(id: 2, text: "山田 太郎"),
    ]
    let result = FinderResult(rows: rows, total: 1_234, elapsed: .microseconds(420))
    let frame = frame(result, query: "ana", keys: [.tab])
    #expect(
      frame.lines.map(plain)
        == [
          "› ana", "  1,234 of 1,234 · 1 marked · 0.5 ms", " ●Ana Ruiz  ana@example.org", "▌ 山田 太郎",
          "",
          "Return chooses · Tab marks · Esc leaves",
        ]
    )
    #expect(frame.cursor == 5)
    #expect(frame.lines[2].contains("\u{1B}[1;4mAna\u{1B}[0m Ruiz"))
  }

  @Test func `nothing found says so, with what could be meant`() {
    let result = FinderResult(total: 0, nearest: ["müller"], elapsed: .zero)
    #expect(plain(frame(result, query: "mulerr").lines[2]) == "  nothing found; is it müller?")
  }

  @Test func `a long text is cut so that what agrees is seen`() {
    let text = HighlightedText("an der schönen blauen Donau", [22..<27])
    let ink = Ink(hasColor: false)
    #expect(plain(text.fitted(toWidth: 12).drawn(ink, isSelected: false)) == "…auen Donau")
    #expect(
      plain(
        HighlightedText("Donaudampfschiff", [0..<5]).fitted(toWidth: 8).drawn(
          ink,
          isSelected: false
        )
      )
        == "Donauda…"
    )
  }

  @Test func `what could command the terminal is shown, not obeyed`() {
    let rows = [FinderRow(id: 1, text: "a\u{1B}[2Jb", reason: "\u{7}", highlights: [1..<2])]
    let frame = frame(FinderResult(rows: rows, total: 1), columns: 60)
    #expect(plain(frame.lines[2]).contains("a\\x1B[2Jb"))
    #expect(!frame.lines[2].contains("\u{1B}[2J"))
    #expect(!frame.lines[2].contains("\u{7}"))
  }

  @Test func `no line is wider than the terminal, whatever is shown`() {
    var generator = SplitMix(seed: 23)
    let letters = ["a", "é", "山", "😀", "\u{301}", " ", "\t", "🇩🇪", "\u{1B}"]
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &generator)).map { _ in
        letters.randomElement(using: &generator) ?? ""
      }.joined()
    }
    for _ in 0..<500 {
      let rows = (0..<4).map { id in
        let text = text(30)
        let start = Int.random(in: 0...5, using: &generator)
        return FinderRow(
          id: id,
          text: text,
          reason: self.plain(text),
          highlights: [start..<(start + 3)]
        )
      }
      let columns = Int.random(in: 4...40, using: &generator)
      let lines = Int.random(in: 1...9, using: &generator)
      let frame = frame(
        FinderResult(rows: rows, total: 4, elapsed: .milliseconds(2)),
        query: text(20),
        columns: columns,
        lines: lines,
        keys: [.left, .left, .tab]
      )
      #expect(frame.lines.count == lines)
      #expect(frame.cursor < columns)
      for line in frame.lines {
        #expect(DisplayWidth.of(plain(line)) <= columns, "\(line.visible)")
      }
    }
  }
}

@Suite struct FinderDrawingTests {
  @Test func `only lines that changed are written`() {
    var drawing = FinderDrawing()
    var frame = FinderState(
      query: "",
      all: FinderResult(rows: [FinderRow(id: 0, text: "one")], total: 1),
      canMark: false,
      size: FinderState.Size(columns: 20, lines: 5)
    ).frame
    #expect(drawing.draw(frame).contains("one"))
    #expect(drawing.draw(frame).isEmpty)
    frame.lines[1] = "two"
    let change = drawing.draw(frame)
    #expect(change.contains("\u{1B}[2;1Htwo"))
    #expect(!change.contains("one"))
    drawing.forget()
    #expect(drawing.draw(frame).contains("one"))
  }
}

extension FinderState {
  fileprivate var frame: FinderFrame { FinderFrame(self, hasColor: false) }
}
