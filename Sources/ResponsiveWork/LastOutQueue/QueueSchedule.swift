/// When which task of a ``LastOutQueue`` runs, without a key, a task, a clock or a lock.
///
/// Each event is a method that takes the time. What it decides about the task at hand it returns; what
/// else is to be done it leaves in `outbox`. A key has a slot while something is known of it: a pending
/// task, a running one, or a burst that is not over.
///
/// ```
///            enqueue                 due                     take                 finish
///   (none) ──────────► waiting ──┬─────────► ready ──────────────────► running ──────────► settled
///                       ▲   │    │             ▲
///                       └───┘    └► blocked ───┘
///                     superseded    (an older task of the key runs)
/// ```
///
/// A pending task is waiting, ready or blocked. Beside it, at most one older task of its key runs.
///
/// - Note: Slots are numbers, and time is what passed since the queue's beginning, so that nothing
///   here is generic: compiled once, a decision costs some nanoseconds in every client.
@usableFromInline
package struct QueueSchedule: Hashable, Sendable {
  /// What does not change while a queue lives.
  @usableFromInline
  package struct Settings: Hashable, Sendable {
    @usableFromInline package var delay: QueueTime
    @usableFromInline package var maxWait: QueueTime?
    @usableFromInline package var edges: BurstEdges
    @usableFromInline package var overlap: OverlapPolicy
    @usableFromInline package var width: Int

    /// Creates settings.
    @usableFromInline
    package init(
      delay: QueueTime,
      maxWait: QueueTime? = nil,
      edges: BurstEdges = .trailing,
      overlap: OverlapPolicy = .afterRunning,
      width: Int = .max
    ) {
      self.delay = delay
      self.maxWait = maxWait
      self.edges = edges
      self.overlap = overlap
      self.width = width
    }
  }

  /// How far the pending task of a key is.
  @usableFromInline
  package enum Pending: UInt8, Hashable, Sendable {
    /// There is none.
    case none
    /// It waits for the burst to end.
    case waiting
    /// It is due, and runs when a runner takes it.
    case ready
    /// It is due, and waits for an older task of its key to end.
    case blocked
  }

  /// What is known of one key.
  @usableFromInline
  package struct Slot: Hashable, Sendable {
    @usableFromInline package var pending = Pending.none
    @usableFromInline package var priority = WorkPriority.normal
    /// Whether the longest wait is over; a newer task then takes this one's place at once.
    @usableFromInline package var isOverdue = false
    /// Whether a key has this slot.
    @usableFromInline package var isTaken = false
    /// The position of its timer's list in `delays`.
    @usableFromInline package var delay: Int32 = 0
    /// The number of the run of its older task, or `SlotLinks.none`.
    @usableFromInline package var run = SlotLinks.none
    /// The hash of its key, for the index of keys.
    @usableFromInline package var keyHash: UInt32 = 0
    /// The number of the pending task.
    @usableFromInline package var ticket: UInt64 = 0
    /// When the burst is over, if nothing else comes.
    @usableFromInline package var due = QueueTime.zero
  }

  /// The slots whose timers have one delay, in the order they are due.
  @usableFromInline
  package struct DelayList: Hashable, Sendable {
    @usableFromInline package var delay: QueueTime
    @usableFromInline package var list = SlotList()
  }

  /// A task that runs.
  @usableFromInline
  package struct Run: Hashable, Sendable {
    @usableFromInline package var slot: Int32
    @usableFromInline package var ticket: UInt64
    /// Why it was told to stop.
    @usableFromInline package var stop: Receipt.Ending?
  }

  /// Someone who waits for tasks to be settled.
  @usableFromInline
  package struct Wait: Hashable, Sendable {
    @usableFromInline package var id: Int
    /// The newest task that it waits for.
    @usableFromInline package var upTo: UInt64
    /// The only tasks that it waits for; `nil` for all up to `upTo`.
    @usableFromInline package var only: [UInt64]?
    /// How many of them are not settled.
    @usableFromInline package var remaining: Int

    func awaits(_ ticket: UInt64) -> Bool {
      ticket <= upTo && only.map { $0.contains(ticket) } ?? true
    }
  }

  @usableFromInline package let settings: Settings
  @usableFromInline package var outbox = Outbox()

  // Slots, and the lists they are in.
  @usableFromInline package var slots: [Slot] = []
  @usableFromInline package var freeSlots: [Int32] = []
  /// The slot that the next unknown key gets.
  ///
  /// Stored: to ask a method for it, a client would copy the whole schedule, which cost 50 ns.
  @usableFromInline package var nextSlot: Int32 = 0
  @usableFromInline package var timers = LinkColumn()
  @usableFromInline package var delays: [DelayList]
  @usableFromInline package var readiness = LinkColumn()
  @usableFromInline package var ready = [SlotList](
    repeating: SlotList(),
    count: WorkPriority.allCases.count
  )
  /// Empty while the queue has no longest wait.
  @usableFromInline package var limits = LinkColumn()
  @usableFromInline package var limitList = SlotList()
  @usableFromInline package var limitTimes: [QueueTime] = []

  // Runs.
  @usableFromInline package var runs: [Run?] = []
  @usableFromInline package var freeRuns: [Int32] = []
  @usableFromInline package var readyCount = 0
  @usableFromInline package var pendingCount = 0
  @usableFromInline package var runningCount = 0
  /// Whether a runner is on its way that has taken nothing yet.
  @usableFromInline package var runnerIsComing = false

  // Time.
  @usableFromInline package var latest = QueueTime.zero
  @usableFromInline package var armed: QueueTime?
  @usableFromInline package var alarmNumber = 0

  @usableFromInline package var isOpen = true
  @usableFromInline package var lastTicket: UInt64 = 0
  @usableFromInline package var lastWait = 0
  @usableFromInline package var waits: [Wait] = []
  /// Counts so far; the lateness stands apart.
  @usableFromInline package var metrics = LastOutQueueMetrics()
  @usableFromInline package var totalLateness = QueueTime.zero
  @usableFromInline package var longestLateness = QueueTime.zero

  /// Creates a schedule that knows no key.
  @usableFromInline
  package init(_ settings: Settings) {
    self.settings = settings
    delays = [DelayList(delay: settings.delay)]
  }
}
