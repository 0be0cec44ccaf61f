import ResponsiveWork
import ResponsiveWorkTesting
import Testing

/// The code of the article "Testing debounced code", with as much around it as it needs.
@Suite @MainActor struct TestingArticle {
  struct Refused: Error {}

  @MainActor
  final class VolumeModel<C: Clock> where C.Duration == Duration {
    private(set) var label = 0
    private let queue: LastOutQueue<String, C>
    private let send: @Sendable (Int) async throws -> Void

    init(queue: LastOutQueue<String, C>, send: @escaping @Sendable (Int) async throws -> Void) {
      self.queue = queue
      self.send = send
    }

    func turn(to value: Int) {
      label = value
      queue.enqueue("volume") { [send] in try await send(value) }
    }
  }

  @Test func `time stands still`() {
    let clock = ManualClock()
    let sent = TimelineRecorder(clock: clock, frame: .milliseconds(100))
    let queue = LastOutQueue<String, ManualClock>(
      delay: .milliseconds(300),
      clock: clock,
      executor: clock.executor
    )
    let model = VolumeModel(queue: queue) { value in sent.record(Character("\(value)")) }

    model.turn(to: 4)
    model.turn(to: 7)
    #expect(model.label == 7)
    clock.advance(by: .milliseconds(299))
    #expect(sent.timeline == "")
    clock.advance(by: .milliseconds(1))
    #expect(sent.timeline == "---7")
  }

  @Test func `timelines say what happens when`() {
    let clock = ManualClock()
    let sent = TimelineRecorder(clock: clock, frame: .milliseconds(100))
    let queue = LastOutQueue<String, ManualClock>(
      delay: .milliseconds(300),
      clock: clock,
      executor: clock.executor
    )
    let model = VolumeModel(queue: queue) { value in sent.record(Character("\(value)")) }
    clock.play("1-2-3----4---", frame: .milliseconds(100)) { turn in
      model.turn(to: turn.wholeNumberValue ?? 0)
    }
    #expect(sent.timeline == "-------3----4")
  }

  @Test func `an answer is waited for`() throws {
    let clock = ManualClock()
    let queue = LastOutQueue<String, ManualClock>(clock: clock, executor: clock.executor)
    #expect(throws: ManualClockError.self) {
      let outcome = try clock.run(within: .seconds(1)) {
        await queue.enqueue("volume") { throw Refused() }.outcome
      }
      _ = outcome
    }
  }
}
