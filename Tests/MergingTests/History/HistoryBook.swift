import ContactModel
import Merging

/// Lines taken apart, each text once: the plain reader takes longer than all that is tested.
final class DecodedLines {
  private var known: [[UInt8]: ContentLine] = [:]

  func line(_ raw: [UInt8]) -> ContentLine {
    if let line = known[raw] { return line }
    var line =
      PlainReader.lines(String(decoding: raw, as: UTF8.self)).first
      ?? ContentLine(raw: raw, name: "", value: [], line: 1)
    line.raw = raw
    known[raw] = line
    return line
  }
}

/// A book in memory: imported cards, and all that was done to them.
struct HistoryBook {
  let bases: [ContactID: [[UInt8]]]
  private(set) var operations: [HistoryOperation] = []
  /// What undoes an operation.
  private var undoers: [OperationID: [OperationID]] = [:]
  /// The operations that count.
  private(set) var active: Set<OperationID> = []
  private(set) var states: [ContactID: ContactState] = [:]

  private let decoded: DecodedLines

  init(_ cards: [String]) {
    self.init(lines: cards.map { PlainReader.lines($0).map(\.raw) }, decoded: DecodedLines())
  }

  init(lines: [[[UInt8]]], decoded: DecodedLines) {
    self.decoded = decoded
    var bases: [ContactID: [[UInt8]]] = [:]
    for (index, lines) in lines.enumerated() { bases[ContactID(index + 1)] = lines }
    self.bases = bases
    states = HistoryReplay.states(bases, [])
  }

  /// Does something; gives its number.
  @discardableResult
  mutating func perform(_ content: HistoryOperation.Content) -> OperationID {
    let id = OperationID(operations.count + 1)
    operations.append(HistoryOperation(id: id, content: content))
    if case .undo(let target) = content { undoers[target, default: []].append(id) }
    active = Set(operations.map(\.id).filter(counts))
    states = HistoryReplay.states(bases, operations.filter { active.contains($0.id) })
    return id
  }

  /// Whether an operation counts, told as plainly as can be: nothing that counts undoes it.
  private func counts(_ id: OperationID) -> Bool {
    !(undoers[id] ?? []).contains(where: counts)
  }

  func state(_ contact: Int) -> ContactState {
    states[ContactID(contact)] ?? ContactState(contact: ContactID(contact), base: [])
  }

  func text(_ contact: Int) -> String { String(decoding: state(contact).bytes, as: UTF8.self) }

  func isPresent(_ contact: Int) -> Bool { state(contact).presence == .present }

  /// What merging contacts as they are now does.
  func merging(_ contacts: [ContactID], rule: SurvivorshipRule = .first) -> MergePatch {
    let states = contacts.compactMap { self.states[$0] }
    let cards = states.map { $0.lines.map { decoded.line($0.raw) } }
    return MergePatch(CardMerging.merge(cards, rule: rule, key: testKey), of: states)
  }

  @discardableResult
  mutating func merge(_ contacts: Int...) -> OperationID {
    perform(.merge(merging(contacts.map(ContactID.init))))
  }

  @discardableResult
  mutating func edit(_ contact: Int, _ changes: LineChange...) -> OperationID {
    perform(.edit([ContactPatch(contact: ContactID(contact), changes: changes)]))
  }

  /// The line of a contact that begins so.
  func line(_ contact: Int, _ beginning: String) -> PlacedLine {
    state(contact).lines.first { $0.raw.starts(with: beginning.utf8) }
      ?? PlacedLine(id: LineID(.contact(ContactID(0)), 0), raw: [])
  }

  /// A replacement of the line that begins so, as a person sees it now.
  func replacing(_ contact: Int, _ beginning: String, with text: String) -> LineChange {
    let line = line(contact, beginning)
    return .replace(line.id, expected: line.text, with: Array(text.utf8))
  }
}

func historyCard(_ lines: String...) -> String {
  (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]).map { $0 + "\r\n" }.joined()
}
