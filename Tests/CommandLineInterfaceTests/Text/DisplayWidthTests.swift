import Testing

@testable import CommandLineInterface

@Suite struct DisplayWidthTests {
  @Test(
    "text takes as many columns as a terminal gives it",
    arguments: [
      ("", 0), ("Ana", 3), ("山田", 4), ("José", 4), ("Jose\u{301}", 4), ("Zoe\u{308}\u{301}", 3),
      ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("한국", 4), ("한", 2),
      ("ﾊﾝ", 2), ("ハン", 4), ("Ａ", 2), ("中a文", 5), ("שלום", 4), ("أحمد", 4), ("เก้า", 3),
      ("ß", 1), ("—", 1), ("…", 1), ("≈", 1), ("█", 1), ("a\u{200B}b", 2), ("𠮷", 2), ("、", 2),
    ]
  )
  func widths(text: String, expected: Int) {
    #expect(DisplayWidth.of(text) == expected)
  }

  @Test func `the width of a text is the sum of those of its parts`() {
    let parts = ["Ana", "山", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "한", " "]
    for first in parts {
      for second in parts {
        #expect(DisplayWidth.of(first + second) == DisplayWidth.of(first) + DisplayWidth.of(second))
      }
    }
  }
}

@Suite struct ShorteningTests {
  @Test(
    "what is too wide loses its end",
    arguments: [
      ("Ana Ruiz", 8, "Ana Ruiz"), ("Ana Ruiz", 7, "Ana Ru…"), ("Ana", 1, "…"), ("Ana", 0, ""),
      ("山田太郎", 8, "山田太郎"), ("山田太郎", 7, "山田太…"), ("山田太郎", 6, "山田…"), ("山", 1, "…"),
      ("Jose\u{301} Luis", 5, "Jose\u{301}…"), ("👩‍👩‍👧👍", 3, "👩‍👩‍👧…"), ("", 3, ""),
    ]
  )
  func shortening(text: String, width: Int, expected: String) {
    #expect(text.shortened(toWidth: width) == expected)
  }

  @Test func `shortened text is never wider, and padded text is never narrower`() {
    for text in ["", "Ana Ruiz", "山田太郎", "Jose\u{301}", "👩‍👩‍👧👍🇩🇪", "a山b田c"] {
      for width in 0...12 {
        #expect(DisplayWidth.of(text.shortened(toWidth: width)) <= width)
        #expect(DisplayWidth.of(text.padded(toWidth: width)) == max(width, DisplayWidth.of(text)))
      }
    }
  }
}

@Suite struct VisibleTextTests {
  @Test(
    "what a terminal could obey is shown in letters",
    arguments: [
      ("Ana Ruiz", "Ana Ruiz"), ("山田 👩‍👩‍👧 Jose\u{301}", "山田 👩‍👩‍👧 Jose\u{301}"),
      ("\u{1B}[2J", "\\x1B[2J"), ("a\u{7}b", "a\\x07b"), ("a\tb\nc\r", "a\\tb\\nc\\r"),
      ("\u{0}\u{7F}", "\\x00\\x7F"), ("\u{9B}31m", "\\x9B31m"), ("a\u{202E}b", "a\\u{202E}b"),
      ("a\u{2028}b", "a\\u{2028}b"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
      ("a\u{200F}ב", "a\u{200F}ב"), ("Ana\r\nRuiz", "Ana\\r\\nRuiz"),
    ]
  )
  func escapes(text: String, expected: String) {
    #expect(text.visible == expected)
  }

  @Test func `no control character survives`() {
    for value in UInt32(0)...0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = "a\(scalar)b".visible
      let isControl = scalar.properties.generalCategory == .control
      #expect(
        shown.unicodeScalars.contains(scalar) != isControl || (0x2028...0x202E).contains(value)
          || (0x2066...0x2069).contains(value)
      )
      #expect(!shown.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
