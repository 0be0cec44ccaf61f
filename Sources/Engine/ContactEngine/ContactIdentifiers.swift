import ContactModel
import Standardization

/// What names each contact in its source.
///
/// In most files every contact has an identifier of its own. Then none is copied: a million of them
/// took a second and 100 MB.
struct ContactIdentifiers: Sendable {
  private let sources: ContactSources
  /// `nil` where each contact has its own.
  private let spelled: [String]?

  init(_ sources: ContactSources) {
    self.sources = sources
    spelled = Self.areDistinct(sources) ? nil : sources.identifiers()
  }

  /// What names the contact in its source.
  subscript(contact: Int) -> String {
    if let spelled { return spelled[contact] }
    let (source, index) = sources.location(of: contact)
    return source.table.first(.id, at: index) ?? ""
  }

  /// Whether every contact has an identifier, and no two have the same.
  ///
  /// May be wrong by saying no.
  private static func areDistinct(_ sources: ContactSources) -> Bool {
    var seen = HashSet(count: sources.count)
    for source in sources.sources {
      guard source.numbers == nil else { return false }
      let (values, entries) = (source.table.values.span, source.table.entries.span)
      for entry in entries.indices {
        var place: TextRange?
        for value in entries[entry].values where values[value].field == .id {
          place = values[value].text
          break
        }
        guard let place, seen.insert(stableHash(source.table.text[place])) else { return false }
      }
    }
    return true
  }
}

/// Hashes, at most half of what there is room for.
private struct HashSet {
  // Open addressing with linear probing; 0 is a free slot.
  private var slots: [UInt64]

  init(count: Int) {
    var capacity = 16
    while capacity < count * 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
  }

  /// Adds a hash; returns whether it is new.
  mutating func insert(_ hash: UInt64) -> Bool {
    let hash = max(1, hash)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] == hash { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = hash
    return true
  }
}
