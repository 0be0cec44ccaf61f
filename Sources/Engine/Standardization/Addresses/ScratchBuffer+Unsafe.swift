// Space that the reader of addresses keeps. With arrays, a third of its time went into counting
// references and asking whether storage is shared.

/// A run of plain values that grows, with one owner.
///
/// `@unchecked Sendable` is safe: nobody but the owner has the pointer.
@safe
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  /// Creates an empty run with room for `capacity` values.
  init(capacity: Int) {
    self.capacity = capacity
    unsafe base = .allocate(capacity: capacity)
  }

  deinit { unsafe base.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "outside of the run")
      return unsafe base[index]
    }
    @inline(__always) set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "outside of the run")
      unsafe base[index] = newValue
    }
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  mutating func removeLast(_ removed: Int) {
    precondition(removed >= 0 && removed <= count, "more is removed than there is")
    count -= removed
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(1) }
    unsafe base[count] = element
    count += 1
  }

  mutating func append(contentsOf slice: ArraySlice<Element>) {
    // Safe: the pointer is used in the call only.
    unsafe slice.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      unsafe append(start, source.count)
    }
  }

  /// Appends the values of another run in `range`.
  @inline(__always)
  mutating func append(contentsOf other: borrowing ScratchBuffer, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count, "outside of the run")
    unsafe append(other.base + range.lowerBound, range.count)
  }

  @inline(__always)
  private mutating func append(_ source: UnsafePointer<Element>, _ more: Int) {
    if count + more > capacity { grow(more) }
    unsafe (base + count).update(from: source, count: more)
    count += more
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    capacity = (count + more) * 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe larger.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
  }
}

/// Up to 24 bytes in three words.
struct PackedBytes: Equatable {
  static let limit = 24

  var first: UInt64 = 0
  var second: UInt64 = 0
  var third: UInt64 = 0
}

extension ScratchBuffer where Element == UInt8 {
  mutating func append(contentsOf word: LexiconWord) {
    unsafe append(word.base, word.count)
  }

  /// Appends what `table` says for each byte of `source`, up to one of which it says 0.
  ///
  /// - Returns: The place where it ended.
  @inline(__always)
  mutating func append(
    _ source: borrowing ScratchBuffer<UInt8>,
    from start: Int,
    by table: FixedTable<UInt8>
  ) -> Int {
    precondition(start >= 0 && start <= source.count && table.count == 256, "outside of the run")
    if count + source.count - start > capacity { grow(source.count - start) }
    var index = start
    while index < source.count {
      // Safe: there is room for all that is left, and the table has an entry for each byte.
      let byte = unsafe table.base[Int(source.base[index])]
      if byte == 0 { break }
      unsafe base[count] = byte
      count += 1
      index += 1
    }
    return index
  }

  /// Whether the bytes in `range` are those of `word`.
  func isEqual(_ range: Range<Int>, _ word: LexiconWord) -> Bool {
    guard range.count == word.count else { return false }
    var index = 0
    while index < word.count {
      if self[range.lowerBound + index] != word[index] { return false }
      index += 1
    }
    return true
  }

  /// All bytes in three words; `nil` where they are too many.
  var packed: PackedBytes? {
    guard count <= PackedBytes.limit else { return nil }
    var bytes = PackedBytes()
    // Safe: no more bytes are copied than either side has.
    unsafe withUnsafeMutableBytes(of: &bytes) { target in
      unsafe target.copyMemory(from: UnsafeRawBufferPointer(start: base, count: count))
    }
    return bytes
  }

  /// Becomes the first bytes of `bytes`.
  mutating func replace(with bytes: PackedBytes, count newCount: Int) {
    precondition(newCount <= PackedBytes.limit, "more than was packed")
    removeAll()
    if newCount > capacity { grow(newCount) }
    // Safe: there is room for all, and no more bytes are copied than were packed.
    unsafe withUnsafeBytes(of: bytes) { source in
      guard let start = source.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(base).copyMemory(from: start, byteCount: newCount)
    }
    count = newCount
  }

  /// Appends all bytes to an array.
  @inline(__always)
  func copy(to array: inout [UInt8]) {
    unsafe array.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
  }

  /// Whether the bytes in `range` are those of a table from `place` on.
  @inline(__always)
  func isEqual(_ range: Range<Int>, _ table: FixedTable<UInt8>, at place: Int) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside of the run")
    precondition(place >= 0 && place + range.count <= table.count, "outside of the table")
    var index = 0
    while index < range.count {
      // Safe: both ranges were looked at above.
      if unsafe base[range.lowerBound + index] != table.base[place + index] { return false }
      index += 1
    }
    return true
  }
}

/// A table that is made once and lives as long as the program.
///
/// `@unchecked Sendable` is safe: nothing is written once the table is made.
@safe
struct FixedTable<Element: BitwiseCopyable>: @unchecked Sendable {
  fileprivate let base: UnsafePointer<Element>
  let count: Int

  /// Creates a table of `elements`, which is never freed.
  init(_ elements: [Element]) {
    let space = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    for index in elements.indices { unsafe (space + index).initialize(to: elements[index]) }
    unsafe base = UnsafePointer(space)
    count = elements.count
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "outside of the table")
      return unsafe base[index]
    }
  }

  @inline(__always)
  fileprivate func pointer(to range: Range<Int>) -> UnsafePointer<Element> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside of the table")
    return unsafe base + range.lowerBound
  }
}

/// A word of a table, which lives as long as the program.
///
/// `@unchecked Sendable` is safe: the table's bytes are never written again.
@safe
struct LexiconWord: RandomAccessCollection, @unchecked Sendable {
  fileprivate let base: UnsafePointer<UInt8>
  let count: Int

  /// The bytes of `table` in `range`.
  @inline(__always)
  init(_ table: FixedTable<UInt8>, _ range: Range<Int>) {
    unsafe base = table.pointer(to: range)
    count = range.count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> UInt8 {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "outside of the word")
      return unsafe base[index]
    }
  }
}
