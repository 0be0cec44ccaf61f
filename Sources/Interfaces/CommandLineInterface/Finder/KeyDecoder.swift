// Terminals send keys as bytes: letters as UTF-8, Ctrl with a letter as 1...26, other keys as
// sequences that begin with ESC. ESC by itself is the Escape key: only time tells them apart.
//
//   61               a            1B 5B 41     ↑          1B 5B 33 7E    Delete
//   C3 A9            é            1B 4F 41     ↑          1B 5B 31 3B 35 44   Ctrl-←
//   1B (and nothing)  Escape      1B 5B 32 30 30 7E … 1B 5B 32 30 31 7E   pasted text

/// Makes keys of the bytes that a terminal sends.
///
/// - Note: Source: ECMA-48, section 5.4 (control sequences); xterm's list of them for the keys.
struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []
  /// The text of a paste that has begun; `nil` outside of one.
  private var pasted: [UInt8]?

  /// Of a paste only so many bytes are taken; a query has a limit anyway.
  static let longestPaste = 1 << 20
  /// A sequence that is longer is none that a key sends.
  private static let longestSequence = 32

  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Whether bytes wait for what follows them: after a while they are the Escape key.
  var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// The keys that are complete with `bytes`.
  mutating func decode(_ bytes: [UInt8]) -> [TerminalKey] {
    pending += bytes
    var keys: [TerminalKey] = []
    while !pending.isEmpty {
      if pasted != nil {
        guard let text = takePasted() else { return keys }
        keys.append(.paste(text))
        continue
      }
      switch step() {
      case .incomplete: return keys
      case .skip(let count): pending.removeFirst(count)
      case .key(let key, let count):
        pending.removeFirst(count)
        keys.append(key)
      case .paste(let count):
        pending.removeFirst(count)
        pasted = []
      }
    }
    return keys
  }

  /// The keys that are meant if nothing follows.
  mutating func timeOut() -> [TerminalKey] {
    guard isWaiting else { return [] }
    let bytes = pending
    pending = []
    // What follows an ESC that stood alone was typed by itself.
    guard bytes[0] == 0x1B else { return [] }
    return [.escape] + decode(Array(bytes.dropFirst()))
  }

  private enum Step {
    case incomplete
    case skip(Int)
    case key(TerminalKey, Int)
    case paste(Int)
  }

  private mutating func takePasted() -> String? {
    var text = pasted ?? []
    defer { if pasted != nil { pasted = text } }
    guard let end = pending.firstRange(of: Self.pasteEnd) else {
      // The end may be cut in two.
      let sure = max(0, pending.count - Self.pasteEnd.count + 1)
      text += pending[..<sure].prefix(max(0, Self.longestPaste - text.count))
      pending.removeFirst(sure)
      return nil
    }
    text += pending[..<end.lowerBound].prefix(max(0, Self.longestPaste - text.count))
    pending.removeFirst(end.upperBound)
    pasted = nil
    return String(decoding: text, as: UTF8.self)
  }

  private func step() -> Step {
    let first = pending[0]
    switch first {
    case 0x1B: return escapeStep()
    case 0x0D, 0x0A: return .key(.enter, 1)
    case 0x09: return .key(.tab, 1)
    case 0x7F, 0x08: return .key(.backspace, 1)
    case 0x01...0x1A: return .key(.control(letter(first)), 1)
    case 0x00, 0x1C...0x1F: return .skip(1)
    default: return characterStep(at: 0) { .character($0) }
    }
  }

  private func letter(_ control: UInt8) -> Character {
    Character(Unicode.Scalar(control + 0x60))
  }

  private func characterStep(at start: Int, key: (Character) -> TerminalKey) -> Step {
    let first = pending[start]
    let length = first < 0x80 ? 1 : first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 0, first < 0xF8 else { return .skip(start + 1) }
    guard pending.count >= start + length else { return .incomplete }
    let bytes = pending[start..<(start + length)]
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first else {
      return .skip(start + 1)
    }
    return .key(key(character), start + length)
  }

  private func escapeStep() -> Step {
    guard pending.count > 1 else { return .incomplete }
    switch pending[1] {
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard pending.count > 2 else { return .incomplete }
      return Self.key(final: pending[2], modifier: 1).map { .key($0, 3) } ?? .skip(3)
    case 0x1B: return .key(.escape, 1)
    case 0x7F, 0x08: return .key(.deleteWord, 2)
    case UInt8(ascii: "b"): return .key(.wordLeft, 2)
    case UInt8(ascii: "f"): return .key(.wordRight, 2)
    default: return .key(.escape, 1)
    }
  }

  /// ESC [ parameters intermediates final.
  private func controlSequence() -> Step {
    var place = 2
    while place < pending.count, (0x20...0x3F).contains(pending[place]) { place += 1 }
    guard place < pending.count else {
      return place > Self.longestSequence ? .skip(place) : .incomplete
    }
    let final = pending[place]
    guard (0x40...0x7E).contains(final) else { return .skip(place) }
    let text = String(decoding: pending[2..<place], as: UTF8.self)
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    if final == UInt8(ascii: "~") {
      if numbers.first == 200 { return .paste(place + 1) }
      return Self.key(number: numbers.first ?? 0).map { .key($0, place + 1) } ?? .skip(place + 1)
    }
    let modifier = numbers.count > 1 ? numbers[1] : 1
    return Self.key(final: final, modifier: modifier).map { .key($0, place + 1) }
      ?? .skip(place + 1)
  }

  /// The key of a sequence's last letter; `modifier` is 5 with Ctrl, 3 with Alt.
  private static func key(final: UInt8, modifier: Int) -> TerminalKey? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): modifier > 2 ? .wordRight : .right
    case UInt8(ascii: "D"): modifier > 2 ? .wordLeft : .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "M"): .enter
    default: nil
    }
  }

  private static func key(number: Int) -> TerminalKey? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }
}
