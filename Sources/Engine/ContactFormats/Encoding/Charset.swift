/// Makes UTF-8 of text in another encoding.
enum Charset {
  /// The text of `bytes` in UTF-8.
  ///
  /// What is UTF-8 stays as it is, whatever it is said to be: text in other encodings is hardly ever
  /// UTF-8 by chance, while false declarations are common. Where nothing is declared, or the
  /// declared encoding is not known, the bytes are taken for what the rest of the source is, and
  /// that is Windows-1252 where nothing else is known. `name` is the declared encoding, as
  /// `ISO-8859-1`.
  static func decode(
    _ bytes: [UInt8],
    declared name: [UInt8] = [],
    otherwise guess: String? = nil
  ) -> [UInt8] {
    let isSeven = !bytes.contains { $0 >= 0x80 }
    // ISO-2022, HZ and UTF-7 hide in seven bits.
    if isSeven && !bytes.contains(where: { $0 == 0x1B || $0 == 0x7E || $0 == 0x2B }) {
      return bytes
    }
    if !isSeven && UTF8Validity.isValid(bytes.span, 0..<bytes.count) { return bytes }
    let declared = CharsetName(name)
    switch declared {
    case .foreign(let known):
      guard !isSeven || CharsetName.hidesInSevenBits(known) else { return bytes }
      if let text = ForeignCharset.decode(bytes, from: known) { return text }
      if !isSeven, let text = decoded(bytes, from: guess) { return text }
    case .unknown: if !isSeven, let text = decoded(bytes, from: guess) { return text }
    case .windows1252, .utf8: break
    }
    if isSeven { return bytes }
    // Text that was cut within a sequence, or mixed, is still UTF-8 for the most part.
    if let text = UTF8Validity.repaired(bytes, isDeclared: declared == .utf8) { return text }
    if declared == .utf8, let text = decoded(bytes, from: guess) { return text }
    return windows1252(bytes)
  }

  private static func decoded(_ bytes: [UInt8], from guess: String?) -> [UInt8]? {
    guess.flatMap { ForeignCharset.decode(bytes, from: $0) }
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

/// What the name of an encoding stands for.
///
/// Programs name an encoding and mean its superset: `ISO-8859-1` is read as Windows-1252, `GB2312`
/// as GB 18030, `Shift_JIS` as code page 932, which has what Japanese phones write.
///
/// - Note: Source: WHATWG Encoding, section 4.2.
enum CharsetName: Equatable {
  case utf8
  case windows1252
  /// One that is given to the C library, under this name. It may not know it.
  case foreign(String)
  /// No name, or nonsense.
  case unknown

  init(_ name: [UInt8]) {
    let isPlain = name.allSatisfy {
      $0.upper &- UInt8(ascii: "A") < 26 || $0 &- UInt8(ascii: "0") < 10
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard isPlain, (1...32).contains(name.count) else {
      self = .unknown
      return
    }
    let upper = String(decoding: name.map(\.upper), as: UTF8.self)
    // "Shift-JIS", "SHIFT_JIS" and "ShiftJIS" are one name.
    let plain = upper.filter { $0 != "-" && $0 != "_" }
    switch plain {
    case "UTF8", "UNICODE11UTF8": self = .utf8
    case "ISO88591", "LATIN1", "USASCII", "ASCII", "WINDOWS1252", "CP1252", "ANSI", "ISOLATIN1":
      self = .windows1252
    default:
      // UTF-16 and its like cannot stand among ASCII.
      if plain.hasPrefix("UTF16") || plain.hasPrefix("UTF32") || plain.hasPrefix("UCS") {
        self = .unknown
      } else {
        self = .foreign(Self.supersets[plain] ?? Self.spelled(upper))
      }
    }
  }

  private static let supersets = [
    "SHIFTJIS": "CP932", "SJIS": "CP932", "XSJIS": "CP932", "WINDOWS31J": "CP932",
    "MS932": "CP932", "CP932": "CP932", "MSKANJI": "CP932",
    "GB2312": "GB18030", "GBK": "GB18030", "CP936": "GB18030", "GB231280": "GB18030",
    "XGBK": "GB18030", "EUCCN": "GB18030", "GB18030": "GB18030", "WINDOWS936": "GB18030",
    "EUCKR": "CP949", "KSC56011987": "CP949", "KSC5601": "CP949", "WINDOWS949": "CP949",
    "UHC": "CP949", "CP949": "CP949", "MS949": "CP949",
    "BIG5": "BIG5-HKSCS", "CP950": "CP950", "WINDOWS950": "CP950", "XBIG5": "BIG5-HKSCS",
    "EUCJP": "EUC-JP-MS", "XEUCJP": "EUC-JP-MS",
    "ISO88599": "CP1254", "LATIN5": "CP1254", "ISO885911": "CP874", "TIS620": "CP874",
    "ISO88598I": "ISO-8859-8", "ISO88598E": "ISO-8859-8",
    "MACROMAN": "MACINTOSH", "XMACROMAN": "MACINTOSH", "MAC": "MACINTOSH",
  ]

  /// `name` as the C library spells it.
  private static func spelled(_ name: String) -> String {
    let plain = name.hasPrefix("X-") ? String(name.dropFirst(2)) : name
    return plain.hasPrefix("WINDOWS") ? "CP" + plain.filter(\.isNumber) : plain
  }

  /// Whether text in the encoding `name` may have no byte above 7F.
  static func hidesInSevenBits(_ name: String) -> Bool {
    name.hasPrefix("ISO-2022") || name.hasPrefix("ISO2022") || name == "UTF-7" || name == "UTF7"
      || name.hasPrefix("HZ")
  }
}
