/// Which tasks of a burst run.
///
/// A burst is a row of tasks for one key, each of them sooner than the delay after the one before.
public enum BurstEdges: Hashable, Sendable, CaseIterable {
  /// The newest, when the burst is over.
  case trailing
  /// The first, at once; the others are superseded by it.
  case leading
  /// The first at once, and the newest of the others when the burst is over.
  case both

  /// Whether the first task of a burst runs at once.
  @inlinable package var leads: Bool { self != .trailing }

  /// Whether the newest task runs at the end of the burst.
  @inlinable package var trails: Bool { self != .leading }
}

/// What happens when a task is due while an older one of the same key still runs.
///
/// In either case the older one has ended when the newer one starts.
public enum OverlapPolicy: Hashable, Sendable, CaseIterable {
  /// The newer one waits until the older one has ended.
  case afterRunning
  /// The older one is cancelled, and the newer one starts when it has ended.
  case cancelRunning
}

/// Which of the tasks that are due starts first when not all may run at once.
public enum WorkPriority: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// Starts when nothing else is due. Without end, if something else always is.
  case low
  /// Starts before `low`.
  case normal
  /// Starts before all others.
  case high

  /// Whether `lhs` starts after `rhs`.
  @inlinable
  public static func < (lhs: WorkPriority, rhs: WorkPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// What becomes of pending tasks when a queue closes.
public enum ShutdownMode: Hashable, Sendable, CaseIterable {
  /// They run now.
  case flush
  /// They are cancelled, and those that run are told to stop.
  case cancel
}
