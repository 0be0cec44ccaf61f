/// What a newer text of a card changes in the older one.
package enum ImportedDifference {
  /// The changes that make `new` of `old`.
  ///
  /// Lines that are equal stay, wherever they stand; of the others, those with one name and group
  /// are taken for one line with another text, in their order.
  ///
  /// - Parameters:
  ///   - old: The lines as the book has them from the card's source.
  ///   - new: The card's lines now.
  /// - Returns: The changes; none where only the order of lines differs.
  /// - Complexity: O(*n* log *n*) in the count of lines.
  package static func changes(from old: [PlacedLine], to new: [[UInt8]]) -> [LineChange] {
    var unmatched: [[UInt8]: [Int]] = [:]
    for (index, line) in old.enumerated().reversed() {
      unmatched[line.raw, default: []].append(index)
    }
    var isGone = [Bool](repeating: true, count: old.count)
    var kept = [Int?](repeating: nil, count: new.count)
    for (index, raw) in new.enumerated() {
      guard let match = unmatched[raw]?.popLast() else { continue }
      isGone[match] = false
      kept[index] = match
    }
    var replaceable: [String: [Int]] = [:]
    for index in old.indices.reversed() where isGone[index] {
      guard let key = key(of: old[index].raw) else { continue }
      replaceable[key, default: []].append(index)
    }
    var changes: [LineChange] = []
    var anchor: LineID?
    for (index, raw) in new.enumerated() {
      if let match = kept[index] {
        anchor = old[match].id
        continue
      }
      if let key = key(of: raw), let match = replaceable[key]?.popLast() {
        isGone[match] = false
        changes.append(.replace(old[match].id, expected: old[match].text, with: raw))
        anchor = old[match].id
      } else {
        changes.append(.add(raw, after: anchor))
      }
    }
    for index in old.indices where isGone[index] {
      changes.append(.retire(old[index].id, expected: old[index].text, .notInSource))
    }
    return changes
  }

  /// Whether the REV of `new` is earlier than that of `old`; `false` where one has none.
  package static func isOlder(_ new: [[UInt8]], than old: [PlacedLine]) -> Bool {
    guard let before = revision(old.lazy.map(\.raw)), let after = revision(new) else {
      return false
    }
    return after < before
  }

  private static func revision(_ lines: some Sequence<[UInt8]>) -> Int? {
    for line in lines where LinePropertyName(of: line).name == "REV" {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      return RevisionTime.seconds(line[(colon + 1)...].filter { !$0.isBlank })
    }
    return nil
  }

  /// What two lines share that are one line with two texts; `nil` for a line that is no property.
  private static func key(of raw: [UInt8]) -> String? {
    let name = LinePropertyName(of: raw)
    return name.name.isEmpty ? nil : name.group + "." + name.name
  }
}
