import ContactFormats
import ContactModel
import Testing

/// Cards of every kind, invented.
private let samples = [
  """
  BEGIN:VCARD
  VERSION:3.0
  N:Ruiz;Ana;;Dr.;
  FN:Dr. Ana Ruiz
  item1.TEL;TYPE=CELL,pref:+34 600 000 001
  item1.X-ABLabel:Handy
  ADR;TYPE=WORK:;Suite 3;1 Calle Mayor;Madrid;;28013;España
  NOTE:first line\\nsecond\\, with a comma and a lo
   ng fold
  PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJ
   CQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL=
  END:VCARD

  """,
  """
  BEGIN:VCARD
  VERSION:2.1
  N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCller;Hans=
  -Peter
  TEL;HOME;VOICE:030 000000
  AGENT:
  BEGIN:VCARD
  VERSION:2.1
  FN:Sam
  END:VCARD
  PHOTO;ENCODING=BASE64;GIF:
  R0lGODdhfgA4AOYAAAAAAK+vr62trVIxa6WlpZ+fnzEpCEpzlAha/0Kc74+PjyGMSuecKRhrtX9
  GzNr

  EMAIL;INTERNET:hans@example.org
  END:VCARD

  """,
  """
  BEGIN:VCARD
  VERSION:4.0
  FN:Zoë 山田
  TEL;VALUE=uri;TYPE="voice,home":tel:+1-555-555-0100
  GENDER:F
  KIND:individual
  END:VCARD
  stray line

  """,
]

@Suite struct CardLawTests {
  /// A text of cards, damaged here and there.
  private static func damaged(_ seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      bytes += Array(samples.randomElement(using: &random)?.utf8 ?? "".utf8)
    }
    let odd: [UInt8] = Array("\n\r \t:;=,\\\".BEGINVCARDx".utf8) + [0, 0x80, 0xC3, 0xFF]
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = odd.randomElement(using: &random) ?? 0
      case 1: bytes.insert(odd.randomElement(using: &random) ?? 0, at: index)
      case 2: bytes.remove(at: index)
      default:
        let end = min(bytes.count, index + Int.random(in: 0..<40, using: &random))
        bytes.removeSubrange(index..<end)
      }
      if bytes.isEmpty { bytes = [10] }
    }
    return bytes
  }

  @Test func `damaged cards are read without losing a line`() throws {
    for seed in 0..<4000 as Range<UInt64> {
      let bytes = Self.damaged(seed)
      let table: ContactTable
      do {
        table = try read(bytes)
      } catch is ReadingError {
        continue
      }
      var end = 0
      var outside: [UInt8] = []
      for entry in table.entries {
        #expect(entry.bytes.lowerBound >= end, "entries overlap, seed \(seed)")
        outside += bytes[end..<entry.bytes.lowerBound]
        end = entry.bytes.upperBound
        let lines = ContentLines.card(bytes[entry.bytes], firstLine: entry.line)
        #expect(lines.flatMap(\.raw) == Array(bytes[entry.bytes]), "seed \(seed)")
        #expect(lines.first?.line == entry.line)
        for value in table.values[entry.values] where !value.text.isDecoded {
          let place = value.text.start..<(value.text.start + value.text.count)
          #expect(entry.bytes.contains(place.lowerBound), "seed \(seed)")
          #expect(place.upperBound <= entry.bytes.upperBound, "seed \(seed)")
        }
      }
      outside += bytes[end...]
      let hasStray = outside.contains { ![9, 10, 13, 32].contains($0) }
      #expect(!hasStray || !table.issues.isEmpty, "seed \(seed)")
      #expect(table.values.allSatisfy { !$0.text.isEmpty }, "seed \(seed)")
    }
  }

  @Test func `any bytes come apart into lines that are those bytes`() {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("\n\r :;=\"A.".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 10
      }
      let lines = ContentLines.card(bytes[...], firstLine: 1)
      #expect(lines.flatMap(\.raw) == bytes)
    }
  }

  @Test("line ends do not change what is read", arguments: samples)
  func lineEnds(sample: String) throws {
    let plain = try read(sample)
    let wide = try read(sample.replacing("\n", with: "\r\n"))
    #expect(plain.described() == wide.described())
    #expect(plain.values.map(\.kind) == wide.values.map(\.kind))
    #expect(plain.entries.map(\.line) == wide.entries.map(\.line))
    #expect(plain.issues == wide.issues)
  }

  @Test("a card is cut anywhere", arguments: samples)
  func cut(sample: String) throws {
    let bytes = Array(sample.utf8)
    for count in 12..<bytes.count {
      let table = try read(Array(bytes[..<count]))
      #expect(table.entries.count == 1)
    }
  }

  @Test func `lines of a card are named, grouped and numbered`() throws {
    let bytes = Array(samples[0].utf8)
    let lines = ContentLines.card(bytes[...], firstLine: 10)
    #expect(
      lines.map(\.name) == [
        "BEGIN", "VERSION", "N", "FN", "TEL", "X-ABLABEL", "ADR", "NOTE", "PHOTO", "END",
      ]
    )
    #expect(lines.map(\.line) == [10, 11, 12, 13, 14, 15, 16, 17, 19, 21])
    #expect(lines[4].group == "item1")
    #expect(lines[4].parameters == [.init(name: "TYPE", values: ["CELL", "pref"])])
    #expect(ContentLines.text(of: lines[7]).hasSuffix("second, with a comma and a long fold"))
  }

  @Test func `a card within a card is part of its AGENT line`() {
    let lines = ContentLines.card(Array(samples[1].utf8)[...], firstLine: 1)
    #expect(
      lines.map(\.name) == ["BEGIN", "VERSION", "N", "TEL", "AGENT", "PHOTO", "", "EMAIL", "END"]
    )
    #expect(String(decoding: lines[4].raw, as: UTF8.self).hasSuffix("FN:Sam\nEND:VCARD\n"))
    #expect(ContentLines.text(of: lines[2]) == "Müller;Hans-Peter")
    #expect(lines[5].parameters.map(\.name) == ["ENCODING", "TYPE"])
  }
}
