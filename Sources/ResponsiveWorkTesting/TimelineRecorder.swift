internal import ResponsiveWork

/// Writes down what happens at which time of a manual clock.
///
/// ```swift
/// let recorder = TimelineRecorder(clock: clock, frame: .milliseconds(100))
/// clock.play("a-b--c|", frame: .milliseconds(100)) { symbol in
///   queue.enqueue("key") { recorder.record(symbol) }
/// }
/// #expect(recorder.timeline == "----b--c")
/// ```
public final class TimelineRecorder: Sendable {
  private let clock: ManualClock
  private let start: ManualClock.Instant
  private let frame: Duration
  private let events = Lock<[Timeline.Event]>([])

  /// Creates a recorder whose frame 0 is now, and whose frames last `frame`.
  public init(clock: ManualClock, frame: Duration) {
    precondition(frame > .zero, "a frame lasts some time")
    self.clock = clock
    self.start = clock.now
    self.frame = frame
  }

  /// Writes down that `symbol` happens now.
  public func record(_ symbol: Character) {
    let elapsed = start.duration(to: clock.now)
    // Duration divides by a number or to a Double; frames must be exact.
    let number = Int(elapsed.attoseconds / frame.attoseconds)
    let event = Timeline.Event(frame: number, symbol: symbol, lateness: elapsed - frame * number)
    events.withLock { $0.append(event) }
  }

  /// What happened so far.
  public var timeline: Timeline { Timeline(events: events.withLock { $0 }) }
}

extension ManualClock {
  /// Lets each event of `timeline` happen at its time, from now on, and ends at the timeline's end.
  ///
  /// What is due at the time of an event runs before the event; what the event makes ready runs right
  /// after it.
  public func play(
    _ timeline: Timeline,
    frame: Duration,
    _ happen: (Character) -> Void
  ) {
    let start = now
    for event in timeline.events {
      advance(to: start.advanced(by: frame * event.frame + event.lateness))
      happen(event.symbol)
      settle()
    }
    advance(to: start.advanced(by: frame * timeline.length))
  }
}
