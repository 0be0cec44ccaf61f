/// The SHA-256 of some bytes, to know them again.
package struct ContentDigest: Hashable, Sendable {
  /// Thirty-two bytes.
  package let bytes: [UInt8]

  /// The digest of `bytes`.
  package init(of bytes: ArraySlice<UInt8>) {
    var stream = SHA256Stream()
    stream.append(bytes)
    self.bytes = stream.finish()
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// In lower-case hexadecimal digits.
  package var text: String { hexadecimal(bytes) }

  /// The first eight bytes: enough to find what may be equal.
  var key: Int {
    var key: UInt64 = 0
    for byte in bytes.prefix(8) { key = key << 8 | UInt64(byte) }
    return Int(truncatingIfNeeded: key)
  }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef")
  return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
}
