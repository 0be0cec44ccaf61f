import ContactModel

/// The units that the merged card has so far, numbered in the order of coming.
struct PresentUnits {
  /// Where a unit stands.
  enum Place {
    /// In the place of that unit of the survivor.
    case survivor(Int)
    /// Among those added.
    case added(Int)
  }

  private(set) var addresses: [CardMerge.Address] = []
  private(set) var places: [Place] = []
  /// Whether it has not given way to a better one.
  var isThere: [Bool] = []
  var index = UnitIndex()

  /// The numbers of units, by what they are written like; those that are found so.
  private var twins = SmallTable<Int>()
  /// The survivor's units that are not in the index yet, by name; `nil` until one is asked for.
  private var unindexed: [String: [Int]]?

  /// Adds a unit; with a `fingerprint`, it is found by it.
  mutating func append(_ address: CardMerge.Address, place: Place, fingerprint: Int?) {
    if let fingerprint { twins.insert(addresses.count, at: fingerprint) }
    addresses.append(address)
    places.append(place)
    isThere.append(true)
  }

  /// The units of `name` that are to be indexed, from now on taken to be.
  ///
  /// Asked for before the first unit of another card is added: those added later are indexed then.
  mutating func takeUnindexed(
    named name: String,
    nameOf: (CardMerge.Address) -> String
  ) -> [Int] {
    if unindexed == nil {
      unindexed = Dictionary(grouping: addresses.indices) { nameOf(addresses[$0]) }
    }
    return unindexed?.removeValue(forKey: name) ?? []
  }

  /// The first unit that is there, has this fingerprint and is accepted.
  mutating func number(withFingerprint fingerprint: Int, where isAccepted: (Int) -> Bool) -> Int? {
    twins.values(at: fingerprint) { isThere[$0] }.first(where: isAccepted)
  }

  /// The units that are there and say the same, in the order of coming.
  mutating func numbers(sayingTheSameAs identity: UnitIndex.Identity) -> [Int] {
    index.numbers(sayingTheSameAs: identity) { isThere[$0] }
  }
}
