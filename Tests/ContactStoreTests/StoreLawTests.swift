import ContactModel
import ContactStore
import Merging
import Testing

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

@Suite struct StoreLawTests {
  @Test func `what the book keeps is what replaying gives, and undoing all gives the file back`()
    throws
  {
    let folder = try Folder()
    for seed in 0..<25 {
      var random = SeededGenerator(seed: seed)
      let store = try ContactStore(
        folder.path("\(seed).sqlite"),
        access: .write(),
        settings: .invented()
      )
      let text = "\n" + (0..<6).map { _ in Self.card(&random) }.joined(separator: "\r\n")
      let number = try store.importContacts(try .cards(text)).number
      for _ in 0..<15 { try Self.live(store, &random) }
      try check(store)
      while let deed = try Self.deeds(store).randomElement(using: &random) {
        _ = try store.undo([deed])
        try check(store)
      }
      #expect(try store.exported(number) == text, "seed \(seed)")
      #expect(try store.exportUntouched(number) { _ in })
      #expect(try store.counts().contacts >= 6)
    }
  }

  private static func card(_ random: inout SeededGenerator) -> String {
    let lines = [
      "TEL:1", "TEL:2", "item1.EMAIL:a@example.com", "item1.X-ABLabel:boat", "NOTE:a\r\n b",
      "BDAY:1990-01-01", "ORG:x;y", "UID:u1", "UID:u2", "REV:1",
    ].filter { _ in Bool.random(using: &random) }
    let name = ["Ana", "Bo", "Cy"].randomElement(using: &random) ?? ""
    return (["BEGIN:VCARD", "VERSION:3.0", "FN:\(name)"] + lines + ["END:VCARD"])
      .map { $0 + "\r\n" }.joined()
  }

  private static func live(_ store: ContactStore, _ random: inout SeededGenerator) throws {
    let present = try store.contacts(limit: 100).map(\.id).shuffled(using: &random)
    guard let one = present.first else { return }
    switch Int.random(in: 0...6, using: &random) {
    case 0, 1:
      guard present.count > 1 else { return }
      _ = try store.merge(one.number, present[1].number)
    case 2: _ = try store.remove([one], title: "")
    case 3, 4:
      let state = try store.state(of: one)
      guard let line = state.lines.randomElement(using: &random) else { return }
      let text = Array("X-NEW:\(UInt16.random(in: 0...9, using: &random))\r\n".utf8)
      var changes: [ContactEdit.Change] = [.add(text, after: line.id)]
      if let value = state.retired.randomElement(using: &random), !value.cause.words.hasPrefix("re")
      {
        changes.append(.restore(value.line))
      }
      if Bool.random(using: &random), !line.raw.starts(with: "BEGIN".utf8) {
        changes = [Bool.random(using: &random) ? .retire(line.id) : .replace(line.id, with: text)]
      }
      _ = try store.edit([ContactEdit(contact: one, changes: changes)], title: "")
    case 5: _ = try store.importContacts(try .cards(card(&random), name: "other"))
    default:
      let active = try store.history(limit: 1000).filter(\.isActive)
      guard let entry = active.randomElement(using: &random) else { return }
      _ = try store.undo([entry.id])
    }
  }

  private static func deeds(_ store: ContactStore) throws -> [OperationID] {
    try store.history(limit: 1000).filter { $0.isActive && $0.kind != .undo }.map(\.id)
  }

  /// That the tables agree with what the history says.
  private func check(_ store: ContactStore) throws {
    var present = 0
    var conflicts = 0
    for number in 1... {
      guard let contact = try? store.contact(ContactID(number)) else { break }
      let state = try store.state(of: contact.id)
      #expect(contact.presence == state.presence)
      #expect(contact.bytes == state.bytes)
      if state.presence == .present { present += 1 }
      conflicts += state.conflicts.count
    }
    let counts = try store.counts()
    #expect(counts.contacts == present)
    #expect(counts.conflicts == conflicts)
    #expect(try store.contacts(limit: 1000).count == present)
  }
}
