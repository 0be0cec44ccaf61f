import ContactFormats
import ContactModel
import Foundation
import Standardization
import SyntheticContacts

/// `keys`: how fast contacts come into comparable form.
let keysCommand = BenchmarkCommand(
  name: "keys",
  synopsis: "[--columns MAPPING] [--contacts 100000] [--runs 5] [BOOK.csv]",
  summary: "measures how fast contacts come into comparable form",
  details: """
    Prints seconds for a million contacts with two threads, processor time with one beside that of a
    plain pass over the same bytes, and bytes a contact. Without BOOK, of a book that it makes. Fails
    when one thread takes more than \(Int(KeysBenchmark.mostPasses)) plain passes, or when two are
    less than \(KeysBenchmark.leastSpeedup) times as fast as one though both had a processor.
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow(["columns", "contacts", "runs"])
    do {
      try KeysBenchmark(arguments: arguments).run()
    } catch let failure as BenchmarkFailure {
      throw failure
    } catch {
      throw .usage("\(error)")
    }
  }
)

/// Measures the way from contacts to comparable fields.
private struct KeysBenchmark {
  private let columns: String
  private let contacts: Int
  private let runs: Int
  private let books: [String]

  /// Readers that allocate for each value take about 25 passes on a busy machine.
  static let mostPasses = 32.0
  /// Two threads share the caches, and the tables are joined by one.
  static let leastSpeedup = 1.4

  init(arguments: Arguments) throws(BenchmarkFailure) {
    columns = arguments.text("columns") ?? generatedColumns
    contacts = try arguments.value("contacts", default: 100_000)
    runs = try arguments.value("runs", default: 5)
    books = arguments.operands
    guard (1...100).contains(runs) else { throw .usage("--runs is 1 to 100") }
    guard books.count < 2 else { throw .usage("one BOOK at most") }
  }

  func run() throws {
    let bytes =
      try books.first.map { Array(try Data(contentsOf: URL(filePath: $0))) } ?? generated()
    let mapping = try ColumnMapping(parsing: columns)
    let table = try ContactReading.read(bytes, columns: mapping)
    var (one, two, pass, reading) = ([Double](), [Double](), [Double](), [Double]())
    var (oneProcessor, twoProcessor) = ([Double](), [Double]())
    var size = 0
    var sum: UInt64 = 0
    for _ in 0..<runs {
      pass.append(processorSeconds { sum &+= plainPass(bytes) })
      reading.append(try seconds { _ = try ContactReading.read(bytes, columns: mapping) })
      let start = processNanoseconds()
      one.append(try seconds { size = try comparable(table, threads: 1).byteCount })
      oneProcessor.append((processNanoseconds() - start) / 1e9)
      let middle = processNanoseconds()
      two.append(try seconds { size = try comparable(table, threads: 2).byteCount })
      twoProcessor.append((processNanoseconds() - middle) / 1e9)
    }
    precondition(sum != 0, "the pass is not left out")
    let count = Double(max(1, table.entries.count))
    // The least of a few runs is the one that was disturbed least.
    let best = (one.min() ?? 0, two.min() ?? 0, pass.min() ?? 0, reading.min() ?? 0)
    let passes = (oneProcessor.min() ?? 0) / best.2
    // Less than 1.8 processors: others had them.
    let hadBoth = (twoProcessor.min() ?? 0) >= best.1 * 1.8
    let source =
      table.values.count * MemoryLayout<FieldValue>.stride
      + table.entries.count * MemoryLayout<ContactTable.Entry>.stride + table.text.decoded.count
    print(
      "{\"contacts\": \(table.entries.count), "
        + "\"seconds_per_million\": \(digits(best.1 * 1e6 / count)), "
        + "\"one_thread_processor\": \(digits((oneProcessor.min() ?? 0) * 1e6 / count)), "
        + "\"speedup\": \(digits(best.0 / best.1)), "
        + "\"had_both_processors\": \(hadBoth), \"plain_passes\": \(digits(passes)), "
        + "\"reading_mb_per_second\": \(digits(Double(bytes.count) / best.3 / 1e6)), "
        + "\"bytes_per_contact\": \(digits(Double(size) / count)), "
        + "\"source_bytes_per_contact\": \(digits(Double(source + bytes.count) / count))}"
    )
    guard passes <= Self.mostPasses else {
      throw BenchmarkFailure.threshold("keys took \(digits(passes)) plain passes")
    }
    guard !hadBoth || best.0 >= best.1 * Self.leastSpeedup else {
      throw BenchmarkFailure.threshold("two threads are \(digits(best.0 / best.1)) times as fast")
    }
  }

  private func comparable(_ table: ContactTable, threads: Int) throws -> ComparableTable {
    var standardizer = Standardizer(threads: threads)
    try standardizer.add(table) { (_: Int) throws in }
    return standardizer.finish()
  }

  /// Mixes each byte into a hash: what any reader has to do at least.
  private func plainPass(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash | 1
  }

  private func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
    let start = processNanoseconds()
    try work()
    return (processNanoseconds() - start) / 1e9
  }

  private func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private func generated() -> [UInt8] {
    let recipe = BookRecipe(count: contacts, seed: 77, duplicateShare: 0.35, hardness: 1)
    var bytes: [UInt8] = []
    BookText(recipe, format: .csv).pieces { bytes += $0 }
    return bytes
  }

  private func digits(_ value: Double) -> String { String(format: "%.3f", value) }
}
