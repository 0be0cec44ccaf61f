extension WorkProgress {
  /// The state of the work at one moment; all values were read together.
  public struct Snapshot: Hashable, Sendable {
    /// What is being done, for people.
    public var title: String
    /// What is being done within it, for people: the newest piece that isn't over.
    public var stage: String?
    /// The share that is done, in 0...1, or `nil` until a total is known; it never falls.
    public var fraction: Double?
    /// The units that were counted; those of pieces are counted there.
    public var units: Int64
    /// How many units there are.
    public var totalUnits: Int64?
    /// The record that is worked on, counted from 1; of the stage where the work has none itself.
    public var record: Int?
    /// How many records there are.
    public var records: Int?
    /// How long was worked, pauses left out.
    public var elapsed: Duration
    /// The time that remains; `nil` until it can be told.
    public var remaining: Duration?
    /// Units a second over the last few seconds.
    public var unitsPerSecond: Double?
    /// Records a second over the last few seconds.
    public var recordsPerSecond: Double?
    /// Whether nothing was counted for much longer than usual.
    public var isStalled: Bool
    /// Whether the work was asked to pause.
    public var isPaused: Bool
    /// Whether the work was asked to stop.
    public var isCancelled: Bool
    /// Whether the work is over.
    public var isFinished: Bool

    /// Creates a state, as a renderer's tests need it.
    public init(
      title: String = "[Being busy]",
      stage: String? = nil,
      fraction: Double? = nil,
      units: Int64 = 0,
      totalUnits: Int64? = nil,
      record: Int? = nil,
      records: Int? = nil,
      elapsed: Duration = .zero,
      remaining: Duration? = nil,
      unitsPerSecond: Double? = nil,
      recordsPerSecond: Double? = nil,
      isStalled: Bool = false,
      isPaused: Bool = false,
      isCancelled: Bool = false,
      isFinished: Bool = false
    ) {
      self.title = title
      self.stage = stage
      self.fraction = fraction
      self.units = units
      self.totalUnits = totalUnits
      self.record = record
      self.records = records
      self.elapsed = elapsed
      self.remaining = remaining
      self.unitsPerSecond = unitsPerSecond
      self.recordsPerSecond = recordsPerSecond
      self.isStalled = isStalled
      self.isPaused = isPaused
      self.isCancelled = isCancelled
      self.isFinished = isFinished
    }
  }
}
