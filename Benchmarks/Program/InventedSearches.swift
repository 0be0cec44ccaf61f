import ContactFormats
import ContactModel
import ContactSearch
import SyntheticContacts

/// Searches in an invented book: contacts, keystrokes and queries with the contact that is meant.
struct InventedSearches {
  private let table: ContactTable
  var count: Int { table.entries.count }
  private(set) var trace: [FindKeystroke] = []
  private(set) var labels: [FindLabel] = []

  private static let labelsOfType = 50

  /// Makes a book of `count` contacts without duplicates, the same in each run.
  init(count: Int) throws {
    let recipe = BookRecipe(count: count, seed: 78, duplicateShare: 0, hardness: 1)
    var bytes: [UInt8] = []
    BookText(recipe, format: .csv).pieces { bytes += $0 }
    table = try ContactReading.read(bytes, columns: try ColumnMapping(parsing: generatedColumns))
    var seen: [String: Int] = [:]
    for index in table.entries.indices {
      for text in [fullName(index), phoneEnd(index) ?? ""] { seen[text, default: 0] += 1 }
    }
    let types: [(String, (Int) -> String?)] = [
      ("full", fullName), ("reversed", reversed), ("prefixes", prefixes), ("typo", typo),
      ("infix", infix), ("phone_end", phoneEnd),
    ]
    for (offset, (type, query)) in types.enumerated() {
      var index = offset * 131
      var labelCount = 0
      while labelCount < Self.labelsOfType, index < table.entries.count {
        // Names of one person only, so that it is clear who is meant.
        let isKnown = !value(.given, index).isEmpty && !value(.family, index).isEmpty
        if isKnown, seen[fullName(index)] == 1, let text = query(index), seen[text, default: 1] == 1
        {
          labels.append(FindLabel(type: type, q: text, want: [UInt32(index)]))
          labelCount += 1
        }
        index += 1 + table.entries.count / (Self.labelsOfType * 8)
      }
    }
    for (session, label) in labels.enumerated() where session % 5 == 0 {
      for end in label.q.indices {
        trace.append(FindKeystroke(s: session, t: 0, q: String(label.q[...end])))
      }
    }
  }

  /// Fills `contact` from contact `index` of the book.
  func read(_ index: Int, _ contact: inout SearchableContact) {
    contact.id = UInt32(index)
    contact.add(index, of: table)
  }

  /// All values of a contact.
  func describe(_ index: Int) -> String {
    table.values(at: index).map { table.text.string($0.text) }.joined(separator: "|")
  }

  private func value(_ field: Field, _ index: Int) -> String {
    (table.first(field, at: index) ?? "").lowercased()
  }

  private func fullName(_ index: Int) -> String {
    value(.given, index) + " " + value(.family, index)
  }

  private func reversed(_ index: Int) -> String? {
    value(.family, index) + " " + value(.given, index)
  }

  private func prefixes(_ index: Int) -> String? {
    let city = value(.city, index)
    guard city.count > 3 else { return nil }
    return value(.given, index).prefix(4) + " " + value(.family, index).prefix(6) + " "
      + city.prefix(4)
  }

  /// Two letters of the family name swapped.
  private func typo(_ index: Int) -> String? {
    var family = Array(value(.family, index))
    guard family.count > 5, family[2] != family[3] else { return nil }
    family.swapAt(2, 3)
    return value(.given, index) + " " + String(family)
  }

  private func infix(_ index: Int) -> String? {
    let family = value(.family, index)
    return family.count > 6 ? value(.given, index) + " " + family.dropFirst(2) : nil
  }

  private func phoneEnd(_ index: Int) -> String? {
    let phone = value(.phone, index)
    let digits = phone.filter(\.isNumber)
    return digits.count >= 10 && !phone.contains { $0.isLetter || $0 == ";" }
      ? String(digits.suffix(8)) : nil
  }
}
