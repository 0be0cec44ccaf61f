// Finds the words of a field. Most names are plain ASCII and are read where they stand; others are
// first copied with their letters folded.

extension NameReader {
  /// Nobody has more names; a bound on what is compared word by word.
  static let mostWords = 16

  /// Puts the words of `field` into ``words``; their bytes are appended to ``text``.
  mutating func scan(_ field: ArraySlice<UInt8>) {
    words.removeAll(keepingCapacity: true)
    seen = NameWord()
    guard field.contains(where: { $0 >= 0x80 }) else { return scanPlain(field) }
    var copy: [UInt8] = []
    swap(&copy, &plain)
    copy.removeAll(keepingCapacity: true)
    foldKeepingCase(field, into: &copy)
    scanPlain(copy[...])
    swap(&copy, &plain)
  }

  /// Folds what is beyond ASCII; middle dots become bytes 1, which no text has.
  private func foldKeepingCase(_ field: ArraySlice<UInt8>, into copy: inout [UInt8]) {
    var index = field.startIndex
    while index < field.endIndex {
      let byte = field[index]
      if byte < 0x80 {
        copy.append(byte < 0x20 ? 0x20 : byte)
        index += 1
      } else if isMiddleDot(field, index) {
        copy.append(1)
        index += byte == 0xC2 ? 2 : 3
      } else {
        var end = index + 1
        while end < field.endIndex, field[end] >= 0x80, !isMiddleDot(field, end) { end += 1 }
        let start = copy.count
        _ = foldRun(field[..<end], from: index, table: folding, into: &copy)
        if isCapital(field, index), start < copy.count { capitalize(start, in: &copy) }
        index = end
      }
    }
  }

  /// "Ö", "Ä", "É" and Greek and Cyrillic capitals are capitals also when folded.
  private func capitalize(_ index: Int, in copy: inout [UInt8]) {
    if copy[index] >= 0x61 && copy[index] <= 0x7A { copy[index] -= 0x20 }
  }

  private func isCapital(_ field: ArraySlice<UInt8>, _ index: Int) -> Bool {
    let (scalar, _) = decodeScalar(field, at: index)
    switch scalar {
    case 0xC0...0xDE, 0x386...0x3AB, 0x400...0x42F: return scalar != 0xD7
    case 0x100...0x17F: return (scalar % 2 == 1) == (0x139...0x148).contains(scalar)
    default: return false
    }
  }

  /// · (U+00B7), • (U+2022), ・ (U+30FB).
  private func isMiddleDot(_ field: ArraySlice<UInt8>, _ index: Int) -> Bool {
    guard index + 1 < field.endIndex else { return false }
    if field[index] == 0xC2 { return field[index + 1] == 0xB7 }
    guard index + 2 < field.endIndex else { return false }
    if field[index] == 0xE2 { return field[index + 1] == 0x80 && field[index + 2] == 0xA2 }
    return field[index] == 0xE3 && field[index + 1] == 0x83 && field[index + 2] == 0xBB
  }

  private mutating func scanPlain(_ field: ArraySlice<UInt8>) {
    var scan = ScanState(textStart: text.count)
    var index = field.startIndex
    let end = field.endIndex
    while index < end {
      let byte = field[index]
      let lower = byte | 0x20
      if lower >= 0x61 && lower <= 0x7A {
        text.append(lower)
        if byte == lower { scan.smallCount += 1 } else { scan.capitalCount += 1 }
      } else if byte >= 0x80 {
        text.append(byte)
        scan.foreignCount += 1
      } else if byte >= 0x30 && byte <= 0x39 {
        text.append(byte)
        scan.digitCount += 1
      } else {
        separate(byte, field, index, &scan)
        if words.count >= Self.mostWords { return }
      }
      index += 1
    }
    endWord(&scan)
  }

  /// What a byte that is no part of a word does.
  private mutating func separate(
    _ byte: UInt8,
    _ field: ArraySlice<UInt8>,
    _ index: Int,
    _ scan: inout ScanState
  ) {
    let isLetterNext = index + 1 < field.endIndex && isNameByte(field[index + 1])
    let isInWord = text.count > scan.textStart
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "`"):
      if isInWord && isLetterNext { return }  // O'Brien
      endWord(&scan)
      if scan.bracket == byte {
        scan.bracket = 0
      } else if isLetterNext && closes(byte, field, index + 1) {
        scan.open(byte)
      } else if isLetterNext {
        scan.next.insert(.afterApostrophe)
      }
    case UInt8(ascii: "\""):
      endWord(&scan)
      if scan.bracket == byte { scan.bracket = 0 } else { scan.open(byte) }
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      endWord(&scan)
      scan.open(UInt8(ascii: ")"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      endWord(&scan)
      scan.bracket = 0
    case UInt8(ascii: "."):
      endWord(&scan, with: .dotted)
      if isLetterNext && isInWord { scan.next.insert(.afterDot) }
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      endWord(&scan)
      scan.next.insert(.afterComma)
    case UInt8(ascii: "-"):
      endWord(&scan)
      scan.next.insert(isInWord && isLetterNext ? .hyphenated : .afterDash)
    case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "|"), UInt8(ascii: "@"):
      endWord(&scan)
      scan.next.insert(.afterDash)
    case UInt8(ascii: "&"), UInt8(ascii: "+"):
      endWord(&scan)
      scan.next.insert(.afterAnd)
    case 1:
      endWord(&scan)
      scan.next.insert(.afterMiddleDot)
    default:
      endWord(&scan)
    }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x80
  }

  /// Whether a quotation mark comes again at the end of a word.
  private func closes(_ mark: UInt8, _ field: ArraySlice<UInt8>, _ start: Int) -> Bool {
    guard let close = field[start...].lastIndex(of: mark) else { return false }
    return close + 1 == field.endIndex || !isNameByte(field[close + 1])
  }

  private mutating func endWord(_ scan: inout ScanState, with mark: NameWord.Marks = []) {
    let start = scan.textStart
    guard text.count > start else { return }
    var word = NameWord()
    word.piece = Piece(start: Int32(start), end: Int32(text.count))
    word.marks = scan.marks(with: mark, length: text.count - start)
    word.roles = NameRoles(rawValue: roles.value(text, start..<text.count))
    seen.marks.formUnion(word.marks)
    seen.roles.formUnion(word.roles)
    words.append(word)
    scan.startWord(at: text.count)
  }
}

/// Where scanning stands.
private struct ScanState {
  /// Where the word that is being read begins.
  var textStart: Int
  var capitalCount = 0
  var smallCount = 0
  var foreignCount = 0
  var digitCount = 0
  /// The byte that closes the bracket; 0 outside of brackets.
  var bracket: UInt8 = 0
  /// What the next word has from what stands before it.
  var next: NameWord.Marks = []

  init(textStart: Int) { self.textStart = textStart }

  mutating func open(_ close: UInt8) {
    bracket = close
    next.insert(.opensBracket)
  }

  func marks(with mark: NameWord.Marks, length: Int) -> NameWord.Marks {
    var marks = next.union(mark)
    if bracket != 0 { marks.insert(.bracketed) }
    if foreignCount > 0 { marks.insert(.foreign) }
    if digitCount > 0 { marks.insert(.digits) }
    if length == 1 && foreignCount == 0 { marks.insert(.initial) }
    if foreignCount == 0 {
      if smallCount == 0 && capitalCount > 1 {
        marks.insert(.capitals)
        if capitalCount <= 4 && digitCount == 0 { marks.insert(.short) }
      } else if capitalCount == 0 && smallCount > 0 {
        marks.insert(.small)
      } else if smallCount > 0 {
        marks.insert(.mixed)
      }
    }
    return marks
  }

  mutating func startWord(at start: Int) {
    self = ScanState(textStart: start, bracket: bracket)
  }

  private init(textStart: Int, bracket: UInt8) {
    self.textStart = textStart
    self.bracket = bracket
  }
}
