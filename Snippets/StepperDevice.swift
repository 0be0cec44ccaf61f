// A stepper that drives a slow device over HTTP.
//
// A person taps "+" seven times. The label moves at each tap, but the device is sent only the last
// value, when the tapping is over. When the program goes to the background or is asked to end, what is
// pending is sent before. A value that the device refuses is told, and the label goes back.
//
// Run it alone and it starts the slow device of the tests, and plays the person and the terminal; or
// give it the address of a device.

import Dispatch
import Foundation
import ResponsiveWork

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Why the device did not take a value, in its own words.
struct Refusal: Error {
  var reason: String
}

// snippet.hide

/// The slow device, started for this program alone.
final class SlowDevice {
  let address: String
  private let process = Process()
  /// The device goes when this end is closed, however this program ends.
  private let life = Pipe()

  init() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Tests/SnippetTests/slow-device.py")
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path]
    process.standardInput = life
    process.standardOutput = output
    try process.run()
    // Its first line is its address.
    address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

let device = CommandLine.arguments.count > 1 ? nil : try SlowDevice()
let address = device?.address ?? CommandLine.arguments[1]

// snippet.show

/// Sends a value to the device, which takes its time.
@Sendable
func send(_ name: String, _ value: Int) async throws {
  guard let url = URL(string: "\(address)/\(name)") else { throw URLError(.badURL) }
  var request = URLRequest(url: url)
  request.httpMethod = "PUT"
  let (body, response) = try await URLSession.shared.upload(
    for: request,
    from: Data("\(value)".utf8)
  )
  guard (response as? HTTPURLResponse)?.statusCode == 200 else {
    throw Refusal(reason: String(decoding: body, as: UTF8.self))
  }
  print("  the device has \(name) \(value)")
}

let queue = LastOutQueue<String, ContinuousClock>(delay: .seconds(1))

/// What a person sees and taps; one for each value of the device.
@MainActor
final class Stepper {
  private let name: String
  private var label: Int
  /// What the device has.
  private var accepted: Int

  init(_ name: String, value: Int) {
    self.name = name
    label = value
    accepted = value
  }

  /// A tap: the label moves at once, the device follows when the tapping is over.
  @discardableResult
  func tap(_ step: Int = 1) -> Task<Void, Never> {
    label += step
    print("  the label shows \(name) \(label)")
    let value = label
    let receipt = queue.enqueue(name) { try await send(self.name, value) }
    return Task { self.settle(value, await receipt.outcome) }
  }

  private func settle(_ value: Int, _ outcome: Receipt.Outcome) {
    switch outcome {
    case .ran:
      accepted = value
    case .failed(let refusal as Refusal):
      print("  the device refused \(name) \(value): \(refusal.reason)")
      goBack(from: value)
    case .failed(let error):
      print("  \(name) \(value) was not sent: \(error)")
      goBack(from: value)
    case .superseded, .cancelled, .closed:
      break  // a newer value is on its way, or nobody wants one any more
    }
  }

  private func goBack(from value: Int) {
    guard label == value else { return }  // the person has tapped on meanwhile
    label = accepted
    print("  the label shows \(name) \(label) again")
  }
}

/// The signals that come from now on; they no longer stop or end the program by themselves.
func signals(_ numbers: Int32...) -> AsyncStream<Int32> {
  AsyncStream { continuation in
    for number in numbers {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      // The handler holds the source, which else would be gone at once.
      source.setEventHandler { withExtendedLifetime(source) { _ = continuation.yield(number) } }
      source.activate()
    }
  }
}

/// Stops, as the terminal wants it, but not before everything is sent.
func goToBackground() async {
  print("goes to the background, and sends what is pending")
  await queue.flush()
  print("stops")
  kill(getpid(), SIGSTOP)
  print("is back")
}

/// Ends, as the system wants it, but not before everything is sent; nothing new is taken in.
func end() async {
  print("is asked to end, and sends what is pending")
  await queue.shutdown(.flush)
}

let orders = signals(SIGTSTP, SIGTERM)
let volume = Stepper("volume", value: 0)
let temperature = Stepper("temperature", value: 21)

// snippet.hide

/// Sends this program signals, as a terminal and a system do.
@Sendable
func sendOrder(_ script: String) throws {
  let shell = Process()
  shell.executableURL = URL(filePath: "/bin/sh")
  shell.arguments = ["-c", script, "sh", "\(getpid())"]
  try shell.run()
}

struct Sent: Codable {
  var name: String
  var value: Int
  var isRefused: Bool
}

/// Prints what the device has seen.
@Sendable
func printRecord() async throws {
  guard let url = URL(string: "\(address)/record") else { return }
  let (data, _) = try await URLSession.shared.data(from: url)
  print("the device was sent")
  for sent in try JSONDecoder().decode([Sent].self, from: data) {
    print("  \(sent.name) \(sent.value)\(sent.isRefused ? ", which it refused" : "")")
  }
}

// snippet.show

print("taps the volume up to 7")
for _ in 1...6 { volume.tap() }
await volume.tap().value

print("taps the temperature up to 31")
for _ in 1...9 { temperature.tap() }
await temperature.tap().value

print("taps the volume up to 12, and leaves")
for _ in 1...5 { volume.tap() }
// The terminal stops it, and continues it some time later.
try sendOrder("kill -TSTP $1; while sleep 0.2 && kill -CONT $1 2>/dev/null; do :; done")

for await order in orders {
  guard order == SIGTSTP else { break }
  await goToBackground()
  print("taps the volume down to 3")
  for _ in 1...9 { volume.tap(-1) }
  try sendOrder("kill -TERM $1")
}
await end()
// snippet.hide
try await printRecord()
