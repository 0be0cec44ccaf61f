extension Base64Text {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// The text that stands for `bytes`, padded and on one line (RFC 4648, section 4).
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let piece = bytes[start..<min(start + 3, bytes.count)]
      var group: UInt32 = 0
      for byte in piece { group = group << 8 | UInt32(byte) }
      group <<= UInt32(8 * (3 - piece.count))
      for letter in 0..<4 {
        let bits = Int(group >> UInt32(18 - 6 * letter) & 63)
        text.append(letter > piece.count ? .equals : alphabet[bits])
      }
    }
    return text
  }
}
