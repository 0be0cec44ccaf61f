import ContactModel
import Merging
import Testing

/// Books of random cards, and random things done to them.
private struct Lives {
  var random: SeededGenerator
  var book: HistoryBook

  init(seed: Int, decoded: DecodedLines = DecodedLines()) {
    random = SeededGenerator(seed: seed)
    book = HistoryBook([])
    book = HistoryBook(lines: (0..<number(2...4)).map { _ in card() }, decoded: decoded)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  private static let lines = [
    "TEL:0301234", "TEL:+49 30 1234", "TEL:99", "TEL;TYPE=home:99", "EMAIL:ana@example.com",
    "EMAIL:Ana@Example.com", "NOTE:one\r\n two", "BDAY:1990-01-02", "BDAY:--01-02",
    "X-ABLabel:boat", "X-ODD:1", "FN:Ana Ruiz", "FN:Ana", "FN:A. Ruiz", "N:Ruiz;Ana;;;", "UID:1",
    "UID:2", "REV:2020", "REV:2021", "no property", "",
  ].map { Array($0.utf8) }

  private mutating func line() -> [UInt8] {
    let line = pick(Self.lines)
    let hasGroup = line.starts(with: "TEL".utf8) || line.starts(with: "X-A".utf8)
    return hasGroup ? pick(["", "", "item1.", "item2."]).utf8 + line : line
  }

  private mutating func card() -> [[UInt8]] {
    let end = pick([[0x0D, 0x0A], [0x0D, 0x0A], [0x0A]] as [[UInt8]])
    let middle = (0..<number(0...5)).map { _ in line() }
    let frame = ["BEGIN:VCARD", "VERSION:3.0", "END:VCARD"].map { Array($0.utf8) }
    var lines = (frame[..<2] + middle + frame[2...]).map { $0 + end }
    if number(0...9) == 0 { lines[lines.count - 1] = frame[2] }
    return lines
  }

  /// Does something at random.
  mutating func live() {
    let states = book.states.values.sorted { $0.contact < $1.contact }
    let present = states.filter { $0.presence == .present }
    switch number(0...9) {
    case 0...2 where present.count > 1:
      let members = present.shuffled(using: &random).prefix(number(2...min(3, present.count)))
      let rule = pick(SurvivorshipRule.allCases)
      book.perform(.merge(book.merging(members.map(\.contact), rule: rule)))
    case 3 where !present.isEmpty: book.perform(.remove([pick(present).contact]))
    case 4...6 where !present.isEmpty: edit(pick(present))
    case 7: update(pick(states).contact)
    default: undoSomething()
    }
  }

  private mutating func edit(_ state: ContactState) {
    var changes: [LineChange] = []
    for _ in 0..<number(1...3) {
      let text = line() + [0x0D, 0x0A]
      switch number(0...4) {
      case 0: changes.append(.add(text, after: state.lines.randomElement(using: &random)?.id))
      case 1, 2:
        guard let line = state.lines.randomElement(using: &random) else { continue }
        changes.append(.replace(line.id, expected: line.text, with: text))
      case 3:
        guard let line = state.lines.randomElement(using: &random) else { continue }
        changes.append(.retire(line.id, expected: line.text, .byHand))
      default:
        guard let value = state.retired.randomElement(using: &random) else { continue }
        changes.append(.restore(value.line))
      }
    }
    book.perform(.edit([ContactPatch(contact: state.contact, changes: changes)]))
  }

  private mutating func update(_ contact: ContactID) {
    let base = ContactState(contact: contact, base: book.bases[contact] ?? [])
    let changes = ImportedDifference.changes(
      from: base.lines,
      to: card()
    )
    book.perform(.update([ContactPatch(contact: contact, changes: changes)]))
  }

  /// Undoes something that counts, also an undoing.
  private mutating func undoSomething() {
    guard let id = book.active.sorted().randomElement(using: &random) else { return }
    book.perform(.undo(id))
  }

  /// Undoes something that counts and is no undoing; `false` where there is nothing.
  mutating func undoDeed() -> Bool {
    let active = book.active
    let deeds = book.operations.filter { operation in
      if case .undo = operation.content { return false }
      return active.contains(operation.id)
    }
    guard let deed = deeds.randomElement(using: &random) else { return false }
    book.perform(.undo(deed.id))
    return true
  }
}

@Suite struct HistoryLawTests {
  /// What is wrong with a book, if all lines must be in it; `nil` where nothing is.
  private func fault(_ book: HistoryBook) -> String? {
    let states = book.states
    var standing: [LineID: Int] = [:]
    var texts: [LineID: Set<[UInt8]>] = [:]
    for state in states.values {
      for line in state.lines {
        standing[line.id, default: 0] += 1
        texts[line.id, default: []].insert(line.raw)
      }
      for value in state.retired { texts[value.line, default: []].insert(value.raw) }
      if case .merged = state.presence, !state.lines.isEmpty { return "a merged contact has lines" }
    }
    if let twice = standing.first(where: { $0.value > 1 }) { return "\(twice.key) stands twice" }
    for (contact, lines) in book.bases {
      for (index, raw) in lines.enumerated()
      where texts[LineID(.contact(contact), index)]?.contains(raw) != true {
        return "line \(index) of contact \(contact.number) is lost"
      }
    }
    let active = book.active
    for operation in book.operations where active.contains(operation.id) {
      guard let lost = written(operation).first(where: { !isAnywhere($0, states) }) else {
        continue
      }
      return "what operation \(operation.id.number) wrote is lost: "
        + String(decoding: lost, as: UTF8.self)
    }
    return nil
  }

  /// The texts that an operation brings into the book.
  private func written(_ operation: HistoryOperation) -> [[UInt8]] {
    let patches: [ContactPatch]
    switch operation.content {
    case .edit(let all), .update(let all): patches = all
    case .merge, .remove, .notSame, .undo, .forgotten: patches = []
    }
    return patches.flatMap(\.changes).compactMap { change in
      switch change {
      case .replace(_, _, let text), .add(let text, _): text
      case .retire, .restore, .settle: nil
      }
    }
  }

  private func isAnywhere(_ text: [UInt8], _ states: [ContactID: ContactState]) -> Bool {
    states.values.contains { state in
      state.lines.contains { says($0.raw, text) } || state.retired.contains { says($0.raw, text) }
    }
  }

  /// Whether two lines are the same but for their groups.
  private func says(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    if a == b { return true }
    let point = UInt8(ascii: ".")
    guard let first = a.firstIndex(of: point), let second = b.firstIndex(of: point) else {
      return false
    }
    return a[first...] == b[second...]
  }

  @Test("no line is ever lost, and undoing all in any order gives the cards back", arguments: 0..<8)
  func laws(part: Int) {
    let decoded = DecodedLines()
    for seed in 0..<1300 {
      var lives = Lives(seed: seed * 8 + part, decoded: decoded)
      for _ in 0..<lives.number(1...20) { lives.live() }
      var fault = fault(lives.book)
      while fault == nil, lives.undoDeed() { fault = self.fault(lives.book) }
      if fault == nil { fault = difference(lives.book) }
      // One expectation for a book: hundreds of thousands would take longer than the work.
      guard let fault else { continue }
      Issue.record("\(fault), seed \(seed * 8 + part)")
      return
    }
  }

  /// What of a book is not as it was imported.
  private func difference(_ book: HistoryBook) -> String? {
    for (contact, base) in book.bases {
      let state = book.states[contact]
      guard state == ContactState(contact: contact, base: base),
        state?.bytes == base.flatMap(\.self)
      else { return "contact \(contact.number) is not as it was" }
    }
    return nil
  }

  @Test func `which operations count is told alike from the last on and from the first`() {
    for seed in 0..<200 {
      var lives = Lives(seed: seed)
      for _ in 0..<20 { lives.live() }
      let entries = lives.book.operations.map { operation in
        if case .undo(let target) = operation.content { return (operation.id, Optional(target)) }
        return (operation.id, nil)
      }
      #expect(ActiveOperations.active(entries) == lives.book.active)
    }
  }

  @Test func `operations are the same after they were written and read`() throws {
    for seed in 0..<300 {
      var lives = Lives(seed: seed)
      for _ in 0..<12 { lives.live() }
      for operation in lives.book.operations {
        switch operation.content {
        case .merge(let patch): #expect(try MergePatch(decoding: patch.encoded()) == patch)
        case .edit(let patches), .update(let patches):
          for patch in patches { #expect(try ContactPatch(decoding: patch.encoded()) == patch) }
        case .remove, .notSame, .undo, .forgotten: break
        }
      }
    }
  }

  @Test func `bytes that are no operation are refused, not believed`() {
    var random = SeededGenerator(seed: 3)
    var lives = Lives(seed: 5)
    for _ in 0..<30 { lives.live() }
    for operation in lives.book.operations {
      guard case .merge(let patch) = operation.content else { continue }
      let bytes = patch.encoded()
      for end in 0..<bytes.count {
        #expect(throws: PatchDamage.self) { try MergePatch(decoding: Array(bytes[..<end])) }
      }
      for _ in 0..<200 {
        var changed = bytes
        changed[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255,
          using: &random
        )
        // Any answer but a crash will do.
        _ = try? MergePatch(decoding: changed)
      }
    }
  }
}
