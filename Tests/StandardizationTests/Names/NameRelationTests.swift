import Testing

@testable import Standardization

@Suite struct NameRelationTests {
  @Test func `spellings of one name are the same, other people's names are not`() {
    let same = NamePairs.same.split(separator: "\n").flatMap { line in pairs(of: names(line)) }
    let different = NamePairs.different.split(separator: "\n").flatMap { pairs(of: names($0)) }
    #expect(same.count + different.count >= 500)
    let missed = same.filter { nameRelation($0, $1).relation != .same }
    let wrong = different.filter { nameRelation($0, $1).relation == .same }
    let found = same.count - missed.count
    let precision = Double(found) / Double(found + wrong.count)
    let recall = Double(found) / Double(same.count)
    #expect(precision >= 0.99, "\(wrong.map(explained))")
    #expect(recall >= 0.97, "\(missed.map(explained))")
    let notDifferent = different.filter { nameRelation($0, $1).relation != .different }
    #expect(notDifferent.count * 20 < different.count, "\(notDifferent.map(explained))")
  }

  @Test func `pairs written after the rules are judged as well`() {
    let same = NamePairs.laterSame.split(separator: "\n").flatMap { pairs(of: names($0)) }
    let different = NamePairs.laterDifferent.split(separator: "\n").flatMap { pairs(of: names($0)) }
    let missed = same.filter { nameRelation($0, $1).relation != .same }
    let wrong = different.filter { nameRelation($0, $1).relation == .same }
    #expect(missed.count * 100 <= same.count * 3, "\(same.count) \(missed.map(explained))")
    #expect(wrong.isEmpty, "\(wrong.map(explained))")
  }

  @Test func `pairs written without a look at the rules are judged as well`() {
    let lines = [NamePairs.freshSame, NamePairs.freshNicknames].joined(separator: "\n")
    let same = lines.split(separator: "\n").flatMap { pairs(of: names($0)) }
    let different = NamePairs.freshDifferent.split(separator: "\n").flatMap {
      pairs(of: names($0))
    }
    let missed = same.filter { nameRelation($0, $1).relation != .same }
    let wrong = different.filter { nameRelation($0, $1).relation == .same }
    #expect(missed.count * 100 <= same.count * 3, "\(same.count) \(missed.map(explained))")
    #expect(wrong.count * 100 <= same.count, "\(wrong.map(explained))")
  }

  @Test func `a third set of pairs is judged as well`() {
    let same = NamePairs.thirdSame.split(separator: "\n").flatMap { pairs(of: names($0)) }
    let different = NamePairs.thirdDifferent.split(separator: "\n").flatMap {
      pairs(of: names($0))
    }
    let missed = same.filter { nameRelation($0, $1).relation != .same }
    let wrong = different.filter { nameRelation($0, $1).relation == .same }
    #expect(missed.count * 100 <= same.count * 3, "\(same.count) \(missed.map(explained))")
    // Ted and Ned are one where they stand for Edmund, and two where not: nobody can tell.
    #expect(wrong.count <= 1, "\(different.count) \(wrong.map(explained))")
  }

  @Test(
    "field by field and as a whole a name is the same",
    arguments: [
      ("Ludwig", "", "van Beethoven", "", "Ludwig van Beethoven"),
      ("Martin", "Luther", "King", "Jr.", "Martin Luther King Jr."),
      ("María José", "", "García Pérez", "", "García Pérez, María José"),
      ("小明", "", "王", "", "王小明"), ("花子", "", "長谷川", "", "長谷川花子"),
      ("Robert \"Bob\"", "", "Dole", "", "Bob Dole"),
      ("Vladimir Vladimirovich", "", "Putin", "", "Путин Владимир Владимирович"),
      ("Charles", "André Joseph", "de Gaulle", "", "Charles de Gaulle"),
    ]
  )
  func fields(given: String, middle: String, family: String, suffix: String, whole: String) {
    func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }
    let parts = nameParts(
      given: bytes(given),
      middle: bytes(middle),
      family: bytes(family),
      suffix: bytes(suffix)
    )
    #expect(nameRelation(parts, nameParts(whole: bytes(whole))).relation == .same)
  }

  @Test func `a name that says less is compatible`() {
    for line in NamePairs.compatible.split(separator: "\n") {
      for (a, b) in pairs(of: names(line)) {
        #expect(nameRelation(a, b).relation == .compatible, "\(explained((a, b)))")
      }
    }
  }

  @Test func `the order of two names doesn't matter, and a name is the same as itself`() {
    let lines = [NamePairs.same, NamePairs.different, NamePairs.compatible].joined(separator: "\n")
    for line in lines.split(separator: "\n") {
      for (a, b) in pairs(of: names(line)) {
        #expect(nameRelation(a, b) == nameRelation(b, a), "\(a) \(b)")
        #expect(nameRelation(a, a).relation == .same, "\(a)")
      }
    }
  }

  @Test(
    "the rule that decided is told",
    arguments: [
      ("Ana Ruiz", "Ruiz, Ana", NameRule.equal), ("Bob Smith", "Robert Smith", .nickname),
      ("Юлия Орлова", "Julia Orlova", .spelling), ("Jan Vandenberg", "Jan van den Berg", .joined),
      ("John Smith Jr", "John Smith Sr", .generation), ("J. Smith", "John Smith", .initial),
      ("Ana Ruiz", "Ana Reyes", .family), ("Ana Ruiz", "Eva Ruiz", .given),
      ("John Bauer", "Johann Bauer", .languageVariant), ("Mr Kim Winter", "Mrs Kim Winter", .sex),
      ("Wang Xiaoming", "Xiaoming Wang", .swapped),
      ("John Walker", "John R. Walker", .middleMissing),
    ]
  )
  func rule(a: String, b: String, rule: NameRule) {
    #expect(nameRelation(a, b).rule == rule)
  }

  @Test(
    "of two people in one name the first is kept, and that there are two is told",
    arguments: [
      ("Ana & Bo Ruiz", "Ana Ruiz"), ("Ana Ruiz & Bo Díaz", "Ana Ruiz"),
      ("Ruiz, Ana & Bo", "Ana Ruiz"), ("Ana + Bo van der Meer", "Ana van der Meer"),
      ("Ana & Bo", "Ana"),
    ]
  )
  func couples(both: String, first: String) {
    let read = nameParts(whole: Array(both.utf8)[...])
    let alone = nameParts(whole: Array(first.utf8)[...])
    #expect(read.isCouple && !alone.isCouple)
    #expect(read.given == alone.given && read.family == alone.family)
    #expect(read.middle.isEmpty)
    #expect(nameRelation(both, first).relation == .compatible)
  }

  @Test(
    "titles, prefixes and pet forms of more languages",
    arguments: [
      ("Malgorzata Nowak", "Gosia Nowak"),
      ("Spyridon Vlachos", "Spyros Vlachos"), ("Doutora Ines Prata", "Ines Prata"),
      ("Zsuzsanna Fekete", "Zsuzsa Fekete"), ("John M'Donald", "John MacDonald"),
    ]
  )
  func moreLanguages(a: String, b: String) {
    #expect(nameRelation(a, b).relation == .same)
  }

  private func names(_ line: Substring) -> [String] {
    line.split(separator: "|").map { String($0.drop { $0 == " " }) }
  }

  private func pairs(of names: [String]) -> [(String, String)] {
    names.indices.flatMap { i in names[(i + 1)...].map { (names[i], $0) } }
  }

  private func explained(_ pair: (String, String)) -> String {
    let found = nameRelation(pair.0, pair.1)
    return "\(pair.0) ~ \(pair.1): \(found.relation) by \(found.rule)"
  }
}
