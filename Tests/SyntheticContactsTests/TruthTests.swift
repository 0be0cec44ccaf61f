import Testing

@testable import SyntheticContacts

/// A book whose people have numbers of their own, so that a number tells who somebody is.
private let book = BookRecipe(count: 12_000, seed: 77).records()
private let people = Dictionary(grouping: book, by: \.person)

private func earlierTwin(
  of record: SyntheticRecord,
  where matches: (SyntheticRecord) -> Bool
) -> Bool {
  (people[record.person] ?? []).contains { $0.position != record.position && matches($0) }
}

private func digits(_ text: String) -> String {
  String(text.unicodeScalars.filter { ("0"..."9").contains($0) }.map(Character.init))
}

@Suite struct TruthTests {
  @Test func `a mailbox of one's own belongs to one person`() {
    var owners: [String: Set<Int>] = [:]
    for record in book
    where !record.lookalikes.contains(.familyMailbox) && !record.lookalikes.contains(.roleMailbox)
      && record.view != .organization && !record.alterations.contains(.mailboxSlip)
    {
      for mailbox in record.content.emails {
        owners[mailbox.text.lowercased(), default: []].insert(record.person)
      }
    }
    #expect(owners.count > 4000)
    #expect(owners.values.allSatisfy { $0.count == 1 })
  }

  @Test func `the birthday of a person is one day, slips apart`() {
    var checked = 0
    for cards in people.values {
      let days = cards.filter { card in
        !card.content.birthday.isEmpty && !card.alterations.contains(.birthdaySlip)
          && !card.alterations.contains(.dayMonthSwapped)
      }.map { $0.content.birthday.suffix(5) }
      #expect(Set(days).count <= 1)
      checked += days.count > 1 ? 1 : 0
    }
    #expect(checked > 200)
  }

  @Test func `cards of one person are of one household`() {
    for cards in people.values { #expect(Set(cards.map(\.household)).count == 1) }
  }

  @Test func `a household holds more than one person`() {
    var members: [Int: Set<Int>] = [:]
    for record in book {
      if let household = record.household { members[household, default: []].insert(record.person) }
    }
    let alone = members.values.count { $0.count == 1 }
    // The last household of a book may be cut off.
    #expect(alone <= 1)
    #expect(members.count > 500)
  }

  @Test func `parent and child of one name are two people of one household`() {
    var named: [Int: Set<Int>] = [:]
    for record in book where record.lookalikes.contains(.sameNameInFamily) {
      named[record.household ?? -1, default: []].insert(record.person)
    }
    #expect(named.count > 20)
    #expect(named.values.filter { $0.count == 2 }.count >= named.count - 1)
  }

  @Test func `most pairs of one person share a mailbox, a number or a birthday`() {
    var pairs = 0
    var sharing = 0
    for cards in people.values where cards.count > 1 {
      let marks = cards.map { card in
        Set(card.content.emails.map { $0.text.lowercased() })
          .union(card.content.phones.map { String(digits($0.text).suffix(7)) })
          .union(card.content.birthday.isEmpty ? [] : [String(card.content.birthday.suffix(5))])
      }
      for first in marks.indices {
        for second in marks[(first + 1)...] {
          pairs += 1
          sharing += marks[first].isDisjoint(with: second) ? 0 : 1
        }
      }
    }
    #expect((0.6...0.95).contains(Double(sharing) / Double(pairs)))
  }
}

/// What an alteration claims can be seen on the card.
@Suite struct AlterationTests {
  private func each(_ alteration: Alteration, _ holds: (SyntheticRecord) -> Bool) {
    for record in book where record.alterations.contains(alteration) {
      #expect(holds(record), "\(record)")
    }
  }

  @Test func `an exact copy has every line of another card`() {
    each(.exactCopy) { record in
      earlierTwin(of: record) { $0.content.isCopy(of: record.content) }
    }
  }

  @Test func `whoever has every line of another card is known as an exact copy`() {
    for cards in people.values {
      let originals = cards.filter {
        !$0.alterations.contains(.exactCopy) && !$0.alterations.contains(.nameOnly)
      }
      for (index, card) in originals.enumerated() {
        #expect(!originals[..<index].contains { $0.content.isCopy(of: card.content) })
      }
    }
  }

  @Test func `formatting alone leaves numbers, birthday and note`() {
    each(.formattingOnly) { record in
      earlierTwin(of: record) { other in
        other.content.birthday == record.content.birthday
          && other.content.note == record.content.note
          && other.content.phones.count == record.content.phones.count
          && Set(other.content.emails.map { $0.text.lowercased() })
            == Set(record.content.emails.map { $0.text.lowercased() })
          && Set(other.content.phones.map { digits($0.text).suffix(4) })
            == Set(record.content.phones.map { digits($0.text).suffix(4) })
      }
    }
  }

  @Test func `a card of a name alone has nothing else`() {
    each(.nameOnly) { record in
      var rest = record.content
      rest.name = CardName()
      rest.extras = CardExtras()
      return rest == SyntheticRecord.Content()
    }
  }

  @Test func `names are altered as is said`() {
    each(.givenNameOnly) { $0.content.name.family.allSatisfy { $0 == " " } }
    each(.wholeNameInOneField) {
      $0.content.name.family.isEmpty && $0.content.name.middle.isEmpty
        && $0.content.name.given.count > 1
    }
    each(.initialOnly) { record in
      [record.content.name.given, record.content.name.family].contains { part in
        part.count { $0.isLetter } == 1
      }
    }
    each(.letterCase) { record in
      let name = record.content.name.given + record.content.name.family
      return name == name.uppercased() || name == name.lowercased()
    }
  }

  @Test func `birthdays are altered as is said`() {
    each(.birthdayWithoutYear) { $0.content.birthday.hasPrefix("--") }
    for record in book where record.content.birthday.hasPrefix("--") {
      #expect(record.alterations.contains(.birthdayWithoutYear))
    }
    each(.dayMonthSwapped) { record in
      let day = record.content.birthday.suffix(2)
      let month = record.content.birthday.suffix(5).prefix(2)
      return (people[record.person] ?? []).allSatisfy { other in
        other.content.birthday.isEmpty || other.alterations.contains(.birthdaySlip)
          || other.alterations.contains(.dayMonthSwapped)
          || other.content.birthday.hasSuffix(day + "-" + month)
      }
    }
  }

  @Test func `every birthday is a day of the calendar`() {
    for record in book where !record.content.birthday.isEmpty {
      let parts = record.content.birthday.split(separator: "-").compactMap { Int($0) }
      #expect((2...3).contains(parts.count))
      #expect((1...12).contains(parts[parts.count - 2]))
      #expect((1...28).contains(parts[parts.count - 1]))
      if parts.count == 3 { #expect((1925...2030).contains(parts[0])) }
    }
  }
}
