import ContactModel
import Merging
import Testing

/// Rows of few words under columns of every kind.
private struct RowGenerator {
  var random: SeededGenerator

  static let headers = [
    "id,given,family,phone#0,phone#0:type,phone#1,phone#1:type,x",
    "name,street#0,city#0,postcode#0,street#1,city#1,postcode#1,phone@home,phone@mobile#1",
    "id,name&0,name&1,birthday,note,email#0,email#1,email#2,REV",
    "given,family,name,address,street,city,country,street@work#1,city@work#1,country@work#1",
  ]

  mutating func header() -> String { Self.headers.randomElement(using: &random) ?? "" }

  mutating func row(_ header: String) -> String {
    let count = header.split(separator: ",").count
    let isShort = Int.random(in: 0..<10, using: &random) == 0
    let isLong = Int.random(in: 0..<10, using: &random) == 0
    return (0..<(isShort ? count / 2 : isLong ? count + 2 : count)).map { _ in
      ["", "", "", "a", "A", "1", "+491", "01", "\"a,b\"", " ", "--01-02", "1980-01-02", "home"]
        .randomElement(using: &random) ?? ""
    }.joined(separator: ",")
  }
}

@Suite struct RowMergingLawTests {
  static let rules = SurvivorshipRule.allCases

  @Test("every cell that is not blank is kept once or retired once", arguments: rules)
  func nothingIsLost(rule: SurvivorshipRule) {
    var generator = RowGenerator(random: SeededGenerator(seed: 1))
    for _ in 0..<400 {
      let header = generator.header()
      let layout = layout(header)
      let count = Int.random(in: 1...4, using: &generator.random)
      let texts = (0..<count).map { _ in generator.row(header) }
      let rows = texts.map { PlainReader.cells($0, layout: layout) }
      let row = merged(texts, layout, rule: rule)
      var found = row.retired.map(\.origin)
      for cell in row.cells where cell.origin.index < rows[cell.origin.card].count {
        let original = rows[cell.origin.card][cell.origin.index]
        #expect(cell.raw == original.raw)
        if !isBlank(original) { found.append(cell.origin) }
      }
      let all = rows.indices.flatMap { row in
        rows[row].indices.filter { !isBlank(rows[row][$0]) }
          .map { LineOrigin(card: row, index: $0) }
      }
      #expect(Set(found).count == found.count, "\(header) \(texts)")
      #expect(Set(found) == Set(all), "\(header) \(texts)")
    }
  }

  @Test("one row alone, or with itself, stays as it is", arguments: rules)
  func withItself(rule: SurvivorshipRule) {
    var generator = RowGenerator(random: SeededGenerator(seed: 2))
    for _ in 0..<300 {
      let header = generator.header()
      let text = generator.row(header)
      for count in 1...3 {
        let rows = [String](repeating: text, count: count)
        let row = merged(rows, layout(header), rule: rule)
        #expect(MergingTests.text(row) == text, "\(header)")
        #expect(!row.retired.contains { $0.reason.losesValue }, "\(header) \(text)")
        #expect(row.aliases.isEmpty)
      }
    }
  }

  @Test("a name is never a mix of two", arguments: rules)
  func namesAreWhole(rule: SurvivorshipRule) {
    let layout = layout("given,middle,family,note,x")
    let choices = ["", "Ana", "B."]
    let rows = choices.flatMap { given in
      choices.flatMap { middle in choices.map { [given, middle, $0] } }
    }
    for first in rows {
      for second in rows {
        let texts = [first + ["", ""], second + ["n", ""]].map { $0.joined(separator: ",") }
        let name = merged(texts, layout, rule: rule).cells.prefix(3).map { string($0.raw) }
        #expect(name == first || name == second, "\(texts)")
      }
    }
  }

  @Test("an address is never a mix of two", arguments: rules)
  func addressesAreWhole(rule: SurvivorshipRule) {
    let layout = layout("street,city,country,note")
    let choices = ["", "a", "b"]
    let rows = choices.flatMap { street in
      choices.flatMap { city in choices.map { [street, city, $0] } }
    }
    for first in rows {
      for second in rows {
        let texts = [first + [""], second + ["n"]].map { $0.joined(separator: ",") }
        let address = merged(texts, layout, rule: rule).cells.prefix(3).map { string($0.raw) }
        let isFilled = zip(address, zip(first, second)).allSatisfy { kept, given in
          given.0 == given.1 || given.0.isEmpty || given.1.isEmpty
        }
        #expect(address == first || address == second || isFilled, "\(texts)")
        if isFilled, address != first, address != second {
          #expect(first[0] == second[0] && !first[0].isEmpty, "they share no street: \(texts)")
        }
      }
    }
  }

  @Test("a reason names a cell that is kept", arguments: rules)
  func reasonsHold(rule: SurvivorshipRule) {
    var generator = RowGenerator(random: SeededGenerator(seed: 3))
    for _ in 0..<300 {
      let header = generator.header()
      let texts = (0..<3).map { _ in generator.row(header) }
      let row = merged(texts, layout(header), rule: rule)
      let kept = Set(row.cells.map(\.origin))
      for retired in row.retired {
        switch retired.reason {
        case .saysTheSame(let origin): #expect(kept.contains(origin), "\(header) \(texts)")
        case .notChosen, .noRoom, .empty, .bookkeeping: break
        }
      }
    }
  }

  private func isBlank(_ cell: ContentLine) -> Bool { cell.value.allSatisfy { $0 == 0x20 } }
}
