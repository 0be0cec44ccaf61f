package import ContactModel

/// Which LABEL of vCard 2.1 and 3.0 belongs to which ADR.
///
/// A label belongs to the first address with the same types that has none yet. Types that say how
/// mail gets there, as `POSTAL` and `DOM`, are looked at only where no address has all the same. A
/// label of no other type belongs to any address that is left.
///
/// - Note: Source: RFC 2426, section 3.2.2.
package struct AddressLabels {
  /// The index of the address that a label belongs to, by the index of the label's line.
  package private(set) var addresses: [Int: Int] = [:]
  /// The indices of the labels that belong to no address: each stands for one of its own.
  package private(set) var unjoined: [Int] = []

  /// What an address and its label have in common.
  private struct Place: Hashable {
    var group: String
    var types: Set<String>

    /// Whether nothing is said of it.
    var isAnywhere: Bool { group.isEmpty && types.isEmpty }
  }

  /// Joins the labels among `lines`, those of a card.
  ///
  /// - Complexity: O(*n*) in the count of lines.
  package init(_ lines: [ContentLine]) {
    var labels = lines.indices.filter { lines[$0].name == "LABEL" }
    guard !labels.isEmpty else { return }
    let all = lines.indices.filter { lines[$0].name == "ADR" }
    var taken: Set<Int> = []
    for isExact in [true, false] {
      // The last of a list is the first address, so that it is taken at no cost.
      var free: [Place: [Int]] = [:]
      for address in all.reversed() where !taken.contains(address) {
        free[Self.place(of: lines[address], isExact: isExact), default: []].append(address)
      }
      for label in labels {
        let place = Self.place(of: lines[label], isExact: isExact)
        guard let address = free[place]?.popLast() else { continue }
        addresses[label] = address
        taken.insert(address)
      }
      labels.removeAll { addresses[$0] != nil }
    }
    // What is left and has no type of its own may be of any.
    let free = all.filter { !taken.contains($0) }
    var next = free.startIndex
    for label in labels
    where next < free.count && Self.place(of: lines[label], isExact: false).isAnywhere {
      addresses[label] = free[next]
      next += 1
    }
    unjoined = labels.filter { addresses[$0] == nil }
  }

  private static let delivery: Set = ["POSTAL", "PARCEL", "DOM", "INTL", "PREF"]

  private static func place(of line: ContentLine, isExact: Bool) -> Place {
    let types = Set(
      line.parameters.filter { $0.name == "TYPE" }.flatMap(\.values).map { $0.uppercased() }
    )
    return Place(
      group: line.group.lowercased(),
      types: isExact ? types : types.subtracting(delivery)
    )
  }
}

extension TableBuilder {
  /// Adds the labels of `card` that belong to no address, each as an address in one text.
  ///
  /// The lines are in the table already: as they are written, since none of their own is a part of
  /// an address. `firstAddress` is the number of addresses that are in the table.
  mutating func addLabels(of card: [UInt8], firstAddress: UInt16) throws(ReadingError) {
    let lines = ContentLines.card(card[...], firstLine: 1, charset: charset)
    var number = firstAddress
    for index in AddressLabels(lines).unjoined {
      var kind: ValueKind = []
      for type in lines[index].parameters where type.name == "TYPE" {
        for word in type.values.map({ Array($0.utf8) }) {
          if let packed = PackedWord(word.span, 0..<word.count),
            let known = KindWords.kind(packed)
          {
            kind.formUnion(known)
          }
        }
      }
      let text = Array(ContentLines.text(of: lines[index], charset: charset).utf8)
      try add(.address, kind: kind, occurrence: number, decoded: text)
      number &+= 1
    }
  }
}
