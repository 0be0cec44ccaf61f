package import ContactModel

/// Says a merge in one line, as in "Ana Ruiz: 3 cards become one; name from line 12, 2 phones
/// added, 1 value retired".
package struct ChangeDescription {
  private let merged: MergedCard
  private let lines: [[ContentLine]]
  private let isRows: Bool

  /// Describes a merge of cards, or of rows, from their lines.
  package init(_ merged: MergedCard, _ lines: [[ContentLine]], isRows: Bool) {
    self.merged = merged
    self.lines = lines
    self.isRows = isRows
  }

  /// The line that says it.
  ///
  /// - Parameters:
  ///   - name: What people call the merged contact.
  ///   - place: Where a line stands, as in "line 12".
  /// - Returns: One line, without its end.
  package func text(name: String, place: (LineOrigin) -> String) -> String {
    let kind = isRows ? "rows" : "cards"
    var parts: [String] = []
    if let origin = nameOrigin { parts.append("name from \(place(origin))") }
    parts += additions
    let retired = merged.retired.count { $0.reason.losesValue }
    parts.append(
      retired == 0 ? "nothing retired" : "\(retired) \(plural("value", retired)) retired"
    )
    return "\(name): \(lines.count) \(kind) become one; " + parts.joined(separator: ", ")
  }

  private func line(_ origin: LineOrigin) -> ContentLine? {
    origin.index < lines[origin.card].count ? lines[origin.card][origin.index] : nil
  }

  private var nameOrigin: LineOrigin? {
    guard let card = merged.namedBy else { return nil }
    if isRows { return LineOrigin(card: card, index: 0) }
    return merged.lines.first { ["FN", "N"].contains(line($0.origin)?.name) }?.origin
  }

  /// What came from others, by what it is, in the order of coming.
  private var additions: [String] {
    var replacing: Set<LineOrigin> = []
    for retired in merged.retired where retired.origin.card == merged.survivor {
      switch retired.reason {
      case .saysTheSame(let origin), .notChosen(let origin): replacing.insert(origin)
      case .noRoom, .bookkeeping, .empty: break
      }
    }
    var counts: [(word: String, count: Int)] = []
    for kept in merged.lines where kept.origin.card != merged.survivor {
      guard !replacing.contains(kept.origin), let line = line(kept.origin),
        let word = isRows ? "value" : Self.word(for: line)
      else { continue }
      if let index = counts.firstIndex(where: { $0.word == word }) {
        counts[index].count += 1
      } else {
        counts.append((word, 1))
      }
    }
    return counts.map { "\($0.count) \(plural($0.word, $0.count)) added" }
  }

  private static func word(for line: ContentLine) -> String? {
    guard !PropertyTraits(named: line.name).isCompanion else { return nil }
    return switch line.name {
    case "FN", "N", "SORT-STRING", "UID": nil
    case "TEL": "phone"
    case "EMAIL": "e-mail"
    case "ADR": "address"
    case "NOTE": "note"
    case "PHOTO": "photo"
    case "ORG": "organization"
    case "TITLE": "title"
    case "URL": "link"
    case "NICKNAME": "nickname"
    case "CATEGORIES": "group"
    case "BDAY": "birthday"
    default: "value"
    }
  }

  private func plural(_ word: String, _ count: Int) -> String {
    if count == 1 { return word }
    return word.hasSuffix("s") ? word + "es" : word + "s"
  }
}
