import Foundation
import Testing

@testable import Standardization

@Suite struct FoldingLawTests {
  @Test func `folding is idempotent on text of all planes`() {
    var random = SplitMix(seed: 1)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<random.below(10) {
        let plane = [0x100, 0x250, 0x600, 0x1200, 0x3200, 0x11FF, 0xFFFF, 0x10FFFF][random.below(8)]
        if let scalar = Unicode.Scalar(UInt32(random.below(plane))) {
          text.unicodeScalars.append(scalar)
        }
      }
      let once = folded(Array(text.utf8)[...])
      #expect(folded(once[...]) == once, "\(text.debugDescription)")
    }
  }

  @Test func `composed and decomposed text fold alike`() {
    let ranges = [0xC0..<0x250, 0x386..<0x3CF, 0x400..<0x460, 0x1E00..<0x1F00, 0x3041..<0x30FF]
    let syllables = Array(stride(from: 0xAC00, to: 0xD7A4, by: 7))
    for value in ranges.flatMap(Array.init) + syllables {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let text = "x" + String(scalar) + "x"
      let composed = folded(Array(text.precomposedStringWithCanonicalMapping.utf8)[...])
      let decomposed = folded(Array(text.decomposedStringWithCanonicalMapping.utf8)[...])
      #expect(composed == decomposed, "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    "letters of many kinds have a Latin form",
    arguments: [
      ("ﬁﬂ", "fifl"), ("x²", "x2"), ("Œuvre", "oeuvre"), ("Þór", "thor"),
      ("Ĳsselmeer", "ijsselmeer"),
      ("Ευαγγελία Παπαδοπούλου", "evangelia papadopoulou"), ("Αυγή", "avgi"),
      ("Ευτυχία", "eftychia"),
      ("Маÿор", "mayor"), ("𝓐𝓷𝓪", "ana"), ("„Bob“", "\"bob\""), ("Ї", "yi"), ("Ё", "e"), ("ạ̈", "a"),
    ]
  )
  func latin(text: String, expected: String) {
    #expect(String(decoding: folded(Array(text.utf8)[...]), as: UTF8.self) == expected)
  }
}

@Suite struct WordTableTests {
  @Test func `a word is found with the bits of all its lines, others are not`() {
    let words = (0..<500).map { Array("w\($0 * 7)".utf8)[...] }
    let table = WordTable(words.map { ($0, 1) } + words.prefix(9).map { ($0, 2) })
    #expect(table.count == 500)
    for (index, word) in words.enumerated() {
      #expect(table[word] == (index < 9 ? 3 : 1))
      let bytes = [0x20] + word + [0x20]
      #expect(table.value(bytes, 1..<bytes.count - 1) == table[word])
    }
    for word in ["", "w", "w1", "w00", "nothing of the kind"] {
      #expect(table[Array(word.utf8)[...]] == WordTable.none)
    }
  }
}
