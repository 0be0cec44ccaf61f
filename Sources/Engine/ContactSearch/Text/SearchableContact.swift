/// A contact as the index takes it: a list of values, each with its field.
///
/// One is filled again and again, so that a book is read without an allocation a contact.
package struct SearchableContact: Sendable {
  /// What the caller knows the contact by; one that is added again replaces the former.
  package var id: UInt32 = 0
  package var traits: ContactTraits = []
  private(set) var bytes: [UInt8] = []
  private(set) var values: [Value] = []

  struct Value: Sendable {
    var field: SearchField
    var range: Range<Int>
  }

  package init() {}

  package init(id: UInt32, traits: ContactTraits = [], values: [(SearchField, String)] = []) {
    self.id = id
    self.traits = traits
    for (field, text) in values { add(field, text) }
  }

  /// Adds a value as it is written in the contact, in UTF-8.
  package mutating func add(_ field: SearchField, _ text: ArraySlice<UInt8>) {
    guard !text.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: text)
    values.append(Value(field: field, range: start..<bytes.count))
  }

  /// Adds a value as it is written in the contact.
  package mutating func add(_ field: SearchField, _ text: String) {
    guard !text.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    values.append(Value(field: field, range: start..<bytes.count))
  }

  /// Forgets its values, and keeps their memory.
  package mutating func removeAll() {
    id = 0
    traits = []
    bytes.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}
