import ContactFormats
import ContactModel
import Testing

@Suite struct ReadingBoundsTests {
  private func read(_ text: String, _ change: (inout ReadingBounds) -> Void) throws -> ContactTable
  {
    var bounds = ReadingBounds()
    change(&bounds)
    return try ContactReading.read(Array(text.utf8), columns: nil, bounds: bounds)
  }

  private static let sources = [
    "BEGIN:VCARD\nFN:A\nNOTE:\(String(repeating: "x", count: 100))\nEND:VCARD\n",
    "name,note\nA,\(String(repeating: "x", count: 100))\n",
    "dn: a\ncn: A\nnote: \(String(repeating: "x", count: 100))\n",
  ]

  @Test("a contact that is too large is an error that names the bound", arguments: sources)
  func contact(source: String) throws {
    let error = #expect(throws: ReadingError.self) { try read(source) { $0.contact = 50 } }
    guard case .contactTooLarge(_, 50)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.message.contains("50 bytes") == true)
    #expect(try read(source) { $0.contact = 200 }.entries.count == 1)
  }

  @Test(
    "more contacts than may be are an error that names the bound",
    arguments: [
      "BEGIN:VCARD\nEND:VCARD\nBEGIN:VCARD\nEND:VCARD\n", "name,email\nA,\nB,\n",
      "dn: a\ncn: A\n\ndn: b\ncn: B\n",
    ]
  )
  func contacts(source: String) throws {
    let error = ReadingError.tooManyContacts(limit: 1)
    #expect(throws: error) { try read(source) { $0.contacts = 1 } }
    #expect(error.message.contains("1 contacts"))
    #expect(try read(source) { $0.contacts = 2 }.entries.count == 2)
  }

  @Test func `more values than may be are an error that names the bound`() {
    #expect(throws: ReadingError.tooManyValues(limit: 2)) {
      try read("BEGIN:VCARD\nTEL:1\nTEL:2\nTEL:3\nEND:VCARD\n") { $0.values = 2 }
    }
  }

  @Test(
    "a line that is too long is cut, with an issue that names the bound",
    arguments: [
      "BEGIN:VCARD\nNOTE:a\n" + String(repeating: " bcdefgh\n", count: 20) + "TEL:1\nEND:VCARD\n",
      "dn: a\ntelephoneNumber: 1\nnote: a\n" + String(repeating: " bcdefgh\n", count: 20),
    ]
  )
  func line(source: String) throws {
    let table = try read(source) { $0.line = 40 }
    #expect(table.all(.phone) == ["1"])
    #expect(table.issues.contains { $0.message.contains("40 bytes") })
    #expect(try read(source) { _ in }.issues.isEmpty)
  }

  @Test func `cards within cards are bounded, with an issue that names the bound`() throws {
    let depth = 12
    let source =
      String(repeating: "BEGIN:VCARD\nAGENT:\n", count: depth) + "BEGIN:VCARD\nFN:A\n"
      + String(repeating: "END:VCARD\n", count: depth + 1)
    let table = try read(source) { $0.nesting = 10 }
    #expect(table.entries.count == 2)
    #expect(table.issues.contains { $0.message.contains("10 cards") })
    let whole = try read(source) { $0.nesting = depth }
    #expect(whole.entries.count == 1)
    #expect(whole.issues.isEmpty)
  }

  @Test func `a file that expands far beyond what contacts do is refused`() throws {
    let text = String(repeating: "BEGIN:VCARD\nFN:A\nEND:VCARD\n", count: 2_800_000)
    let packed = try Gzip.compress(Array(text.utf8))
    #expect(packed.count * 64 < text.utf8.count)
    #expect(throws: ReadingError.tooLarge(limit: 1 << 26)) {
      try ContactReading.read(packed, columns: nil)
    }
  }
}
