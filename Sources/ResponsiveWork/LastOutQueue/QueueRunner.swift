/// What is to be done for a task.
///
/// A struct around the closure: as a type argument, a bare closure is wrapped in another one, which
/// cost an allocation per task.
@usableFromInline
struct QueuedWork: Sendable {
  @usableFromInline let run: @Sendable () async throws -> Void

  @inlinable
  init(_ run: consuming @escaping @Sendable () async throws -> Void) { self.run = run }
}

/// A task that runs what is due, one after another; it can be told to stop what it runs.
@usableFromInline
final class QueueRunner: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var isStopped = false
    var hasEnded = false
  }

  private let state = Lock(State())

  @usableFromInline
  init() {}

  /// The task that it is; told after the task began, so a stop may have come before.
  @usableFromInline
  func started(as task: Task<Void, Never>) {
    let isStopped = state.withLock {
      $0.task = task
      return $0.isStopped
    }
    if isStopped { task.cancel() }
  }

  /// Cancels the task, which runs nothing else afterwards.
  @usableFromInline
  func stop() {
    let task = state.withLock {
      $0.isStopped = true
      return $0.task
    }
    task?.cancel()
  }

  /// Whether it runs nothing any more.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// It runs nothing any more.
  func end() { state.withLock { $0.hasEnded = true } }
}

/// The queue whose task runs now, for the queue to know calls that come from its own tasks.
@usableFromInline
struct RunningQueue: Sendable {
  @TaskLocal static var current: RunningQueue?

  let id: ObjectIdentifier
  /// A task that one of the queue's starts inherits the mark, and may outlive that one and the queue.
  let runner: QueueRunner

  /// Whether this code is part of a task of `queue`.
  @usableFromInline
  static func isCurrent(_ queue: AnyObject) -> Bool {
    guard let current, current.id == ObjectIdentifier(queue) else { return false }
    return !current.runner.hasEnded
  }

  /// Marks what `body` does as part of tasks of `queue`.
  @usableFromInline
  static func mark(_ queue: AnyObject, _ runner: QueueRunner, _ body: () async -> Void) async {
    let mark = RunningQueue(id: ObjectIdentifier(queue), runner: runner)
    await $current.withValue(mark) { await body() }
    runner.end()
  }
}

/// Closed until it is opened, once; then whoever waits, or comes later, passes.
@usableFromInline
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Lock(State())

  @usableFromInline
  init() {}

  /// Waits until the gate is open.
  @usableFromInline
  func pass() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let isOpen = state.withLock {
        if !$0.isOpen { $0.waiting.append(continuation) }
        return $0.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Lets all pass.
  @usableFromInline
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
