import ContactFormats
import ContactModel
import Testing

@testable import ContactFormats

/// `text` as bytes of the code page in which its letters follow one another from `first` on.
private func bytes(
  _ text: String,
  _ first: UInt32,
  at byte: UInt8,
  also: [Character: UInt8] = [:]
)
  -> [UInt8]
{
  text.flatMap { character -> [UInt8] in
    if let known = also[character] { return [known] }
    return character.unicodeScalars.map {
      $0.value < 0x80 ? UInt8($0.value) : UInt8(truncatingIfNeeded: $0.value - first) &+ byte
    }
  }
}

@Suite struct CharsetTests {
  /// A name in an encoding, as bytes.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]

    var testDescription: String { name }
  }

  static let files: [Case] = [
    Case(name: "Jörg Müßig", bytes: "Jörg Müßig".unicodeScalars.map { UInt8($0.value) }),
    Case(name: "Élodie Lefèvre", bytes: "Élodie Lefèvre".unicodeScalars.map { UInt8($0.value) }),
    Case(name: "Иван Смирнов", bytes: bytes("Иван Смирнов", 0x410, at: 0xC0)),
    Case(
      name: "Νίκος Παππάς",
      bytes: bytes("Νίκος Παππάς", 0x391, at: 0xC1, also: ["ί": 0xDF, "ά": 0xDC])
    ),
    Case(name: "דניאל לוין", bytes: bytes("דניאל לוין", 0x5D0, at: 0xE0)),
    Case(
      name: "Łukasz Wiśniewski",
      bytes: bytes("Łukasz Wiśniewski", 0, at: 0, also: ["Ł": 0xA3, "ś": 0x9C])
    ),
    Case(
      name: "山田ソフィア",
      bytes: [0x8E, 0x52, 0x93, 0x63, 0x83, 0x5C, 0x83, 0x74, 0x83, 0x42, 0x83, 0x41]
    ),
    Case(name: "张伟", bytes: [0xD5, 0xC5, 0xCE, 0xB0]),
    Case(name: "김영희", bytes: [0xB1, 0xE8, 0xBF, 0xB5, 0xC8, 0xF1]),
  ]

  @Test("the encoding of a whole file is found by its words", arguments: files)
  func whole(file: Case) throws {
    let card = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:".utf8) + file.bytes
    let source = card + Array("\r\nEND:VCARD\r\n".utf8)
    let table = try read(source)
    #expect(table.all(.name) == [file.name])
    #expect(table.issues.map(\.line) == [3])
    // The bytes stay; the lines are decoded alike.
    let lines = ContentLines.lines(of: table, at: 0)
    #expect(lines.flatMap(\.raw) == source)
    #expect(String(decoding: lines[2].value, as: UTF8.self) == file.name)
    #expect(
      try read(Array("name,email\n".utf8) + file.bytes + Array(",a@b.example\n".utf8)).all(.name)
        == [file.name]
    )
    #expect(try read(Array("dn: a\ncn: ".utf8) + file.bytes).all(.name) == [file.name])
  }

  @Test func `what a source declares elsewhere is preferred`() throws {
    // "Иван" in ISO-8859-5, a rare encoding, and two signs of Chinese.
    let name: [UInt8] = [0xB8, 0xD2, 0xD0, 0xDD]
    let card = Array("BEGIN:VCARD\nVERSION:2.1\nFN:".utf8) + name
    let declared = Array("\nLABEL;CHARSET=iso-8859-5;QUOTED-PRINTABLE:=B8".utf8)
    let end = Array("\nEND:VCARD\n".utf8)
    #expect(try read(card + declared + end).all(.name) == ["Иван"])
    #expect(try read(card + end).charset == "GB18030")
  }

  @Test(
    "declared encodings are known by many names",
    arguments: [
      ("SHIFT_JIS", "=83=5C", "ソ"), ("Shift-JIS", "=83=5C", "ソ"), ("x-sjis", "=87=40", "①"),
      ("GB2312", "=D5=C5", "张"), ("GBK", "=8C=C4", "屇"), ("Big5", "=B1=69", "張"),
      ("EUC-KR", "=B1=E8", "김"), ("EUC-JP", "=C5=C4", "田"), ("KOI8-R", "=C9", "и"),
      ("windows-1251", "=C8", "И"), ("WINDOWS-1253", "=C8", "Θ"), ("ISO-8859-2", "=B3", "ł"),
      ("ISO-8859-15", "=A4", "€"), ("windows-1255", "=E0=E1", "אב"), ("UTF-8", "=C3=A4", "ä"),
      ("ISO-2022-JP", "=1B$B;3=1B(B", "山"), ("UTF-7", "Hi +AOQ-", "Hi ä"),
      ("macintosh", "=8A", "ä"),
      ("nonsense", "=E4", "ä"), ("UTF-16", "=E4", "ä"), ("", "=E4", "ä"),
    ]
  )
  func declared(name: String, text: String, value: String) throws {
    let table = try readCard(
      "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=\(name):\(text)",
      version: "2.1"
    )
    #expect(table.all(.name) == [value])
    let line = ContentLines.lines(of: table, at: 0)[2]
    #expect(ContentLines.text(of: line) == value)
  }

  @Test(
    "text that is said to be UTF-8 and is not is read as what it is",
    arguments: [
      ([0x4D, 0xFC, 0x6C], "Mül"), ([0x5A, 0x6F, 0xC3], "Zo\u{FFFD}"),
      ([0xC3, 0xBC, 0xFC], "ü\u{FFFD}"), ([0xC3, 0xBC, 0x61], "üa"),
    ] as [([UInt8], String)]
  )
  func falseDeclaration(bytes: [UInt8], text: String) {
    let decoded = Charset.decode(bytes, declared: Array("utf-8".utf8))
    #expect(String(decoding: decoded, as: UTF8.self) == text)
  }

  @Test func `a backslash in a sign of two bytes separates nothing`() throws {
    let bytes =
      Array("BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=SHIFT_JIS:".utf8) + [0x94, 0x5C]
      + Array(";".utf8) + [0x83, 0x5C] + Array("\nEND:VCARD\n".utf8)
    let table = try read(bytes)
    #expect(table.all(.family) == ["能"])
    #expect(table.all(.given) == ["ソ"])
    let line = ContentLines.lines(of: table, at: 0)[2]
    #expect(String(decoding: line.value, as: UTF8.self) == "能;ソ")
  }

  @Test(
    "UTF-16 without a mark is known by its first word",
    arguments: [true, false]
  )
  func utf16(bigEndian: Bool) throws {
    let name = String(repeating: "山田太郎", count: 200)
    let bytes = "BEGIN:VCARD\nFN:\(name)\nEND:VCARD\n".utf16.flatMap { unit in
      bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    #expect(try read(bytes).all(.name) == [name])
  }

  @Test func `random bytes are decoded in every encoding, never with a crash`() {
    var random = SeededGenerator(seed: 9)
    let names = [
      "CP932", "CP1255", "GB18030", "BIG5-HKSCS", "EUC-JP-MS", "CP949", "ISO-2022-JP", "UTF-7",
      "HZ",
    ]
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      for name in names {
        let text = Charset.decode(bytes, declared: Array(name.utf8))
        #expect(text.count <= bytes.count * 6 + 16)
        let isValid = UTF8Validity.isValid(text.span, 0..<text.count)
        #expect(isValid)
      }
    }
  }
}

@Suite struct Base64TextTests {
  @Test(
    "base64 is read in every spelling",
    arguments: [
      ("", []), ("QQ==", [65]), ("QUI=", [65, 66]), ("QUJD", [65, 66, 67]), ("QUI", [65, 66]),
      (" Q U\r\n\tJD\\\n", [65, 66, 67]), ("-_8=", [0xFB, 0xFF]), ("+/8=", [0xFB, 0xFF]),
    ] as [(String, [UInt8])]
  )
  func spellings(text: String, bytes: [UInt8]) {
    #expect(Base64Text.decode(Array(text.utf8)) == bytes)
  }

  @Test func `other signs are none`() {
    #expect(Base64Text.decode(Array("QU*D".utf8)) == nil)
  }

  @Test(
    "pictures are read from every version",
    arguments: [
      ("PHOTO;ENCODING=b;TYPE=JPEG:QUJD", "3.0"), ("PHOTO;BASE64:QUJD", "2.1"),
      ("PHOTO;ENCODING=BASE64;JPEG:\r\n QUJD\r\n", "2.1"),
      ("PHOTO:data:image/jpeg;base64,QUJD", "4.0"), ("PHOTO;TYPE=JPEG;ENCODING=B:QU\r\n JD", "3.0"),
      ("PHOTO;ENCODING=BASE64:\r\nQUI\r\n QA==", "2.1"),
    ]
  )
  func pictures(line: String, version: String) throws {
    let table = try readCard(line, version: version)
    let picture = try #require(ContentLines.lines(of: table, at: 0).first { $0.name == "PHOTO" })
    let bytes = try #require(ContentLines.binary(of: picture))
    #expect(bytes.starts(with: [65, 66]))
    #expect(bytes.count == 3)
  }

  @Test func `a place is no picture`() throws {
    let table = try readCard("PHOTO;VALUE=uri:http://example.com/a.jpg")
    #expect(ContentLines.binary(of: ContentLines.lines(of: table, at: 0)[2]) == nil)
  }
}
