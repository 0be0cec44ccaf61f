// Each of many records is compared with all later ones, while people see how far it is.
//
// The first record is compared with all others, the last with none: counted in records, a bar would
// crawl and then leap, and the time it tells would be wrong by half. So the work is counted in pairs,
// and only the text speaks of records. The workers give way between rows, or on a machine with two
// cores nobody could look. The second run is cancelled by its user.

import Foundation
import ResponsiveWork

// snippet.hide

/// Invented names: the same in each run.
func inventNames(_ count: Int) -> [[UInt8]] {
  let syllables = ["ba", "do", "fi", "gu", "ka", "le", "mo", "ni", "pa", "ro", "su", "ta", "zo"]
  var state: UInt64 = 1
  return (0..<count).map { _ in
    (0..<4).flatMap { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Array(syllables[Int(state >> 33) % syllables.count].utf8)
    }
  }
}

/// How many letters stand at the same place in both.
func likeness(_ one: [UInt8], _ other: [UInt8]) -> Int {
  zip(one, other).reduce(0) { $0 + ($1.0 == $1.1 ? 1 : 0) }
}

// snippet.show

/// Counts the pairs of `names` that differ in two letters at most.
func compare(_ names: [[UInt8]], _ progress: WorkProgress) async throws -> Int {
  let count = names.count
  progress.setTotal(units: Int64(count * (count - 1) / 2), records: count)
  defer { progress.finish() }
  return try await withThrowingTaskGroup(of: Int.self) { group in
    for worker in 0..<2 {
      group.addTask {
        var counter = progress.counter()
        var alike = 0
        for row in stride(from: worker, to: count, by: 2) {
          for other in names[(row + 1)...] {
            if likeness(names[row], other) >= 6 { alike += 1 }
            // About a nanosecond, and the place where a cancellation ends the work.
            try counter.add(record: row + 1)
          }
          try await counter.pausePoint()
        }
        return alike
      }
    }
    return try await group.reduce(0, +)
  }
}

/// Shows `progress` on one line of the terminal, or line by line elsewhere, until the work is over.
func show(_ progress: WorkProgress) async {
  let isTerminal = isatty(STDOUT_FILENO) == 1
  for await state in progress.snapshots() {
    let parts = [state.title, bar(state), state.recordPhrase, state.remainingPhrase]
    let line = parts.compactMap(\.self).joined(separator: "  ")
    // Back to the line's beginning, and clear it.
    write(isTerminal ? "\r\u{1B}[2K\(line)" : "\(line)\n")
  }
  if isTerminal { write("\n") }
}

/// A bar, or nothing that could be taken for one while the total isn't known.
func bar(_ state: WorkProgress.Snapshot) -> String? {
  guard let fraction = state.fraction, let percent = state.percentPhrase else { return nil }
  let filled = Int(fraction * 20)
  return "[" + String(repeating: "#", count: filled)
    + String(repeating: "-", count: 20 - filled) + "] " + percent
}

// snippet.hide

func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_500
let names = inventNames(count)

// snippet.show

let progress = WorkProgress(title: "Comparing")
async let shown: Void = show(progress)
let pairs = try await compare(names, progress)
await shown
write("\(pairs) pairs are alike, compared at \(progress.snapshot().ratePhrase() ?? "once")\n")

// Somebody asks for too much, and changes his mind.
let more = WorkProgress(title: "Comparing more")
async let shownMore: Void = show(more)
async let ofMore = compare(inventNames(count * 10), more)
try await Task.sleep(for: .seconds(0.5))
more.cancel()
do {
  _ = try await ofMore
} catch is CancellationError {
  await shownMore
  write("Cancelled: nothing was changed\n")
}
