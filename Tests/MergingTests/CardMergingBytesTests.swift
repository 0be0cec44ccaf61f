import ContactModel
import Merging
import Testing

/// What happens to the bytes of lines that move: nested cards, folds, encodings, line ends.
@Suite struct CardMergingBytesTests {
  @Test func `a card inside a card is carried along whole`() {
    let agent = ["AGENT:", "BEGIN:VCARD", "FN:Bo Lee", "TEL:1", "UID:in", "END:VCARD"]
    let with = (["BEGIN:VCARD", "FN:Ana Ruiz"] + agent + ["TEL:2", "END:VCARD", ""])
      .joined(separator: "\n")
    let fuller = card("FN:Ana Ruiz", "TEL:1", "TEL:3", "NOTE:x", "NOTE:y")
    let merge = merged([fuller, with])
    #expect(
      text(merge)
        == fuller.replacing("END:VCARD\n", with: "")
        + (agent + ["TEL:2", "END:VCARD", ""]).joined(separator: "\n")
    )
    #expect(merge.aliases.isEmpty)
    #expect(text(merged([with, with])) == with)
  }

  @Test func `a card that is the value of a line moves with its line ends`() {
    let inner = "AGENT:\nBEGIN:VCARD\nFN:Bo Lee\nEND:VCARD\n"
    var old = PlainReader.lines("BEGIN:VCARD\nVERSION:2.1\nFN:Ana Ruiz\nEND:VCARD\n")
    old.insert(
      ContentLine(raw: Array(inner.utf8), name: "AGENT", value: Array(inner.utf8), line: 4),
      at: 3
    )
    let new = PlainReader.lines(card("FN:Ana Ruiz", "TEL:1", "TEL:2"))
    let merge = CardMerging.merge([new, old], rule: .mostComplete, key: testKey)
    #expect(merge.lines.map { string($0.raw) }.contains(inner))
  }

  @Test func `text that ends at a blank line does not take in what follows it now`() {
    let quoted = "NOTE;ENCODING=QUOTED-PRINTABLE:a="
    let old = "BEGIN:VCARD\nVERSION:2.1\nFN:Ana Ruiz\n\(quoted)\n\nTEL:3\nEND:VCARD\n"
    let new = card("FN:Ana Ruiz", "TEL:1", "TEL:2")
    #expect(body(merged([new, old])).suffix(2) == [String(quoted.dropLast()), "TEL:3"])
    let alsoOld = new.replacing("3.0", with: "2.1")
    #expect(body(merged([alsoOld, old])).suffix(2) == [String(quoted.dropLast()), "TEL:3"])
    let open = card("FN:Ana Ruiz", "TEL:1", "TEL:2", quoted)
    #expect(text(merged([open, card("FN:Ana Ruiz", "TEL:3")])).contains(quoted + "\n\nTEL:3\n"))
    #expect(text(merged([open, open])) == open)
  }

  @Test func `a picture without blanks behind its folds is written unbroken`() {
    func photo(_ raw: String) -> [ContentLine] {
      var lines = PlainReader.lines(card("FN:Ana Ruiz"))
      lines.insert(
        ContentLine(
          raw: Array(raw.utf8),
          name: "PHOTO",
          parameters: [.init(name: "ENCODING", values: ["BASE64"])],
          value: Array("AQIDBAUG".utf8),
          line: 4
        ),
        at: 3
      )
      return lines
    }
    func moved(_ raw: String) -> [String] {
      let survivor = PlainReader.lines(card("FN:Ana Ruiz", "TEL:1", "TEL:2"))
      let merge = CardMerging.merge([survivor, photo(raw)], rule: .mostComplete, key: testKey)
      return merge.lines.map { string($0.raw) }.filter { $0.hasPrefix("PHOTO") }
    }
    #expect(moved("PHOTO;ENCODING=BASE64:AQID\nBAUG\n\n") == ["PHOTO;ENCODING=BASE64:AQIDBAUG\n"])
    let folded = "PHOTO;ENCODING=BASE64:AQID\n BAUG\n"
    #expect(moved(folded) == [folded])
  }

  @Test func `a UID is taken where the survivor has none`() {
    let merge = merged([card("FN:Ana Ruiz", "TEL:1"), card("UID:b", "FN:Ana Ruiz")])
    #expect(body(merge) == ["FN:Ana Ruiz", "TEL:1", "UID:b"])
    #expect(merge.aliases.isEmpty)
  }

  @Test func `alternatives of one value are kept together`() {
    let merge = merged([
      card("FN:Taro", "TEL:1", "TEL:2", "TEL:3", "TEL:4", "TEL:5"),
      card("N;ALTID=1;LANGUAGE=en:Yamada;Taro", "N;ALTID=1;LANGUAGE=jp:山田;太郎", "FN:Taro Yamada"),
    ])
    #expect(
      body(merge) == [
        "FN:Taro Yamada", "TEL:1", "TEL:2", "TEL:3", "TEL:4", "TEL:5",
        "N;ALTID=1;LANGUAGE=en:Yamada;Taro", "N;ALTID=1;LANGUAGE=jp:山田;太郎",
      ]
    )
  }

  @Test(
    "an added line without an end gets the survivor's",
    arguments: ["\n", "\r\n", "\r"]
  )
  func lineEnds(end: String) {
    let cut = "BEGIN:VCARD\nFN:Ana Ruiz\nTEL:2"
    let merge = merged([card("FN:Ana Ruiz", "TEL:1", end: end), cut])
    #expect(text(merge) == card("FN:Ana Ruiz", "TEL:1", "TEL:2", end: end))
  }

  /// The line ends of survivor and other, and that of the added line.
  static let ends = [
    ("\n", "\r\n", "\r\n"), ("\r\n", "\n", "\n"), ("\r", "\r\n", "\r"), ("\n", "\r", "\n"),
    ("\r\r\n", "\n", "\n"), ("\n", "\r\r\n", "\r\r\n"), ("\r\r\n", "\r", "\r\r\n"),

  ]

  @Test("an added line keeps its end unless CR alone would run two lines together", arguments: ends)
  func endsSideBySide(own: String, other: String, expected: String) {
    let merge = merged([
      card("FN:Ana Ruiz", "TEL:1", "TEL:2", end: own),
      card("FN:Ana Ruiz", "NOTE:a\(other) b", end: other),
    ])
    #expect(merge.lines.map { string($0.raw) }.contains("NOTE:a\(expected) b\(expected)"))
  }

  @Test func `a survivor without a last line end keeps none`() {
    let open = String(card("FN:Ana Ruiz", "TEL:1", "TEL:2").dropLast())
    let merge = merged([card("FN:Ana Ruiz", "TEL:3"), open])
    #expect(text(merge) == String(card("FN:Ana Ruiz", "TEL:1", "TEL:2", "TEL:3").dropLast()))
  }

  @Test func `a fold that the survivor's version reads otherwise is joined`() {
    let old = "BEGIN:VCARD\nVERSION:2.1\nFN:Ana Ruiz\nNOTE:a\n b\nEND:VCARD\n"
    let quoted =
      "BEGIN:VCARD\nVERSION:2.1\nFN:Ana Ruiz\nNOTE;ENCODING=QUOTED-PRINTABLE:a=\n b=\n c\nEND:VCARD\n"
    let new = card("FN:Ana Ruiz", "TEL:1", "TEL:2")
    #expect(body(merged([new, old])).last == "NOTE:a b")
    #expect(body(merged([new, quoted])).last == "NOTE;ENCODING=QUOTED-PRINTABLE:a b c")
    let fuller = old.replacing("NOTE:a", with: "TEL:1\nTEL:2\nTEL:3\nNOTE:a")
    let folded = card("FN:Ana Ruiz", "NOTE:x\n y")
    #expect(body(merged([fuller, folded])).last == "NOTE:xy")
    #expect(text(merged([new, folded])).contains("NOTE:x\n y\n"))
  }
}
