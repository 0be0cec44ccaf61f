/// How places were written that came not long ago.
///
/// Contacts live in few towns and in fewer countries; a place that was read before costs a
/// comparison of three words instead of being folded, cut and looked up.
struct RecentPlaces: ~Copyable, Sendable {
  enum Kind: UInt8 {
    case city = 1, region, country
    /// A place for an exact address.
    case exact
  }

  /// One place; a new one takes the room of the one that was there.
  struct Entry {
    var written = PackedBytes()
    var word = PackedBytes()
    var rules: UInt16 = 0
    var count: UInt8 = 0
    /// 0 where there is none.
    var kind: UInt8 = 0
  }

  private static let count = 1024

  // Made with the first place: many readers read one address only.
  private var entries = ScratchBuffer<Entry>(capacity: 0)

  @inline(__always)
  private static func slot(_ bytes: PackedBytes, _ kind: Kind) -> Int {
    let hash =
      (bytes.first ^ UInt64(kind.rawValue)) &* 0x9E37_79B9_7F4A_7C15
      ^ bytes.second &* 0xC2B2_AE3D_27D4_EB4F ^ bytes.third &* 0x1656_67B1_9E37_79F9
    return Int(((hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }

  /// What was kept for the place that is written `bytes`.
  @inline(__always)
  func find(_ bytes: PackedBytes, _ kind: Kind) -> Entry? {
    guard !entries.isEmpty else { return nil }
    let entry = entries[Self.slot(bytes, kind)]
    return entry.kind == kind.rawValue && entry.written == bytes ? entry : nil
  }

  mutating func keep(
    _ bytes: PackedBytes,
    _ kind: Kind,
    _ word: PackedBytes,
    count: Int,
    rules: AddressRules
  ) {
    while entries.count < Self.count { entries.append(Entry()) }
    entries[Self.slot(bytes, kind)] = Entry(
      written: bytes,
      word: word,
      rules: UInt16(truncatingIfNeeded: rules.rawValue),
      count: UInt8(count),
      kind: kind.rawValue
    )
  }
}
