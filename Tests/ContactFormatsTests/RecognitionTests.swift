import ContactFormats
import ContactModel
import Testing

@Suite struct RecognitionTests {
  private static let card = "BEGIN:VCARD\nFN:Ana\nEND:VCARD\n"

  @Test(
    "what is no contact file is named",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], "a PNG picture"),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "a JPEG picture"),
      (Array("%PDF-1.7\n".utf8), "a PDF document"),
      (Array("PK\u{3}\u{4}\u{14}".utf8), "a ZIP archive or an office document"),
      (Array("SQLite format 3\u{0}".utf8), "an SQLite database"),
      ([0xFF, 0xFE, 0, 0, 0x42, 0, 0, 0], "text in UTF-32"),
      ([UInt8](repeating: 0, count: 4096), "binary data"),
      ((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167 ^ $0 >> 3) }, "binary data"),
      (Array("<!doctype html><html></html>".utf8), "a web page"),
      (Array(" {\"a\": [1, 2]}".utf8), "JSON without a jCard or a JSContact card in it"),
      (Array("BEGIN:VCALENDAR\nEND:VCALENDAR\n".utf8), "a calendar"),
      (Array("Dear Ana,\n\nhow are you?\nYours, Bo\n".utf8), "text without contacts"),
      (Array("VERSION:3.0\nFN:Ana\nEND:VCARD\n".utf8), "text without contacts"),
    ] as [([UInt8], String)]
  )
  func others(bytes: [UInt8], name: String) {
    let error = ReadingError.notContacts(description: name)
    #expect(throws: error) { try read(bytes) }
    #expect(throws: error) { try read(bytes, columns: "given=first") }
    #expect(error.message.contains(name))
  }

  @Test("nothing is empty", arguments: ["", "\n", " \r\n\t", "\u{FEFF}"])
  func empty(text: String) {
    #expect(throws: ReadingError.empty) { try read(text) }
  }

  @Test func `noise is an error, never a crash`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 1...3000, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      #expect(throws: ReadingError.self) { try read(bytes) }
    }
  }

  @Test func `odd text is an error or contacts, never a crash`() {
    var random = SeededGenerator(seed: 6)
    let pieces = [
      "name", "email", ",", ";", "\"", "\n", "\t", "|", "BEGIN:VCARD", ":", "x", " ", "=",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...40, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      if let table = try? read(text) {  // most of these are no contacts
        #expect(table.values.allSatisfy { !$0.text.isEmpty })
      }
    }
  }

  @Test func `cards are found behind other text`() throws {
    let table = try read("exported by x, on y\n\n" + Self.card)
    #expect(table.layout == .vCard)
    #expect(table.issues.map(\.line) == [1])
  }

  @Test func `a card among odd bytes is read`() throws {
    let odd = (0..<400).map { UInt8(truncatingIfNeeded: $0 &* 167 ^ $0 >> 3) }
    let table = try read(odd + Array("\n\(Self.card)".utf8) + odd)
    #expect(table.described() == ["name: Ana"])
    #expect(!table.issues.isEmpty)
  }

  @Test func `a control character or two do not make text binary`() throws {
    #expect(try read("name,note\nAna,a\u{B}b\u{1}\n").all(.note) == ["a\u{B}b\u{1}"])
  }

  @Test func `a mapping does not make a table of cards`() throws {
    #expect(try read(Self.card, columns: "given=a").layout == .vCard)
  }

  @Test func `cards within a table are text`() throws {
    let table = try read("name,note\nAna,\"\n\(Self.card)\"\n")
    #expect(table.entries.count == 1)
    #expect(table.all(.name) == ["Ana"])
  }

  @Test("UTF-16 is read and written back", arguments: [true, false], [true, false])
  func utf16(bigEndian: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "BEGIN:VCARD\r\nFN:Zoë 山 😀\r\nEND:VCARD\r\n"
    var bytes: [UInt8] = []
    for unit in text.utf16 {
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      bytes += bigEndian ? pair : pair.reversed()
    }
    #expect(try read(bytes).described() == ["name: Zoë 山 😀"])
    // An unpaired surrogate and half a unit are kept too.
    bytes += bigEndian ? [0xD8, 0x3D, 0x41] : [0x3D, 0xD8, 0x41]
    let table = try read(bytes)
    #expect(table.encoding == .utf16(bigEndian: bigEndian, oddByte: 0x41))
    #expect(UTF16Transcoding.encode(table.text.bytes, as: table.encoding) == bytes)
  }

  @Test func `a table in UTF-16 with tabs is read`() throws {
    let bytes: [UInt8] =
      [0xFF, 0xFE] + Array("name\temail\r\nAna\ta@b\r\n".utf8).flatMap { [$0, 0] as [UInt8] }
    #expect(try read(bytes).described() == ["name: Ana", "email: a@b"])
  }

  @Test func `gzip is read, in one piece or several`() throws {
    let first = try Gzip.compress(Array(Self.card.utf8))
    let second = try Gzip.compress(Array("BEGIN:VCARD\nFN:Bo\nEND:VCARD\n".utf8))
    let table = try read(first + second + [0, 0])
    #expect(table.entries.indices.map { table.first(.name, at: $0) } == ["Ana", "Bo"])
  }

  @Test func `gzip that is cut or changed is an error`() throws {
    let text = (0..<2000).map { "BEGIN:VCARD\nFN:Person \($0 * 7919)\nEND:VCARD\n" }.joined()
    let whole = try Gzip.compress(Array(text.utf8))
    for count in [2, 9, 10, 100, whole.count / 2, whole.count - 1] {
      let error = ReadingError.damagedGzip(.cut)
      #expect(throws: error, "\(count) bytes") { try read(Array(whole[..<count])) }
    }
    for place in [3, 12, whole.count / 2, whole.count - 6] {
      var changed = whole
      changed[place] ^= 0x55
      #expect(throws: ReadingError.self, "byte \(place)") { try read(changed) }
    }
    #expect(throws: ReadingError.damagedGzip(.damaged)) { try read(whole + [1, 2, 3]) }
  }

  @Test func `endless zeros in gzip are refused early`() throws {
    let bomb = try Gzip.compress([UInt8](repeating: 0, count: 20_000_000))
    var calls = 0
    #expect(throws: ReadingError.notContacts(description: "binary data")) {
      try ContactReading.read(bomb, columns: nil) { _ in calls += 1 }
    }
    #expect(calls < 3)
  }
}

@Suite struct GzipTests {
  @Test("what is compressed is uncompressed", arguments: [0, 1, 1000, 700_000, 1_300_000])
  func roundTrip(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...60, using: &random) }
    let packed = try Gzip.compress(bytes)
    #expect(Gzip.isGzip(packed))
    #expect(try Gzip.decompress(packed, limit: count) == bytes)
    #expect(try Gzip.compress(bytes) == packed)
    if count > 0 {
      #expect(throws: GzipError.tooLarge(limit: count - 1)) {
        try Gzip.decompress(packed, limit: count - 1)
      }
    }
  }

  @Test func `no time and no name stand in what is written`() throws {
    let packed = try Gzip.compress([1, 2, 3])
    #expect(Array(packed[3..<8]) == [0, 0, 0, 0, 0])
  }

  @Test func `what is no gzip is said to be none`() {
    #expect(!Gzip.isGzip([0x1F]))
    #expect(throws: GzipError.notGzip) { try Gzip.decompress([1, 2, 3], limit: 10) }
  }
}

@Suite struct CheckpointTests {
  private struct Stop: Error, Equatable { let at: Int }

  private static let cards = Array(
    (0..<32_000).map { "BEGIN:VCARD\nFN:Person \($0)\nTEL:\($0)\nEND:VCARD\n" }.joined().utf8
  )
  private static let table = Array(
    ("name,phone\n" + (0..<70_000).map { "Person \($0),\($0)\n" }.joined()).utf8
  )

  @Test("progress is shown at least every MiB and never falls", arguments: [0, 1, 2, 3])
  func progress(kind: Int) throws {
    var bytes = kind % 2 == 0 ? Self.cards : Self.table
    if kind > 1 { bytes = try Gzip.compress(bytes) }
    var last = 0
    let table = try ContactReading.read(bytes, columns: nil) { done in
      #expect(done >= last && done <= bytes.count)
      // A row is read to its end.
      #expect(done - last <= (1 << 20) + (1 << 12))
      last = done
    }
    #expect(last == bytes.count)
    #expect(table.entries.count == (kind % 2 == 0 ? 32_000 : 70_000))
  }

  @Test("an error of the caller ends the reading", arguments: [0, 1, 2, 3, 4])
  func cancel(kind: Int) throws {
    var bytes = kind % 2 == 0 ? Self.cards : Self.table
    if kind == 2 { bytes = try Gzip.compress(bytes) }
    if kind > 2 { bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] as [UInt8] } }
    #expect(throws: Stop(at: bytes.count / 2)) {
      try ContactReading.read(bytes, columns: nil) { done in
        if done > bytes.count / 2 { throw Stop(at: bytes.count / 2) }
      }
    }
  }
}
