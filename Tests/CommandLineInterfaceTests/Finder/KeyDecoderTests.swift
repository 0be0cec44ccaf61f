import Testing

@testable import CommandLineInterface

@Suite struct KeyDecoderTests {
  @Test(
    arguments: [
      ("a", [.character("a")]), ("é", [.character("é")]), ("山", [.character("山")]),
      ("😀", [.character("😀")]), ("\r", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
      ("\u{8}", [.backspace]), ("\u{3}", [.control("c")]), ("\u{17}", [.control("w")]),
      ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[C", [.right]),
      ("\u{1B}[1;5D", [.wordLeft]),
      ("\u{1B}[1;3C", [.wordRight]), ("\u{1B}b", [.wordLeft]), ("\u{1B}[H", [.home]),
      ("\u{1B}[4~", [.end]), ("\u{1B}[3~", [.delete]), ("\u{1B}[5~", [.pageUp]),
      ("\u{1B}[6~", [.pageDown]), ("\u{1B}[Z", [.backTab]), ("\u{1B}\u{7F}", [.deleteWord]),
      ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}[99~x", [.character("x")]),
      ("\u{1B}[?1;2cx", [.character("x")]), ("ab", [.character("a"), .character("b")]),
      ("\u{1B}[200~a\nb\u{1B}[A\u{1B}[201~c", [.paste("a\nb\u{1B}[A"), .character("c")]),
      ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ] as [(String, [TerminalKey])]
  )
  func `these bytes are these keys`(bytes: String, keys: [TerminalKey]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == keys)
    #expect(!decoder.isWaiting)
    // The same, however the bytes come.
    var slow = KeyDecoder()
    #expect(bytes.utf8.flatMap { slow.decode([$0]) } == keys)
  }

  @Test func `an ESC is the Escape key when nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.decode([0x1B, UInt8(ascii: "[")]).isEmpty)
    #expect(decoder.timeOut() == [.escape, .character("[")])
  }

  @Test func `bytes that are no text are left out`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xFF, 0x80, 0xC3, 0x28, 0x61]) == [.character("("), .character("a")])
  }

  @Test func `a paste has a limit and ends all the same`() {
    var decoder = KeyDecoder()
    var keys = decoder.decode(Array("\u{1B}[200~".utf8))
    for _ in 0..<40 { keys += decoder.decode([UInt8](repeating: 0x61, count: 1 << 15)) }
    #expect(keys.isEmpty)
    #expect(!decoder.isWaiting)
    keys = decoder.decode(Array("\u{1B}[201~b".utf8))
    #expect(keys.count == 2)
    guard case .paste(let text) = keys.first else {
      Issue.record("no paste but \(keys)")
      return
    }
    #expect(text.utf8.count == KeyDecoder.longestPaste)
  }

  @Test func `random bytes in random pieces never stop it`() {
    var generator = SplitMix(seed: 3)
    let alphabet: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x32, 0x30, 0x31, 0x7E, 0x3B, 0x61, 0xC3, 0xA9, 0xFF,
    ]
    for _ in 0..<3_000 {
      var decoder = KeyDecoder()
      for _ in 0..<8 {
        let piece = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          alphabet.randomElement(using: &generator) ?? 0
        }
        _ = decoder.decode(piece)
      }
      _ = decoder.decode(Array("\u{1B}[201~".utf8))
      _ = decoder.timeOut()
      #expect(decoder.decode(Array("zz".utf8)).last == .character("z"))
    }
  }
}
