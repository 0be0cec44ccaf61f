package import ContactModel

/// Makes one row of several.
///
/// ```
/// given family phone1  type1 phone2  type2       retired
/// Ana   Ruiz   0301234 home
/// ANA   RUIZ   5550100 work  0301234             ANA RUIZ (not chosen), 0301234 (same)
/// Ana   Ruiz   0301234 home  5550100 work   =
/// ```
package enum RowMerging {
  /// Merges rows of one person.
  ///
  /// The survivor's empty cells take the others' values; values that may occur several times fill
  /// free columns of their kind with their types; the parts of a name or an address stay together.
  /// Every cell given that is not blank is in the result or retired. One row alone, or merged with
  /// itself, stays as it is.
  ///
  /// - Parameters:
  ///   - rows: At least one, each its cells in the order of columns.
  ///   - layout: What the columns hold.
  ///   - rule: Chooses where there is one column only, and the surviving row. `newest` needs a
  ///     column named `REV` and is `mostComplete` without.
  ///   - key: The standardized form of a cell's value, as the digits of a phone number; empty
  ///     where only what is written counts.
  /// - Returns: The merged row.
  package static func merge(
    _ rows: [[ContentLine]],
    layout: CSVLayout,
    rule: SurvivorshipRule,
    key: (Field, ContentLine) -> String
  ) -> MergedRow {
    merge(rows, units: ColumnUnits(layout), rule: rule, key: key) { _ in }
  }

  /// Merges rows whose columns' units are known.
  ///
  /// `advance` is called with the number of cells gone through; what it throws ends the merge.
  static func merge(
    _ rows: [[ContentLine]],
    units: ColumnUnits,
    rule: SurvivorshipRule,
    key: (Field, ContentLine) -> String,
    advance: (_ cells: Int) throws -> Void
  ) rethrows -> MergedRow {
    precondition(!rows.isEmpty, "there is no row to merge")
    var merge = RowMerge(rows, units: units, rule: rule)
    for slots in units.classes where merge.isContested(slots) {
      try advance(rows.count * slots.count)
      merge.fill(slots, key: key)
    }
    merge.fillSurplus()
    return merge.result()
  }
}

/// A merge of rows under way: which cell stands in which column.
struct RowMerge {
  let rows: [[ContentLine]]
  let units: ColumnUnits
  let rule: SurvivorshipRule
  /// The rows, best first by the rule.
  let order: [Int]
  let survivor: Int
  var namedBy: Int?
  var aliases: [String] = []

  /// The cell in each column of the result.
  var current: [LineOrigin]
  /// Why cells are not kept, by row and column.
  var reasons: [[RetirementReason?]]

  /// Which cells have anything but blanks in them, by row and column.
  private let filled: [[Bool]]

  init(_ rows: [[ContentLine]], units: ColumnUnits, rule: SurvivorshipRule) {
    self.rows = rows
    let filled = rows.map { row in row.map { !$0.value.allSatisfy(\.isBlank) } }
    self.filled = filled
    self.units = units
    self.rule = rule
    order = rule.order(
      rows.indices.map { row in
        let column = units.revisionColumn ?? .max
        return CardStanding(
          valueCount: filled[row].count { $0 },
          revision: column < rows[row].count
            ? RevisionTime.seconds(rows[row][column].value) : nil
        )
      }
    )
    let best = order[0]
    survivor = best
    let width = max(units.columnCount, rows.map(\.count).max() ?? 0)
    current = (0..<width).map { LineOrigin(card: best, index: $0) }
    reasons = rows.map { [RetirementReason?](repeating: nil, count: $0.count) }
  }

  /// The cell's text without blanks around it; empty where the row is too short.
  func text(_ origin: LineOrigin) -> ArraySlice<UInt8> {
    guard origin.index < rows[origin.card].count else { return [] }
    var text = rows[origin.card][origin.index].value[...]
    while let first = text.first, first.isBlank { text.removeFirst() }
    while let last = text.last, last.isBlank { text.removeLast() }
    return text
  }

  func isBlank(_ origin: LineOrigin) -> Bool {
    !isFilled(origin.card, origin.index)
  }

  /// Whether a row has anything in a column.
  func isFilled(_ row: Int, _ column: Int) -> Bool {
    column < filled[row].count && filled[row][column]
  }

  /// Whether there is anything to decide: another row than the survivor has a value, or a name.
  func isContested(_ slots: [Int]) -> Bool {
    for slot in slots {
      if units.units[slot].role == .name { return true }
      for column in units.units[slot].allColumns {
        for row in rows.indices where row != survivor && isFilled(row, column) { return true }
      }
    }
    return false
  }

  mutating func retire(_ origin: LineOrigin, _ reason: RetirementReason) {
    guard origin.index < rows[origin.card].count else { return }
    reasons[origin.card][origin.index] = reason
  }

  /// Fills columns beyond the header, which belong to no unit.
  mutating func fillSurplus() {
    guard current.count > units.columnCount else { return }
    for column in units.columnCount..<current.count {
      for row in order where row != survivor {
        let origin = LineOrigin(card: row, index: column)
        guard !isBlank(origin) else { continue }
        if isBlank(current[column]) {
          current[column] = origin
        } else if text(origin) == text(current[column]) {
          retire(origin, .saysTheSame(as: current[column]))
        }
      }
    }
  }

  func result() -> MergedRow {
    var width = rows[survivor].count
    var isPlaced = rows.map { [Bool](repeating: false, count: $0.count) }
    for (column, origin) in current.enumerated() where origin.index < rows[origin.card].count {
      isPlaced[origin.card][origin.index] = true
      if origin.card != survivor { width = max(width, column + 1) }
    }
    var merged = MergedRow(
      survivor: survivor,
      namedBy: namedBy,
      cells: [],
      retired: [],
      aliases: aliases
    )
    for origin in current[..<width] {
      let row = rows[origin.card]
      merged.cells.append(
        MergedLine(raw: origin.index < row.count ? row[origin.index].raw : [], origin: origin)
      )
    }
    for row in rows.indices {
      for index in rows[row].indices where !isPlaced[row][index] {
        let origin = LineOrigin(card: row, index: index)
        guard !isBlank(origin) else { continue }
        let reason = reasons[row][index] ?? .notChosen(over: current[index])
        merged.retired.append(RetiredLine(origin: origin, reason: resolved(reason, isPlaced)))
      }
    }
    return merged
  }

  /// The cell that is kept may have replaced the one that a reason names.
  private func resolved(_ reason: RetirementReason, _ isPlaced: [[Bool]]) -> RetirementReason {
    guard case .saysTheSame(var origin) = reason else { return reason }
    while origin.index < rows[origin.card].count, !isPlaced[origin.card][origin.index],
      case .saysTheSame(let next)? = reasons[origin.card][origin.index], next != origin
    {
      origin = next
    }
    return .saysTheSame(as: origin)
  }
}
