/// Tells UTF-8 from other bytes.
enum UTF8Validity {
  /// The index of the first byte that is no UTF-8 in `range` of `bytes`, or `nil`.
  ///
  /// - Note: Source: Unicode 16, table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF.
  static func firstFault(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var position = range.lowerBound
    let end = range.upperBound
    while position < end {
      let lead = bytes[position]
      if lead < 0x80 {
        position = endOfASCII(in: bytes, position + 1, end: end)
        continue
      }
      let length = sequenceLength(in: bytes, at: position, end: end)
      guard length > 0 else { return position }
      position += length
    }
    return nil
  }

  /// Whether `range` of `bytes` is UTF-8.
  static func isValid(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    firstFault(in: bytes, range) == nil
  }

  /// The text of `bytes` with U+FFFD for each byte that is no UTF-8; `nil` where they hardly are.
  ///
  /// They are where most of what is not ASCII is UTF-8. Where `isDeclared` says that they should be,
  /// one sequence is enough, or that they end within one; else the declaration is false.
  static func repaired(_ bytes: [UInt8], isDeclared: Bool) -> [UInt8]? {
    let span = bytes.span
    var text: [UInt8] = []
    var sequences = 0
    var faults = 0
    var position = 0
    while position < bytes.count {
      let length =
        bytes[position] < 0x80 ? 1 : sequenceLength(in: span, at: position, end: bytes.count)
      if length == 0 {
        faults += 1
        text += [0xEF, 0xBF, 0xBD]
        position += 1
      } else {
        if length > 1 { sequences += 1 }
        text += bytes[position..<(position + length)]
        position += length
      }
    }
    let isCut = faults == 1 && (bytes.last ?? 0) >= 0xC2
    return sequences > faults || (isDeclared && (sequences > 0 || isCut)) ? text : nil
  }

  /// The length of the sequence of two to four bytes at `position`, or 0 where there is none.
  private static func sequenceLength(in bytes: Span<UInt8>, at position: Int, end: Int) -> Int {
    let lead = bytes[position]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    default: return 0
    }
    guard position + length <= end, second.contains(bytes[position + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
