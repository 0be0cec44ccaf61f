import ContactFormats
import ContactModel
import Testing

/// How many random cards each law is tried on.
private let trials: Range<UInt64> = 0..<300

@Suite struct ConversionLawTests {
  private static let pairs = CardVersion.allCases.flatMap { one in
    CardVersion.allCases.filter { $0 != one }.map { (one, $0) }
  }

  @Test("a card that is converted and back says all that it said", arguments: pairs)
  func back(from: CardVersion, to: CardVersion) {
    for seed in trials {
      let text = RandomCard.text(seed: seed, version: from)
      let original = cardLines(text)
      let converted = CardConversion.converted(original, to: to)
      let read = cardLines(converted.bytes)
      let back = CardConversion.converted(read, to: from)
      let before = meanings(original, from)
      let after = meanings(cardLines(back.bytes), from)
      let lost = missing(before, in: after)
      #expect(
        lost.isEmpty,
        "seed \(seed)\n\(text)\n\(String(decoding: converted.bytes, as: UTF8.self))"
      )
      if !lost.isEmpty { return }
    }
  }

  @Test("what is written is what was converted", arguments: pairs)
  func written(from: CardVersion, to: CardVersion) {
    for seed in trials {
      let text = RandomCard.text(seed: seed, version: from)
      let converted = CardConversion.converted(cardLines(text), to: to)
      let read = cardLines(converted.bytes)
      #expect(CardVersion(of: read) == to)
      let lost = missing(meanings(converted.lines, to), in: meanings(read, to))
      #expect(
        lost.isEmpty,
        "seed \(seed)\n\(text)\n\(String(decoding: converted.bytes, as: UTF8.self))"
      )
      // A conversion to the same version changes nothing.
      #expect(CardConversion.converted(read, to: to).bytes == converted.bytes)
      if !lost.isEmpty { return }
    }
  }
}
