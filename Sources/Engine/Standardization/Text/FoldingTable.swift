/// What scalars beyond ASCII fold to: up to four ASCII bytes each, found by two lookups.
///
/// 256 scalars are a page; pages without an entry share one that is empty.
struct FoldingTable: Sendable {
  /// The scalar stays as it is.
  static let keeps: UInt32 = 0
  /// The scalar goes.
  static let drops: UInt32 = 0xFF

  static let unicode = FoldingTable(lines: StandardTable.folding.lines)

  private var pages = [UInt16](repeating: 0, count: 512)
  private var entries = [UInt32](repeating: keeps, count: 256)

  /// Reads lines of a first code point and entries for it and those behind it.
  init(lines: [ArraySlice<UInt8>]) {
    for line in lines {
      let halves = line.split(separator: 0x09)
      guard halves.count == 2,
        var scalar = Int(String(decoding: halves[0], as: UTF8.self), radix: 16)
      else { continue }
      for entry in halves[1].split(separator: 0x20) {
        set(scalar, to: entry)
        scalar += 1
      }
    }
  }

  /// The entry of a scalar: ``keeps``, ``drops``, or bytes from the low end on.
  subscript(scalar: UInt32) -> UInt32 {
    guard scalar < 0x20000 else { return Self.keeps }
    return entries[Int(pages[Int(scalar >> 8)]) << 8 | Int(scalar & 0xFF)]
  }

  private mutating func set(_ scalar: Int, to text: ArraySlice<UInt8>) {
    guard scalar < 0x20000, text.count <= 4 else { return }
    let page = scalar >> 8
    if pages[page] == 0 {
      pages[page] = UInt16(entries.count >> 8)
      entries += [UInt32](repeating: Self.keeps, count: 256)
    }
    entries[Int(pages[page]) << 8 | scalar & 0xFF] = entry(of: text)
  }

  private func entry(of text: ArraySlice<UInt8>) -> UInt32 {
    if text.elementsEqual("=".utf8) { return Self.keeps }
    if text.elementsEqual(".".utf8) { return Self.drops }
    if text.elementsEqual("_".utf8) { return 0x20 }
    return text.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
