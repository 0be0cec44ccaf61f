@testable import ResponsiveWork

/// The plain version of `ProgressTree`: it keeps every piece and adds all of it up each time.
struct ReferenceTree {
  private struct Piece {
    var parent: Int?
    var weight: Double
    var units: Int64?
    var done: Int64 = 0
    var record = 0
    var isFinished = false
    var isCancelled = false
    var isPaused = false
    /// What it last contributed.
    var contribution: Double?
  }

  private var pieces: [Int: Piece] = [:]

  mutating func begin(_ id: Int, units: Int64?, weight: Double = 1, in parent: Int? = nil) {
    let above = parent.flatMap { pieces[$0] }
    pieces[id] = Piece(
      parent: parent,
      weight: weight,
      units: units,
      isFinished: above?.isFinished ?? false,
      isCancelled: above?.isCancelled ?? false
    )
    contribute()
  }

  mutating func handle(_ event: ProgressTree.Event, of id: Int) {
    guard pieces[id]?.isFinished == false else { return }
    switch event {
    case .counted(let units, let record):
      pieces[id]?.done = units
      pieces[id]?.record = record
    case .declared(let units, _): pieces[id]?.units = units
    case .renamed: break
    case .paused: pieces[id]?.isPaused = true
    case .resumed: pieces[id]?.isPaused = false
    case .cancelled: for each in within(id) { pieces[each]?.isCancelled = true }
    case .finished: for each in within(id) { pieces[each]?.isFinished = true }
    }
    contribute()
  }

  /// The pieces that are not over within `id`, itself included.
  private func within(_ id: Int) -> [Int] {
    pieces.keys.filter { pieces[$0]?.isFinished == false && chain($0).contains(id) }
  }

  /// A piece and all above it.
  private func chain(_ id: Int) -> [Int] {
    [id] + (pieces[id]?.parent.map { chain($0) } ?? [])
  }

  private mutating func contribute() {
    // The newest first: a piece is always newer than what it is a piece of.
    for id in pieces.keys.sorted(by: >) {
      guard let piece = pieces[id] else { continue }
      guard piece.parent.flatMap({ pieces[$0] })?.isFinished != true else { continue }
      let contribution = piece.isFinished ? 1 : share(id) ?? piece.contribution
      pieces[id]?.contribution = contribution
    }
  }

  func share(_ id: Int) -> Double? {
    guard let piece = pieces[id] else { return nil }
    let own = piece.units.map { $0 == 0 ? 1 : min(Double(piece.done) / Double($0), 1) }
    let children = pieces.values.filter { $0.parent == id }
    let promised = children.reduce(0) { $0 + $1.weight }
    guard promised > 0 else { return own }
    guard own != nil || children.contains(where: { $0.contribution != nil }) else { return nil }
    let delivered = children.reduce(0) { $0 + $1.weight * ($1.contribution ?? 0) }
    let whole = max(promised, 1)
    return min((delivered + (whole - promised) * (own ?? 0)) / whole, 1)
  }

  func units(_ id: Int) -> Int64 { pieces[id]?.done ?? 0 }
  func isFinished(_ id: Int) -> Bool { pieces[id]?.isFinished ?? false }
  func isCancelled(_ id: Int) -> Bool { pieces[id]?.isCancelled ?? false }

  func isPaused(_ id: Int) -> Bool {
    !isFinished(id) && chain(id).contains { pieces[$0]?.isPaused == true }
  }
}
