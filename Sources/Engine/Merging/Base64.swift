import ContactModel

extension Base64 {
  /// The six bits that each letter stands for; 255 where the byte is no letter.
  private static let bits: [UInt8] = {
    var table = [UInt8](repeating: 255, count: 256)
    for (value, letter) in alphabet.enumerated() { table[Int(letter)] = UInt8(value) }
    return table
  }()

  /// The bytes of `text`, blanks ignored; `nil` where it is not base64.
  static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.underestimatedCount / 4 * 3)
    var group: UInt32 = 0
    var count = 0
    var isPadded = false
    for letter in text where !letter.isBlank {
      if letter == UInt8(ascii: "=") {
        isPadded = true
        continue
      }
      let value = bits[Int(letter)]
      guard value != 255, !isPadded else { return nil }
      group = group << 6 | UInt32(value)
      count += 1
      if count == 4 {
        bytes.append(UInt8(truncatingIfNeeded: group >> 16))
        bytes.append(UInt8(truncatingIfNeeded: group >> 8))
        bytes.append(UInt8(truncatingIfNeeded: group))
        group = 0
        count = 0
      }
    }
    switch count {
    case 1: return nil
    case 2: bytes.append(UInt8(truncatingIfNeeded: group >> 4))
    case 3:
      bytes.append(UInt8(truncatingIfNeeded: group >> 10))
      bytes.append(UInt8(truncatingIfNeeded: group >> 2))
    default: break
    }
    return bytes
  }
}
