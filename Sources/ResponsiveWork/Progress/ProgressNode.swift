/// One piece of work within a tree of them.
struct ProgressNode: Sendable {
  var title: String
  var units: Int64?
  var records: Int?
  let parent: Int?
  /// The share of the parent's whole.
  let weight: Double

  /// What was counted for this piece itself.
  var done: Int64 = 0
  /// The furthest record of this piece itself, counted from 1; 0 before the first.
  var record = 0

  /// The pieces of this work that are not over, oldest first.
  var children: [Int] = []
  /// How often something was counted or ended, here or in a piece.
  ///
  /// What is done would not do: it is unknown while a piece knows no total.
  var signsOfLife = 0
  /// The weights of all pieces there ever were.
  var promised = 0.0
  /// The weights of the pieces, times what is done of each.
  var delivered = 0.0
  /// Whether a piece told how far it is, if only that it is at its beginning.
  var piecesAreKnown = false

  var isCancelled = false
  var isFinished = false
  var isPausedItself = false
  /// How many of this piece and those above it are paused.
  var pauses = 0

  /// What the parent was last told to be done of this piece.
  var reported = 0.0
  var meter: ProgressMeter

  init(title: String, units: Int64?, records: Int?, parent: Int?, weight: Double, now: Duration) {
    self.title = title
    self.units = units
    self.records = records
    self.parent = parent
    self.weight = weight
    meter = ProgressMeter(start: now)
  }

  /// The share that is done of all that is known, or `nil` while nothing is.
  var share: Double? {
    let own = units.map { $0 > 0 ? Swift.min(Double(done) / Double($0), 1) : 1 }
    guard promised > 0 else { return own }
    guard own != nil || piecesAreKnown else { return nil }
    // Weights that add up to more than the whole are a slip, not a reason to go past the end.
    let whole = Swift.max(promised, 1)
    let share = (delivered + (whole - promised) * (own ?? 0)) / whole
    // 0.2 + 0.7 + 0.1 is 0.9999999999999999, and would be 99 %.
    return share > 1 - 1e-12 ? 1 : share
  }

  /// What the parent may take for done: all of a piece that is over, however it ended.
  var contribution: Double? { isFinished ? 1 : share }

  /// Sets the totals.
  mutating func declare(units: Int64?, records: Int?, now: Duration) {
    meter.sample(standing, now: now)
    let before = share ?? 0
    self.units = units
    self.records = records
    // Beside pieces a total changes the share, though nothing was done.
    if promised > 0 { meter.skip((share ?? 0) - before) }
    meter.sample(standing, now: now)
  }

  /// Where this piece stands.
  var standing: Standing {
    let share = share
    return Standing(
      units: done,
      record: record,
      share: share,
      done: promised > 0 ? share ?? 0 : Double(done),
      total: promised > 0 ? share.map { _ in 1 } : units.map(Double.init),
      signsOfLife: signsOfLife
    )
  }
}
