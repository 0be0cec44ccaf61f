/// Pieces of work within pieces of work: what is done, what is asked of them, over time.
///
/// A value without clock, lock or task. Weights: of work with one piece of weight 0.25 and 300 units
/// of its own, half of that piece and 100 units make 0.25 · 0.5 + 0.75 · 100/300 = 0.375.
///
/// A race can bring any event late; one for a piece that is over changes nothing.
struct ProgressTree: Sendable {
  typealias ID = Int

  enum Event: Hashable, Sendable {
    /// So many units were counted up to now, and the furthest record is that.
    case counted(units: Int64, record: Int)
    /// There are so many.
    case declared(units: Int64?, records: Int?)
    case renamed(String)
    case paused
    case resumed
    case cancelled
    case finished
  }

  /// What an event changes for those who work on a piece or watch it.
  enum Effect: Hashable, Sendable {
    case pause(ID)
    case resume(ID)
    case cancel(ID)
    case end(ID)
  }

  private var nodes: [ID: ProgressNode] = [:]
  private var nextID = 0

  /// Adds a piece of work, to `parent`'s where there is one.
  mutating func begin(
    title: String,
    units: Int64?,
    records: Int?,
    weight: Double = 1,
    in parent: ID? = nil,
    now: Duration
  ) -> ID {
    let id = nextID
    nextID += 1
    var node = ProgressNode(
      title: title,
      units: units,
      records: records,
      parent: parent,
      weight: weight,
      now: now
    )
    if let above = parent.flatMap({ nodes[$0] }) {
      node.isCancelled = above.isCancelled
      node.isFinished = above.isFinished
      node.pauses = above.pauses
      if node.pauses > 0 { node.meter.pause(now) }
    }
    node.meter.sample(node.standing, now: now)
    // A piece of what is over is over before it begins.
    if node.isFinished {
      node.meter.end(node.standing, isComplete: !node.isCancelled, now: now)
    }
    nodes[id] = node
    if let parent { adopt(id, by: parent) }
    return id
  }

  private mutating func adopt(_ child: ID, by parent: ID) {
    guard let node = nodes[child], var above = nodes[parent], !above.isFinished else { return }
    let before = above.share ?? 0
    // From now on the parent is measured in shares of its whole.
    if above.promised == 0 { above.meter.forgetPace() }
    above.promised += node.weight
    above.children.append(child)
    nodes[parent] = above
    tellAbove(parent, shareBefore: before, isWork: false)
    report(child, isWork: false)
  }

  /// Takes in that `event` happened to the piece `id`.
  mutating func handle(_ event: Event, of id: ID, now: Duration) -> [Effect] {
    guard var node = nodes[id], !node.isFinished else { return [] }
    switch event {
    case .counted(let units, let record):
      let isNew = units != node.done || record != node.record
      node.done = units
      node.record = record
      nodes[id] = node
      if isNew { showLife(id) }
      report(id, isWork: true)
    case .declared(let units, let records):
      node.declare(units: units, records: records, now: now)
      nodes[id] = node
      report(id, isWork: false)
    case .renamed(let title):
      nodes[id]?.title = title
    case .paused:
      guard !node.isPausedItself else { return [] }
      nodes[id]?.isPausedItself = true
      return subtree(of: id).compactMap { pause($0, now: now) }
    case .resumed:
      guard node.isPausedItself else { return [] }
      nodes[id]?.isPausedItself = false
      return subtree(of: id).compactMap { resume($0, now: now) }
    case .cancelled:
      let cancelled = subtree(of: id).filter { nodes[$0]?.isCancelled == false }
      for each in cancelled { nodes[each]?.isCancelled = true }
      return cancelled.map(Effect.cancel)
    case .finished:
      return finish(id, now: now)
    }
    return []
  }

  private mutating func pause(_ id: ID, now: Duration) -> Effect? {
    nodes[id]?.pauses += 1
    nodes[id]?.meter.pause(now)
    return nodes[id]?.pauses == 1 ? .pause(id) : nil
  }

  private mutating func resume(_ id: ID, now: Duration) -> Effect? {
    nodes[id]?.pauses -= 1
    guard nodes[id]?.pauses == 0 else { return nil }
    nodes[id]?.meter.resume(now)
    return .resume(id)
  }

  private mutating func finish(_ id: ID, now: Duration) -> [Effect] {
    let ended = subtree(of: id)
    for each in ended {
      guard var node = nodes[each] else { continue }
      node.meter.end(node.standing, isComplete: !node.isCancelled, now: now)
      node.isFinished = true
      node.children = []
      nodes[each] = node
    }
    showLife(id)
    report(id, isWork: false)
    if let parent = nodes[id]?.parent { nodes[parent]?.children.removeAll { $0 == id } }
    return ended.map(Effect.end)
  }

  /// Takes in, for the piece `id` and all above it, that something goes on.
  private mutating func showLife(_ id: ID) {
    var next: ID? = id
    while let each = next {
      nodes[each]?.signsOfLife += 1
      next = nodes[each]?.parent
    }
  }

  /// Tells the piece above how far `id` is; `isWork` is whether work brought it there.
  private mutating func report(_ id: ID, isWork: Bool) {
    guard let node = nodes[id], let contribution = node.contribution, let parent = node.parent,
      var above = nodes[parent], !above.isFinished
    else { return }
    let before = above.share ?? 0
    above.piecesAreKnown = true
    above.delivered += node.weight * (contribution - node.reported)
    nodes[parent] = above
    nodes[id]?.reported = contribution
    tellAbove(parent, shareBefore: before, isWork: isWork)
  }

  private mutating func tellAbove(_ id: ID, shareBefore before: Double, isWork: Bool) {
    if !isWork, let after = nodes[id]?.share { nodes[id]?.meter.skip(after - before) }
    report(id, isWork: isWork)
  }

  /// The piece `id` and all within it that are not over.
  func subtree(of id: ID) -> [ID] {
    guard let node = nodes[id] else { return [] }
    return [id] + node.children.flatMap { subtree(of: $0) }
  }

  /// Forgets the piece `id`, of which nobody will ask again.
  mutating func forget(_ id: ID) { nodes[id] = nil }

  /// How the piece `id` stands at `now`.
  mutating func snapshot(of id: ID, now: Duration) -> WorkProgress.Snapshot? {
    guard let node = sampled(id, now) else { return nil }
    let stage = stage(of: node).flatMap { sampled($0, now) }
    let counting = node.records == nil && node.record == 0 ? stage ?? node : node
    let hasFraction = node.share != nil || (node.isFinished && !node.isCancelled)
    return WorkProgress.Snapshot(
      title: node.title,
      stage: stage.flatMap { $0.title.isEmpty ? nil : $0.title },
      fraction: hasFraction ? node.meter.fraction.shown : nil,
      units: node.done,
      totalUnits: node.units,
      record: counting.record > 0 ? counting.record : nil,
      records: counting.records,
      elapsed: node.meter.elapsed(now),
      remaining: node.isFinished ? .zero : node.meter.remaining,
      unitsPerSecond: node.meter.unitsPerSecond,
      recordsPerSecond: counting.meter.recordsPerSecond,
      isStalled: !node.isFinished && node.meter.isStalled,
      isPaused: !node.isFinished && node.pauses > 0,
      isCancelled: node.isCancelled,
      isFinished: node.isFinished
    )
  }

  /// The piece `id`, after its meter has taken in where it stands.
  private mutating func sampled(_ id: ID, _ now: Duration) -> ProgressNode? {
    guard var node = nodes[id] else { return nil }
    nodes[id] = nil  // One owner, so that sampling copies nothing.
    if !node.isFinished { node.meter.sample(node.standing, now: now) }
    nodes[id] = node
    return node
  }

  /// The piece whose name and records stand for those of `node`: the newest that is not over, or
  /// one within it when only that one has a name or records.
  private func stage(of node: ProgressNode) -> ID? {
    guard let newest = node.children.last, let piece = nodes[newest] else { return nil }
    guard let below = stage(of: piece), let deeper = nodes[below] else { return newest }
    let tellsMore = piece.title.isEmpty || (piece.records == nil && deeper.records != nil)
    return tellsMore ? below : newest
  }
}
