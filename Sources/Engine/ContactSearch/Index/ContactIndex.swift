/// All contacts of a book, ready to be found; a snapshot that does not change.
///
/// Most contacts are in one large segment. What was changed since is in small ones, and the former
/// versions are marked as removed, so that a change is in the next search at once.
package struct ContactIndex: Sendable {
  /// Counts changes: an answer says which one it knows.
  package private(set) var generation: Int
  private(set) var parts: [Part]

  struct Part: Sendable {
    var segment: Segment
    /// Contacts that are no longer there, in order.
    var removed: [UInt32] = []

    var count: Int { segment.count - removed.count }
  }

  /// The newest segment takes so many before the next one is begun; to make one takes a few
  /// hundred microseconds.
  static let mostInNewest = 128
  /// So many small segments are made into one.
  static let mostSmall = 8

  /// An index without contacts.
  package init() {
    generation = 0
    parts = []
  }

  init(generation: Int, parts: [Part]) {
    self.generation = generation
    self.parts = parts
  }

  /// Reads contacts 0 to `count` by `read`, which two workers call at the same time.
  ///
  /// Ids are the caller's; each stands for one contact.
  ///
  /// - Complexity: O(*n* log *n*); 800,000 contacts take about two seconds.
  package init(
    count: Int,
    generation: Int = 0,
    workers: Int = 2,
    read: @Sendable (Int, inout SearchableContact) -> Void
  ) {
    self.generation = generation
    parts = [Part(segment: SegmentBuilder.build(count: count, workers: workers, read: read))]
  }

  /// How many contacts there are.
  package var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// What it takes in memory.
  package var byteCount: Int {
    parts.reduce(0) { $0 + $1.segment.memory.byteCount + $1.removed.count * 4 }
  }

  /// Whether so much has changed that an index made anew would be quicker.
  package var wantsRebuilding: Bool {
    let changed =
      parts.dropFirst().reduce(0) { $0 + $1.segment.count }
      + parts.reduce(0) { $0 + $1.removed.count }
    return changed > max(2_000, count / 20)
  }

  /// The index with `contacts` added or changed, and those of `ids` removed.
  ///
  /// - Complexity: O(changes), now and then O(*n*) in all changes since the index was made.
  package func changing(
    _ contacts: [SearchableContact],
    removing ids: [UInt32] = []
  )
    -> ContactIndex
  {
    var next = self
    next.generation += 1
    var newest = Set<UInt32>()
    let added = contacts.reversed().filter { newest.insert($0.id).inserted }
    for id in newest.union(ids) { next.remove(id) }
    for start in stride(from: 0, to: added.count, by: Self.mostInNewest) {
      next.add(added[start..<min(start + Self.mostInNewest, added.count)])
    }
    return next
  }

  /// The same contacts in one segment, as if made anew.
  package func rebuilt() -> ContactIndex {
    var shard = SegmentShard(expectedContacts: count)
    for part in parts { part.addKept(to: &shard) }
    return ContactIndex(
      generation: generation,
      parts: [Part(segment: SegmentBuilder.build([shard]))]
    )
  }

  private mutating func remove(_ id: UInt32) {
    for index in parts.indices {
      guard let contact = parts[index].segment.contact(id: id) else { continue }
      let place =
        parts[index].removed.firstIndex { $0 >= UInt32(contact) }
        ?? parts[index].removed.count
      if place < parts[index].removed.count, parts[index].removed[place] == UInt32(contact) {
        continue
      }
      parts[index].removed.insert(UInt32(contact), at: place)
    }
  }

  private mutating func add(_ contacts: ArraySlice<SearchableContact>) {
    var shard = SegmentShard(expectedContacts: contacts.count)
    if parts.count > 1, let newest = parts.last,
      newest.count + contacts.count <= Self.mostInNewest
    {
      newest.addKept(to: &shard)
      parts.removeLast()
    } else if parts.count > Self.mostSmall {
      for part in parts.dropFirst() { part.addKept(to: &shard) }
      parts.removeLast(parts.count - 1)
    }
    for contact in contacts { shard.add(contact) }
    parts.append(Part(segment: SegmentBuilder.build([shard])))
  }
}

extension ContactIndex.Part {
  /// Adds the contacts that are still there.
  func addKept(to shard: inout SegmentShard) {
    for contact in 0..<segment.count where !removed.contains(sorted: UInt32(contact)) {
      shard.add(contact, of: segment)
    }
  }
}
