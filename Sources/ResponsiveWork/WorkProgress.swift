/// What is known of a long piece of work: how much is done, how much remains.
///
/// Work is counted in units that cost about the same each; records are what people are shown. To
/// compare each of *n* records with all later ones takes *n* − 1 units for the first and none for
/// the last: by records, the bar would crawl and then leap.
///
/// ```swift
/// let progress = WorkProgress(title: "Comparing", units: pairs, records: records.count)
/// var counter = progress.counter()
/// for (index, record) in records.enumerated() {
///   compare(record, records[(index + 1)...])
///   try counter.add(units: Int64(records.count - 1 - index), record: index + 1)
/// }
/// ```
///
/// The work is over when ``finish()`` is called or the last reference goes, whichever is earlier.
public final class WorkProgress: Sendable {
  let work: Work
  /// Work isn't over while a piece of it is held.
  private let parent: WorkProgress?

  /// Creates progress of work with that title; a total of `nil` is not known yet.
  ///
  /// - Parameters:
  ///   - title: What is being done, for people.
  ///   - units: How many units there are.
  ///   - records: How many records there are.
  ///   - clock: The clock that the remaining time is told by. The default stands still while the
  ///     machine sleeps, as the work does.
  public init<C: Clock>(
    title: String = "[Being busy]",
    units: Int64? = nil,
    records: Int? = nil,
    clock: C = SuspendingClock()
  ) where C.Duration == Duration {
    Self.requireTotals(units, records)
    parent = nil
    work = Work(
      board: ProgressBoard(clock: clock),
      parent: nil,
      title: title,
      units: units,
      records: records,
      weight: 1
    )
  }

  private static func requireTotals(_ units: Int64?, _ records: Int?) {
    precondition(units ?? 0 >= 0 && records ?? 0 >= 0, "what is not known is nil, not negative")
  }

  private init(work: Work, parent: WorkProgress) {
    self.work = work
    self.parent = parent
  }

  deinit { work.board.handle(.finished, of: work.id) }

  /// Sets the totals; they may grow and shrink later.
  ///
  /// Set them before counting towards them, and no reader sees more done than there is.
  ///
  /// - Parameters:
  ///   - units: How many units there are.
  ///   - records: How many records there are.
  public func setTotal(units: Int64, records: Int? = nil) {
    Self.requireTotals(units, records)
    work.board.handle(.declared(units: units, records: records), of: work.id)
  }

  /// Changes what people are told is being done.
  public func setTitle(_ title: String) { work.board.handle(.renamed(title), of: work.id) }

  /// Makes `weight` of this work's whole, in 0...1, a piece of work of its own.
  ///
  /// What the weights of all pieces leave is this work's own share. A piece is complete when it is
  /// finished or nobody holds it any more.
  ///
  /// - Parameters:
  ///   - title: What is being done, for people.
  ///   - weight: The share of this work's time that the piece is expected to take.
  ///   - units: How many units there are.
  ///   - records: How many records there are.
  /// - Returns: The piece, which is cancelled and paused with this work.
  public func child(
    title: String,
    weight: Double,
    units: Int64? = nil,
    records: Int? = nil
  ) -> WorkProgress {
    precondition(weight >= 0 && weight <= 1, "a weight is a share of the whole")
    Self.requireTotals(units, records)
    return WorkProgress(
      work: Work(
        board: work.board,
        parent: work.id,
        title: title,
        units: units,
        records: records,
        weight: weight
      ),
      parent: self
    )
  }

  /// A counter for one worker.
  ///
  /// - Parameter step: How many units it may keep to itself; 1 for a report at each count. Readers
  ///   ask for what is kept, so that a large step makes no bar late.
  /// - Returns: The counter; it keeps the work from being over.
  public func counter(step: Int64 = 1_024) -> Counter {
    precondition(step > 0, "a step is at least one unit")
    return Counter(progress: self, tally: work.tally, step: step)
  }

  /// Whether the work was asked to stop.
  public var isCancelled: Bool { work.tally.isCancelled }

  /// Why the work was asked to stop, or `nil` when it wasn't.
  public var cancellationCause: (any Error)? { work.board.cause(of: work.id) }

  /// Asks the work, and all pieces of it, to stop: each counter throws at its next count.
  ///
  /// - Parameter cause: Why, for ``cancellationCause``; the first one stays. Counters throw
  ///   `CancellationError` whatever it is, so that one `catch` will do.
  public func cancel(because cause: any Error = CancellationError()) {
    work.board.handle(.cancelled, of: work.id, cause: cause)
  }

  /// Asks the work, and all pieces of it, to stand still at the next pause point.
  ///
  /// The time that remains stands still meanwhile.
  public func pause() { work.board.handle(.paused, of: work.id) }

  /// Takes ``pause()`` back.
  public func resume() { work.board.handle(.resumed, of: work.id) }

  /// Says that the work is over, however much of it was counted.
  public func finish() { work.board.handle(.finished, of: work.id) }

  /// The state now, for readers on threads of their own.
  ///
  /// It also asks each counter to report what it keeps back, for the next reader.
  public func snapshot() -> Snapshot { work.snapshot(now: work.board.now) }

  /// The state at `now`, for readers that keep the time themselves.
  ///
  /// - Parameter now: The time since the work (of a piece: the whole work) was created, by the
  ///   work's clock.
  /// - Returns: The state.
  public func snapshot(now: Duration) -> Snapshot { work.snapshot(now: now) }
}
