import ResponsiveWork
import Testing

@Suite struct SlotIndexTests {
  /// The slots that were entered with `hash`, in no order.
  private func slots(_ index: SlotIndex, _ hash: UInt32) -> Set<Int32> {
    var found: Set<Int32> = []
    var probe = 0
    while let slot = index.nextSlot(hash: hash, probe: &probe) { found.insert(slot) }
    return found
  }

  @Test func `every short row of entries and removals agrees with a dictionary of sets`() {
    // Hashes that collide in a table of 8, at its end and its beginning, or only in their low bits.
    let hashes: [UInt32] = [7, 15, 0, 7, 8]
    // All rows of at most seven steps, counted in base 5 without a zero.
    for row in 0..<97_656 {
      var index = SlotIndex()
      var reference: [UInt32: Set<Int32>] = [:]
      var rest = row
      while rest > 0 {
        rest -= 1
        let slot = Int32(rest % 5)
        rest /= 5
        let hash = hashes[Int(slot)]
        if reference[hash, default: []].contains(slot) {
          index.remove(slot, hash: hash)
          reference[hash]?.remove(slot)
        } else {
          index.insert(slot, hash: hash)
          reference[hash, default: []].insert(slot)
        }
      }
      guard reference.allSatisfy({ slots(index, $0.key) == $0.value }),
        index.count == reference.values.map(\.count).reduce(0, +)
      else {
        Issue.record("row \(row)")
        return
      }
    }
  }

  @Test func `thousands of entries come and go as in a dictionary of sets`() {
    var random = SplitMix64(seed: 5)
    var index = SlotIndex()
    var hashes: [Int32: UInt32] = [:]
    for step in 0..<60_000 {
      let slot = Int32.random(in: 0..<3_000, using: &random)
      if let hash = hashes.removeValue(forKey: slot) {
        index.remove(slot, hash: hash)
      } else {
        // Half of the hashes are few, so that long rows of neighbors form.
        let hash = UInt32.random(in: 0...(step % 2 == 0 ? 60 : .max), using: &random)
        hashes[slot] = hash
        index.insert(slot, hash: hash)
      }
    }
    #expect(index.count == hashes.count)
    let byHash = Dictionary(grouping: hashes.keys) { hashes[$0] }
    for (hash, expected) in byHash {
      #expect(hash.map { slots(index, $0) } == Set(expected))
    }
  }
}
