public import Synchronization

extension WorkProgress {
  /// Counts for one worker; cheap enough for every record.
  ///
  /// It keeps counts to itself and reports them in steps, when a reader asks for them, and when it
  /// ends. Give each worker its own.
  public struct Counter: ~Copyable, Sendable {
    private let progress: WorkProgress
    @usableFromInline let tally: Tally
    @usableFromInline var keptUnits: Int64 = 0
    @usableFromInline var lastRecord = 0
    /// How many units are kept; it grows up to `step` as long as that many take no time.
    @usableFromInline var limit: Int64 = 1
    @usableFromInline var seen: UInt64 = 0
    private let step: Int64
    private var lastReport: ContinuousClock.Instant?
    private var lastYield: ContinuousClock.Instant?

    /// Whoever counts slower reports more often: a task that is cancelled must not wait.
    private static let mostBetweenReports = Duration.milliseconds(10)
    /// As often as that others get their turn: ten times within what people take for at once.
    private static let mostBetweenYields = Duration.milliseconds(10)

    init(progress: WorkProgress, tally: Tally, step: Int64) {
      self.progress = progress
      self.tally = tally
      self.step = step
    }

    /// Counts `units` done, at `record` (counted from 1).
    ///
    /// What is done has been counted also when it throws.
    ///
    /// - Parameters:
    ///   - units: How many units were done.
    ///   - record: The record they belong to, when it is another one than before.
    /// - Throws: `CancellationError` when the work or the task was cancelled. The work is looked at
    ///   each time; the task when a step is full, when it takes more than about ten milliseconds, and
    ///   when a reader asked.
    /// - Complexity: O(1); about a nanosecond. Benchmark: `Scripts/benchmark counter`.
    @inlinable
    public mutating func add(
      units: Int64 = 1,
      record: Int? = nil
    ) throws(CancellationError) {
      precondition(units >= 0, "work is never undone")
      keptUnits += units
      if let record { lastRecord = record }
      if keptUnits >= limit || tally.signal.load(ordering: .relaxed) != seen { try report() }
    }

    /// Reports what was kept back, and looks at what is asked of the work.
    @usableFromInline
    mutating func report() throws(CancellationError) {
      flush()
      if step > 1 { adaptLimit() }
      let signal = tally.signal.load(ordering: .relaxed)
      // What was seen keeps differing from the signal, so that each later count ends up here too.
      guard signal & Tally.stop == 0, !Task.isCancelled else { throw CancellationError() }
      seen = signal
    }

    private mutating func adaptLimit() {
      let now = ContinuousClock.now
      let isSlow = lastReport.map { now - $0 > Self.mostBetweenReports } ?? false
      limit = isSlow ? Swift.max(limit / 2, 1) : limit > step / 2 ? step : limit * 2
      lastReport = now
    }

    /// Reports now what was kept back.
    public mutating func flush() {
      tally.report(units: keptUnits, record: lastRecord)
      keptUnits = 0
    }

    /// Lets other tasks run, and waits while the work is paused.
    ///
    /// Tasks share as many threads as there are cores. A worker that only counts keeps its thread, and
    /// with a worker for each core nobody else runs: no reader, no timer, no search. So call this
    /// every now and then, where waiting does no harm: between rows or blocks of records, not with a
    /// lock or an open transaction. It gives way every ten milliseconds; else it costs less than a
    /// tenth of a microsecond.
    ///
    /// - Throws: `CancellationError` when the work or the task was cancelled, also meanwhile.
    public mutating func pausePoint() async throws(CancellationError) {
      try report()
      if lastYield.map({ .now - $0 > Self.mostBetweenYields }) ?? true {
        await Task.yield()
        lastYield = .now
      }
      guard tally.isPaused else { return }
      await progress.work.board.wait(for: .running, of: progress.work.id)
      try report()
    }

    /// Blocks while the work is paused, for workers that have a thread of their own.
    ///
    /// - Throws: `CancellationError` when the work was cancelled, also meanwhile.
    @available(*, noasync, message: "a task that blocks keeps others from running")
    public mutating func blockingPausePoint() throws(CancellationError) {
      try report()
      guard tally.isPaused else { return }
      progress.work.board.block(until: .running, of: progress.work.id)
      try report()
    }

    deinit { tally.report(units: keptUnits, record: lastRecord) }
  }
}
