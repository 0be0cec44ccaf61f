import ContactSearch

/// Books whose contacts share many words and letters, so that much is found by little.
struct RandomBook {
  private var numbers: SeededNumbers
  private static let names = [
    "Ann", "Anna", "Joanna", "Müller", "Muller", "Smith", "Smithson", "O'Brien", "Иван", "Иванов",
    "李明", "明子", "van der Berg", "Ann-Marie", "Bergmann", "Straße", "ş", "a", "an", "Łukasz",
  ]
  private static let texts = [
    "ann@mail.example", "b.smith@berg.example", "anna_b12@mail.example", "Stable Kernel Ltd",
    "Kernel Stable", "12 Berg St", "New York", "York", "met in 2019", "2019-05-06", "a b c", "ann",
    "x's and y's", "…", "12345678901234567890",
  ]
  private static let phones = [
    "(415) 555-0123", "+1 415 555 0123", "0049 30 1234567", "030 1234567", "415", "5", "55-55-55",
    "1234567890123456789",
  ]

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func contacts(_ ids: Range<UInt32>) -> [SearchableContact] {
    ids.map { contact(id: $0) }
  }

  mutating func contact(id: UInt32) -> SearchableContact {
    var contact = SearchableContact(id: id, traits: Bool.random(using: &numbers) ? .photo : [])
    contact.add(.given, pick(Self.names))
    contact.add(.family, pick(Self.names))
    for _ in 0..<Int.random(in: 0...4, using: &numbers) {
      let field = SearchField.allCases.randomElement(using: &numbers) ?? .note
      contact.add(field, field == .phone ? pick(Self.phones) : pick(Self.texts))
    }
    return contact
  }

  /// Parts of what is in books, several together, with filters now and then.
  mutating func query() -> String {
    let count = Int.random(in: 1...3, using: &numbers)
    return (0..<count).map { _ in word() }.joined(separator: " ")
  }

  private mutating func word() -> String {
    let text = Array(pick(Self.names + Self.texts + Self.phones))
    let start = Int.random(in: 0..<text.count, using: &numbers)
    let end = Int.random(in: start..<text.count, using: &numbers)
    let part = String(text[start...end])
    return switch Int.random(in: 0..<12, using: &numbers) {
    case 0: "\"\(part)\""
    case 1: "city:\(part)"
    case 2: "-note:\(part)"
    case 3: "has:photo"
    case 4: "-has:phone"
    case 5: "org:\"\(part)\""
    default: part
    }
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts.randomElement(using: &numbers) ?? ""
  }
}
