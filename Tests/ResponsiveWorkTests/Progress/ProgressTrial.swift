import Testing

@testable import ResponsiveWork

/// A tree of progress with a clock that a test sets.
final class ProgressTrial {
  private var tree = ProgressTree()
  /// The time now.
  var now = Duration.zero

  func begin(
    _ title: String = "All",
    units: Int64? = nil,
    records: Int? = nil,
    weight: Double = 1,
    in parent: Int? = nil
  ) -> Int {
    tree.begin(
      title: title,
      units: units,
      records: records,
      weight: weight,
      in: parent,
      now: now
    )
  }

  @discardableResult
  func handle(_ event: ProgressTree.Event, of id: Int) -> [ProgressTree.Effect] {
    tree.handle(event, of: id, now: now)
  }

  /// Counts up to `units` and looks, as a reader does.
  func count(to units: Int64, record: Int = 0, of id: Int) {
    handle(.counted(units: units, record: record), of: id)
    _ = tree.snapshot(of: id, now: now)
  }

  func snapshot(of id: Int) throws -> WorkProgress.Snapshot {
    let snapshot = tree.snapshot(of: id, now: now)
    return try #require(snapshot)
  }
}
