/// How many bytes the lines of a card have: as bytes, seven bits each, the lowest first.
enum LineLengths {
  static func encode(_ lengths: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    for length in lengths {
      var rest = UInt(length)
      while rest > 0x7F {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: rest))
    }
    return bytes
  }

  static func decode(_ bytes: [UInt8]) -> [Int] {
    var lengths: [Int] = []
    var length = 0
    var shift = 0
    for byte in bytes {
      // No card has a line of 2^56 bytes.
      if shift < 56 { length |= Int(byte & 0x7F) << shift }
      shift += 7
      if byte & 0x80 == 0 {
        lengths.append(length)
        length = 0
        shift = 0
      }
    }
    return lengths
  }

  /// The lines of `bytes`; `nil` where the lengths are not those of its lines.
  static func split(_ bytes: [UInt8], _ lengths: [Int]) -> [[UInt8]]? {
    var lines: [[UInt8]] = []
    lines.reserveCapacity(lengths.count)
    var position = 0
    for length in lengths {
      guard length >= 0, length <= bytes.count - position else { return nil }
      lines.append(Array(bytes[position..<(position + length)]))
      position += length
    }
    return position == bytes.count ? lines : nil
  }
}
