/// What each contact of a segment is worth for one term.
final class TermWorths {
  /// Up to so many contacts are listed; more are looked for in the column.
  private static let mostListed = 16_384

  let column: WorthColumn
  /// The contacts that are worth something, in no order; fewer than there are when not ``isListed``.
  private(set) var listed: [UInt32] = []
  private(set) var isListed = true

  init(contactCount: Int) { column = WorthColumn(count: contactCount) }

  /// Makes everything worthless.
  func clear() {
    if isListed {
      for contact in listed { column[Int(contact)] = 0 }
    } else {
      column.clear()
    }
    listed.removeAll(keepingCapacity: true)
    isListed = true
  }

  /// Says how many contacts are coming, so that many are not listed in vain.
  func expect(_ count: Int) {
    if count > Self.mostListed { isListed = false }
  }

  /// Raises the contacts of words `tokens`; `worths` has one entry for each field.
  func raise(_ words: SegmentWords, _ tokens: Range<Int>, _ worths: [UInt8]) {
    let range = words.postings(of: tokens)
    guard isListed else { return column.raise(words.postings, range, worths: worths) }
    let column = column
    for index in range {
      let posting = words.postings[index]
      let contact = Int(posting >> 4)
      let worth = worths[Int(posting & 15)]
      let former = column[contact]
      guard worth > former else { continue }
      column[contact] = worth
      if former == 0 { listed.append(UInt32(contact)) }
    }
    if listed.count > Self.mostListed { isListed = false }
  }

  /// Raises one contact.
  func raise(_ contact: Int, to worth: UInt8) {
    let former = column[contact]
    guard worth > former else { return }
    column[contact] = worth
    if former == 0 && isListed {
      listed.append(UInt32(contact))
      if listed.count > Self.mostListed { isListed = false }
    }
  }

  /// Makes contacts worthless, such as those that were removed.
  func remove(_ contacts: [UInt32]) {
    for contact in contacts { column[Int(contact)] = 0 }
  }

  /// Makes all contacts worthless for which `isKept` does not hold.
  func keep(_ isKept: (Int) -> Bool) {
    if isListed {
      for contact in listed where !isKept(Int(contact)) { column[Int(contact)] = 0 }
    } else {
      for contact in 0..<column.count where column[contact] != 0 && !isKept(contact) {
        column[contact] = 0
      }
    }
  }
}
