import ResponsiveWork
import ResponsiveWorkTesting
import Testing

/// The code of the article "Debouncing", with as much around it as it needs.
@Suite struct DebouncingArticle {
  struct Hit: Sendable {}

  struct Server: Sendable {
    func find(_ text: String) async throws -> [Hit] { [] }
  }

  struct Device: Sendable {
    func set(_ name: String, _ value: Int) async throws {}
    func set(_ value: Int) async throws {}
  }

  /// The usual way; its device refuses nothing.
  enum Naive {
    struct Device: Sendable {
      func set(_ name: String, _ value: Int) async {}
    }

    static let device = Device()

    final class Knobs {
      private var pending: [String: Task<Void, Never>] = [:]

      func turn(_ name: String, to value: Int) {
        pending[name]?.cancel()
        pending[name] = Task {
          try? await Task.sleep(for: .seconds(2))
          await device.set(name, value)
        }
      }
    }
  }

  enum Ours {
    static let device = Device()
    static let server = Server()

    static func show(_ name: String, _ value: Int) {}
    static func show(_ message: String) {}

    static func knobs() {
      let queue = LastOutQueue<String, ContinuousClock>(delay: .milliseconds(300))

      func turn(_ name: String, to value: Int) {
        show(name, value)  // at once
        queue.enqueue(name) { try await device.set(name, value) }  // when the hand rests
      }
      turn("volume", to: 7)
    }

    static func outcome(_ queue: LastOutQueue<String, ContinuousClock>, text: String) async throws {
      let receipt = queue.enqueue("thermostat") { try await device.set(31) }
      switch await receipt.outcome {
      case .ran: break
      case .failed(let error): show("The thermostat refused: \(error)")
      case .superseded: break  // a newer value is on its way
      case .cancelled, .closed: break
      }

      let hits = try await queue.value("search") { try await server.find(text) }
      _ = hits

      await queue.flush()  // leaving a screen: run now what is pending, and wait for it
      await queue.shutdown()  // leaving the program: the same, and take nothing more in
      queue.cancel("preview")  // nobody wants it any more
    }
  }

  @Test func `tests that do not wait`() {
    let clock = ManualClock()
    let recorder = TimelineRecorder(clock: clock, frame: .milliseconds(100))
    let queue = LastOutQueue<String, ManualClock>(
      delay: .milliseconds(300),
      clock: clock,
      executor: clock.executor
    )
    clock.play("a-b-c----d---", frame: .milliseconds(100)) { symbol in
      queue.enqueue("knob") { recorder.record(symbol) }
    }
    #expect(recorder.timeline == "-------c----d")
  }

  /// Each character is 100 ms, the delay is three of them; as the article's table says.
  @Test(
    arguments: [
      (BurstEdges.trailing, nil, "-------c----d"), (.leading, nil, "a--------d---"),
      (.both, nil, "a------c-d---"), (.trailing, Duration.milliseconds(500), "-----c------d"),
    ] as [(BurstEdges, Duration?, Timeline)]
  )
  func `which tasks of a burst run`(edges: BurstEdges, maxWait: Duration?, ran: Timeline) {
    let clock = ManualClock()
    let recorder = TimelineRecorder(clock: clock, frame: .milliseconds(100))
    let queue = LastOutQueue<String, ManualClock>(
      delay: .milliseconds(300),
      maxWait: maxWait,
      edges: edges,
      clock: clock,
      executor: clock.executor
    )
    clock.play("a-b-c----d---", frame: .milliseconds(100)) { symbol in
      queue.enqueue("knob") { recorder.record(symbol) }
    }
    #expect(recorder.timeline == ran)
  }

  @MainActor
  enum WithoutClass {
    static func render(_ text: String) async -> String { text }
    static func show(_ image: String) {}

    @MainActor
    final class Preview {
      private var pending: Task<Void, Never>?

      func textChanged(_ text: String) {
        pending?.cancel()
        pending = Task {
          do {
            try await Task.sleep(for: .milliseconds(300))  // throws when a newer text comes
          } catch {
            return
          }
          let image = await render(text)
          guard !Task.isCancelled else { return }  // a newer text came meanwhile
          show(image)
        }
      }
    }
  }
}
