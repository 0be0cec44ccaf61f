import ContactModel
import ContactStore
import Merging

// To say at once whom a few new contacts duplicate in a book of a million, not all pairs of the book
// are compared: only contacts that have something in common with a new one. What that is, is coarse:
// a phone number by its last digits, an e-mail, a family name with the first letter of the given one.

/// Knows contacts that have something in common with some.
struct RelatedContacts {
  private var keys: Set<Int> = []
  private let own: [Range<Int>]

  /// Those related to the contacts of these numbers.
  init(to numbers: [Range<Int>], in store: ContactStore, checkpoint: () throws -> Void) throws {
    own = numbers
    for number in numbers.joined() {
      if number.isMultiple(of: 256) { try checkpoint() }
      let table = try BookTables.table(of: try store.contact(ContactID(number)).bytes)
      keys.formUnion(Self.keys(of: table, at: 0))
    }
  }

  /// Whether a contact is one of them, or has something in common with them.
  func contains(_ number: Int, _ table: ContactTable, at index: Int) -> Bool {
    own.contains { $0.contains(number) }
      || Self.keys(of: table, at: index).contains(where: keys.contains)
  }

  /// So many digits tell a number from others, whatever code stands before it.
  private static let digitCount = 7

  private static func keys(of table: ContactTable, at index: Int) -> [Int] {
    var keys: [Int] = []
    var given = ""
    var family = ""
    var name = ""
    for value in table.values(at: index) {
      switch value.field {
      case .phone:
        let digits = table.text[value.text].filter { (0x30...0x39).contains($0) }
        if digits.count >= digitCount { keys.append(Array(digits.suffix(digitCount)).hashValue) }
      case .email, .organization:
        keys.append(table.text.string(value.text).lowercased().hashValue)
      case .given where given.isEmpty: given = table.text.string(value.text).lowercased()
      case .family where family.isEmpty: family = table.text.string(value.text).lowercased()
      case .name where name.isEmpty: name = table.text.string(value.text).lowercased()
      default: break
      }
    }
    if family.isEmpty {
      let words = name.split { !$0.isLetter }
      given = words.first.map(String.init) ?? ""
      family = words.last.map(String.init) ?? ""
    }
    // Also where the two were swapped.
    for (a, b) in [(given, family), (family, given)] where !b.isEmpty {
      keys.append("\(b) \(a.prefix(1))".hashValue)
    }
    return keys
  }
}
