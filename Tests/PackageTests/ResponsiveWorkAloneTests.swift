import Foundation
import Testing

#if os(Linux)
@Suite struct ResponsiveWorkAloneTests {
  /// One use of each part.
  private static let program = """
    import ResponsiveWork

    let queue = LastOutQueue<String, ContinuousClock>(delay: .milliseconds(1))
    let receipt = queue.enqueue("volume") {}
    print("queue: \\(await receipt.outcome)")

    let find = IncrementalFind<String, [String]>(.local) { text in [text] }
    find.query = "ana"
    while !find.isResultComplete { await Task.yield() }
    print("find: \\(find.result ?? [])")

    let progress = WorkProgress(title: "Counting", units: 2, records: 10)
    var counter = progress.counter()
    try counter.add(record: 3)
    counter.flush()
    print("progress:", progress.snapshot().recordPhrase ?? "", progress.snapshot().units)
    """

  @Test(.timeLimit(.minutes(5)))
  func `another package takes it alone, without pkg-config, C headers and Foundation`()
    async throws
  {
    let package = try OutsidePackage(program: Self.program)
    defer { try? package.remove() }  // the system empties its folder, too
    let built = try await package.build()
    try #require(built.status == 0, "\(built.output)")
    #expect(!package.askedPkgConfig)
    // None that imports C headers is among them.
    #expect(try package.compiledModules == ["Outside", "ResponsiveWork"])
    let ran = try await package.runProgram()
    #expect(ran.status == 0)
    #expect(
      ran.output == """
        queue: ran
        find: ["ana"]
        progress: At record 3 of 10 1

        """
    )
    let libraries = try await package.libraries()
    try #require(libraries.status == 0, "\(libraries.output)")
    #expect(libraries.output.contains("libswiftCore"))
    #expect(!libraries.output.contains("Foundation"), "\(libraries.output)")
  }
}
#endif
