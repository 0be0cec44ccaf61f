/// Replays operations on contacts as they were imported.
///
/// ```
/// contact 1            operation 3, merge 1 ← 2      operation 4, edit    3 undone
/// (1,0) FN:Ana         (1,0) FN:Ana                  (1,0) FN:Ana         (1,0) FN:Ana
/// contact 2            (2,1) TEL:12                  (2,1) TEL:123
/// (2,0) FN:Anna        retired: (2,0) FN:Anna                             (2,0) FN:Anna
/// (2,1) TEL:12                                                            (2,1) TEL:123
/// ```
/// The state is a function of the imported cards and of the operations that count, in order.
/// Without operations it is the imported cards: so undoing all, in any order, gives them back.
package struct HistoryReplay {
  var states: [ContactID: ContactState] = [:]
  /// Where each line stands that stands somewhere.
  var holders: [LineID: ContactID] = [:]
  /// The contact whose retired values have the line itself.
  var retiredHolders: [LineID: ContactID] = [:]
  /// The texts with which lines came into the book.
  private var originals: [LineID: [UInt8]] = [:]
  /// Which card or operation gave each contact's lines their first texts.
  private let bases: [ContactID: [[UInt8]]]
  /// What persons have looked at and left as it is.
  var settled: [Set<LineID>] = []

  /// Starts from the lines of cards as they were imported.
  package init(_ bases: [ContactID: [[UInt8]]]) {
    self.bases = bases
    for (contact, lines) in bases {
      let state = ContactState(contact: contact, base: lines)
      for line in state.lines { holders[line.id] = contact }
      states[contact] = state
    }
  }

  /// Replays `operations`, all of which count.
  ///
  /// - Parameters:
  ///   - bases: The lines of all contacts that the operations are about.
  ///   - operations: In any order; they are replayed in that of their numbers.
  /// - Returns: What the contacts are then.
  package static func states(
    _ bases: [ContactID: [[UInt8]]],
    _ operations: [HistoryOperation]
  ) -> [ContactID: ContactState] {
    var replay = HistoryReplay(bases)
    for operation in operations.sorted(by: { $0.id < $1.id }) { replay.apply(operation) }
    return replay.finished()
  }

  /// Replays one operation that counts, later than all before.
  package mutating func apply(_ operation: HistoryOperation) {
    switch operation.content {
    case .merge(let patch): apply(patch, operation.id)
    case .remove(let contacts): for contact in contacts { remove(contact, operation.id) }
    case .edit(let patches): apply(patches, operation.id, isEdit: true)
    case .update(let patches): apply(patches, operation.id, isEdit: false)
    case .notSame, .undo, .forgotten: break
    }
  }

  /// The contacts, with the conflicts that are open.
  package func finished() -> [ContactID: ContactState] {
    states.mapValues { state in
      var state = state
      let values = severalValues(state)
      let standing = Set(state.conflicts.isEmpty ? [] : state.lines.map(\.id))
      state.conflicts = state.conflicts.filter { $0.lines.allSatisfy(standing.contains) } + values
      return state
    }
  }

  /// The contact that `contact` is part of now.
  package func resolved(_ contact: ContactID) -> ContactID {
    var contact = contact
    while case .merged(let survivor, _)? = states[contact]?.presence { contact = survivor }
    return contact
  }

  /// The text with which `line` came into the book; `nil` where it did not.
  func original(_ line: LineID) -> [UInt8]? {
    switch line.origin {
    case .contact(let contact):
      guard let base = bases[contact], base.indices.contains(line.index) else { return nil }
      return base[line.index]
    case .operation: return originals[line]
    }
  }

  /// The bytes that `text` stands for.
  func bytes(_ text: LineText, of line: LineID) -> [UInt8]? {
    switch text {
    case .original: original(line)
    case .written(let bytes): bytes
    }
  }

  /// Notes the text with which an operation brings a line into the book.
  mutating func setOriginal(_ raw: [UInt8], of line: LineID) { originals[line] = raw }

  /// Notes that an operation could do nothing with `contact`.
  mutating func note(_ kind: HistoryConflict.Kind, _ contact: ContactID, _ id: OperationID) {
    states[contact]?.conflicts.append(HistoryConflict(kind: kind, operation: id, lines: []))
  }

  private mutating func remove(_ contact: ContactID, _ id: OperationID) {
    guard let state = states[contact] else { return }
    switch state.presence {
    case .present: states[contact]?.presence = .removed(id)
    case .removed: break
    // It was removed when it was by itself; what it became part of was not meant.
    case .merged: note(.notApplied, resolved(contact), id)
    }
  }

  /// The properties of which the contact has several values, and should have one.
  private func severalValues(_ state: ContactState) -> [HistoryConflict] {
    var lines: [String: [PlacedLine]] = [:]
    for line in state.lines {
      let name = LinePropertyName(of: line.raw).name
      guard PropertyTraits(named: name).role.isSingle else { continue }
      lines[name, default: []].append(line)
    }
    return lines.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.compactMap {
      name,
      lines in
      // A card that came with two of them is odd, but it is what its source says.
      guard Set(lines.map(\.id.origin)).count > 1 else { return nil }
      let ids = lines.map(\.id)
      guard !settled.contains(where: { $0.isSuperset(of: ids) }) else { return nil }
      return HistoryConflict(
        kind: .severalValues(property: name, values: lines.map(\.raw)),
        operation: nil,
        lines: ids
      )
    }
  }
}
