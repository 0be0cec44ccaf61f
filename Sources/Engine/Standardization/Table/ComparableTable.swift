/// What of one contact is compared.
///
/// Runs point into the lists of its ``ComparableTable``.
package struct ComparableRecord: Sendable {
  /// A run of one of the table's lists.
  package struct Run: Hashable, Sendable {
    package var start: UInt32 = 0
    package var count: UInt32 = 0

    @inlinable package var indices: Range<Int> { Int(start)..<Int(start + count) }

    @inlinable package var isEmpty: Bool { count == 0 }

    /// The indices of the elements that are compared pair by pair: the first 64.
    ///
    /// Nobody has more phones; without a bound two cards of 100,000 each would take for ever.
    @inlinable package var compared: Range<Int> { Int(start)..<Int(start + min(64, count)) }

    /// Nothing.
    init() {}

    /// What was appended to a list that had `start` elements and now has `end`.
    init(from start: Int, to end: Int) {
      self.start = UInt32(start)
      count = UInt32(end - start)
    }
  }

  /// A person or an organization's own card.
  package enum Kind: UInt8, Sendable { case unknown, person, organization }

  package var kind = Kind.unknown
  package var generation = Generation.none
  /// m, f, or 0.
  package var sex: UInt8 = 0
  /// How many values the contact has besides its name.
  package var otherValues: UInt16 = 0
  package var birthday = DateKey.missing
  /// In `nameWords`: the given name (at most one word, of names in one word each).
  package var given = Run()
  package var middle = Run()
  package var family = Run()
  package var nickname = Run()
  package var phones = Run()
  package var emails = Run()
  package var addresses = Run()
  /// In `organizationWords`.
  package var organization = Run()
  /// The whole organization as one word of `words`; 0 if none.
  package var organizationName: UInt32 = 0
  /// Title as one word of `words`; 0 if none.
  package var title: UInt32 = 0
  package var identifiers = Run()
  /// Equal for two contacts whose standardized lines are the same set; for others only by a chance
  /// of 1 in 2^64 a line.
  package var fingerprint: Fingerprint = .empty
}

/// The comparable fields of many contacts, in their order.
package struct ComparableTable: Sendable {
  package internal(set) var records: [ComparableRecord] = []
  /// Words of names.
  package internal(set) var names = TokenTable()
  /// All other words.
  package internal(set) var words = TokenTable(minimumCapacity: 1 << 14)
  package internal(set) var nameWords: [UInt32] = []
  package internal(set) var phones: [PhoneKey] = []
  package internal(set) var emails: [EmailKey] = []
  package internal(set) var addresses: [AddressKey] = []
  package internal(set) var organizationWords: [UInt32] = []
  package internal(set) var identifiers: [UInt32] = []
  /// For each word of `names`: its sound, as a word of `sounds`.
  package internal(set) var soundOfName: [UInt32] = []
  package internal(set) var sounds = TokenTable()
  /// For each word of `names`: the formal name it may stand for, as a word of `names`.
  package internal(set) var formalOfName: [UInt32] = []
  /// For each word of `names`: its lines of the table of nicknames.
  package internal(set) var nicknameGroups: [[UInt16]] = []
  /// For each word of `names`: how many contacts have it as given and as family name.
  package internal(set) var givenCounts: [UInt32] = []
  package internal(set) var familyCounts: [UInt32] = []

  /// Creates an empty table.
  package init() {}

  /// The one given name of a record, or 0.
  package func givenName(_ record: Int) -> UInt32 {
    let run = records[record].given
    return run.isEmpty ? 0 : nameWords[Int(run.start)]
  }
}

/// 128 bits that stand for a contact's set of standardized lines.
package struct Fingerprint: Hashable, Comparable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package static let empty = Fingerprint(high: 0, low: 0)

  /// The fingerprint of a set of lines; `lines` are their hashes in any order, possibly repeated.
  init(lines: inout [UInt64]) {
    lines.sort()
    var high: UInt64 = 0x243F_6A88_85A3_08D3
    var low: UInt64 = 0x1319_8A2E_0370_7344
    var last: UInt64?
    for line in lines where line != last {
      high = mixed(high ^ line)
      low = mixed(low &+ line &* 0x9E37_79B9_7F4A_7C15)
      last = line
    }
    self.high = high
    self.low = low
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.high, lhs.low) < (rhs.high, rhs.low)
  }
}
