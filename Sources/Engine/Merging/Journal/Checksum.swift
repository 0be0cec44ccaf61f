/// A checksum that tells damage, not malice: any change within eight aligned bytes is noticed.
///
/// For each eight bytes, little-endian, the last filled with zeros: *h* = (*h* xor *word*) ·
/// 0x9E3779B97F4A7C15, rotated left by 29; last the number of bytes in the same way. Starts from 0.
struct Checksum {
  private var hash: UInt64 = 0
  private var word: UInt64 = 0
  private var count = 0

  init() {}

  init(of bytes: ArraySlice<UInt8>) { append(bytes) }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      word |= UInt64(byte) &<< UInt64((count & 7) &* 8)
      count &+= 1
      guard count & 7 == 0 else { continue }
      hash = Self.mixed(hash, word)
      word = 0
    }
  }

  /// The checksum of all bytes so far, in 16 hexadecimal digits.
  var digits: String {
    let whole = count & 7 == 0 ? hash : Self.mixed(hash, word)
    let digits = String(Self.mixed(whole, UInt64(count)), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product &<< 29 | product &>> 35
  }
}
