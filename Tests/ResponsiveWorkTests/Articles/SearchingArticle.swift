import Foundation
import ResponsiveWork
import ResponsiveWorkTesting
import Testing

/// The code of the article "Searching while a person types", with as much around it as it needs.
@Suite @MainActor struct SearchingArticle {
  struct Rows: Equatable, Sendable {
    var names: [String] = []
    var fillScreen: Bool { names.count >= 40 }

    mutating func append(_ more: [String]) { names += more }
    func counted() -> Rows { self }
  }

  struct Table: Sendable {
    struct Chunk: Sendable {
      func matches(_ text: String) -> [String] { [text] }
    }

    var chunks = [Chunk](repeating: Chunk(), count: 50)
  }

  struct Server: Sendable {
    func entities(named text: String) async throws -> [String] { [text] }
  }

  func settings() {
    var settings = FindSettings.remote
    settings.quiet = .fixed(.milliseconds(300))
    _ = settings
  }

  @Test func `results come in parts`() async {
    let table = Table()
    let find = IncrementalFind(.local) { text, parts in
      var rows = Rows()
      for chunk in table.chunks {
        try Task.checkCancellation()
        rows.append(chunk.matches(text))
        if rows.fillScreen { parts.show(rows) }
      }
      return rows.counted()
    }
    find.query = "ana"
    while !find.isResultComplete, !Task.isCancelled { await Task.yield() }
    #expect(find.result?.names.count == 50)
  }

  func failures(_ server: Server) {
    let find = IncrementalFind(.remote, explain: { $0.localizedDescription }) { text in
      try await server.entities(named: text)
    }
    find.dismiss()
  }

  @Test func `tests tell the time`() async {
    let clock = ManualClock()
    let find = IncrementalFind(.remote, clock: clock, executor: clock.executor) { text in [text] }
    find.query = "ana"
    await clock.advanceThroughMainActor(by: .milliseconds(999))
    #expect(find.state == .waiting("ana"))
    await clock.advanceThroughMainActor(by: .milliseconds(1))
    #expect(find.result == ["ana"])
  }
}
