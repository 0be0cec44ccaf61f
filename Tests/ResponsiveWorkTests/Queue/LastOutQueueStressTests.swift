import ResponsiveWork
import Synchronization
import Testing

/// Many callers at once, on the real clock.
///
/// What happens when is left to chance, but the laws hold in each run. Run them with ThreadSanitizer,
/// often: it reports what it sees happen, so one run can miss what another finds.
@Suite struct LastOutQueueStressTests {
  typealias Queue = LastOutQueue<Int, ContinuousClock>

  struct Refused: Error {}

  /// Sees whether two tasks of one key run at once, and how many run.
  final class Watch: Sendable {
    private let inUse: [Flag]
    let overlaps = Atomic(0)
    let ran = Atomic(0)

    final class Flag: Sendable {
      let isUp = Atomic(false)
    }

    init(keyCount: Int) { inUse = (0..<keyCount).map { _ in Flag() } }

    func run(_ key: Int, _ work: () async throws -> Void) async throws {
      if inUse[key].isUp.exchange(true, ordering: .acquiringAndReleasing) {
        overlaps.add(1, ordering: .relaxed)
      }
      defer {
        inUse[key].isUp.store(false, ordering: .releasing)
        ran.add(1, ordering: .relaxed)
      }
      try await work()
    }
  }

  @Test(
    "many callers at once lose nothing, and each receipt is settled",
    arguments: BurstEdges.allCases,
    OverlapPolicy.allCases
  )
  func manyCallers(edges: BurstEdges, overlap: OverlapPolicy) async {
    let queue = Queue(
      delay: .microseconds(300),
      maxWait: .milliseconds(2),
      edges: edges,
      overlap: overlap,
      width: 5
    )
    let watch = Watch(keyCount: 8)
    let outcomes = await withTaskGroup(of: [Receipt].self) { group in
      for caller in 0..<6 {
        group.addTask { await Self.callAtRandom(queue, watch, seed: UInt64(caller), count: 400) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    await queue.shutdown()
    var counts: [Receipt.Ending: Int] = [:]
    for receipt in outcomes { counts[await receipt.outcome.ending, default: 0] += 1 }
    let metrics = queue.metrics
    #expect(watch.overlaps.load(ordering: .relaxed) == 0)
    #expect(watch.ran.load(ordering: .relaxed) == metrics.started)
    #expect(outcomes.count == metrics.enqueued)
    #expect(counts[.ran, default: 0] == metrics.ran)
    #expect(counts[.failed, default: 0] == metrics.failed)
    #expect(counts[.superseded, default: 0] == metrics.superseded)
    #expect(counts[.cancelled, default: 0] == metrics.cancelled)
    #expect(counts[.closed] == nil)
    #expect(metrics.pending == 0)
    #expect(metrics.running == 0)
  }

  /// Enqueues `count` tasks and does whatever else one can do with a queue in between.
  private static func callAtRandom(
    _ queue: Queue,
    _ watch: Watch,
    seed: UInt64,
    count: Int
  ) async -> [Receipt] {
    var random = SplitMix64(seed: seed)
    var receipts: [Receipt] = []
    for number in 0..<count {
      let key = Int.random(in: 0..<8, using: &random)
      let kind = Int.random(in: 0..<8, using: &random)
      receipts.append(
        queue.enqueue(key, delay: kind == 0 ? .zero : nil, priority: kind == 1 ? .high : .normal) {
          try await watch.run(key) {
            if kind == 2 { throw Refused() }
            if kind < 5 { await Task.yield() }
          }
        }
      )
      switch Int.random(in: 0..<40, using: &random) {
      case 0: await queue.flush()
      case 1: await queue.flush(key)
      case 2: queue.cancel(key, running: true)
      case 3: await queue.cancelAndWait(key)
      case 4: queue.cancel(running: number % 2 == 0)
      case 5: _ = queue.pending + queue.running
      case 6..<20: await Task.yield()
      default: break
      }
    }
    return receipts
  }

  @Test func `callers of values get their own or learn that they were replaced`() async {
    let queue = LastOutQueue<Int, ContinuousClock>(
      delay: .microseconds(100),
      overlap: .cancelRunning
    )
    let counts = await withTaskGroup(of: [String: Int].self) { group in
      for caller in 0..<6 {
        group.addTask {
          var counts: [String: Int] = [:]
          for number in 0..<60 {
            let mine = caller * 1_000 + number
            let value = Task {
              try await queue.value(number % 3) {
                await Task.yield()
                return mine
              }
            }
            if number % 7 == 0 { value.cancel() }
            switch await value.result {
            case .success(mine): counts["own", default: 0] += 1
            case .success: counts["another's", default: 0] += 1
            case .failure(let error): counts["\(type(of: error))", default: 0] += 1
            }
          }
          return counts
        }
      }
      return await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
    #expect(counts["another's"] == nil)
    #expect(counts.values.reduce(0, +) == 360)
    #expect(Set(counts.keys).isSubset(of: ["own", "Superseded", "CancellationError"]))
  }

  @Test("a queue that closes under load has run what it took in", arguments: ShutdownMode.allCases)
  func closingUnderLoad(mode: ShutdownMode) async {
    for _ in 0..<20 {
      let queue = LastOutQueue<Int, ContinuousClock>(delay: .microseconds(50))
      let ran = Counter()
      await withTaskGroup(of: Int.self) { group in
        for _ in 0..<4 {
          group.addTask {
            var taken = 0
            for key in 0..<200 {
              let receipt = queue.enqueue(key) { ran.count.add(1, ordering: .relaxed) }
              if receipt.settled?.ending == .closed { continue }
              taken += 1
              if key % 10 == 0 { _ = await receipt.outcome }
            }
            return taken
          }
        }
        group.addTask {
          await Task.yield()
          await queue.shutdown(mode)
          return 0
        }
        let taken = await group.reduce(0, +)
        #expect(queue.metrics.enqueued == taken)
      }
      let metrics = queue.metrics
      #expect(metrics.pending == 0 && metrics.running == 0)
      #expect(metrics.ran == ran.count.load(ordering: .relaxed))
      if mode == .flush { #expect(metrics.cancelled == 0) }
    }
  }

  final class Counter: Sendable {
    let count = Atomic(0)
  }
}
