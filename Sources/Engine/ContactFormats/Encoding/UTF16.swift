package import ContactModel

/// Rewrites UTF-16 as UTF-8 and back, without losing anything.
package enum UTF16Transcoding {
  /// How `bytes` are encoded, by their byte order mark, or by where their zero bytes stand.
  static func encoding(of bytes: [UInt8]) -> SourceEncoding {
    let odd = bytes.count % 2 == 1 ? bytes.last : nil
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(bigEndian: true, oddByte: odd) }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(bigEndian: false, oddByte: odd) }
    let sample = bytes.prefix(1024)
    guard sample.count >= 8 else { return .asRead }
    // Behind its first word a card may be in any script.
    let pattern = Array(sample.prefix(8))
    if [0, 2, 4, 6].allSatisfy({ pattern[$0] == 0 && (1..<0x80).contains(pattern[$0 + 1]) }) {
      return .utf16(bigEndian: true, oddByte: odd)
    }
    if [0, 2, 4, 6].allSatisfy({ pattern[$0 + 1] == 0 && (1..<0x80).contains(pattern[$0]) }) {
      return .utf16(bigEndian: false, oddByte: odd)
    }
    // Names, numbers and separators of contacts are mostly ASCII: half of the bytes are zero.
    var zeros = [0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let half = sample.count / 2
    if zeros[0] * 2 > half && zeros[1] * 20 < half {
      return .utf16(bigEndian: true, oddByte: odd)
    }
    if zeros[1] * 2 > half && zeros[0] * 20 < half {
      return .utf16(bigEndian: false, oddByte: odd)
    }
    return .asRead
  }

  /// The UTF-8 text of a source.
  ///
  /// `checkpoint` is called every MiB. A last odd byte is left out.
  package static func decode(
    _ bytes: [UInt8],
    bigEndian: Bool,
    checkpoint: () throws -> Void
  ) rethrows -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let units = bytes.count / 2
    func unit(_ index: Int) -> UInt32 {
      let first = UInt32(bytes[index * 2])
      let second = UInt32(bytes[index * 2 + 1])
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    var index = 0
    while index < units {
      if index & 0x7FFFF == 0 { try checkpoint() }
      var scalar = unit(index)
      index += 1
      if scalar & 0xFC00 == 0xD800 && index < units && unit(index) & 0xFC00 == 0xDC00 {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + unit(index) & 0x3FF
        index += 1
      }
      append(scalar, to: &text)
    }
    return text
  }

  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    switch scalar {
    case 0..<0x80:
      text.append(UInt8(scalar))
    case 0x80..<0x800:
      text.append(0xC0 | UInt8(scalar >> 6))
      text.append(0x80 | UInt8(scalar & 0x3F))
    case 0x800..<0x10000:
      text.append(0xE0 | UInt8(scalar >> 12))
      text.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      text.append(0x80 | UInt8(scalar & 0x3F))
    default:
      text.append(0xF0 | UInt8(scalar >> 18))
      text.append(0x80 | UInt8(scalar >> 12 & 0x3F))
      text.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      text.append(0x80 | UInt8(scalar & 0x3F))
    }
  }

  /// The bytes that a source of that encoding has for `text`.
  ///
  /// The text that was read from a source gives back that source. A byte of `text` that is no UTF-8
  /// becomes U+FFFD.
  package static func encode(_ text: [UInt8], as encoding: SourceEncoding) -> [UInt8] {
    guard case .utf16(let bigEndian, let oddByte) = encoding else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 2 + 1)
    func append(_ unit: UInt32) {
      let high = UInt8(unit >> 8 & 0xFF)
      let low = UInt8(unit & 0xFF)
      bytes.append(bigEndian ? high : low)
      bytes.append(bigEndian ? low : high)
    }
    var position = 0
    while position < text.count {
      let (scalar, length) = scalar(in: text, at: position)
      position += length
      if scalar >= 0x10000 {
        append(0xD800 + (scalar - 0x10000) >> 10)
        append(0xDC00 + (scalar - 0x10000) & 0x3FF)
      } else {
        append(scalar)
      }
    }
    if let oddByte { bytes.append(oddByte) }
    return bytes
  }

  /// The scalar at `position`, surrogates included, and how many bytes it has.
  private static func scalar(in text: [UInt8], at position: Int) -> (scalar: UInt32, length: Int) {
    let lead = UInt32(text[position])
    let length: Int
    switch lead {
    case 0..<0x80: return (lead, 1)
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return (0xFFFD, 1)
    }
    guard position + length <= text.count else { return (0xFFFD, 1) }
    var scalar = lead & (0x7F >> UInt32(length))
    for byte in text[(position + 1)..<(position + length)] {
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return scalar > 0x10FFFF ? (0xFFFD, 1) : (scalar, length)
  }
}
