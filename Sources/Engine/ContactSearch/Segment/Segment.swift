/// Why a saved index cannot be used; it is made anew then.
package enum SavedIndexError: Error, Hashable {
  /// It was saved by another version of the program, or is no index.
  case otherVersion
  /// Bytes have changed since it was saved.
  case damaged
}

/// Contacts with their words, sorted for finding; it does not change.
final class Segment: Sendable {
  let memory: SegmentMemory
  let count: Int
  let ids: Column<UInt32>
  let traits: Column<UInt32>
  let rows: Column<UInt32>
  let numbers: Column<UInt64>
  let numberOwners: Column<UInt32>
  let gramStarts: Column<UInt32>
  let grams: Column<UInt32>
  /// Pairs of a sound and a name.
  let sounds: Column<UInt32>
  /// Pairs of a group and a name.
  let nicknames: Column<UInt32>
  let vocabularies: [SegmentWords]
  let broadCounts: Column<UInt32>
  let broadBest: Column<UInt32>
  private let idOrder: Column<UInt32>
  private let rowStarts: Column<UInt32>

  /// Reads the columns of memory that ``SegmentParts`` has made.
  init(_ memory: SegmentMemory) {
    self.memory = memory
    let header = memory.column(at: 0, count: 4, of: UInt64.self)
    count = Int(header[2])
    let columns = SegmentDirectory(memory)
    ids = columns[.ids]
    idOrder = columns[.idOrder]
    traits = columns[.traits]
    rowStarts = columns[.rowStarts]
    rows = columns[.rows]
    numbers = columns[.numbers]
    numberOwners = columns[.numberOwners]
    gramStarts = columns[.gramStarts]
    grams = columns[.grams]
    sounds = columns[.sounds]
    nicknames = columns[.nicknames]
    broadCounts = columns[.broadCounts]
    broadBest = columns[.broadBest]
    vocabularies = (0..<SearchField.Vocabulary.count).map { SegmentWords(columns, $0) }
  }

  /// Takes saved memory after a look at its version and checksum.
  ///
  /// - Throws: ``SavedIndexError``.
  convenience init(saved memory: SegmentMemory) throws(SavedIndexError) {
    guard memory.byteCount >= SegmentLayout.dataAt else { throw .damaged }
    let header = memory.column(at: 0, count: 4, of: UInt64.self)
    guard header[0] == SegmentLayout.magic, header[3] == UInt64(SegmentColumn.count) else {
      throw .otherVersion
    }
    guard header[1] == memory.checksum(skipping: 16) else { throw .damaged }
    self.init(memory)
  }

  /// Where the words of `contact` stand in ``rows``.
  @inline(__always)
  func row(_ contact: Int) -> Range<Int> {
    Int(rowStarts[contact])..<Int(rowStarts[contact + 1])
  }

  /// The contact that its owner knows by `id`.
  func contact(id: UInt32) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if ids[Int(idOrder[middle])] < id { low = middle + 1 } else { high = middle }
    }
    guard low < count, ids[Int(idOrder[low])] == id else { return nil }
    return Int(idOrder[low])
  }

  /// The names of a sorted list of pairs that stand with `key`.
  static func names(with key: UInt32, in pairs: Column<UInt32>) -> [Int] {
    var (low, high) = (0, pairs.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle * 2] < key { low = middle + 1 } else { high = middle }
    }
    var names: [Int] = []
    while low < pairs.count / 2, pairs[low * 2] == key {
      names.append(Int(pairs[low * 2 + 1]))
      low += 1
    }
    return names
  }
}

/// Where the columns of a segment are.
struct SegmentDirectory {
  private let memory: SegmentMemory
  private let places: Column<UInt64>

  init(_ memory: SegmentMemory) {
    self.memory = memory
    places = memory.column(at: SegmentLayout.columnsAt, count: SegmentColumn.count * 2)
  }

  subscript<Element: BitwiseCopyable>(column: SegmentColumn) -> Column<Element> {
    self[place: SegmentLayout.place(column)]
  }

  subscript<Element: BitwiseCopyable>(column: WordColumn, vocabulary: Int) -> Column<Element> {
    self[place: SegmentLayout.place(column, of: vocabulary)]
  }

  private subscript<Element: BitwiseCopyable>(place place: Int) -> Column<Element> {
    memory.column(at: Int(places[place * 2]), count: Int(places[place * 2 + 1]))
  }
}
