/// Why two contacts were held to be one person: a line for each field, and the sum.
///
/// ```
///       +4.21  given     same name
///       +9.80  phone     same number
///       -1.02  birthday  another year
///      +12.99  sum       log-odds to base 2: probability 0.9998
/// ```
struct EvidenceTable: Hashable, Sendable {
  private struct Row: Hashable {
    var weight: String
    var field: String
    var finding: String
  }

  private let rows: [Row]

  init(_ evidence: [ListedContact.Evidence], probability: Double) {
    let sum = Row(
      weight: DecimalText.signed(evidence.reduce(0) { $0 + $1.weight }),
      field: "sum",
      finding: "log-odds to base 2: probability \(DecimalText.text(probability, places: 4))"
    )
    rows =
      evidence.map { piece in
        Row(
          weight: DecimalText.signed(piece.weight),
          field: piece.field.visible,
          finding: piece.finding.visible
        )
      } + [sum]
  }

  /// The lines, none wider than `width`.
  func lines(width: Int?) -> [String] {
    let weightWidth = rows.map(\.weight.count).max() ?? 0
    let fieldWidth = rows.map { DisplayWidth.of($0.field) }.max() ?? 0
    return rows.map { row in
      let margin = String(repeating: " ", count: 6 + weightWidth - row.weight.count)
      let line = "\(margin)\(row.weight)  \(row.field.padded(toWidth: fieldWidth))  \(row.finding)"
      return width.map { line.shortened(toWidth: $0 - 1) } ?? line
    }
  }
}
