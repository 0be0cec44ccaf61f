import ContactModel
import Merging
import Testing

@Suite struct TextEncodingTests {
  @Test(
    "bytes tell whether a text is UTF-8",
    arguments: [
      ([], .ascii), ([0x41, 0x7F, 0x0A], .ascii), ([0x41, 0xC3, 0xBC], .utf8),
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xF0, 0x9F, 0x98, 0x80], .utf8), ([0x4D, 0xFC, 0x6C], .other),
      ([0xC3], .other), ([0xC3, 0xBC, 0xFC], .other), ([0xED, 0xA0, 0x80], .other),
      ([0x80], .other),
    ] as [([UInt8], TextEncoding)]
  )
  func encoding(bytes: [UInt8], encoding: TextEncoding) {
    #expect(TextEncoding(of: bytes) == encoding)
  }

  @Test("characters across the pieces that are checked are whole", arguments: 0..<4)
  func pieces(shift: Int) {
    let text = [UInt8](repeating: 0x41, count: shift)
    let character = Array("😀".utf8)
    var bytes = character + text
    for _ in 0..<(3 << 18) { bytes += character }
    #expect(TextEncoding(of: bytes) == .utf8)
    bytes[bytes.count - 2] = 0x41
    #expect(TextEncoding(of: bytes) == .other)
    #expect(TextEncoding(of: character + [UInt8](repeating: 0x80, count: 1 << 21)) == .other)
  }

  private static let texts: [TextEncoding: [UInt8]] = [
    .ascii: Array(card("FN:Ana Ruiz").utf8),
    .utf8: Array(card("FN:Zoë Ruiz").utf8),
    .other: Array(card("FN:Zo").utf8).flatMap { $0 == UInt8(ascii: "Z") ? [$0, 0xEB] : [$0] },
  ]

  /// What a plan of sources with these texts is refused for.
  private func refusal(_ encodings: [TextEncoding]) -> MergePlanError? {
    let book = PlannedBook(cards: [[]])
    let sources = encodings.enumerated().map { number, encoding in
      MergeSource(
        path: "\(number).vcf",
        bytes: Self.texts[encoding] ?? [],
        entries: [],
        layout: .vCard
      )
    }
    do {
      _ = try MergePlan(sources: sources, clusters: [], rule: .first, reader: book.reader)
      return nil
    } catch {
      return error as? MergePlanError
    }
  }

  @Test(
    "sources of one encoding are joined, ASCII with any",
    arguments: [
      [.ascii], [.utf8], [.other], [.ascii, .utf8, .ascii, .utf8], [.other, .ascii, .other],
    ] as [[TextEncoding]]
  )
  func joined(encodings: [TextEncoding]) {
    #expect(refusal(encodings) == nil)
  }

  @Test func `UTF-8 beside other text is refused by the first source that differs`() {
    #expect(refusal([.utf8, .ascii, .other]) == .differentEncodings(path: "2.vcf", isUTF8: false))
    #expect(refusal([.ascii, .other, .utf8]) == .differentEncodings(path: "2.vcf", isUTF8: true))
    #expect(
      refusal([.utf8, .other])?.message
        == "1.vcf is not UTF-8 like the first file; merge it apart, or convert it to UTF-8"
    )
  }
}
