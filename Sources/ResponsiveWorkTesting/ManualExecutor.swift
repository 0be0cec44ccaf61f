internal import ResponsiveWork

/// Runs tasks only when a ``ManualClock`` says so, one job after another, in the order they came.
///
/// Every clock has one; hand it to the code under test as its task executor:
///
/// ```swift
/// let clock = ManualClock()
/// let queue = LastOutQueue<String, ManualClock>(clock: clock, executor: clock.executor)
/// ```
///
/// A task on it, its child tasks, and default actors that it calls run here. What a task starts
/// elsewhere does not: the main actor, an actor with an executor of its own, `Task {}` without an
/// executor preference, threads, Dispatch.
public final class ManualExecutor: TaskExecutor {
  private let waiting = Lock(JobQueue())

  init() {}

  /// Keeps the job until the clock runs it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let kept = UnownedJob(job)
    waiting.withLock { $0.append(kept) }
  }

  /// How many jobs are ready to run.
  public var readyJobs: Int { waiting.withLock { $0.count } }

  /// Runs every job that is ready or becomes ready meanwhile, on this thread.
  ///
  /// - Returns: How many ran.
  func drain() -> Int {
    var ran = 0
    while let job = waiting.withLock({ $0.removeFirst() }) {
      run(job)
      ran += 1
    }
    return ran
  }
}

/// Jobs in the order they came; taking one costs O(1), spread over all.
private struct JobQueue {
  private var jobs: [UnownedJob] = []
  private var taken = 0

  var count: Int { jobs.count - taken }

  mutating func append(_ job: UnownedJob) { jobs.append(job) }

  mutating func removeFirst() -> UnownedJob? {
    guard taken < jobs.count else {
      jobs.removeAll(keepingCapacity: true)
      taken = 0
      return nil
    }
    taken += 1
    return jobs[taken - 1]
  }
}
