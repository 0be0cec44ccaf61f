// Doubly linked lists without nodes: a list is two positions, and a column holds for each slot who
// stands before and behind it.
//
//   list  head 4 ──────────────┐           tail 1
//   slot       0      1      2 │    3      4
//   links   (out)  (2,none) (4,1)  (out)  (none,2)      4 → 2 → 1
//
// Appending, removing from anywhere and asking for the first cost O(1), and nothing is allocated per
// entry. With one delay, deadlines come in the order of enqueueing, so such a list is already sorted
// by deadline: no heap and no timing wheel is needed.

/// The ends of a list.
@usableFromInline
package struct SlotList: Hashable, Sendable {
  /// The first slot, or `SlotLinks.none`.
  package var head = SlotLinks.none
  /// The last slot, or `SlotLinks.none`.
  package var tail = SlotLinks.none

  /// Creates an empty list.
  package init() {}
}

/// The neighbours of one slot in one list.
@usableFromInline
package struct SlotLinks: Hashable, Sendable {
  /// Stands where there is no slot.
  @usableFromInline package static var none: Int32 { -1 }

  /// Stands in `previous` of a slot that is in no list.
  static var out: Int32 { -2 }

  /// The slot before this one.
  package var previous = SlotLinks.out
  /// The slot behind this one.
  package var next = SlotLinks.none

  /// The links of a slot that is in no list.
  package init() {}
}

/// For each slot its neighbours; a slot is in at most one list of a column.
@usableFromInline
package struct LinkColumn: Hashable, Sendable {
  package var links: [SlotLinks] = []

  /// Creates a column without slots.
  package init() {}

  /// Whether the slot is in a list.
  @inline(__always)
  package func isLinked(_ slot: Int32) -> Bool { links[Int(slot)].previous != SlotLinks.out }

  /// The slot behind this one, or `SlotLinks.none`.
  package func next(after slot: Int32) -> Int32 { links[Int(slot)].next }

  /// Makes room for one more slot.
  package mutating func addSlot() { links.append(SlotLinks()) }

  /// Puts a slot that is in no list at the end of `list`.
  @inline(__always)
  package mutating func append(_ slot: Int32, to list: inout SlotList) {
    assert(!isLinked(slot), "a slot is in one list at a time")
    links[Int(slot)] = SlotLinks(previous: list.tail, next: SlotLinks.none)
    if list.tail == SlotLinks.none {
      list.head = slot
    } else {
      links[Int(list.tail)].next = slot
    }
    list.tail = slot
  }

  /// Takes a slot out of `list`, which it is in.
  @inline(__always)
  package mutating func remove(_ slot: Int32, from list: inout SlotList) {
    let gone = links[Int(slot)]
    assert(gone.previous != SlotLinks.out, "only a slot that is in the list leaves it")
    links[Int(slot)] = SlotLinks()
    if gone.previous == SlotLinks.none {
      list.head = gone.next
    } else {
      links[Int(gone.previous)].next = gone.next
    }
    if gone.next == SlotLinks.none {
      list.tail = gone.previous
    } else {
      links[Int(gone.next)].previous = gone.previous
    }
  }
}

extension SlotLinks {
  init(previous: Int32, next: Int32) {
    self.previous = previous
    self.next = next
  }
}
