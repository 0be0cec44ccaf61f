package import ContactModel
import Dispatch
import Synchronization

/// Brings contacts into comparable form, one source after the other.
///
/// A large source is divided among threads, each of which fills a table of its own; the tables are
/// joined in the order of the source. The result is the same for any number of threads.
package struct Standardizer: ~Copyable {
  private var table = ComparableTable()
  private var reader: ContactReader
  private let region: RegionCode?
  private let threads: Int

  /// Fewer contacts are not worth another thread.
  private static let leastPerThread = 2_000

  /// Creates a standardizer that has seen no contact.
  ///
  /// - Parameters:
  ///   - region: Where phone numbers and dates were written that do not say it themselves; `nil` if
  ///     that is not known.
  ///   - threads: How many threads work; `nil` is one for each processor.
  package init(region: RegionCode? = nil, threads: Int? = nil) {
    self.region = region
    self.threads = threads ?? activeProcessorCount()
    reader = ContactReader(region: region)
  }

  /// Adds the contacts of `source` in their order.
  ///
  /// - Parameters:
  ///   - source: The contacts.
  ///   - checkpoint: Called on this thread with the number of contacts done since the last call, at
  ///     least every 1,024 contacts; what it throws ends the work.
  /// - Throws: What `checkpoint` throws.
  /// - Complexity: O(*n*) in the bytes of the values.
  package mutating func add<Failure: Error>(
    _ source: ContactTable,
    checkpoint: (Int) throws(Failure) -> Void
  ) throws(Failure) {
    let count = source.entries.count
    let workers = max(1, min(threads, count / Self.leastPerThread))
    func share(_ worker: Int) -> Range<Int> {
      (count * worker / workers)..<(count * (worker + 1) / workers)
    }
    let others = (1..<max(1, workers)).map { TablePart(source, share($0), region) }
    let tally = WorkTally()
    let group = DispatchGroup()
    for part in others {
      DispatchQueue.global(qos: .userInitiated).async(group: group) { part.fill(tally) }
    }
    table.reserve(count, values: source.values.count)
    do throws(Failure) {
      try reader.append(source, share(0), to: &table) { (done) throws(Failure) in
        try checkpoint(done + tally.takeDone())
      }
      while !others.isEmpty {
        let isDone = group.wait(timeout: .now() + .milliseconds(20)) == .success
        try checkpoint(tally.takeDone())
        if isDone { break }
      }
    } catch {
      tally.stop()
      group.wait()
      throw error
    }
    for part in others { table.absorb(part.takeTable()) }
  }

  /// The comparable fields of all contacts added.
  package consuming func finish() -> ComparableTable {
    table.indexNames(threads: threads)
    return table
  }
}

extension ContactReader {
  fileprivate mutating func append<Failure: Error>(
    _ source: ContactTable,
    _ range: Range<Int>,
    to table: inout ComparableTable,
    checkpoint: (Int) throws(Failure) -> Void
  ) throws(Failure) {
    try SourceBytes.with(source) { bytes throws(Failure) in
      let values = source.values.span
      let entries = source.entries.span
      var sinceCheckpoint = 0
      for index in range {
        append(values, entries[index].values, from: bytes, to: &table)
        sinceCheckpoint += 1
        if sinceCheckpoint == 1024 {
          try checkpoint(sinceCheckpoint)
          sinceCheckpoint = 0
        }
      }
      try checkpoint(sinceCheckpoint)
    }
  }
}

/// What threads tell one another about their progress.
private final class WorkTally: Sendable {
  private let done = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)

  func add(_ count: Int) { done.add(count, ordering: .relaxed) }

  func takeDone() -> Int { done.exchange(0, ordering: .relaxed) }

  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Ends the work of a thread when another has failed.
  func check() throws(CancellationError) {
    if isStopped.load(ordering: .relaxed) { throw CancellationError() }
  }
}

/// The table of one thread's share of a source.
///
/// `@unchecked Sendable` is safe: the thread that fills the table writes it, and the one that waited
/// for that thread takes it; nobody else has it.
private final class TablePart: @unchecked Sendable {
  private let source: ContactTable
  private let range: Range<Int>
  private let region: RegionCode?
  private var table = ComparableTable()

  init(_ source: ContactTable, _ range: Range<Int>, _ region: RegionCode?) {
    self.source = source
    self.range = range
    self.region = region
  }

  func fill(_ tally: WorkTally) {
    var reader = ContactReader(region: region)
    var filled = ComparableTable()
    let share = source.values.count * range.count / max(1, source.entries.count)
    filled.reserve(range.count, values: share)
    do throws(CancellationError) {
      try reader.append(source, range, to: &filled) { (done) throws(CancellationError) in
        tally.add(done)
        try tally.check()
      }
      table = filled
    } catch {
      // Another thread failed; it tells the caller.
    }
  }

  func takeTable() -> ComparableTable {
    defer { table = ComparableTable() }
    return table
  }
}
