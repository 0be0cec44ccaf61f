// A table of 800,000 people, searched at each keystroke.
//
// Each row has ten properties and is found when any of them contains the text. A generated person
// types, sometimes faster than the table can be searched. Searches that are replaced before their
// start never run, one that runs stops early, and only rows of the newest text are shown: first some
// of them, then all with their exact number.

import ResponsiveWork

// snippet.hide

/// Numbers that look random and are the same in each run (SplitMix64).
struct Dice {
  private var state: UInt64 = 2_026

  mutating func roll() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int(roll() % UInt64(list.count))]
  }

  /// An invented word of three syllables.
  mutating func word() -> String {
    (0..<3).map { _ in pick(Array("bdfgklmnprstvz").map { "\($0)" }) + pick(["a", "e", "i", "o"]) }
      .joined()
  }
}

// snippet.show

/// Rows by columns: a property is the place of its word in that property's list of words.
struct Table: Sendable {
  static let properties = [
    "given name", "family name", "nickname", "street", "city", "region", "company", "title", "mail",
    "note",
  ]

  let count = 800_000
  private(set) var words: [[String]] = []
  private var columns: [[UInt16]] = []

  // snippet.hide

  /// Invents people.
  init(_ dice: inout Dice) {
    for _ in Self.properties {
      words.append((0..<1_024).map { _ in dice.word() })
      var column: [UInt16] = []
      column.reserveCapacity(count)
      while column.count < count {
        let number = dice.roll()
        for shift: UInt64 in [0, 10, 20, 30, 40, 50] {
          column.append(UInt16(truncatingIfNeeded: number >> shift & 1_023))
        }
      }
      columns.append(column)
    }
  }

  // snippet.show

  /// Looks at each row; a part of the result is shown as soon as it fills a screen.
  func search(_ text: String, _ parts: FindParts<Rows>) throws -> Rows {
    // The predicate: given name contains the text, OR family name contains it, OR ...
    let hits = words.map { list in list.map { $0.contains(text) } }
    var rows = Rows()
    for row in 0..<count {
      // Often enough to stop within a millisecond, seldom enough to cost nothing.
      if row % 4_096 == 0, Task.isCancelled { throw Stopped(row: row) }
      for property in 0..<hits.count where hits[property][Int(columns[property][row])] {
        rows.count += 1
        if rows.first.count < 20 {
          rows.first.append(row)
          if rows.first.count == 20 { parts.show(rows) }
        }
        break
      }
    }
    rows.isCounted = true
    return rows
  }
}

/// What a search finds.
struct Rows: Equatable, Sendable {
  var first: [Int] = []
  var count = 0
  var isCounted = false
}

/// A search was cancelled when it had come to `row`.
struct Stopped: Error {
  var row: Int
}

// snippet.hide

/// Prints what happens, and counts it.
@MainActor
final class Report {
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now
  var keystrokes = 0
  var started = 0
  var stopped = 0
  var ended = 0
  var running = 0
  var mostRunning = 0
  var longestKeystroke = Duration.zero

  func say(_ line: String) {
    let milliseconds = "\(Int(start.duration(to: clock.now) / .milliseconds(1)))"
    print(String(repeating: " ", count: max(0, 5 - milliseconds.count)), milliseconds, "ms ", line)
  }

  func begin(_ text: String) {
    started += 1
    running += 1
    mostRunning = max(mostRunning, running)
    say("  searching \"\(text)\"")
  }

  func end(_ text: String, at row: Int, of count: Int) {
    running -= 1
    if row < count { stopped += 1 } else { ended += 1 }
    say("  \(row < count ? "stopped" : "searched") \"\(text)\" at \(row * 100 / count) %")
  }
}

var dice = Dice()
let report = Report()
let table = Table(&dice)
report.say("a table of \(table.count) rows with \(Table.properties.count) properties")

// snippet.show

let find = IncrementalFind<String, Rows>(.local) { text, parts in
  await report.begin(text)
  do {
    let rows = try table.search(text, parts)
    await report.end(text, at: table.count, of: table.count)
    return rows
  } catch let stop as Stopped {
    await report.end(text, at: stop.row, of: table.count)
    throw stop
  }
}

// In a program with views: `List(find.result?.first ?? [])`.
var drawn: Rows?
find.onChange = {
  guard find.result != drawn else { return }
  drawn = find.result
  guard let rows = drawn else { return report.say("  shows nothing") }
  report.say(
    """
      shows \(rows.isCounted ? "\(rows.count)" : "the first \(rows.first.count)") rows for \
    "\(find.resultQuery ?? "")"
    """
  )
}

// snippet.hide

@MainActor
func type(_ text: String, pause: Duration) async throws {
  report.keystrokes += 1
  report.say("types \"\(text)\"")
  let before = ContinuousClock.now
  find.query = text
  report.longestKeystroke = max(report.longestKeystroke, before.duration(to: .now))
  if pause > .zero { try await Task.sleep(for: pause) }
}

/// Writes a word from letter to letter, with a slip, and takes the slip back.
@MainActor
func write(_ word: String) async throws {
  let slip = Int(dice.roll() % UInt64(word.count - 1)) + 1
  for length in 1...word.count {
    let text = String(word.prefix(length))
    if length == slip { try await type(text + "x", pause: .milliseconds(30)) }
    try await type(text, pause: .milliseconds(dice.pick([0, 0, 2, 4, 20, 60, 120])))
  }
}

for number in 1...4 {
  let word = dice.pick(dice.pick(table.words))
  try await write(word)
  // The person reads.
  while find.state != .showing(word) { try await Task.sleep(for: .milliseconds(5)) }
  switch number {
  case 1, 2:
    try await type("", pause: .milliseconds(40))
  case 3:
    report.say("chooses row \(find.result?.first.first ?? 0)")
    find.choose()
  default:
    try await type(word + "a", pause: .milliseconds(2))
    report.say("leaves")
    find.dismiss()
    try await Task.sleep(for: .milliseconds(300))
  }
}
while report.running > 0 { try await Task.sleep(for: .milliseconds(5)) }

let texts = report.keystrokes - 2  // two of them emptied it
report.say(
  """
  \(report.keystrokes) keystrokes, \(texts) texts: \(texts - report.started) were never searched \
  for, \(report.stopped) searches stopped early, \(report.ended) ran to their end, \
  \(report.mostRunning) at once at most
  """
)
report.say("a keystroke took at most \(report.longestKeystroke)")
