import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct BookSafetyEndToEndTests {
  private let book: BookProcess

  init() throws { book = try BookProcess() }

  /// Starts the command on the book, reading from a pipe where `input` is one.
  private func start(_ arguments: [String], input: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: CommandProcess.path)
    process.arguments = arguments + ["--book", book.path]
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Waits until `condition` holds.
  private func wait(_ reason: Comment, until condition: () -> Bool) {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      if condition() { return }
      sched_yield()
    }
    Issue.record(reason)
  }

  /// The bytes that the process has read.
  private func bytesRead(_ process: Process) -> Int {
    let path = "/proc/\(process.processIdentifier)/io"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
    let line = text.split(separator: "\n").first { $0.hasPrefix("rchar: ") }
    return line.flatMap { Int($0.dropFirst(7)) } ?? 0
  }

  /// The time for which the process has computed, in hundredths of a second.
  private func computed(_ process: Process) -> Int {
    let path = "/proc/\(process.processIdentifier)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return .max }
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : .max
  }

  @Test(
    "an import that is ended in the middle leaves the book as it was",
    arguments: [SIGINT, SIGTERM, SIGKILL]
  )
  func interruptedImport(signal: Int32) throws {
    try book.importing(InventedContacts.book)
    let before = try book.cards()
    let text = InventedContacts.many(40_000)
    let many = try book.folder.write(text, to: "many.vcf")
    let process = try start(["import", "--no-duplicates", many])
    // The file is read: the contacts are being found in it, or written.
    wait("the import reads nothing") { bytesRead(process) > text.utf8.count || !process.isRunning }
    #expect(process.isRunning)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == (signal == SIGKILL ? SIGKILL : 128 + signal))
    #expect(try book.cards() == before)
    #expect(try book.done("import", "--no-duplicates", many).contains("40,000 new"))
  }

  @Test func `whenever an import or a merge is killed, all of it is in the book, or nothing`()
    throws
  {
    try book.importing(InventedContacts.book)
    let many = try book.folder.write(InventedContacts.many(4_000), to: "many.vcf")
    for (arguments, counts) in [
      (["import", "--no-duplicates", many], [6, 4_006]), (["merge", "--exact"], [4_006, 2_005]),
    ] {
      // Once to its end, to know how long it takes; then again, killed after parts of that.
      let copy = book.folder.file("copy.sqlite")
      try book.done("backup", copy)
      let whole = try start(arguments)
      var length = 0
      wait("it does not end") {
        let now = computed(whole)
        if now != .max { length = max(length, now) }
        return !whole.isRunning
      }
      #expect(try book.count() == counts[1])
      for part in 1...6 {
        try book.done("restore", copy)
        let process = try start(arguments)
        wait("it does not compute") {
          computed(process) >= length * part / 7 || !process.isRunning
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(counts.contains(try book.count()))
        // A backup is checked from its first page to its last.
        try book.done("backup", book.folder.file("checked.sqlite"))
      }
      try book.done("restore", copy)
      _ = try book.run(arguments)
    }
  }

  @Test func `a second process that would change the book is told who does, and may read`() throws {
    try book.importing(InventedContacts.book)
    let input = Pipe()
    // It has the book, and waits for contacts that never come.
    let first = try start(["import", "-"], input: input)
    defer {
      first.terminate()
      first.waitUntilExit()
    }
    let mark = "\(first.processIdentifier)"
    wait("the first process does not take the book") {
      let holder = try? String(contentsOfFile: book.path + ".lock", encoding: .utf8)
      return holder?.contains(mark) == true
    }
    let second = try book.run("remove", "1")
    #expect(second.status == 4)
    #expect(second.errors.contains("process \(mark) changes the book"), "\(second.errors)")
    #expect(try book.run("show", "1").status == 0)
    #expect(try book.run("export", "-").status == 0)
  }

  @Test(
    "what was done in any order is undone in any order, byte for byte",
    arguments: [1, 2, 3] as [UInt64]
  )
  func undoingInAnyOrder(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let cards = InventedContacts.many(16)
    try book.importing(cards)
    for step in 0..<10 {
      let contact = Int.random(in: 1...16, using: &random)
      // Some cannot be done, since the contact is merged or removed: that changes nothing.
      switch Int.random(in: 0..<4, using: &random) {
      case 0: _ = try book.run("remove", "\(contact)")
      case 1: _ = try book.run("edit", "\(contact)", "--line", "4", "--to", "FN:Name \(step)")
      case 2: _ = try book.run("edit", "\(contact)", "--add", "NOTE:step \(step)")
      default: _ = try book.run("merge", step.isMultiple(of: 2) ? "--exact" : "--survivor=longest")
      }
    }
    var entries = try active()
    #expect(!entries.isEmpty)
    entries.shuffle(using: &random)
    for entry in entries { try book.done("undo", "\(entry)") }
    #expect(try book.cards() == cards)
  }

  /// The entries that count, and undo nothing.
  private func active() throws -> [Int] {
    let json = try book.done("history", "--json", "--limit", "1000")
    let items = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]] ?? []
    return items.filter { $0["active"] as? Bool == true && $0["undoes"] is NSNull }
      .compactMap { $0["number"] as? Int }
  }
}
