import ContactFormats
import ContactModel
import Foundation
import Merging
import ResponsiveWork
import Testing

@testable import ContactEngine

@Suite struct UndoTests {
  private let folder: Folder
  private static let cards = AddressBookTests.cards

  init() throws { folder = try Folder() }

  /// Merges files of the folder into `output` there.
  @discardableResult
  private func merge(
    _ names: [String],
    into output: String,
    _ selection: MergeSelection = .exact
  ) async throws -> MergeSummary {
    let book = AddressBook()
    for name in names { _ = try await book.read(folder.path(name)) }
    return try await book.merge(selection, output: folder.path(output))
  }

  private func undo(_ output: String, to place: String? = nil) async throws -> String {
    try await AddressBook.undo(journal: folder.path(output + ".journal"), output: place)
  }

  /// The bytes of `text` in an encoding; 254 is a byte without a partner.
  private static func encoded(_ text: String, _ storage: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for unit in text.utf16 {
      let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      switch storage {
      case "utf16be": bytes += halves
      case "utf16le", "utf16le odd": bytes += halves.reversed()
      default: return Array(text.utf8)
      }
    }
    return storage.hasSuffix("odd") ? bytes + [254] : bytes
  }

  @Test(
    "undo gives the bytes back, in whatever encoding",
    arguments: ["utf8", "utf16le", "utf16be", "utf16le odd"],
    ["", "\u{FEFF}"]
  )
  func encodings(storage: String, mark: String) async throws {
    // Letters of one, two, three and four bytes in UTF-8.
    let text = mark + Self.cards.replacing("SHOE-SIZE:44", with: "TEXT:Ærø 山 𝒳")
    let source = Self.encoded(text, storage)
    try folder.write("c.vcf", source)
    for output in ["out.vcf", "out.vcf.gz"] {
      for selection in [MergeSelection.exact, .probability(nil)] {
        #expect(try await merge(["c.vcf"], into: output, selection).after < 4)
        _ = try await undo(output, to: folder.path("back.vcf"))
        #expect(try folder.bytes("back.vcf") == source)
      }
    }
  }

  @Test func `sources of several encodings are merged, and each gets its own back`() async throws {
    let first = Self.encoded("\u{FEFF}" + Self.cards, "utf16le")
    let second = Array(Self.cards.replacing("a3", with: "b3").utf8)
    try folder.write("a.vcf", first)
    try folder.write("b.vcf.gz", try Gzip.compress(second))
    try await merge(["a.vcf", "b.vcf.gz"], into: "out.vcf")
    let back = try folder.makeFolder("back")
    #expect(try await undo("out.vcf", to: back) == back)
    #expect(try folder.bytes("back/a.vcf") == first)
    #expect(try Gzip.decompress(folder.bytes("back/b.vcf.gz"), limit: 1 << 20) == second)
  }

  @Test(
    "under a name that is given, the name says whether it is gzip",
    arguments: ["c.vcf", "c.vcf.gz"],
    ["back.vcf", "back.vcf.gz", nil]
  )
  func compression(source: String, place: String?) async throws {
    let plain = Array(Self.cards.utf8)
    try folder.write(source, source.hasSuffix(".gz") ? Gzip.compress(plain) : plain)
    try await merge([source], into: "out.vcf")
    let written = try await undo("out.vcf", to: place.map(folder.path))
    let bytes = try folder.bytes(place ?? "out.vcf")
    #expect(written == folder.path(place ?? "out.vcf"))
    #expect(Gzip.isGzip(bytes) == (place?.hasSuffix(".gz") ?? false))
    #expect(try (Gzip.isGzip(bytes) ? Gzip.decompress(bytes, limit: 1 << 20) : bytes) == plain)
  }

  @Test func `two files of one name are not put into one folder`() async throws {
    for name in ["x", "y"] {
      _ = try folder.makeFolder(name)
      try folder.write("\(name)/c.vcf", Self.cards.replacing("a1", with: name))
    }
    try await merge(["x/c.vcf", "y/c.vcf"], into: "out.vcf")
    let back = try folder.makeFolder("back")
    let error = await #expect(throws: AddressBookError.self) { try await undo("out.vcf", to: back) }
    #expect(error?.message.contains("two of the merged files are called c.vcf") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: back).isEmpty)
  }

  @Test func `a file with other content stays, and nothing is written beside it`() async throws {
    try folder.write("a.vcf", Self.cards)
    try folder.write("b.vcf", Self.cards.replacing("a1", with: "b1"))
    try await merge(["a.vcf", "b.vcf"], into: "out.vcf")
    let back = try folder.makeFolder("back")
    try folder.write("back/b.vcf", "mine")
    let error = await #expect(throws: AddressBookError.self) { try await undo("out.vcf", to: back) }
    #expect(error?.message.hasPrefix("\(back)/b.vcf: ") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: back) == ["b.vcf"])
    #expect(try folder.read("back/b.vcf") == "mine")
    // With its own content it may be there already.
    try folder.write("back/b.vcf", try folder.bytes("b.vcf"))
    _ = try await undo("out.vcf", to: back)
    #expect(try folder.bytes("back/a.vcf") == folder.bytes("a.vcf"))
  }

  @Test func `a pipe gets the bytes and stays a pipe`() async throws {
    try folder.write("c.vcf", Self.cards)
    try await merge(["c.vcf"], into: "out.vcf")
    let pipe = folder.path("pipe")
    let made = unsafe mkfifo(pipe, 0o600)
    #expect(made == 0)
    let reader = Process()
    reader.executableURL = URL(filePath: "/bin/sh")
    reader.arguments = ["-c", "cat \"$0\" > \"$1\"", pipe, folder.path("copy")]
    try reader.run()
    #expect(try await undo("out.vcf", to: pipe) == pipe)
    reader.waitUntilExit()
    #expect(try folder.read("copy") == Self.cards)
    #expect(isDevice(pipe))
    _ = try await undo("out.vcf", to: "/dev/null")
    #expect(isDevice("/dev/null"))
    let full = await #expect(throws: AddressBookError.self) {
      try await undo("out.vcf", to: "/dev/full")
    }
    #expect(full?.message.hasPrefix("/dev/full: no space") == true)
  }

  @Test func `the journal is not written over`() async throws {
    try folder.write("c.vcf", Self.cards)
    try await merge(["c.vcf"], into: "out.vcf")
    let journal = try folder.bytes("out.vcf.journal")
    await #expect(throws: AddressBookError.self) {
      try await undo("out.vcf", to: folder.path("out.vcf.journal"))
    }
    #expect(try folder.bytes("out.vcf.journal") == journal)
  }

  @Test func `cancelled undoing writes nothing`() async throws {
    try folder.write("c.vcf", Self.cards)
    try await merge(["c.vcf"], into: "out.vcf")
    let names = try folder.names()
    let progress = WorkProgress()
    progress.cancel()
    await #expect(throws: CancellationError.self) {
      try await AddressBook.undo(
        journal: folder.path("out.vcf.journal"),
        output: folder.path("back.vcf"),
        progress: progress
      )
    }
    #expect(try folder.names() == names)
  }
}

@Suite struct FilesTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func `a file that says it is enormous is refused, not reserved memory for`() throws {
    let path = try folder.write("sparse.vcf", "")
    try FileHandle(forWritingTo: URL(filePath: path)).truncate(atOffset: 900 << 30)
    let error = #expect(throws: AddressBookError.self) {
      try readFile(path, limit: SourceText.limit, checkpoint: {})
    }
    #expect(error?.message.contains("it is larger than") == true)
  }

  @Test func `one place under two names is refused for two outputs`() async throws {
    let book = AddressBook()
    _ = try await book.read(folder.write("c.vcf", AddressBookTests.cards))
    let output = folder.path("out.vcf")
    for report in [output, folder.path("") + "/./out.vcf", output + ".journal"] {
      let error = await #expect(throws: AddressBookError.self) {
        try await book.merge(.exact, output: output, report: report)
      }
      guard case .usage(let message) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(message.contains("named for two outputs"))
    }
    #expect(try folder.names() == ["c.vcf"])
  }

  @Test func `only the renaming may not be interrupted`() throws {
    let events = Lock<[String]>([])
    let path = folder.path("a")
    let unfinished = UnfinishedFiles { isCommitting in
      let isThere = FileManager.default.fileExists(atPath: path)
      events.withLock { $0.append("\(isCommitting) \(isThere)") }
    }
    let file = try PendingFile(path, unfinished: unfinished)
    try file.append([1, 2, 3], checkpoint: {})
    #expect(events.withLock(\.self).isEmpty)
    try unfinished.commit([file], checkpoint: {})
    #expect(events.withLock(\.self) == ["true false", "false true"])
    #expect(try folder.bytes("a") == [1, 2, 3])
    unfinished.discardAll()
    #expect(try folder.names() == ["a"])
  }

  @Test func `what is unfinished is removed at once, and what stops the commit changes nothing`()
    throws
  {
    try folder.write("a", "old")
    let unfinished = UnfinishedFiles()
    let file = try PendingFile(folder.path("a"), unfinished: unfinished)
    let same = try PendingFile(folder.path("a"), unfinished: unfinished)
    try file.append([1], checkpoint: {})
    #expect(try folder.names().count == 3)
    #expect(throws: CancellationError.self) {
      try unfinished.commit([file, same]) { throw CancellationError() }
    }
    unfinished.discardAll()
    #expect(try folder.names() == ["a"])
    #expect(try folder.read("a") == "old")
  }

  @Test(arguments: [
    "plain", "gzip", "utf16le", "utf16be gzip", "utf16le odd=10", "utf16be odd=255 gzip",
  ])
  func `a storage in words is that storage, and keeps text`(words: String) throws {
    let storage = SourceStorage(text: words)
    #expect(storage.text == words)
    let text = Array("\u{FEFF}Ærø 山 𝒳\r\n".utf8)
    let stored = try storage.stored(text, path: "x")
    #expect(try storage.text(of: stored, path: "x", limit: 1 << 20, checkpoint: {}) == text)
    #expect(storage.keeps(text))
    #expect(storage.keeps([0x41, 0xFF]) == !words.hasPrefix("utf16"))
  }
}
