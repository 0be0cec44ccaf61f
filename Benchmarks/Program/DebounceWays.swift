import Dispatch
import Foundation
import ResponsiveWork

/// Runs, for each key, only the newest task after a delay.
///
/// The task is always `log.ran(key)`, in a closure of the kind that the way takes.
protocol Debounce {
  func enqueue(_ key: Int, _ log: RunLog)
  func cancelAll()
  /// Lets due tasks run until all of the log have run.
  func wait(for log: RunLog)
}

extension Debounce {
  func wait(for log: RunLog) { log.waitForAll() }
}

/// The ways to debounce that are measured.
///
/// Each does what one would write: a dictionary from keys to what waits. Only LastOutQueue may be
/// called from any thread; the others have no lock, which makes them a little faster.
enum DebounceWay: String, CaseIterable {
  case lastOutQueue = "LastOutQueue"
  case sleepingTask = "Task.sleep and cancel"
  case dispatchSource = "DispatchSource per key"
  case workItem = "DispatchWorkItem.asyncAfter and cancel"
  case runLoopTimer = "Timer on a run loop"

  func make(delay: Duration) -> any Debounce {
    switch self {
    case .lastOutQueue: QueueDebounce(delay: delay)
    case .sleepingTask: TaskDebounce(delay: delay)
    case .dispatchSource: SourceDebounce(delay: delay)
    case .workItem: WorkItemDebounce(delay: delay)
    case .runLoopTimer: TimerDebounce(delay: delay)
    }
  }
}

private final class QueueDebounce: Debounce {
  private let queue: LastOutQueue<Int, ContinuousClock>

  init(delay: Duration) { queue = LastOutQueue(delay: delay) }

  func enqueue(_ key: Int, _ log: RunLog) {
    queue.enqueue(key) { log.ran(key) }
  }

  func cancelAll() { queue.cancel() }
}

private final class TaskDebounce: Debounce {
  private let delay: Duration
  private var tasks: [Int: Task<Void, any Error>] = [:]

  init(delay: Duration) { self.delay = delay }

  func enqueue(_ key: Int, _ log: RunLog) {
    tasks[key]?.cancel()
    tasks[key] = Task.detached { [delay] in
      try await Task.sleep(for: delay)
      log.ran(key)
    }
  }

  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

private final class SourceDebounce: Debounce {
  /// What waits for one key; a newer task takes the place of the older one.
  private struct Entry {
    let source: any DispatchSourceTimer
    let task: Lock<@Sendable () -> Void>
  }

  private let delay: Double
  private let queue = DispatchQueue(label: "timers")
  private var entries: [Int: Entry] = [:]

  init(delay: Duration) { self.delay = delay / .seconds(1) }

  func enqueue(_ key: Int, _ log: RunLog) {
    if let entry = entries[key] {
      entry.task.withLock { $0 = { log.ran(key) } }
      entry.source.schedule(deadline: .now() + delay)
      return
    }
    let newest = Lock<@Sendable () -> Void> { log.ran(key) }
    let entry = Entry(source: DispatchSource.makeTimerSource(queue: queue), task: newest)
    entry.source.setEventHandler { newest.withLock { $0 }() }
    entry.source.schedule(deadline: .now() + delay)
    entry.source.resume()
    entries[key] = entry
  }

  func cancelAll() {
    for entry in entries.values { entry.source.cancel() }
    entries = [:]
  }
}

private final class WorkItemDebounce: Debounce {
  private let delay: Double
  private let queue = DispatchQueue(label: "items")
  private var items: [Int: DispatchWorkItem] = [:]

  init(delay: Duration) { self.delay = delay / .seconds(1) }

  func enqueue(_ key: Int, _ log: RunLog) {
    items[key]?.cancel()
    let item = DispatchWorkItem { log.ran(key) }
    items[key] = item
    queue.asyncAfter(deadline: .now() + delay, execute: item)
  }

  func cancelAll() {
    for item in items.values { item.cancel() }
    items = [:]
  }
}

private final class TimerDebounce: Debounce {
  private let delay: Double
  private var timers: [Int: Timer] = [:]

  init(delay: Duration) { self.delay = delay / .seconds(1) }

  func enqueue(_ key: Int, _ log: RunLog) {
    timers[key]?.invalidate()
    // Not `Timer(timeInterval:)`, which on Linux fires at once.
    timers[key] = .scheduledTimer(withTimeInterval: delay, repeats: false) { _ in log.ran(key) }
  }

  func cancelAll() {
    for timer in timers.values { timer.invalidate() }
    timers = [:]
  }

  func wait(for log: RunLog) {
    // It returns for other sources than timers only, so it is asked again soon.
    while !log.isComplete {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    }
  }
}
