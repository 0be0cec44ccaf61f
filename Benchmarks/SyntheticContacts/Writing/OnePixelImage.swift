/// A GIF of one pixel in the given red, green and blue.
///
/// - Note: Source: GIF89a, sections 18 to 22.
func onePixelImage(_ color: UInt32) -> [UInt8] {
  let rgb = [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]
  let screen: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0]
  let image: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
  return screen + rgb + [0, 0, 0] + image
}

/// The bytes in base64 (RFC 4648, section 4).
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let word = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
    for digit in 0..<4 {
      let isPadding = digit > group.count
      text.append(
        isPadding ? UInt8(ascii: "=") : alphabet[Int(word >> UInt32(18 - 6 * digit) & 63)]
      )
    }
  }
  return String(decoding: text, as: UTF8.self)
}
