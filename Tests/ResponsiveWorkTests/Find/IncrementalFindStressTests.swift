import ResponsiveWork
import Testing

/// A person who types faster than any person, with real threads: for ThreadSanitizer above all.
@Suite(.timeLimit(.minutes(2))) @MainActor struct IncrementalFindStressTests {
  /// Scans a thousand rows, as a table would.
  @Sendable
  nonisolated static func scan(_ number: Int, _ parts: FindParts<[Int]>) async throws -> [Int] {
    var rows = [number]
    for row in 0..<1_000 {
      if row % 100 == 0 {
        try Task.checkCancellation()
        parts.show(rows)
        await Task.yield()
      }
      if row.isMultiple(of: number) { rows.append(row) }
    }
    return rows
  }

  @Test("the result is never that of an older query", arguments: [0, 2], [nil, Duration.zero])
  func typing(quietMilliseconds: Int, patience: Duration?) async {
    let find = IncrementalFind<Int, [Int]>(
      FindSettings(
        empty: 0,
        quiet: .fixed(.milliseconds(quietMilliseconds)),
        indicatorGrace: .zero,
        patience: patience
      ),
      search: Self.scan
    )
    var newest = 0
    find.onChange = {
      // Queries only grow here, and a result begins with its query.
      let shown = find.result?.first ?? 0
      #expect(shown >= newest && shown <= find.query)
      newest = shown
    }
    var dice = SplitMix64(seed: 7)
    for number in 1...400 {
      find.query = number
      if dice.next() % 8 == 0 { find.submit() }
      for _ in 0..<dice.next() % 12 { await Task.yield() }
    }
    while find.state != .showing(400), !Task.isCancelled { await Task.yield() }
    #expect(find.result?.first == 400)
    #expect(find.isResultComplete)
    find.onChange = nil
  }

  @Test func `finds that are let go in the middle leave nothing behind`() async {
    let running = Lock(0)
    for number in 1...300 {
      let find = IncrementalFind<Int, [Int]>(FindSettings(empty: 0)) { query, parts in
        running.withLock { $0 += 1 }
        defer { running.withLock { $0 -= 1 } }
        return try await Self.scan(query, parts)
      }
      find.query = number
      for _ in 0..<number % 7 { await Task.yield() }
    }
    while running.withLock({ $0 }) > 0, !Task.isCancelled { await Task.yield() }
    #expect(running.withLock { $0 } == 0)
  }
}
