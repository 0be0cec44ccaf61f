import Testing

@testable import Standardization

@Suite struct FoldingTests {
  @Test(
    "a word folds to lower case Latin letters without diacritics",
    arguments: [
      ("Müller", "muller"), ("ŁUKASZ", "lukasz"), ("Straße", "strasse"), ("Ærø", "aero"),
      ("Đặng Thị Hồng", "dang thi hong"), ("Иван Щукин", "ivan shchukin"),
      ("Σωκράτης", "sokratis"), ("ＡＢＣ１", "abc1"), ("O’Brien", "o'brien"),
      ("e\u{301}te\u{301}", "ete"),
      ("İstanbul", "istanbul"), ("ığdır", "igdir"), ("Smith–Jones", "smith-jones"), ("山田", "山田"),
      ("a\u{200B}b", "ab"), ("a\tb", "a b"), ("2º", "2o"),
    ]
  )
  func folds(text: String, expected: String) {
    #expect(fold(text) == expected)
  }

  @Test func `folding twice changes nothing more`() {
    for scalar in (0x20...0x24FF).compactMap(Unicode.Scalar.init) {
      let once = folded(Array(String(scalar).utf8)[...])
      #expect(folded(once[...]) == once, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `bytes that are no UTF-8 are taken for Latin-1`() {
    #expect(folded([0x4D, 0xFC, 0x6C]) == Array("mul".utf8))
    #expect(folded([0xE9]) == Array("e".utf8))
  }

  @Test func `any bytes fold to valid UTF-8`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let bytes = (0..<12).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(String(validating: folded(bytes[...]), as: UTF8.self) != nil, "\(bytes)")
    }
  }

  @Test func `an apostrophe joins, other punctuation parts words`() {
    let words = splitWords(folded(Array("O'Brien-Smith, J. (x)".utf8)[...]))
    #expect(words.map { String(decoding: $0, as: UTF8.self) } == ["obrien", "smith", "j", "x"])
  }

  private func fold(_ text: String) -> String {
    String(decoding: folded(Array(text.utf8)[...]), as: UTF8.self)
  }
}

@Suite struct SoundKeyTests {
  @Test(
    "spellings of one sound have one key",
    arguments: [
      ["muller", "mueller", "muler"], ["schmidt", "schmitt", "smit"], ["sasha", "sascha"],
      ["philip", "filip"], ["katherine", "catherine", "katharine"], ["stephen", "stefen"],
      ["aleksandr", "alexandr"], ["wolf", "volf", "wolff"], ["meyer", "maier", "mayer", "meier"],
    ]
  )
  func agree(names: [String]) {
    #expect(Set(names.map(sound)).count == 1, "\(names.map(sound))")
  }

  @Test func `other names have other keys`() {
    #expect(Set(["muller", "miller", "moler"].map(sound)).count == 1)
    #expect(sound("smith") != sound("jones"))
    #expect(sound("anna") != sound("anton"))
    #expect(sound("") == "")
  }

  private func sound(_ name: String) -> String {
    var output: [UInt8] = []
    soundKey(Array(name.utf8)[...], into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
