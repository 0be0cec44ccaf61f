@testable import Standardization

extension ReferenceAddressReader {
  /// The byte that an ordinal sign (º, ª, °) becomes; no folded text has it otherwise.
  static let ordinalSign: UInt8 = 0x01

  /// Folds `line` and cuts it into tokens.
  mutating func scan(_ line: ArraySlice<UInt8>, isPlace: Bool = false) {
    text.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    foldLine(line)
    cut(isPlace: isPlace)
  }

  /// Folds, but keeps the ends of lines and ordinal signs apart.
  private mutating func foldLine(_ line: ArraySlice<UInt8>) {
    var index = line.startIndex
    let end = line.endIndex
    while index < end {
      let byte = line[index]
      if byte < 0x80 {
        let isKept = byte == Self.ordinalSign || byte == 0x0A
        text.append(isKept ? byte : byte == 0x0D ? 0x0A : asciiLowercase(byte))
        index += 1
        continue
      }
      if byte == 0xC2, index + 1 < end, [0xAA, 0xB0, 0xBA].contains(line[index + 1]) {
        text.append(Self.ordinalSign)
        index += 2
        continue
      }
      let start = index
      index += 1
      while index < end, line[index] >= 0x80, line[index] != 0xC2 { index += 1 }
      fold(line[start..<index], into: &text)
    }
  }

  private mutating func cut(isPlace: Bool) {
    var separator = Separator.none
    var index = 0
    let end = text.count
    while index < end {
      let byte = text[index]
      guard isWordByte(byte) else {
        mark(byte, &separator)
        index += 1
        continue
      }
      index = cutWord(at: index, separator, isPlace)
      separator = .none
    }
  }

  /// Takes one token that begins at `start`; returns where the text goes on.
  private mutating func cutWord(at start: Int, _ separator: Separator, _ isPlace: Bool) -> Int {
    let end = text.count
    var write = start
    var index = start
    var lastPart = 0
    var hasDot = false
    var hasSign = false
    while index < end {
      let byte = text[index]
      if isWordByte(byte) {
        text[write] = byte
        write += 1
        lastPart += 1
        index += 1
        continue
      }
      let next = index + 1 < end ? text[index + 1] : 0
      let isLetterNext = next >= 0x61 && next <= 0x7A
      if byte == UInt8(ascii: ".") {
        hasDot = true
        guard next == Self.ordinalSign || lastPart == 1 && isLetterNext && !isDigit(text[write - 1])
        else { break }
        lastPart = 0  // "p.zza", "n.w.", "p.o."
      } else if byte == UInt8(ascii: "'") {
        guard isLetterNext, !isElision(start, write) else { break }  // "o'brien", not "l'eglise"
      } else if byte == Self.ordinalSign {
        hasSign = true
        break
      } else if byte == UInt8(ascii: "/"), write - start == 1, isLetterNext,
        index + 2 >= end || !isWordByte(text[index + 2]), !isDigit(text[start])
      {
        hasDot = true  // "c/o", "s/n"
      } else if byte == UInt8(ascii: "/"), write - start == 1, next == UInt8(ascii: "."),
        !isDigit(text[start])
      {
        hasDot = true  // "C/. Mayor"
        index += 2
        break
      } else if byte == UInt8(ascii: ":"), write - start == 1, isLetterNext, !isDigit(text[start]) {
        hasDot = true  // "S:t Eriksgatan"
      } else {
        break
      }
      index += 1
    }
    if hasSign && !isDigit(text[start]) && write - start <= 2 {
      // "nº", "p.º": the sign is the letter o.
      text[write] = UInt8(ascii: "o")
      write += 1
      index += 1
    }
    if write < index { blank(write..<index, hasSign: hasSign) }
    if !isPlace, isDigit(text[start]), let cut = gluedMarker(start, write, separator) {
      append(start, cut, separator, hasDot: false, hasSign: false)
      append(cut, write, .blank, hasDot: hasDot, hasSign: hasSign)
    } else {
      append(start, write, separator, hasDot: hasDot, hasSign: hasSign)
    }
    return index
  }

  /// What is left of a word that was drawn together is blank: the text may be read once more.
  private mutating func blank(_ rest: Range<Int>, hasSign: Bool) {
    for place in rest { text[place] = 0x20 }
    let end = rest.upperBound
    if hasSign, end < text.count, text[end] == Self.ordinalSign {
      text.swapAt(rest.lowerBound, end)
    }
  }

  /// Where the marker begins that is glued to its number: 1|tr, 3|izq.
  private func gluedMarker(_ start: Int, _ end: Int, _ separator: Separator) -> Int? {
    var cut = start
    while cut < end, isDigit(text[cut]) { cut += 1 }
    // A postcode has more digits: "1017ET Amsterdam".
    guard cut - start <= 2, end - cut >= 2 else { return nil }
    let roles = lexicon.meanings[Int(number(cut, end))].roles
    guard roles.contains(.floor) || roles.contains(.side) && end - cut > 2 else { return nil }
    // "SW1A 1PL"
    if separator == .blank, let last = tokens.indices.last, !tokens[last].isNumeric,
      (2...4).contains(count(last)), bytes(last).contains(where: isDigit)
    {
      return nil
    }
    return cut
  }

  private func number(_ start: Int, _ end: Int) -> UInt16 {
    let hash = text[start..<end].reduce(ReferenceWordIndex.seed, ReferenceWordIndex.step)
    return lexicon.number(of: text, start, end, hash: hash)
  }

  private mutating func append(
    _ start: Int,
    _ end: Int,
    _ separator: Separator,
    hasDot: Bool,
    hasSign: Bool
  ) {
    tokens.append(
      Token(
        start: Int32(start),
        end: Int32(end),
        word: number(start, end),
        separator: separator,
        // "s/n", without a number, stands where the number would.
        isNumeric: isDigit(text[start]) || text[start..<end].elementsEqual("sn".utf8),
        hasDot: hasDot,
        hasOrdinalSign: hasSign
      )
    )
  }

  private func isElision(_ start: Int, _ end: Int) -> Bool {
    switch end - start {
    case 1: text[start] == UInt8(ascii: "l") || text[start] == UInt8(ascii: "d")
    case 3: text[start..<end].elementsEqual("all".utf8)
    case 4: text[end - 2] == UInt8(ascii: "l") && text[end - 1] == UInt8(ascii: "l")
    default: false
    }
  }

  private func mark(_ byte: UInt8, _ separator: inout Separator) {
    let new: Separator =
      switch byte {
      case 0x0A: .line
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"): .comma
      case UInt8(ascii: "#"): .hash
      case UInt8(ascii: "/"): .slash
      case UInt8(ascii: "-"): .hyphen
      case UInt8(ascii: "'"): .apostrophe
      default: .blank
      }
    if new.rawValue > separator.rawValue { separator = new }
  }
}
