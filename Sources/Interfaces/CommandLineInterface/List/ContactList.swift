internal import ContactEngine
internal import RecordLinkage

/// The list of a report: which contacts, in what order, in what form.
struct ContactList {
  private let report: DuplicateReport
  private let closest: [DuplicateReport.Closest]
  private let clusters: [Int]
  private let indices: [Int]
  private let isExplained: Bool

  init(report: DuplicateReport, selection: ListSelection, isExplained: Bool) {
    let closest = report.closest
    let indices = selection.indices(
      similarities: closest.map { $0.other == nil ? nil : $0.similarity.value },
      closest: { closest[$0].other },
      name: report.name(of:)
    )
    self.init(report: report, indices: indices, isExplained: isExplained)
  }

  /// The contacts at `indices`, in that order.
  init(report: DuplicateReport, indices: [Int], isExplained: Bool) {
    self.report = report
    self.indices = indices
    self.isExplained = isExplained
    closest = report.closest
    clusters = report.clusters
  }

  /// Whether no contact is listed.
  var isEmpty: Bool { indices.isEmpty }

  /// Prints the list.
  func print(as format: ListFormat, style: TextStyle, to output: ByteSink) throws {
    var sink = output
    switch format {
    case .table:
      let table = table(style)
      for index in indices {
        sink.bytes += table.lines(for: contact(index)).utf8
        sink.bytes.append(UInt8(ascii: "\n"))
        try sink.flushIfLarge()
      }
    case .json:
      ListJSON.appendStart(to: &sink.bytes)
      for (position, index) in indices.enumerated() {
        ListJSON.append(contact(index), isFirst: position == 0, to: &sink.bytes)
        try sink.flushIfLarge()
      }
      ListJSON.appendEnd(to: &sink.bytes)
    case .csv:
      sink.bytes += ListCSV.header.utf8
      for index in indices {
        ListCSV.append(contact(index), isVisible: style.isTerminal, to: &sink.bytes)
        try sink.flushIfLarge()
      }
    }
    try sink.flush()
  }

  private func contact(_ index: Int) -> ListedContact {
    ListedContact(
      index,
      of: report,
      closest: closest[index],
      cluster: clusters[index],
      explained: isExplained
    )
  }

  private func table(_ style: TextStyle) -> ListTable {
    var widestTitle = 0
    var widestName = 0
    for index in indices {
      let name = DisplayWidth.of(report.name(of: index).visible)
      let percent = DecimalText.percent(closest[index].similarity.value)
      widestTitle = max(widestTitle, name + ListedContact.percentText(percent).count)
      guard let other = closest[index].other else { continue }
      widestName = max(widestName, DisplayWidth.of(report.name(of: other).visible))
    }
    return ListTable(style: style, widestTitle: widestTitle, widestName: widestName)
  }
}
