import Foundation
import Testing

@testable import CommandLineInterface

/// A book of its own, and the command run on it.
struct BookProcess {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Where the book is.
  var path: String { folder.file("book.sqlite") }

  /// Runs the command on the book.
  func run(_ arguments: String..., input: String = "") throws -> CommandProcess.Result {
    try run(arguments, input: input)
  }

  /// Runs the command on the book.
  func run(_ arguments: [String], input: String = "") throws -> CommandProcess.Result {
    try CommandProcess.run(arguments + ["--book", path], input: input)
  }

  /// Runs the command on the book, which must succeed; gives what it printed.
  @discardableResult
  func done(
    _ arguments: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let result = try run(arguments)
    #expect(result.status == 0, "\(arguments): \(result.errors)", sourceLocation: sourceLocation)
    return result.output
  }

  /// Writes a file and imports it.
  @discardableResult
  func importing(
    _ cards: String...,
    as name: String = "contacts.vcf",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String: Any] {
    let file = try folder.write(cards.joined(), to: name)
    let result = try run(["import", "--json", file])
    #expect(result.status == 0, "\(result.errors)", sourceLocation: sourceLocation)
    let sources = try object(result.output)["sources"] as? [[String: Any]]
    return sources?.first ?? [:]
  }

  /// The cards of the book as they are now.
  func cards() throws -> String { try done("export", "-") }

  /// The lines that contact `id` has now.
  func lines(of id: Int) throws -> [String] {
    let lines = try object(done("show", "\(id)", "--json"))["lines"] as? [[String: Any]] ?? []
    return lines.compactMap { $0["text"] as? String }
  }

  /// The lines that contact `id` no longer says.
  func retired(of id: Int) throws -> [String] {
    let lines = try object(done("show", "\(id)", "--json"))["retired"] as? [[String: Any]] ?? []
    return lines.compactMap { $0["text"] as? String }
  }

  /// How many contacts there are.
  func count() throws -> Int {
    try cards().components(separatedBy: "BEGIN:VCARD").count - 1
  }

  /// An object of JSON.
  func object(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }
}
