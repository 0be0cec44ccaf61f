import ContactModel
import Dispatch
import Synchronization

// A large table is read by several threads, each from a line end that is outside of quotes. Whether
// a guess was right shows at the end of the part before it: its last row must end where the next
// part begins. If not, or where anything is out of order, one thread reads all again, so that the
// result is always that of one thread.

extension CSVReader {
  /// Smaller parts are not worth another thread, in bytes.
  static let leastPart = 1 << 19

  /// Reads all rows with so many threads; `false` where one thread must read them instead.
  ///
  /// `checkpoint` is called on this thread.
  mutating func readRows(
    _ bytes: [UInt8],
    threads: Int,
    leastPart: Int,
    checkpoint: (Int) throws -> Void
  ) throws -> Bool {
    let start = position
    let count = min(threads, (bytes.count - start) / leastPart)
    guard count > 1, isUTF8 else { return false }
    let starts = bytes.span.rowStarts(from: start, parts: count)
    let tally = ReadingTally()
    let group = DispatchGroup()
    let parts = starts.indices.dropFirst().map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      return CSVPart(bytes, reader: part(from: starts[index]), range: starts[index]..<end)
    }
    for part in parts {
      DispatchQueue.global(qos: .userInitiated).async(group: group) { part.read(tally) }
    }
    defer {
      tally.stop()
      group.wait()
    }
    let end = starts.count > 1 ? starts[1] : bytes.count
    do {
      try readRows(bytes.span, upTo: end) { try checkpoint($0 + tally.done) }
    } catch is ReadingError {
      return false  // one thread tells of the first error in the file
    }
    while group.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      try checkpoint(end + tally.done)
    }
    for part in parts {
      guard let reader = part.result, append(reader, from: part.range.lowerBound) else {
        return false
      }
    }
    return true
  }
}

/// One thread's part of a table.
///
/// `@unchecked Sendable` is safe: the thread that reads the part writes the result, and the one that
/// waited for that thread reads it.
private final class CSVPart: @unchecked Sendable {
  let range: Range<Int>
  private(set) var result: CSVReader?
  private let bytes: [UInt8]
  private let reader: CSVReader

  init(_ bytes: [UInt8], reader: CSVReader, range: Range<Int>) {
    self.bytes = bytes
    self.reader = reader
    self.range = range
  }

  func read(_ tally: ReadingTally) {
    var reader = reader
    var last = range.lowerBound
    let bytes = bytes
    do {
      try reader.readRows(bytes.span, upTo: range.upperBound) { position in
        try tally.add(position - last)
        last = position
      }
      result = reader
    } catch {
      // Without a result one thread reads all again, and tells what is wrong.
    }
  }
}

/// How far the threads are.
private final class ReadingTally: Sendable {
  private let count = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)

  /// How many bytes other threads have read.
  var done: Int { count.load(ordering: .relaxed) }

  func add(_ bytes: Int) throws {
    count.add(bytes, ordering: .relaxed)
    if isStopped.load(ordering: .relaxed) { throw CancellationError() }
  }

  func stop() { isStopped.store(true, ordering: .relaxed) }
}

extension Span<UInt8> {
  /// Where so many parts of about the same size begin.
  ///
  /// Each begins behind a line end with an even number of quotes before it. There may be fewer.
  fileprivate func rowStarts(from start: Int, parts: Int) -> [Int] {
    var starts = [start]
    var isInQuotes = false
    var index = start
    for part in 1..<max(1, parts) {
      let goal = start + (count - start) * part / parts
      guard goal > index else { continue }
      if quoteCount(index..<goal) % 2 == 1 { isInQuotes.toggle() }
      index = goal
      while index < count {
        let byte = self[index]
        index += 1
        if byte == .quote { isInQuotes.toggle() }
        if byte == .lineFeed && !isInQuotes { break }
      }
      if index < count { starts.append(index) }
    }
    return starts
  }

  private func quoteCount(_ range: Range<Int>) -> Int {
    var quotes = 0
    for index in range where self[index] == .quote { quotes += 1 }
    return quotes
  }
}
