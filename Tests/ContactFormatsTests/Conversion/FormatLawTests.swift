import ContactFormats
import ContactModel
import Testing

@Suite struct FormatLawTests {
  private static let formats = ContactFormat.named.map(\.format) + [.vCard(.v21), .vCard(.v40)]

  @Test("a card that is written in any format and read again says what it said", arguments: formats)
  func back(format: ContactFormat) throws {
    for seed in 0..<150 as Range<UInt64> {
      let text = RandomCard.text(seed: seed, version: .v40)
      let original = cardLines(text)
      let (bytes, _) = ContactWriting.write([original], as: format)
      let table = try read(bytes)
      try #require(table.entries.count == 1, "seed \(seed)")
      let back = CardConversion.lines(of: 0, in: table)
      let before = meanings(original, .v40)
      let after = meanings(cardLines(back.bytes), .v40)
      // A name may have been made of the others.
      let lost = missing(before, in: after).filter { !$0.hasPrefix(".FN") }
      let gained = missing(after, in: before).filter {
        !$0.hasPrefix(".FN") && !$0.hasPrefix(".N ")
      }
      #expect(
        lost.isEmpty && gained.isEmpty,
        "seed \(seed) lost \(lost) gained \(gained)\n\(text)\n\(String(decoding: bytes, as: UTF8.self))"
      )
      // From the second time on, writing what was read changes nothing.
      let second = ContactWriting.write([back.lines], as: format).bytes
      let lines = CardConversion.lines(of: 0, in: try read(second)).lines
      let third = ContactWriting.write([lines], as: format).bytes
      let texts = [second, third].map { String(decoding: $0, as: UTF8.self) }
      #expect(texts[0] == texts[1], "seed \(seed)\n\(text)")
      if texts[0] != texts[1] { return }
      if !lost.isEmpty || !gained.isEmpty { return }
    }
  }
}
