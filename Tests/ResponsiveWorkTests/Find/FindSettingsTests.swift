import ResponsiveWork
import Testing

@Suite struct FindSettingsTests {
  @Test func `a remote search waits a second and wants more than two characters`() {
    let settings = FindSettings.remote
    #expect(settings.quiet == .fixed(.seconds(1)))
    #expect(!settings.accepts("an"))
    #expect(settings.accepts("ana"))
  }

  @Test func `a local search takes any text that has a character`() {
    let settings = FindSettings.local
    #expect(settings.quiet == .adaptive())
    #expect(!settings.accepts(""))
    #expect(!settings.accepts(" \t"))
    #expect(settings.accepts("a"))
  }

  /// The plain version: cut the spaces off, and count.
  func referenceLength(_ text: String) -> Int {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.count
  }

  @Test func `spaces at both ends are no characters of a text`() {
    var texts = [""]
    for _ in 0..<6 {
      texts += texts.flatMap { text in ["a", " ", "é", "👩‍👩‍👧"].map { text + $0 } }
      texts = Array(Set(texts).sorted().prefix(1_500))
    }
    for text in texts {
      for minimum in 0...5 {
        #expect(
          text.hasCharacters(atLeast: minimum) == (referenceLength(text) >= minimum),
          "\"\(text)\" has \(minimum) characters"
        )
      }
    }
  }

  @Test func `a find for queries that are no texts`() async {
    struct Filter: Hashable {
      var terms: Set<String> = []
      var onlyNew = false
    }
    let settings = FindSettings(empty: Filter(), accepts: { !$0.terms.isEmpty })
    var machine = FindMachine<Filter, Int>(settings)
    _ = machine.handle(.typed(Filter(onlyNew: true)), now: .zero)
    #expect(machine.state.visible == .idle)
    let query = Filter(terms: ["ana"])
    _ = machine.handle(.typed(query), now: .zero)
    #expect(machine.state.visible == .searching(query))
  }
}
