// A segment is one block of memory, and the block is what is saved:
//
//   0   "SCFIND" and the version       32  for each column: where it begins, how many elements
//   8   checksum of all behind it          then the columns, each at a multiple of 64
//   16  count of contacts
//   24  count of columns

/// The columns of a segment.
enum SegmentColumn: Int, CaseIterable {
  case ids, idOrder, traits, rowStarts, rows, numbers, numberOwners, gramStarts, grams, sounds
  case nicknames, broadCounts, broadBest

  static let count = allCases.count + WordColumn.allCases.count * SearchField.Vocabulary.count
}

/// The columns of each vocabulary.
enum WordColumn: Int, CaseIterable {
  case wordEnds, wordBytes, wordLetters, postingStarts, postings, tripletKeys, tripletStarts
  case tripletTokens
}

enum SegmentLayout {
  /// The first bytes; the last two are the version, which changes with the layout and with how
  /// words are made.
  static let magic: UInt64 = 0x5343_4649_4E44_0001
  static let headerSize = 32
  static let columnsAt = headerSize
  static let dataAt = (columnsAt + SegmentColumn.count * 16 + 63) / 64 * 64

  static func place(_ column: SegmentColumn) -> Int { column.rawValue }

  static func place(_ column: WordColumn, of vocabulary: Int) -> Int {
    SegmentColumn.allCases.count + vocabulary * WordColumn.allCases.count + column.rawValue
  }
}

/// The columns of a segment while it is made.
struct SegmentParts {
  private enum Part {
    case bytes([UInt8])
    case words([UInt32])
    case longWords([UInt64])

    var size: (count: Int, byteCount: Int) {
      switch self {
      case .bytes(let values): (values.count, values.count)
      case .words(let values): (values.count, values.count * 4)
      case .longWords(let values): (values.count, values.count * 8)
      }
    }
  }

  private var parts: [Int: Part] = [:]

  mutating func add(_ column: SegmentColumn, _ values: [UInt32]) {
    parts[SegmentLayout.place(column)] = .words(values)
  }

  mutating func add(_ column: SegmentColumn, _ values: [UInt64]) {
    parts[SegmentLayout.place(column)] = .longWords(values)
  }

  mutating func add(_ column: WordColumn, of vocabulary: Int, _ values: [UInt32]) {
    parts[SegmentLayout.place(column, of: vocabulary)] = .words(values)
  }

  mutating func add(_ column: WordColumn, of vocabulary: Int, _ values: [UInt8]) {
    parts[SegmentLayout.place(column, of: vocabulary)] = .bytes(values)
  }

  /// The segment with all columns, and the answers to broad queries, which it makes itself.
  func sealed(contactCount: Int) -> Segment {
    var whole = self
    let room = BroadAnswers.room(contactCount: contactCount)
    whole.add(.broadCounts, [UInt32](repeating: 0, count: room.counts))
    whole.add(.broadBest, [UInt32](repeating: 0, count: room.best))
    let (memory, starts) = whole.memory(contactCount: contactCount)
    if room.counts > 0 {
      let answers = BroadAnswers.columns(for: Segment(memory))
      memory.write(answers.counts, at: starts[SegmentLayout.place(.broadCounts)])
      memory.write(answers.best, at: starts[SegmentLayout.place(.broadBest)])
    }
    memory.write([memory.checksum(skipping: 16)], at: 8)
    return Segment(memory)
  }

  /// The block of memory without its checksum, and where the columns begin in it.
  private func memory(contactCount: Int) -> (SegmentMemory, starts: [Int]) {
    var offset = SegmentLayout.dataAt
    var directory: [UInt64] = []
    for place in 0..<SegmentColumn.count {
      let size = parts[place]?.size ?? (count: 0, byteCount: 0)
      directory += [UInt64(offset), UInt64(size.count)]
      offset += (size.byteCount + 63) / 64 * 64
    }
    let memory = SegmentMemory(byteCount: offset)
    memory.write([UInt8](repeating: 0, count: SegmentLayout.dataAt), at: 0)
    memory.write(
      [SegmentLayout.magic, 0, UInt64(contactCount), UInt64(SegmentColumn.count)],
      at: 0
    )
    memory.write(directory, at: SegmentLayout.columnsAt)
    for (place, part) in parts {
      let start = Int(directory[place * 2])
      // What is between the columns counts in the checksum.
      let end = start + part.size.byteCount
      memory.write([UInt8](repeating: 0, count: (end + 63) / 64 * 64 - end), at: end)
      switch part {
      case .bytes(let values): memory.write(values, at: start)
      case .words(let values): memory.write(values, at: start)
      case .longWords(let values): memory.write(values, at: start)
      }
    }
    return (memory, stride(from: 0, to: directory.count, by: 2).map { Int(directory[$0]) })
  }
}
