@testable import ContactSearch
import Standardization

/// A book that is looked through from the first contact to the last: what the index must agree with.
struct ReferenceFind {
  /// The values of each contact: their field and their words.
  private let contacts: [(id: UInt32, traits: ContactTraits, values: [(SearchField, [[UInt8]])])]
  private let numbers: [[[UInt8]]]

  init(_ book: [SearchableContact]) {
    contacts = book.map { contact in
      (
        contact.id, contact.traits,
        contact.values.map { ($0.field, Self.words(contact.bytes[$0.range])) }
      )
    }
    numbers = book.map { contact in
      contact.values.filter { $0.field == .phone }.map {
        PackedNumber.digits(of: contact.bytes[$0.range]).suffix(16)
      }
      .map { Array($0) }
    }
  }

  private static func words(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
    splitWords(folded(text)).map { Array($0.prefix(WordSplitter.longestWord)) }
  }

  /// The ids of the contacts that have what the query says.
  func find(_ query: SearchQuery) -> Set<UInt32> {
    guard !query.isEmpty else { return [] }
    return Set(contacts.indices.filter { fits($0, query) }.map { contacts[$0].id })
  }

  private func fits(_ index: Int, _ query: SearchQuery) -> Bool {
    var traits = contacts[index].traits
    for (field, words) in contacts[index].values where !words.isEmpty || field == .phone {
      traits.formUnion(.fields(SearchFields(field)))
    }
    return traits.isSuperset(of: query.required) && traits.isDisjoint(with: query.forbidden)
      && query.terms.allSatisfy { has($0, index) != $0.isNegated }
  }

  private func has(_ term: SearchQuery.Term, _ index: Int) -> Bool {
    if let number = term.number, numbers[index].contains(where: { Self.has(number, $0) }) {
      return true
    }
    return contacts[index].values.contains { field, words in
      field != .phone && term.fields.contains(field) && Self.has(term, words)
    }
  }

  /// The value's words with blanks between, and the query's, one being in the other.
  private static func has(_ term: SearchQuery.Term, _ words: [[UInt8]]) -> Bool {
    let text = " " + words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") + " "
    var wanted = term.parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    if term.isQuoted || term.parts[0].count < 3 { wanted = " " + wanted }
    if term.isQuoted { wanted += " " }
    return Array(text.utf8).firstRange(of: Array(wanted.utf8)) != nil
  }

  private static func has(_ number: NumberFragment, _ digits: [UInt8]) -> Bool {
    if number.isWhole {
      return digits.count >= 9 && digits.suffix(9).elementsEqual(number.compared)
    }
    return number.compared.count < 3
      ? digits.starts(with: number.compared) : digits.firstRange(of: number.compared) != nil
  }
}

/// The slips between two words, by the table of all beginnings.
func referenceDistances(_ a: [UInt8], _ b: [UInt8]) -> (whole: Int, prefix: Int) {
  var table = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in 0...a.count { table[i][0] = i }
  for j in 0...b.count { table[0][j] = j }
  for i in 0..<a.count {
    for j in 0..<b.count {
      var best = min(table[i][j + 1], table[i + 1][j]) + 1
      best = min(best, table[i][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, table[i - 1][j - 1] + 1)
      }
      table[i + 1][j + 1] = best
    }
  }
  return (table[a.count][b.count], table[a.count].min() ?? 0)
}

/// Numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return mixed(state)
  }
}
