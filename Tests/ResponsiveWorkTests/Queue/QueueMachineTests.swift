import ResponsiveWork
import Testing

@Suite struct QueueMachineTests {
  typealias Machine = QueueMachine<Int, Int, Int>

  /// A machine with `count` keys, each with a task that is due.
  private func busyMachine(count: Int) -> Machine {
    var machine = Machine(QueueSchedule.Settings(delay: .seconds(1)))
    for key in 0..<count {
      var payload: Int? = key
      _ = machine.enqueue(key, &payload, now: .zero)
    }
    machine.schedule.flushAll()
    _ = machine.takeEffects()
    return machine
  }

  @Test("the memory of many keys is given back when none is left", arguments: [10, 1_024, 5_000])
  func memory(count: Int) {
    var machine = busyMachine(count: count)
    var next = machine.arrive(0, now: .zero)
    var ran = 0
    while let started = next {
      #expect(started.key == started.payload)
      ran += 1
      _ = machine.finish(started.run, failed: false)
      next = machine.goOn(0, now: .zero)
    }
    #expect(ran == count)
    let kept = count > 1_024 ? 0 : count
    #expect(machine.schedule.slots.count == kept)
    #expect(machine.keys.count == kept)
    #expect(machine.schedule.runs.count == (kept == 0 ? 0 : 1))
    // Handed out, so that it is released outside the lock.
    #expect(machine.takeEffects().emptied.count == (count > 1_024 ? 1 : 0))
    var payload: Int? = 1
    let enqueued = machine.enqueue(7, &payload, now: .zero)
    #expect(enqueued?.superseded == 0)
    #expect(machine.pendingKeys == [7])
  }

  @Test func `a ring looks at no more deadlines than it may, and rings again at once`() {
    var machine = Machine(QueueSchedule.Settings(delay: .seconds(1)))
    for key in 0..<10 {
      var payload: Int? = key
      _ = machine.enqueue(key, &payload, now: .milliseconds(key))
    }
    let alarm = machine.takeEffects().alarm
    let first = machine.ring(alarm?.number ?? 0, now: .seconds(2), limit: 4)
    #expect(machine.schedule.readyCount == 4)
    #expect(first?.deadline == .milliseconds(1_004))
    let second = machine.ring(first?.number ?? 0, now: .seconds(2), limit: 100)
    #expect(machine.schedule.readyCount == 10)
    #expect(second == nil)
  }

  @Test func `lists of delays that are out of use are used again`() {
    var machine = Machine(QueueSchedule.Settings(delay: .seconds(1)))
    for number in 1...1_000 {
      var payload: Int? = number
      _ = machine.enqueue(1, &payload, delay: .milliseconds(number), now: .zero)
    }
    #expect(machine.schedule.delays.count <= 3)
  }

  @Test func `lists of delays go when nothing waits in them`() {
    var machine = Machine(QueueSchedule.Settings(delay: .seconds(1)))
    for number in 1...100 {
      var payload: Int? = number
      _ = machine.enqueue(number, &payload, delay: .seconds(1 + number), now: .zero)
    }
    #expect(machine.schedule.delays.count == 101)
    for number in 21...99 { _ = machine.cancel(number, running: false) }
    #expect(machine.schedule.delays.count == 101)
    _ = machine.cancel(100, running: false)
    #expect(machine.schedule.delays.count == 21)
    machine.schedule.flushAll()
    #expect(machine.schedule.delays.count == 1)
    #expect(machine.pendingKeys == Array(1...20))
  }

  @Test func `a flush takes tasks of several delays in the order they were enqueued`() {
    var machine = Machine(QueueSchedule.Settings(delay: .seconds(1)))
    var random = SplitMix64(seed: 9)
    let keys = (0..<500).map { _ in Int.random(in: 0..<200, using: &random) }
    for key in keys {
      var payload: Int? = key
      let delay: QueueTime? = Bool.random(using: &random) ? nil : .seconds(key % 7)
      _ = machine.enqueue(key, &payload, delay: delay, now: .zero)
    }
    machine.schedule.flushAll()
    var seen: Set<Int> = []
    let newest = keys.reversed().filter { seen.insert($0).inserted }
    #expect(machine.pendingKeys == newest.reversed())
  }

  @Test func `time that seems to go back does not disturb the order of deadlines`() {
    var machine = Machine(QueueSchedule.Settings(delay: .seconds(1)))
    for (key, now) in [3, 1, 2].enumerated() {
      var payload: Int? = key
      _ = machine.enqueue(key, &payload, now: .seconds(now))
    }
    #expect(machine.pendingKeys == [0, 1, 2])
    #expect(machine.deadline(of: 2) == .seconds(4))
  }
}
