import ContactFormats
import ContactModel
import Testing

/// The properties of a card with `lines`, converted, each as it is written, folds undone.
private func converted(
  _ lines: [String],
  from: CardVersion,
  to: CardVersion
) -> (lines: [String], card: ConvertedCard) {
  let all =
    ["BEGIN:VCARD", "VERSION:\(from.text)", "FN:Ana"]
    + (lines.contains { $0.hasPrefix("N;") } ? [] : ["N:Ruiz;Ana;;;"]) + lines
  let text = (all + ["END:VCARD", ""]).joined(separator: "\r\n")
  let card = CardConversion.converted(cardLines(text), to: to)
  let written = card.lines.map {
    String(decoding: $0.raw, as: UTF8.self).replacing("\r\n ", with: "").replacing("\r\n", with: "")
  }
  let frame: Set = ["BEGIN:VCARD", "VERSION:\(to.text)", "FN:Ana", "N:Ruiz;Ana;;;", "END:VCARD"]
  return (written.filter { !frame.contains($0) }, card)
}

@Suite struct VersionConversionTests {
  @Test(
    "a line of an older version becomes one of 4.0",
    arguments: [
      (.v30, "TEL;TYPE=home,pref:+1 555 0100", "TEL;TYPE=home;PREF=1:+1 555 0100"),
      (.v21, "TEL;HOME;PREF:+1 555 0100", "TEL;TYPE=HOME;PREF=1:+1 555 0100"),
      (.v30, "BDAY:1985-04-12", "BDAY:19850412"),
      (.v30, "BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-07", "BDAY:--0307"),
      (.v30, "REV:2020-01-02T03:04:05Z", "REV:20200102T030405Z"),
      (.v30, "GEO:37.38;-122.08", "GEO:geo:37.38,-122.08"),
      (.v30, "TZ:-05:00", "TZ;VALUE=utc-offset:-0500"),
      (.v30, "X-GENDER:F", "GENDER:F"), (.v30, "X-ANNIVERSARY:2001-02-03", "ANNIVERSARY:20010203"),
      (.v30, "X-ADDRESSBOOKSERVER-KIND:group", "KIND:group"),
      (
        .v30, "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:0000", "MEMBER:urn:uuid:0000"
      ),
      (.v30, "PHOTO;ENCODING=b;TYPE=JPEG:AAECAw==", "PHOTO:data:image/jpeg;base64,AAECAw=="),
      (.v21, "PHOTO;GIF;ENCODING=BASE64:AAECAw==", "PHOTO:data:image/gif;base64,AAECAw=="),
      (.v30, "PHOTO;VALUE=uri:http://example.org/a.jpg", "PHOTO:http://example.org/a.jpg"),
      (.v21, "NOTE:a, b; c", "NOTE:a\\, b\\; c"),
      (.v21, "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BC=0D=0Ab", "NOTE:Mü\\nb"),
      (.v21, "NOTE;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:M=FC", "NOTE:Mü"),
      (.v30, "MAILER:mutt", "X-MAILER:mutt"), (.v30, "X-OWN;X-P=1:a,b;c", "X-OWN;X-P=1:a,b;c"),
    ] as [(CardVersion, String, String)]
  )
  func upgrade(from: CardVersion, line: String, expected: String) {
    #expect(converted([line], from: from, to: .v40).lines == [expected])
    // And it comes back.
    let back = CardConversion.converted(
      converted([line], from: from, to: .v40).card.lines,
      to: from
    )
    let original = cardLines(
      "BEGIN:VCARD\r\nVERSION:\(from.text)\r\nFN:Ana\r\nN:Ruiz;Ana;;;\r\n\(line)\r\nEND:VCARD\r\n"
    )
    #expect(meanings(back.lines, from) == meanings(original, from))
  }

  @Test(
    "a line of 4.0 becomes one of an older version",
    arguments: [
      (.v30, "TEL;TYPE=home;PREF=1:1", "TEL;TYPE=home,pref:1"),
      (.v21, "TEL;TYPE=home;PREF=1:1", "TEL;home;pref:1"),
      (.v30, "TEL;VALUE=uri:tel:+1-555-0100", "TEL;X-VALUE=uri:+1-555-0100"),
      (.v30, "BDAY:--0412", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12"),
      (.v30, "BDAY:19850412", "BDAY:1985-04-12"),
      (.v30, "PHOTO:data:image/png;base64,AAEC", "PHOTO;ENCODING=b;TYPE=PNG:AAEC"),
      (.v30, "PHOTO:http://example.org/a", "PHOTO;VALUE=uri:http://example.org/a"),
      (.v21, "LOGO:http://example.org/a", "LOGO;VALUE=URL:http://example.org/a"),
      (.v30, "RELATED;TYPE=friend:urn:uuid:1", "X-RELATED;TYPE=friend:urn:uuid:1"),
      (.v30, "KIND:group", "X-ADDRESSBOOKSERVER-KIND:group"),
      (.v30, "N;SORT-AS=Harten:van Harten;Rene;;;", "N:van Harten;Rene;;;|SORT-STRING:Harten"),
      (
        .v30, "ADR;TYPE=home;LABEL=\"1 Main^nTown\":;;1 Main;Town;;;",
        "ADR;TYPE=home:;;1 Main;Town;;;|LABEL;TYPE=home:1 Main\\nTown"
      ),
      (
        .v21, "NOTE:Müller\\nb\\, c",
        "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCller=0D=0Ab, c"
      ),
      (.v21, "NOTE:a\\, b", "NOTE:a, b"),
    ] as [(CardVersion, String, String)]
  )
  func downgrade(to: CardVersion, line: String, expected: String) {
    let result = converted([line], from: .v40, to: to).lines.filter { !$0.isEmpty }
    #expect(result.joined(separator: "|") == expected)
  }

  @Test func `lines that need no change keep their bytes`() {
    let text =
      "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nn:Ruiz;Ana;;;\nitem1.X-abLabel:Odd\nNOTE:a\n  fold\n"
      + "tel;type=CELL:1\nBDAY:1985-04-12\nEND:VCARD\n"
    let card = CardConversion.converted(cardLines(text), to: .v40)
    #expect(
      String(decoding: card.bytes, as: UTF8.self)
        == text.replacing("3.0", with: "4.0").replacing("1985-04-12", with: "19850412")
    )
    #expect(card.notes.isEmpty)
  }

  @Test func `what is demanded is made, told, and gone on the way back`() {
    let text = "BEGIN:VCARD\r\nVERSION:2.1\r\nN:Ruiz;Ana;;Dr.;\r\nTEL:1\r\nEND:VCARD\r\n"
    let card = CardConversion.converted(cardLines(text), to: .v40)
    #expect(String(decoding: card.bytes, as: UTF8.self).contains("FN;DERIVED=TRUE:Dr. Ana Ruiz"))
    #expect(card.notes.map(\.what) == ["FN"])
    #expect(CardConversion.converted(card.lines, to: .v21).bytes == Array(text.utf8))
  }

  @Test func `a change is not undone by what is carried`() {
    let text = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\nTEL;VALUE=uri:tel:+1;ext=5\r\nEND:VCARD\r\n"
    let old = String(
      decoding: CardConversion.converted(cardLines(text), to: .v30).bytes,
      as: UTF8.self
    )
    #expect(old.contains("X-VCARD4") && old.contains(":+1 x5"))
    let back = CardConversion.converted(cardLines(old), to: .v40)
    #expect(meanings(back.lines, .v40) == meanings(cardLines(text), .v40))
    let changed = CardConversion.converted(
      cardLines(old.replacing(":+1 x5", with: ":+2")),
      to: .v40
    )
    #expect(String(decoding: changed.bytes, as: UTF8.self).contains("tel:+2"))
  }

  @Test func `what has no place is told with its line`() {
    let (_, card) = converted(["ANNIVERSARY:20010203", "TEL;PREF=2:1"], from: .v40, to: .v30)
    #expect(card.notes.map(\.line) == [5, 6])
    #expect(card.notes.map(\.what) == ["ANNIVERSARY", "TEL;PREF"])
    #expect(card.notes[0].place == "kept as X-ANNIVERSARY")
  }

  @Test func `a fold never cuts a letter`() {
    let note = String(repeating: "山", count: 200)
    let (_, card) = converted(["NOTE;TYPE=pref:\(note)"], from: .v30, to: .v40)
    for piece in card.bytes.split(separator: 10) {
      #expect(piece.count <= 76)
      #expect(String(validating: piece, as: UTF8.self) != nil)
    }
  }
}
