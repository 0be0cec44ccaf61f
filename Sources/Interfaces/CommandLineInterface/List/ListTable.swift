/// The list as people read it: a line for each contact.
///
/// ```
/// = Ana Ruiz (100 %)      Ana Ruiz
/// ≈ Jörg Schmidt (97 %)   Joerg Schmidt
///   Li Wei (12 %)         Wei Lin
/// ```
struct ListTable: Hashable, Sendable {
  private let style: TextStyle
  private let titleWidth: Int
  /// `nil` where nothing is shortened.
  private let nameWidth: Int?

  /// The mark and the space after it.
  private static let markWidth = 2
  /// Between the columns.
  private static let gap = 3
  /// In a file, one very long name shall not push all others apart.
  private static let widestPlainTitle = 60

  /// Lays out columns for titles and names of at most these widths.
  init(style: TextStyle, widestTitle: Int, widestName: Int) {
    self.style = style
    guard let width = style.width else {
      titleWidth = min(widestTitle, Self.widestPlainTitle)
      nameWidth = nil
      return
    }
    // A column less than the terminal has: some break the line after the last one.
    let room = max(12, width - 1 - Self.markWidth - Self.gap)
    if widestTitle + widestName <= room {
      titleWidth = widestTitle
      nameWidth = widestName
    } else {
      // Each gets what it needs, if the other can do with less than half; a title is a name and
      // its per cents, which are never shortened.
      let half = (room + 7) / 2
      titleWidth =
        widestTitle <= half ? widestTitle : max(half, min(widestTitle, room - widestName))
      nameWidth = max(1, room - titleWidth)
    }
  }

  /// The line of one contact, with what follows it, without a line end.
  func lines(for contact: ListedContact) -> String {
    var title = contact.title
    if nameWidth != nil, DisplayWidth.of(title) > titleWidth {
      let percent = contact.percentText
      let room = max(1, titleWidth - DisplayWidth.of(percent))
      title = contact.name.visible.shortened(toWidth: room) + percent
    }
    var other = contact.other.map(\.name.visible) ?? "(no other)"
    if let nameWidth { other = other.shortened(toWidth: nameWidth) }
    let padding = String(repeating: " ", count: max(0, titleWidth - DisplayWidth.of(title)))
    let marked = style.paint("\(contact.alikeness.mark) \(title)", contact.alikeness.color)
    let line = marked + padding + String(repeating: " ", count: Self.gap) + other
    guard !contact.evidence.isEmpty else { return line }
    let evidence = EvidenceTable(contact.evidence, probability: contact.probability)
    return line + "\n" + evidence.lines(width: style.width).joined(separator: "\n")
  }
}
