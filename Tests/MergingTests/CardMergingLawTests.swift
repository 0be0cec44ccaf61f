import ContactModel
import Merging
import Testing

/// Cards of few words, so that many lines are equal or nearly so.
struct CardGenerator {
  var random: SeededGenerator

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: choices.indices, using: &random)]
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func card() -> String {
    let end = pick(["\n", "\r\n", "\r\n", "\r", "\r\r\n"])
    var lines = ["BEGIN:VCARD", "VERSION:" + pick(["3.0", "3.0", "4.0", "2.1"])]
    if chance(60) { lines.append("UID:" + pick(["a", "b", "c", ""])) }
    for _ in 0..<Int.random(in: 0...9, using: &random) { lines += line(end) }
    lines = chance(5) ? lines : lines + ["END:VCARD"]
    let text = lines.map { $0 + end }.joined()
    return chance(10) ? String(text.dropLast()) : text
  }

  private mutating func line(_ end: String) -> [String] {
    let group = pick(["item1", "item2", "ITEM1", "work", "item9"])
    let phone = pick(["0301", "+49301", "030-1", "2", ""])
    let type = pick(["", "", ";TYPE=HOME", ";TYPE=WORK", ";TYPE=CELL,PREF", ";CELL", ";PREF=1"])
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return ["FN:" + pick(["Ana Ruiz", "ANA RUIZ", "A. Ruiz", "Ana", ""])]
    case 1: return ["N:" + pick(["Ruiz;Ana;;;", "ruiz;ana", ";;;;"])]
    case 2, 3, 4: return ["TEL\(type):\(phone)"]
    case 5: return ["\(group).TEL\(type):\(phone)", "\(group).X-ABLabel:" + pick(["Boat", "Hut"])]
    case 6: return ["\(group).X-ABLabel:" + pick(["Boat", "_$!<Home>!$_"]), "\(group).URL:u"]
    case 7: return ["EMAIL\(type):" + pick(["a@b.c", "A@b.c"])]
    case 8: return ["NOTE:" + pick(["one", "two\(end) folded", "a\\,b", "a,b"])]
    case 9: return ["PHOTO;ENCODING=b:" + pick(["AQID", "AQ\(end) ID", "!!", "BAUG"])]
    case 10: return ["BDAY:" + pick(["1980-01-02", "--0102", "19800102"])]
    case 11: return [pick(["odd line", "", "odd too", "X-A:1", "x-a;P=Q:1", "=3D"])]
    case 12: return ["REV:" + pick(["20200101T000000Z", "2021-01-01", "never"]), "PRODID:p"]
    case 13: return ["AGENT:", "BEGIN:VCARD", "FN:" + pick(["Bo", "Cy"]), "END:VCARD"]
    case 14: return ["BEGIN:VCARD"]
    default:
      return ["CATEGORIES:" + pick(["x", "y", "x,y"]), "\(group).ADR:;;" + pick(["s", "t"])]
    }
  }
}

/// What must survive of a line: all but its group and how it is broken.
private func essence(_ line: ContentLine) -> String {
  let parameters = line.parameters.map { "\($0.name)=\($0.values)" }.joined(separator: ";")
  let value = line.name.isEmpty ? trimmed(line.raw) : line.value
  return "\(line.name);\(parameters):" + String(decoding: value, as: UTF8.self)
}

private func trimmed(_ raw: [UInt8]) -> [UInt8] {
  Array(raw.reversed().drop { $0 == 0x0A || $0 == 0x0D }.reversed())
}

@Suite struct CardMergingLawTests {
  static let rules = SurvivorshipRule.allCases

  @Test("every line is kept or retired, and nothing else is", arguments: rules)
  func nothingIsLost(rule: SurvivorshipRule) {
    var generator = CardGenerator(seed: 1)
    for _ in 0..<300 {
      let texts = (0..<Int.random(in: 1...4, using: &generator.random)).map { _ in generator.card()
      }
      let cards = texts.map { PlainReader.lines($0) }
      let merge = CardMerging.merge(cards, rule: rule, key: testKey)
      var origins = merge.lines.map(\.origin) + merge.retired.map(\.origin)
      #expect(Set(origins).count == origins.count, "a line is there twice: \(texts)")
      origins.sort { ($0.card, $0.index) < ($1.card, $1.index) }
      let all = cards.indices.flatMap { card in
        cards[card].indices.map { LineOrigin(card: card, index: $0) }
      }
      #expect(origins == all, "a line is lost: \(texts)")
      for line in merge.lines {
        let input = cards[line.origin.card][line.origin.index]
        let output = PlainReader.lines(String(decoding: line.raw, as: UTF8.self))
        // A fold of vCard 2.1 is joined on purpose, which this reader does not know.
        guard !input.raw.dropLast(2).contains(where: { $0 == 0x0A || $0 == 0x0D }) else { continue }
        #expect(output.map(essence) == [essence(input)])
      }
    }
  }

  @Test("one card alone stays as it is", arguments: rules)
  func alone(rule: SurvivorshipRule) {
    var generator = CardGenerator(seed: 2)
    for _ in 0..<200 {
      let text = generator.card()
      let merge = CardMerging.merge([PlainReader.lines(text)], rule: rule, key: testKey)
      #expect(String(decoding: merge.lines.flatMap(\.raw), as: UTF8.self) == text)
      #expect(merge.retired.isEmpty)
      #expect(merge.aliases.isEmpty)
    }
  }

  @Test("a card merged with itself stays as it is", arguments: rules)
  func withItself(rule: SurvivorshipRule) {
    var generator = CardGenerator(seed: 3)
    for _ in 0..<300 {
      let text = generator.card()
      let lines = PlainReader.lines(text)
      for count in 2...3 {
        let copies = [[ContentLine]](repeating: lines, count: count)
        let merge = CardMerging.merge(copies, rule: rule, key: testKey)
        #expect(String(decoding: merge.lines.flatMap(\.raw), as: UTF8.self) == text)
        #expect(!merge.retired.contains { $0.reason.losesValue }, "\(text)")
      }
    }
  }

  @Test("merging the result with an input again adds nothing", arguments: rules)
  func mergingAgain(rule: SurvivorshipRule) {
    var generator = CardGenerator(seed: 4)
    for _ in 0..<100 {
      // Cards cut off and lines whose groups label each other are their own matter.
      let texts = (0..<3).map { _ in generator.card() }.filter {
        $0.contains("END:VCARD") && !$0.contains("BEGIN:VCARD\nBEGIN") && !$0.contains("2.1")
      }
      guard let first = texts.first else { continue }
      let cards = texts.map { PlainReader.lines($0) }
      let once = CardMerging.merge(cards, rule: .first, key: testKey)
      let result = String(decoding: once.lines.flatMap(\.raw), as: UTF8.self)
      let again = CardMerging.merge(
        [PlainReader.lines(result), PlainReader.lines(first)],
        rule: .first,
        key: testKey
      )
      #expect(String(decoding: again.lines.flatMap(\.raw), as: UTF8.self) == result, "\(texts)")
    }
  }

  @Test("nothing that is said is retired unsaid", arguments: rules)
  func reasonsHold(rule: SurvivorshipRule) {
    var generator = CardGenerator(seed: 5)
    for _ in 0..<200 {
      let cards = (0..<3).map { _ in PlainReader.lines(generator.card()) }
      let merge = CardMerging.merge(cards, rule: rule, key: testKey)
      let kept = Set(merge.lines.map(\.origin))
      for retired in merge.retired {
        let line = cards[retired.origin.card][retired.origin.index]
        switch retired.reason {
        case .saysTheSame(let origin), .notChosen(let origin):
          #expect(kept.contains(origin), "the line it gave way to is gone itself")
        case .bookkeeping:
          #expect(["BEGIN", "END", "VERSION", "UID", "REV", "PRODID"].contains(line.name))
        case .empty:
          // The label of an empty line labels nothing.
          guard line.name != "X-ABLABEL" else { continue }
          #expect(line.value.allSatisfy { $0 == UInt8(ascii: ";") || $0 == 0x0A || $0 == 0x0D })
        case .noRoom: Issue.record("a card has room for all")
        }
      }
    }
  }
}
