/// Makes UTF-8 of text in another encoding.
enum Charset {
  /// The text of `bytes` in UTF-8.
  ///
  /// What is UTF-8 stays as it is, whatever it is said to be: text in other encodings is hardly ever
  /// UTF-8 by chance, while false declarations are common. Where nothing is declared, or the
  /// declared encoding is not known, the bytes are taken for Windows-1252. `name` is the declared
  /// encoding, as `ISO-8859-1`.
  static func decode(_ bytes: [UInt8], declared name: [UInt8] = []) -> [UInt8] {
    let isSeven = !bytes.contains { $0 >= 0x80 }
    if isSeven && !bytes.contains(0x1B) { return bytes }  // ISO-2022 hides in escape sequences
    if !isSeven && UTF8Validity.isValid(bytes.span, 0..<bytes.count) { return bytes }
    if let known = foreignName(name), let text = ForeignCharset.decode(bytes, from: known) {
      return text
    }
    if isSeven { return bytes }
    // Text that was cut within a sequence, or mixed, is still UTF-8 for the most part.
    let isDeclared = ["UTF-8", "UTF8"].contains(String(decoding: name, as: UTF8.self).uppercased())
    return UTF8Validity.repaired(bytes, isDeclared: isDeclared) ?? windows1252(bytes)
  }

  /// The name to give to the C library; `nil` where Windows-1252 or UTF-8 is meant, or nonsense.
  ///
  /// ISO-8859-1 is read as Windows-1252, its superset in practice (WHATWG Encoding, section 4.2).
  private static func foreignName(_ name: [UInt8]) -> String? {
    let isPlain = name.allSatisfy {
      switch $0 {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
    guard isPlain, (1...32).contains(name.count) else { return nil }
    let upper = String(decoding: name, as: UTF8.self).uppercased()
    switch upper {
    case "ISO-8859-1", "ISO8859-1", "LATIN1", "US-ASCII", "ASCII", "WINDOWS-1252", "CP1252",
      "UTF-8", "UTF8":
      return nil
    default: return upper
    }
  }

  /// The text of `bytes`, taken for Windows-1252; its five unused bytes become control characters.
  static func windows1252(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    for byte in bytes {
      switch byte {
      case 0..<0x80: text.append(byte)
      case 0x80..<0xA0: append(upperControls[Int(byte - 0x80)], to: &text)
      default: append(UInt16(byte), to: &text)
      }
    }
    return text
  }

  private static func append(_ scalar: UInt16, to text: inout [UInt8]) {
    if scalar < 0x800 {
      text.append(0xC0 | UInt8(scalar >> 6))
    } else {
      text.append(0xE0 | UInt8(scalar >> 12))
      text.append(0x80 | UInt8(scalar >> 6 & 0x3F))
    }
    text.append(0x80 | UInt8(scalar & 0x3F))
  }

  /// What the bytes 80 to 9F are in Windows-1252.
  private static let upperControls: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
