import ContactFormats
import ContactModel
import Testing

private let ana = cardLines(
  """
  BEGIN:VCARD
  VERSION:3.0
  UID:ana-1
  FN:Ana Ruiz
  N:Ruiz;Ana;;Dr.;
  TEL;TYPE=CELL:+34 600 000 001
  TEL;TYPE=WORK,FAX:+34 600 000 002
  EMAIL;TYPE=HOME:ana@example.org
  ADR;TYPE=HOME:;;Calle Mayor 1;Madrid;;28013;España
  BDAY:1985-04-12
  NOTE:=1+1
  X-OWN;X-P=1:odd
  END:VCARD

  """
)

private func text(_ format: ContactFormat) -> String {
  String(decoding: ContactWriting.write([ana], as: format).bytes, as: UTF8.self)
}

@Suite struct ContactWritingTests {
  @Test func `Google's columns are filled`() throws {
    let table = try read(text(.google))
    guard case .csv(let layout) = table.layout else { return #expect(Bool(false)) }
    #expect(layout.header.contains("Phone 2 - Label") && layout.header.contains("vCard X-OWN"))
    #expect(table.all(.phone) == ["+34 600 000 001", "+34 600 000 002"])
    #expect(table.kinds(.phone) == [.mobile, [.work, .fax]])
    #expect(table.first(.street, at: 0) == "Calle Mayor 1")
    #expect(table.first(.birthday, at: 0) == "1985-04-12")
  }

  @Test func `Outlook's columns are filled`() throws {
    let table = try read(text(.outlook))
    guard case .csv(let layout) = table.layout else { return #expect(Bool(false)) }
    #expect(layout.header.contains("Business Fax") && layout.header.contains("Home Street"))
    #expect(Set(table.all(.phone)) == ["+34 600 000 001", "+34 600 000 002"])
    #expect(table.first(.prefix, at: 0) == "Dr.")
  }

  @Test func `our own columns are filled`() throws {
    let table = try read(text(.csv))
    #expect(table.first(.id, at: 0) == "ana-1")
    #expect(table.first(.name, at: 0) == "Ana Ruiz")
    #expect(table.kinds(.address).isEmpty && table.kinds(.city) == [.home])
  }

  @Test func `LDIF has the attributes that Thunderbird reads`() throws {
    let lines = text(.ldif).split(separator: "\n")
    #expect(lines.contains("dn: cn=Ana Ruiz,mail=ana@example.org"))
    #expect(lines.contains("mobile: +34 600 000 001"))
    #expect(lines.contains("mozillaHomeLocalityName: Madrid"))
    #expect(lines.contains("x-vcard-property: X-OWN;X-P=1:odd"))
    #expect(lines.allSatisfy { $0.utf8.count <= 76 })
  }

  @Test func `a cell that a person changes is read as changed`() throws {
    let changed = text(.google).replacing("Dr.,Ana", with: "Dra.,Ana")
      .replacing("ana@example.org", with: "ana@example.com", maxReplacements: 1)
    let back = CardConversion.lines(of: 0, in: try read(changed))
    let written = String(decoding: back.bytes, as: UTF8.self)
    #expect(written.contains("ana@example.com") && written.contains("Dra."))
  }

  @Test func `what a format has no place for is told`() {
    let notes = ContactWriting.write([ana], as: .google).notes
    #expect(notes.map(\.what).contains("X-OWN"))
    #expect(notes.contains { $0.place.contains("formula") })
    #expect(ContactWriting.write([ana], as: .vCard(.v30)).notes.isEmpty)
    let kept = ContactWriting.write([ana], as: .jsContact).notes
    #expect(kept == [ConversionNote(line: 12, what: "X-OWN", place: "kept in vCardProps")])
  }

  @Test func `cards that stay as they are keep their bytes`() {
    let bytes = ContactWriting.write([ana, ana], as: .vCard(.v30)).bytes
    #expect(bytes == (ana + ana).flatMap(\.raw))
  }

  @Test("no contact is no fault", arguments: ContactFormat.named.map(\.format))
  func none(format: ContactFormat) {
    let (bytes, notes) = ContactWriting.write([], as: format)
    #expect(notes.isEmpty && bytes.count < 400)
  }

  @Test("a sink is fed by and by", arguments: ContactFormat.named.map(\.format))
  func pieces(format: ContactFormat) throws {
    var largest = 0
    var all: [UInt8] = []
    let notes = ContactWriting.write(
      count: 2000,
      as: format,
      to: { piece in
        largest = max(largest, piece.count)
        all += piece
      },
      card: { _ in ana }
    )
    #expect(largest < 1 << 19)
    #expect(notes.count <= 10_001)
    #expect(try read(all).entries.count == 2000)
  }
}
