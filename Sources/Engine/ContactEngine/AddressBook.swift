import ContactFormats
public import ContactModel
import ContactStore
import Dispatch
import RecordLinkage
public import ResponsiveWork
import Standardization

/// The contacts that are worked on, and everything that can be done with them.
///
/// The one place where the stages meet.
public actor AddressBook {
  var sources = ContactSources()
  /// How long the reading of files took.
  private var readingTime = Duration.zero
  /// The book on the disk; `nil` for contacts of files, of which nothing is kept.
  let store: ContactStore?

  /// Creates an empty book that is kept nowhere.
  public init() { store = nil }

  init(store: ContactStore) { self.store = store }

  /// Reads the contacts of a file, plain or gzip; `-` is standard input.
  ///
  /// Contacts are numbered from 0 over all files, in the order in which their reading ends: where
  /// that matters, await one before the next.
  ///
  /// - Parameters:
  ///   - path: A vCard or CSV file.
  ///   - columns: What the columns of a CSV file hold, as in `given=first_name,phone=tel1+tel2`;
  ///     `nil` recognizes known headers.
  ///   - progress: Counts the bytes; is not finished here.
  /// - Returns: What was odd in the file, in its order.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  public func read(
    _ path: String,
    columns: String? = nil,
    progress: WorkProgress = WorkProgress()
  ) async throws -> [ParseIssue] {
    let start = ContinuousClock.now
    let (table, isCompressed) = try await Self.onOwnThread {
      try Self.table(path, mapping: try columns.map(Self.mapping), progress: progress)
    }
    readingTime += ContinuousClock.now - start
    sources.append(
      path: path == "-" ? "(standard input)" : path,
      table: table,
      isCompressed: isCompressed
    )
    return table.issues
  }

  /// How many contacts were read.
  public var count: Int { sources.count }

  /// Finds for every contact the closest other, all likely pairs, and the clusters.
  ///
  /// - Parameters:
  ///   - probability: Least probability at which clusters are joined, in 0...1; `nil` is the
  ///     default, about 0.68.
  ///   - numbers: Of a book, only contacts that have something in common with these are compared,
  ///     which is enough to know whom they duplicate; `nil` compares all.
  ///   - comparison: Whether contacts of one file are compared with each other.
  ///   - progress: Counts the pairs compared; is not finished here.
  /// - Returns: How alike the contacts are.
  /// - Throws: `CancellationError` when `progress` was cancelled.
  public func findDuplicates(
    probability: Double? = nil,
    relatedTo numbers: [Range<Int>]? = nil,
    comparing comparison: SourceComparison = .everyone,
    progress: WorkProgress = WorkProgress()
  ) async throws -> DuplicateReport {
    let threshold =
      probability.map { LinkageModel.logOdds(probability: $0) } ?? LinkageModel.defaultThreshold
    let apart = try await loadContacts(relatedTo: numbers, progress: progress)
    let sources = sources
    let work = progress.child(title: "", weight: store == nil ? 1 : 0.8)
    let readingTime = readingTime
    return try await Self.onOwnThread {
      var statistics = DuplicateStatistics()
      statistics.addStage("reading", readingTime)
      let comparable = try Self.standardized(sources, progress: work)
      statistics.endStage("standardizing")
      statistics.contacts = sources.count
      statistics.bytes.read = sources.sources.reduce(0) { $0 + $1.table.byteCount }
      statistics.bytes.comparable = comparable.byteCount
      let linker = Linker(consume comparable)
      statistics.endStage("arranging")
      let linking = work.child(title: "Finding duplicates", weight: 0.8)
      let scope = comparison.scope(of: sources)
      let start = ContinuousClock.now
      let linkage = try linker.link(threshold: threshold, scope: scope, progress: linking) {
        ContinuousClock.now - start
      }
      linking.finish()
      work.finish()
      statistics.add(linkage.statistics)
      return DuplicateReport(
        sources: sources,
        linker: linker,
        linkage: apart.applied(to: linkage, linker: linker, threshold: threshold),
        apart: apart,
        statistics: statistics
      )
    }
  }

  static func mapping(_ columns: String) throws -> ColumnMapping {
    do {
      return try ColumnMapping(parsing: columns)
    } catch {
      throw AddressBookError.usage(message: "--columns: \(error.message)")
    }
  }

  static func table(
    _ path: String,
    mapping: ColumnMapping?,
    progress: WorkProgress
  ) throws -> (ContactTable, isCompressed: Bool) {
    let file = try file(path, mapping: mapping, progress: progress)
    return (file.table, file.original.map(Gzip.isGzip) ?? false)
  }

  /// Reads a file; `original` are its bytes where the table's text is not that.
  static func file(
    _ path: String,
    mapping: ColumnMapping?,
    progress: WorkProgress
  ) throws -> (table: ContactTable, original: [UInt8]?) {
    let checkpoint = { if progress.isCancelled { throw CancellationError() } }
    let bytes = try readFile(path, limit: SourceText.limit, checkpoint: checkpoint)
    progress.setTotal(units: Int64(max(1, bytes.count)))
    let counter = ByteCounter(progress)
    do {
      let table = try ContactReading.read(bytes, columns: mapping, checkpoint: counter.reached)
      let isText = table.encoding == .asRead && !Gzip.isGzip(bytes)
      return (table, isText ? nil : bytes)
    } catch let error as ReadingError {
      throw AddressBookError(error, path: path)
    }
  }

  static func standardized(
    _ sources: ContactSources,
    progress: WorkProgress
  ) throws -> ComparableTable {
    let standardizing = progress.child(
      title: "Reading names, phones and addresses",
      weight: 0.2,
      units: Int64(sources.count)
    )
    defer { standardizing.finish() }
    var standardizer = Standardizer()
    for source in sources.sources {
      try standardizer.add(source.table) { (done: Int) throws in
        var counter = standardizing.counter()
        try counter.add(units: Int64(done))
      }
    }
    return standardizer.finish()
  }

  /// Runs work that keeps a thread busy on one that no task waits for.
  static func onOwnThread<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(with: Result { try work() })
      }
    }
  }
}

/// Turns positions into counts.
final class ByteCounter {
  private let progress: WorkProgress
  private var done = 0

  init(_ progress: WorkProgress) { self.progress = progress }

  func reached(_ position: Int) throws {
    var counter = progress.counter()
    try counter.add(units: Int64(max(0, position - done)))
    done = max(done, position)
  }
}

extension AddressBookError {
  fileprivate init(_ error: ReadingError, path: String) {
    switch error {
    case .mapping: self = .usage(message: "\(path): \(error.message)")
    case .empty, .unknownColumns, .tooLarge, .notContacts, .damagedGzip, .malformedCSV,
      .contactTooLarge, .tooManyContacts, .tooManyValues:
      self = .unreadable(message: "\(path): \(error.message)")
    }
  }
}
