/// Finds the kept units that say the same as another.
struct UnitIndex {
  /// What is compared of a unit.
  struct Identity {
    var name: String
    var content: [UInt8]
    /// The caller's standardized form; empty where it has none.
    var key: String

    fileprivate var contentHash: Int { Self.hash(name, content) }
    fileprivate var keyHash: Int { Self.hash(name, key) }

    private static func hash(_ name: String, _ value: some Hashable) -> Int {
      var hasher = Hasher()
      hasher.combine(name)
      hasher.combine(value)
      return hasher.finalize()
    }
  }

  /// The number by which the caller knows a unit, and what is compared of it.
  private struct Entry {
    var number: Int
    var identity: Identity
  }

  private var byContent = SmallTable<Entry>()
  private var byKey = SmallTable<Entry>()

  mutating func insert(_ identity: Identity, number: Int) {
    let entry = Entry(number: number, identity: identity)
    byContent.insert(entry, at: identity.contentHash)
    if !identity.key.isEmpty { byKey.insert(entry, at: identity.keyHash) }
  }

  /// The numbers of those that say the same and are there, in the order of coming.
  mutating func numbers(
    sayingTheSameAs identity: Identity,
    where isThere: (_ number: Int) -> Bool
  ) -> [Int] {
    var found: [Int] = []
    for entry in byContent.values(at: identity.contentHash, where: { isThere($0.number) })
    where entry.identity.content == identity.content && entry.identity.name == identity.name {
      found.append(entry.number)
    }
    guard !identity.key.isEmpty else { return found.sorted() }
    for entry in byKey.values(at: identity.keyHash, where: { isThere($0.number) })
    where entry.identity.key == identity.key && entry.identity.name == identity.name {
      // One that has both the content and the key was found already.
      if entry.identity.content != identity.content { found.append(entry.number) }
    }
    return found.sorted()
  }
}
