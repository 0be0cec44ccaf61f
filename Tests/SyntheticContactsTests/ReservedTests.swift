import Testing

@testable import SyntheticContacts

private let book = BookRecipe(count: 4000, seed: 2026, numbers: .fictional).records()

private func digits(_ text: Substring) -> [UInt8] {
  text.utf8.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
}

/// Every pattern of numbers that nobody has, as digits with `#` for any.
private let patterns: [[UInt8]] = Country.allCases.flatMap { country in
  let unassigned = country.facts.numbers.unassigned
  return (unassigned.mobile + unassigned.landline).map { Array($0.utf8.filter { $0 != 0x2D }) }
}

/// Whether `number` ends in digits of a pattern.
private func isUnassigned(_ number: [UInt8]) -> Bool {
  patterns.contains { pattern in
    number.count >= pattern.count
      && zip(number.suffix(pattern.count), pattern).allSatisfy { digit, place in
        place == UInt8(ascii: "#") || digit == place
      }
  }
}

/// The number without an extension.
private func main(_ text: String) -> Substring {
  for mark in [" ext", ";ext=", " x"] {
    if let range = text.firstRange(of: mark) { return text[..<range.lowerBound] }
  }
  // A dash before three last digits, after a number that has its own, leads an extension too.
  return text[...]
}

@Suite struct ReservedTests {
  @Test func `a fictional book has no number that somebody could have`() {
    var checked = 0
    for record in book {
      for phone in record.content.phones {
        let number = digits(main(phone.text))
        let withoutExtension = Array(number.dropLast(3))
        // The last digit of a number that has no free one is missing after a slip.
        let isCutShort =
          record.alterations.contains(.numberSlip)
          && (0...9).contains { isUnassigned(number + [UInt8(ascii: "0") + UInt8($0)]) }
        #expect(
          isUnassigned(number) || isUnassigned(withoutExtension) || isCutShort,
          "\(phone.text)"
        )
        checked += 1
      }
    }
    #expect(checked > 2500)
  }

  @Test func `a fictional number has one owner`() {
    var owners: [String: Set<Int>] = [:]
    for record in book where !record.alterations.contains(.numberSlip) {
      for phone in record.content.phones where phone.kind == .mobile && phone.text.hasPrefix("+") {
        owners[String(decoding: digits(phone.text[...]), as: UTF8.self), default: []]
          .insert(record.person)
      }
    }
    #expect(owners.count > 300)
    #expect(owners.values.allSatisfy { $0.count == 1 })
  }

  @Test func `no mailbox can be somebody's`() {
    for record in book {
      for mailbox in record.content.emails {
        let parts = mailbox.text.lowercased().split(separator: "@")
        let domain = parts[1]
        let isReserved = [".example", ".test", "example.com", "example.org", "example.net"]
          .contains { domain.hasSuffix($0) }
        // Gmail hands out no address with an underscore.
        let isImpossible =
          ["gmail.com", "googlemail.com"].contains(domain) && parts[0].contains("_")
        // A slip leaves an end that is no top-level domain.
        let end = domain.split(separator: ".").last.map(String.init) ?? ""
        let isBroken =
          record.alterations.contains(.mailboxSlip)
          && [
            "examplee", "exampel", "testt", "tets", "comm", "cmo", "orgg", "ogr", "nett", "nte",
          ].contains(end)
        #expect(isReserved || isImpossible || isBroken, "\(mailbox.text)")
      }
    }
  }

  @Test func `pages and accounts lie in reserved domains`() {
    for record in book where !record.content.extras.page.isEmpty {
      let host = record.content.extras.page.split(separator: "/")[1]
      #expect(host.hasSuffix(".example") || host.hasSuffix(".test"))
    }
  }

  @Test func `the numbers that are set apart run out without being given twice`() {
    var random = SeededGenerator(seed: 1)
    var numbers = NumberRegistry(choice: .fictional)
    let city = Country.australia.facts.cities.elements[0]
    let given = (0..<60).compactMap { _ in
      numbers.mobile(in: .australia, city: city, &random)
    }
    #expect(given.count <= 14)
    #expect(given.count >= 12)
    #expect(Set(given.map(\.subscriber)).count == given.count)
  }
}
