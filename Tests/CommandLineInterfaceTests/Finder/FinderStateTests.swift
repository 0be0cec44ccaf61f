import Testing

@testable import CommandLineInterface

@Suite struct FinderStateTests {
  private static func rows(_ count: Int) -> FinderResult {
    FinderResult(rows: (0..<count).map { FinderRow(id: $0, text: "row \($0)") }, total: count)
  }

  private func state(_ count: Int, lines: Int = 8, canMark: Bool = false) -> FinderState {
    FinderState(
      query: "",
      all: Self.rows(count),
      canMark: canMark,
      size: FinderState.Size(columns: 40, lines: lines)
    )
  }

  @Test func `each change of the text is searched for, and nothing else`() {
    var state = state(3)
    #expect(state.handle(.character("a")) == .search("a"))
    #expect(state.handle(.left) == .nothing)
    #expect(state.handle(.character("b")) == .search("ba"))
    #expect(state.handle(.end) == .nothing)
    #expect(state.handle(.control("u")) == .search(""))
    #expect(state.handle(.backspace) == .nothing)
    #expect(state.handle(.paste("x\ny")) == .search("x y"))
  }

  @Test func `arrows stay within the rows and keep the row on the screen`() {
    var state = state(20)
    #expect(state.rowsOnScreen == 5)
    #expect(state.handle(.up) == .nothing)
    #expect(state.selected == 0)
    for _ in 0..<6 { _ = state.handle(.down) }
    #expect((state.selected, state.top) == (6, 2))
    _ = state.handle(.pageDown)
    #expect((state.selected, state.top) == (11, 7))
    for _ in 0..<9 { _ = state.handle(.pageDown) }
    #expect((state.selected, state.top) == (19, 15))
    _ = state.handle(.pageUp)
    #expect((state.selected, state.top) == (14, 14))
  }

  @Test func `the best row of a new text is the one that Return takes`() {
    var state = state(5)
    _ = state.handle(.down)
    _ = state.handle(.character("a"))
    state.show(Self.rows(3), of: "a")
    #expect(state.selected == 0)
    _ = state.handle(.down)
    // More of the same search: the person's row stays.
    state.show(Self.rows(4), of: "a")
    #expect(state.selected == 1)
    #expect(state.handle(.enter) == .accept([FinderRow(id: 1, text: "row 1")]))
  }

  @Test func `marked rows are taken in the order of marking, also those not shown any more`() {
    var state = state(4, canMark: true)
    _ = state.handle(.down)
    _ = state.handle(.tab)
    _ = state.handle(.backTab)
    #expect(state.marked.map(\.id) == [1, 2])
    state.show(FinderResult(), of: "x")
    #expect(state.handle(.enter) == .accept([1, 2].map { FinderRow(id: $0, text: "row \($0)") }))
  }

  @Test func `a mark is taken away by marking again`() {
    var state = state(1, canMark: true)
    _ = state.handle(.tab)
    #expect(state.isMarked(FinderRow(id: 0, text: "row 0")))
    _ = state.handle(.tab)
    #expect(state.marked.isEmpty)
  }

  @Test func `where nothing is marked Tab does nothing`() {
    var state = state(3)
    #expect(state.handle(.tab) == .nothing)
    #expect((state.selected, state.marked.count) == (0, 0))
  }

  @Test(arguments: [.escape, .control("c"), .control("g"), .control("d")] as [TerminalKey])
  func `these keys leave`(key: TerminalKey) {
    var state = state(3)
    #expect(state.handle(key) == .leave)
  }

  @Test func `Return before the search has ended takes the best row that it finds`() {
    var state = state(5)
    _ = state.handle(.character("a"))
    #expect(state.handle(.enter) == .submit)
    #expect(state.show(Self.rows(2), of: "") == .nothing)
    let found = FinderResult(rows: [FinderRow(id: 9, text: "a")], total: 1)
    #expect(state.show(found, of: "a") == .accept(found.rows))
    // Another key takes the wish back.
    _ = state.handle(.character("b"))
    _ = state.handle(.enter)
    _ = state.handle(.backspace)
    #expect(state.show(found, of: "a") == .nothing)
  }

  @Test func `Return without a row does nothing`() {
    var state = state(0)
    #expect(state.handle(.enter) == .nothing)
  }

  @Test func `a failure keeps the rows, and can be tried again`() {
    var state = state(3)
    #expect(state.handle(.control("r")) == .nothing)
    state.failure = "the disk is gone"
    #expect(state.result.rows.count == 3)
    #expect(state.handle(.control("r")) == .retry)
    state.show(Self.rows(2), of: "")
    #expect(state.failure == nil)
  }

  @Test func `random keys, results and sizes keep the selected row on the screen`() {
    var generator = SplitMix(seed: 11)
    let keys: [TerminalKey] = [
      .up, .down, .pageUp, .pageDown, .tab, .backTab, .character("x"), .backspace, .left,
    ]
    for _ in 0..<300 {
      var state = state(Int.random(in: 0...30, using: &generator), canMark: true)
      for _ in 0..<40 {
        switch Int.random(in: 0...9, using: &generator) {
        case 0:
          let count = Int.random(in: 0...30, using: &generator)
          state.show(Self.rows(count), of: state.editor.text)
        case 1:
          let lines = Int.random(in: 1...20, using: &generator)
          state.resize(FinderState.Size(columns: 20, lines: lines))
        default:
          _ = state.handle(keys.randomElement(using: &generator) ?? .up)
        }
        let count = state.result.rows.count
        #expect(state.selected >= 0 && state.selected < max(1, count))
        #expect(state.top <= state.selected && state.selected < state.top + state.rowsOnScreen)
        #expect(state.top == 0 || state.top + state.rowsOnScreen <= count)
      }
    }
  }
}
