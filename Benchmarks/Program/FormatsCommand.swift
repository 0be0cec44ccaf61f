import ContactFormats
import ContactModel
import Foundation

/// `formats`: how fast cards are read and taken into a book.
let formatsCommand = BenchmarkCommand(
  name: "formats",
  synopsis: "[--count 1000000] [--runs 3] [--command PATH] [FILE...]",
  summary: "measures how fast cards are read, imported and shown",
  details: """
    With FILE, reads those files and tells their speed. Without, makes COUNT vCards of ten lines and
    reads them on one thread; beside it PyPI's vobject reads the
    first thousand of them, where Python has it. Then the command imports the file into a new book
    and shows the first contact of it. Fails when reading is below 165 MB/s (five times the 33 MB/s
    of ez-vcard) or below 100 times vobject; and, of 1,000,000 cards, when the import takes 20 s or
    1 GiB, or showing the first contact 0.3 s. Takes a minute, and some 2 GB of disk.

      --command PATH   the command smartercontacts (beside this program)
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow(["count", "runs", "command"])
    do {
      try FormatsBenchmark(arguments: arguments).run()
    } catch let failure as BenchmarkFailure {
      throw failure
    } catch {
      throw .usage("\(error)")
    }
  }
)

private struct FormatsBenchmark {
  private let count: Int
  private let runs: Int
  private let command: String
  private let files: [String]

  /// What ez-vcard 0.11.2 reached when it was warm, on one thread.
  private static let ezVCard = 33.0
  private static let timesEZVCard = 5.0
  private static let timesVObject = 100.0
  private static let mostImportSeconds = 20.0
  private static let mostImportMegabytes = 1_024.0
  private static let mostOpeningSeconds = 0.3

  init(arguments: Arguments) throws(BenchmarkFailure) {
    count = try arguments.value("count", default: 1_000_000)
    runs = try arguments.value("runs", default: 3)
    let own = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: "smartercontacts").path
    command = arguments.text("command") ?? own ?? "smartercontacts"
    files = arguments.operands
    guard (1_000...5_000_000).contains(count), (1...100).contains(runs) else {
      throw .usage("--count is 1000 to 5000000, --runs 1 to 100")
    }
  }

  func run() throws {
    guard files.isEmpty else {
      for path in files {
        let read = try read(Array(try Data(contentsOf: URL(filePath: path))))
        print(
          "{\"file\": \"\(path)\", \"contacts\": \(read.contacts), "
            + "\"megabytes_per_second\": \(digits(read.speed))}"
        )
      }
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "formats-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // what is left is temporary
    let file = folder.appending(path: "cards.vcf")
    try writeCards(to: file)
    // The book first: the memory told is the most that any child process used so far.
    var missed = try measureBook(of: file, in: folder)
    missed += try measureReading(of: file)
    guard missed.isEmpty else { throw BenchmarkFailure.threshold(missed.joined(separator: "\n")) }
  }

  private func writeCards(to file: URL) throws {
    let output = try OutputFile(path: file.path)
    var cards = TenLineCards(seed: 1)
    for start in stride(from: 0, to: count, by: 10_000) {
      try output.write(cards.next(min(10_000, count - start)))
    }
    try output.close()
  }

  // MARK: Reading

  /// Reads `bytes` again and again: how many contacts, and the median of MB a second on one thread.
  private func read(_ bytes: [UInt8]) throws -> (contacts: Int, speed: Double) {
    var speeds: [Double] = []
    var contacts = 0
    for _ in 0..<runs {
      let start = threadNanoseconds()
      contacts = try ContactReading.read(bytes, columns: nil).entries.count
      speeds.append(Double(bytes.count) * 1e3 / (threadNanoseconds() - start))
    }
    return (contacts, speeds.sorted()[runs / 2])
  }

  private func measureReading(of file: URL) throws -> [String] {
    let bytes = Array(try Data(contentsOf: file))
    let (contacts, speed) = try read(bytes)
    guard contacts == count else {
      throw BenchmarkFailure.threshold("\(contacts) of \(count) cards were read")
    }
    let megabytes = Double(bytes.count) / 1e6
    let seconds = megabytes / speed
    print(
      "{\"measure\": \"read\", \"cards\": \(count), \"megabytes\": \(digits(megabytes)), "
        + "\"megabytes_per_second\": \(digits(speed)), "
        + "\"of_ez_vcard\": \(digits(speed / Self.ezVCard)), \"limit\": \(Self.timesEZVCard)}"
    )
    var missed: [String] = []
    if speed < Self.ezVCard * Self.timesEZVCard {
      missed.append("cards are read at \(digits(speed)) MB/s")
    }
    guard let vobject = try measureVObject(Array(bytes.prefix(1 << 19))) else {
      print("{\"measure\": \"read by vobject\", \"skipped\": \"python3 has no vobject\"}")
      return missed
    }
    let ratio = Double(count) / seconds / vobject
    print(
      "{\"measure\": \"read by vobject\", \"cards_per_second\": \(digits(vobject)), "
        + "\"ratio\": \(digits(ratio)), \"limit\": \(Self.timesVObject)}"
    )
    if ratio < Self.timesVObject { missed.append("vobject is only \(digits(ratio)) times slower") }
    return missed
  }

  /// How many cards a second vobject reads; nil where Python does not have it.
  private func measureVObject(_ bytes: [UInt8]) throws -> Double? {
    let script = """
      import sys, time
      try: import vobject
      except ImportError: sys.exit(0)
      text = sys.stdin.buffer.read().decode()
      text = text[:text.rindex("BEGIN:VCARD")]
      start = time.process_time()
      count = sum(1 for card in vobject.readComponents(text))
      print(count / (time.process_time() - start))
      """
    let answer = try output(of: "/usr/bin/env", ["python3", "-c", script], input: Data(bytes))
    return Double(answer.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  // MARK: The book

  private func measureBook(of file: URL, in folder: URL) throws -> [String] {
    let book = folder.appending(path: "book.sqlite").path
    let start = ContinuousClock.now
    _ = try output(of: command, ["import", file.path, "--book", book])
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let used = childPeakMegabytes()
    print(
      "{\"measure\": \"import\", \"cards\": \(count), \"seconds\": \(digits(seconds)), "
        + "\"limit\": \(Self.mostImportSeconds), \"megabytes\": \(digits(used)), "
        + "\"most_megabytes\": \(Self.mostImportMegabytes)}"
    )
    var openings: [Double] = []
    for _ in 0..<max(runs, 3) {
      let start = ContinuousClock.now
      let shown = try output(of: command, ["show", "1", "--book", book])
      openings.append((ContinuousClock.now - start) / .seconds(1))
      guard shown.contains("Card0000001") else {
        throw BenchmarkFailure.threshold("the first contact is not shown")
      }
    }
    let opening = openings.sorted()[openings.count / 2]
    print(
      "{\"measure\": \"open and show\", \"seconds\": \(digits(opening)), "
        + "\"limit\": \(Self.mostOpeningSeconds)}"
    )
    var missed: [String] = []
    if seconds >= Self.mostImportSeconds { missed.append("the import took \(digits(seconds)) s") }
    if used >= Self.mostImportMegabytes { missed.append("the import used \(digits(used)) MB") }
    if opening >= Self.mostOpeningSeconds {
      missed.append("showing the first contact took \(digits(opening)) s")
    }
    return missed
  }

  /// Runs a program to its end and returns what it printed.
  private func output(of path: String, _ arguments: [String], input: Data = Data()) throws -> String
  {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let (given, printed) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = printed
    try process.run()
    // All of it fits what the program reads before it prints.
    try given.fileHandleForWriting.write(contentsOf: input)
    try given.fileHandleForWriting.close()
    let text = try printed.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkFailure.usage("\(path) ended with \(process.terminationStatus)")
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func digits(_ value: Double) -> String { String(format: "%.2f", value) }
}
