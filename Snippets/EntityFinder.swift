// A field that finds entities on a slow server, over HTTP.
//
// A request goes out when nothing was typed for a while and the text has more than two characters,
// or when the person asks for it. A newer text cancels the request in flight: the connection is
// closed, and the server stops working on it. A failure is told in plain words and can be retried.
//
// Run it alone and it starts the slow server of the tests; or give it the address of one.

import Foundation
import ResponsiveWork

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What the server knows.
struct Entity: Codable, Equatable, Sendable {
  var name: String
  var place: String
}

/// What may go wrong, in plain words.
enum FinderError: LocalizedError {
  case refused(status: Int)

  var errorDescription: String? {
    switch self {
    case .refused(let status): "The server is busy (\(status)). Try again in a moment."
    }
  }
}

// snippet.hide

/// The slow server, started for this program alone.
final class SlowServer {
  let address: String
  private let process = Process()
  /// The server goes when this end is closed, however this program ends.
  private let life = Pipe()

  init() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Tests/SnippetTests/slow-entity-server.py")
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

let server = CommandLine.arguments.count > 1 ? nil : try SlowServer()
let address = server?.address ?? CommandLine.arguments[1]

// snippet.show

/// Asks the server; to cancel the task closes the connection.
@Sendable
func fetch(_ path: String, _ items: [URLQueryItem] = []) async throws -> Data {
  var components = URLComponents(string: address)
  components?.path = path
  components?.queryItems = items.isEmpty ? nil : items
  guard let url = components?.url else { throw URLError(.badURL) }
  let (data, response) = try await URLSession.shared.data(from: url)
  let status = (response as? HTTPURLResponse)?.statusCode ?? 0
  guard status == 200 else { throw FinderError.refused(status: status) }
  return data
}

// The default for remote searches, but with a short pause: nobody wants to watch an example for long.
var settings = FindSettings<String>.remote
settings.quiet = .fixed(.milliseconds(150))
settings.indicatorGrace = .milliseconds(100)

let find = IncrementalFind<String, [Entity]>(settings, explain: { $0.localizedDescription }) {
  text in
  let data = try await fetch("/entities", [URLQueryItem(name: "name", value: text)])
  return try JSONDecoder().decode([Entity].self, from: data)
}

// snippet.hide

var drawn: (state: FindState<String>, result: [Entity]?, isActive: Bool) = (.idle, nil, false)

@MainActor
func draw() {
  if find.isActivityShown != drawn.isActive {
    print(find.isActivityShown ? "  the indicator appears" : "  the indicator goes")
  }
  if find.result != drawn.result {
    let names = find.result?.map(\.name).joined(separator: ", ")
    print("  shows \(names ?? "nothing")")
  }
  if case .failed(let text, let failure) = find.state, find.state != drawn.state {
    print("  \"\(text)\" failed: \(failure.message)")
  }
  drawn = (find.state, find.result, find.isActivityShown)
}

/// Waits until the find is where the story goes on.
@MainActor
func wait(until condition: @MainActor () -> Bool) async throws {
  let limit = ContinuousClock.now + .seconds(30)
  while !condition(), .now < limit { try await Task.sleep(for: .milliseconds(2)) }
}

/// Waits until the server works on something, or on nothing any more.
@Sendable
func waitUntilServer(isBusy: Bool) async throws {
  while (try await record().open > 0) != isBusy { try await Task.sleep(for: .milliseconds(5)) }
}

/// What the server has written down.
@Sendable
func record() async throws -> Record {
  try JSONDecoder().decode(Record.self, from: try await fetch("/record"))
}

struct Record: Codable {
  struct Request: Codable {
    var name: String
    var outcome: String
  }

  var open: Int
  var requests: [Request]
}

@MainActor
func hasFailed() -> Bool {
  if case .failed = find.state { true } else { false }
}

@MainActor
func type(_ texts: String...) {
  for text in texts {
    print("types \"\(text)\"")
    find.query = text
  }
}

// snippet.show

find.onChange = { draw() }

type("M", "Me", "Mer", "Meri")
try await wait { find.state == .showing("Meri") }

type("Meril")
try await waitUntilServer(isBusy: true)
try await wait { find.isActivityShown }
type("Meri", "Mer")  // while the request for "Meril" is in flight
try await wait { find.state == .showing("Mer") }

type("To")  // too short for a request of its own
find.submit()
try await wait { find.state == .showing("To") }

type("Tomb")  // the server refuses it once
try await wait { hasFailed() }
print("tries again")
find.retry()
try await wait { find.state == .showing("Tomb") }

type("Tombo")
try await waitUntilServer(isBusy: true)
print("leaves")
find.dismiss()

// snippet.hide

try await waitUntilServer(isBusy: false)
print("the server has seen")
for request in try await record().requests { print("  \"\(request.name)\": \(request.outcome)") }
