import ContactFormats
import ContactModel
import Glibc
import Testing

/// Valid sources of every format, invented, to be damaged.
private let sources: [[String]] = [
  [
    "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ruiz;Ana;;Dr.;\r\nFN:Dr. Ana Ruiz\r\nitem1.TEL;TYPE=CELL:+34 6"
      + "\r\nitem1.X-ABLabel:Handy\r\nADR;TYPE=WORK:;;1 Calle;Madrid;;28013;España\r\nNOTE:a\\nb\\, c"
      + "\r\n  d\r\nPHOTO;ENCODING=b;TYPE=JPEG:QUJDREVG\r\n R0hJ\r\nEND:VCARD\r\n",
    "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=SHIFT_JIS:\u{83}\nFN;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:"
      + "M=C3=BC=\nller\nADR;QUOTED-PRINTABLE:=\n;=\n;1 Oak=20Ln\nLABEL;HOME:2 Elm\nAGENT:\n"
      + "BEGIN:VCARD\nFN:Sam\nEND:VCARD\nAGENT:BEGIN:VCARD\nFN:Bo\nEND:VCARD\nADR;HOME:;;a\\\nb\\\nc;d\n"
      + "KEY;BASE64:\n QUJD\n REVG\n\nEMAIL;INTERNET:a@b.example\nEND:VCARD\n\n",
    "\u{FEFF}BEGIN:VCARD\rVERSION:4.0\rFN:Zoë 山田\rTEL;VALUE=uri;TYPE=\"voice,home\":tel:+1\rKIND:org\r"
      + "BEGIN:VCARD\rFN:inner\rEND:VCARD\rNOTE:x\rEND:VCARD\r",
  ],
  [
    "First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Birthday\nAna,\"Ruiz, de\",* a ::: b,"
      + "* Work,a@b.example ::: c@d.example, --03-07\nBo,\"says \"\"hi\"\"\nx\",,,,\n",
    "sep=;\nVorname;Nachname;Geburtstag;E-Mail-Adresse\nJörg;Müller;0.0.00;a@b.example\n",
    "Ana Ruiz\tAna\tRuiz\tana@example.com\nBo Lee\tBo\tLee\tbo@example.com\n",
  ],
  [
    "version: 1\n\ndn: cn=Ana\ncn: Ana\nsn:: WsO8cmljaA==\npostalAddress: 1 Oak $ Town\n# c\nmail: a@b\n"
      + " .example\nbirthyear: 1980\nbirthmonth: 3\nbirthday: 2\n\ndn: b\nchangetype: modify\nadd: cn\n"
      + "cn: B\n-\n\ndn: c\ncn;lang-de: C\njpegPhoto:< file:///a\n"
  ],
]

/// The processor time of this thread, which other work on the machine does not change.
private func threadSeconds() -> Double {
  var time = timespec()
  // Safe: the pointer is used in the call only.
  _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@Suite struct MutationLawTests {
  /// The kinds of sources that are damaged.
  enum Kind: Int, CaseIterable, Sendable {
    case cards, tables, records, wide, packed
  }

  /// A source of that kind, damaged in up to eight places.
  private static func damaged(_ kind: Kind, _ random: inout SeededGenerator) -> [UInt8] {
    let group =
      kind == .wide || kind == .packed ? Int.random(in: 0..<3, using: &random) : kind.rawValue
    var bytes = Array((sources[group].randomElement(using: &random) ?? "").utf8)
    if kind == .wide {
      let text = String(decoding: bytes, as: UTF8.self)
      bytes = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
    let odd = Array("\n\r \t:;=,\\\".\"BEGINVCARDx*-<@0".utf8) + [0, 0x1B, 0x80, 0xC3, 0xE3, 0xFF]
    for _ in 0..<Int.random(in: 0...8, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, index + Int.random(in: 1...60, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[index] = odd.randomElement(using: &random) ?? 0
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.insert(odd.randomElement(using: &random) ?? 0, at: index)
      case 3: bytes.removeSubrange(index..<end)
      case 4: bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
      default:
        let other = Array((sources[group].randomElement(using: &random) ?? "").utf8)
        bytes.insert(contentsOf: other.prefix(Int.random(in: 0...80, using: &random)), at: index)
      }
    }
    return bytes
  }

  @Test("a damaged source is read without losing a byte, or refused", arguments: Kind.allCases)
  func damage(kind: Kind) throws {
    var random = SeededGenerator(seed: UInt64(kind.rawValue) &* 77 &+ 5)
    var reads = 0
    for round in 0..<4000 {
      var bytes = Self.damaged(kind, &random)
      if kind == .packed { bytes = try Gzip.compress(bytes) }
      let table: ContactTable
      do {
        table = try read(bytes)
      } catch is ReadingError {
        continue
      }
      reads += 1
      try check(table, of: kind == .packed ? nil : bytes, "\(kind), round \(round)")
    }
    #expect(reads > 2000, "most damage leaves something to read")
  }

  /// What holds for all that is read.
  private func check(_ table: ContactTable, of source: [UInt8]?, _ what: String) throws {
    let text = table.text.bytes
    if let source {
      #expect(UTF16Transcoding.encode(text, as: table.encoding) == source, "\(what)")
    }
    var rebuilt: [UInt8] = []
    var end = 0
    var line = 0
    for (index, entry) in table.entries.enumerated() {
      guard entry.bytes.lowerBound >= end, entry.bytes.upperBound <= text.count else {
        Issue.record("contacts overlap or leave the source, \(what)")
        return
      }
      #expect(entry.line > line, "\(what)")
      line = entry.line
      rebuilt += text[end..<entry.bytes.lowerBound]
      let lines = ContentLines.lines(of: table, at: index)
      if case .csv(let layout) = table.layout {
        let cells = lines.map(\.raw)
        let row = CSVWriting.row(cells: cells, separator: layout.separator, lineEnd: [])
        #expect(text[entry.bytes].starts(with: row), "\(what)")
        rebuilt += text[entry.bytes]
      } else {
        rebuilt += lines.flatMap(\.raw)
      }
      end = entry.bytes.upperBound
      #expect(index == 0 || entry.values.lowerBound == table.entries[index - 1].values.upperBound)
    }
    #expect(rebuilt + text[end...] == text, "\(what)")
    // What is kept of a source is bounded by its size.
    #expect(table.values.count <= text.count, "\(what)")
    #expect(table.text.decoded.count <= text.count * 12 + 1024, "\(what)")
    #expect(table.issues.count <= text.count + 2, "\(what)")
    for value in table.values {
      let range = value.text.start..<(value.text.start + value.text.count)
      #expect(!range.isEmpty, "\(what)")
      #expect(range.upperBound <= (value.text.isDecoded ? table.text.decoded : text).count)
    }
  }

  @Test(
    "what is made to be slow is read in time that grows with its size",
    arguments: [
      "BEGIN:VCARD\nAGENT:\n", "BEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nx:y\n",
      "BEGIN:VCARD\nN;QUOTED-PRINTABLE:=\n=\n", "BEGIN:VCARD\nPHOTO;BASE64:\nQUJD\n\n",
      "LABEL;HOME:a\nADR;WORK:;;b\n", "TEL;CHARSET=x:\u{FC}\n", "a.b.c.d.e:f\n", "NOTE:\\\n\\\n",
    ]
  )
  func slow(unit: String) throws {
    func seconds(_ count: Int) throws -> Double {
      let bytes =
        Array("BEGIN:VCARD\nVERSION:2.1\n".utf8)
        + Array(String(repeating: unit, count: count).utf8) + [0xFC]
      let start = threadSeconds()
      let table = try read(bytes)
      for index in table.entries.indices { _ = ContentLines.lines(of: table, at: index) }
      return threadSeconds() - start
    }
    let small = try (0..<3).map { _ in try seconds(300) }.min() ?? 0
    let large = try seconds(1500)
    // Five times the size: quadratic work would take twenty-five times as long.
    #expect(large < max(small, 0.004) * 15, "\(small) s, \(large) s")
  }
}
