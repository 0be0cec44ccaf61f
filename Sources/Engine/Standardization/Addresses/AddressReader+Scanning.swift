extension AddressReader {
  /// The byte that an ordinal sign (º, ª, °) becomes; no folded text has it otherwise.
  static let ordinalSign: UInt8 = 0x01

  /// Which words the tokens of a line are looked up among.
  enum Vocabulary {
    case street, place, none
  }

  /// Folds the line and cuts it into tokens.
  mutating func scanLine(_ vocabulary: Vocabulary) {
    text.removeAll()
    tokens.removeAll()
    seenRoles = []
    seenSeparator = .none
    hasSeenHash = false
    foldLine()
    cut(vocabulary)
  }

  /// What ASCII bytes fold to; 0 is a byte that needs more thought.
  ///
  /// Ends of lines and ordinal signs are kept apart.
  private static let plain = FixedTable(
    (0..<256).map { number -> UInt8 in
      let byte = UInt8(number)
      if byte >= 0x80 { return 0 }
      if byte == ordinalSign || byte == 0x0A { return byte }
      return byte == 0x0D ? 0x0A : asciiLowercase(byte)
    }
  )

  /// What U+00C0 to U+024F fold to: a count, and up to three bytes above it; 0 is not known.
  private static let latin = FixedTable(
    (0xC0..<0x250).map { scalar -> UInt32 in
      let bytes = folded([0xC0 | UInt8(scalar >> 6), 0x80 | UInt8(scalar & 0x3F)])
      guard bytes.count <= 3 else { return 0 }
      return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } << 8 | UInt32(bytes.count)
    }
  )

  /// Folds, but keeps the ends of lines and ordinal signs apart.
  private mutating func foldLine() {
    var index = text.append(line, from: 0, by: Self.plain)
    while index < line.count {
      index = foldBeyondASCII(index)
      index = text.append(line, from: index, by: Self.plain)
    }
  }

  private mutating func foldBeyondASCII(_ start: Int) -> Int {
    let byte = line[start]
    let next = start + 1 < line.count ? line[start + 1] : 0
    if byte == 0xC2, next == 0xAA || next == 0xB0 || next == 0xBA {
      text.append(Self.ordinalSign)
      return start + 2
    }
    if byte >= 0xC3, byte <= 0xC9, next & 0xC0 == 0x80 {
      let scalar = Int(byte & 0x1F) << 6 | Int(next & 0x3F)
      var entry = scalar < 0x250 ? Self.latin[scalar - 0xC0] : 0
      if entry != 0 {
        var count = entry & 0xFF
        while count > 0 {
          entry >>= 8
          text.append(UInt8(truncatingIfNeeded: entry))
          count -= 1
        }
        return start + 2
      }
    }
    var index = start + 1
    while index < line.count, line[index] >= 0x80, line[index] != 0xC2 { index += 1 }
    foreign.removeAll(keepingCapacity: true)
    foldedForeign.removeAll(keepingCapacity: true)
    for place in start..<index { foreign.append(line[place]) }
    fold(foreign[...], into: &foldedForeign)
    text.append(contentsOf: foldedForeign[...])
    return index
  }

  private mutating func cut(_ vocabulary: Vocabulary) {
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
      index = cutWord(at: index, separator, vocabulary)
      separator = .none
    }
  }

  /// A token while it is drawn together.
  private struct Cut {
    let start: Int
    /// Where its next byte goes, and where the text is read on.
    var write: Int
    var index: Int
    /// How many letters and digits stand behind the last sign within the token.
    var lastPart = 0
    var hash = WordIndex.seed
    var hasDot = false
    var hasSign = false
  }

  /// Takes one token that begins at `start`; returns where the text goes on.
  private mutating func cutWord(
    at start: Int,
    _ separator: Separator,
    _ vocabulary: Vocabulary
  ) -> Int {
    let end = text.count
    var cut = Cut(start: start, write: start, index: start)
    while cut.index < end {
      let byte = text[cut.index]
      if isWordByte(byte) {
        text[cut.write] = byte
        cut.hash = WordIndex.step(cut.hash, byte)
        cut.write += 1
        cut.lastPart += 1
        cut.index += 1
      } else if !isWithin(&cut, byte) {
        break
      }
    }
    if cut.hasSign && !isDigit(text[start]) && cut.write - start <= 2 {
      // "nº", "p.º": the sign is the letter o.
      text[cut.write] = UInt8(ascii: "o")
      cut.hash = WordIndex.step(cut.hash, text[cut.write])
      cut.write += 1
      cut.index += 1
    }
    blankRest(of: cut)
    let (write, hasDot, hasSign) = (cut.write, cut.hasDot, cut.hasSign)
    if isDigit(text[start]), case .street = vocabulary,
      let marker = gluedMarker(start, write, separator)
    {
      append(start..<marker, cut.hash, separator, vocabulary, hasDot: false, hasSign: false)
      let hash = hashOfText(marker, write)
      append(marker..<write, hash, .blank, vocabulary, hasDot: hasDot, hasSign: hasSign)
    } else {
      append(start..<write, cut.hash, separator, vocabulary, hasDot: hasDot, hasSign: hasSign)
    }
    return cut.index
  }

  /// Whether the sign at the cut's index stands within its word; then it is passed.
  @inline(__always)
  private func isWithin(_ cut: inout Cut, _ byte: UInt8) -> Bool {
    let (start, index) = (cut.start, cut.index)
    let next = index + 1 < text.count ? text[index + 1] : 0
    let isLetterNext = next >= 0x61 && next <= 0x7A
    // One letter stands before the sign.
    let isInitial = cut.write - start == 1 && !isDigit(text[start])
    switch byte {
    case UInt8(ascii: "."):
      cut.hasDot = true
      let isShort = cut.lastPart == 1 && isLetterNext && !isDigit(text[cut.write - 1])
      guard next == Self.ordinalSign || isShort else { return false }
      cut.lastPart = 0  // "p.zza", "n.w.", "p.o."
    case UInt8(ascii: "'"):
      // "o'brien", not "l'eglise"
      guard isLetterNext, !isElision(start, cut.write) else { return false }
    case Self.ordinalSign:
      cut.hasSign = true
      return false
    case UInt8(ascii: "/")
    where isInitial && isLetterNext
      && (index + 2 >= text.count || !isWordByte(text[index + 2])):
      cut.hasDot = true  // "c/o", "s/n"
    case UInt8(ascii: "/") where isInitial && next == UInt8(ascii: "."):
      cut.hasDot = true  // "C/. Mayor"
      cut.index += 2
      return false
    case UInt8(ascii: ":") where isInitial && isLetterNext:
      cut.hasDot = true  // "S:t Eriksgatan"
    default: return false
    }
    cut.index += 1
    return true
  }

  /// What is left of a word that was drawn together is blank: the text may be read once more.
  private mutating func blankRest(of cut: Cut) {
    guard cut.write < cut.index else { return }
    for place in cut.write..<cut.index { text[place] = 0x20 }
    if cut.hasSign, cut.index < text.count, text[cut.index] == Self.ordinalSign {
      text[cut.index] = text[cut.write]
      text[cut.write] = Self.ordinalSign
    }
  }

  /// Where the marker begins that is glued to its number: 1|tr, 3|izq.
  private func gluedMarker(_ start: Int, _ end: Int, _ separator: Separator) -> Int? {
    var cut = start
    while cut < end, isDigit(text[cut]) { cut += 1 }
    // A postcode has more digits: "1017ET Amsterdam".
    guard cut - start <= 2, end - cut >= 2 else { return nil }
    let roles = lexicon.meanings[
      Int(lexicon.number(of: text, cut..<end, hash: hashOfText(cut, end)))
    ].roles
    guard roles.contains(.floor) || roles.contains(.side) && end - cut > 2 else { return nil }
    // "SW1A 1PL"
    let last = tokens.count - 1
    if separator == .blank, last >= 0, !tokens[last].isNumeric,
      (2...4).contains(count(last)), extent(last).contains(where: { isDigit(text[$0]) })
    {
      return nil
    }
    return cut
  }

  private func hashOfText(_ start: Int, _ end: Int) -> UInt32 {
    var hash = WordIndex.seed
    for place in start..<end { hash = WordIndex.step(hash, text[place]) }
    return hash
  }

  @inline(__always)
  private mutating func append(
    _ range: Range<Int>,
    _ hash: UInt32,
    _ separator: Separator,
    _ vocabulary: Vocabulary,
    hasDot: Bool,
    hasSign: Bool
  ) {
    let number: UInt16 =
      switch vocabulary {
      case .street: lexicon.number(of: text, range, hash: hash)
      case .place: places.number(of: text, range, hash: hash)
      case .none: 0
      }
    let roles: AddressRoles =
      if case .street = vocabulary { lexicon.meanings[Int(number)].roles } else { [] }
    seenRoles.formUnion(roles)
    if !tokens.isEmpty {
      if separator.rawValue > seenSeparator.rawValue { seenSeparator = separator }
      if separator == .hash { hasSeenHash = true }
    }
    let start = range.lowerBound
    // "s/n", without a number, stands where the number would.
    let isMissing =
      range.count == 2 && text[start] == UInt8(ascii: "s") && text[start + 1] == UInt8(ascii: "n")
    tokens.append(
      Token(
        start: Int32(start),
        end: Int32(range.upperBound),
        roles: roles,
        word: number,
        separator: separator,
        isNumeric: isDigit(text[start]) || isMissing,
        hasDot: hasDot,
        hasOrdinalSign: hasSign
      )
    )
  }

  private func isElision(_ start: Int, _ end: Int) -> Bool {
    switch end - start {
    case 1: text[start] == UInt8(ascii: "l") || text[start] == UInt8(ascii: "d")
    case 3:
      text[start] == UInt8(ascii: "a") && text[start + 1] == UInt8(ascii: "l")
        && text[start + 2] == UInt8(ascii: "l")
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
