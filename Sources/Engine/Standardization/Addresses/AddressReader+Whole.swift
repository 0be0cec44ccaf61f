extension AddressReader {
  // "123 Memory Ln, Springfield, IL 62701, USA"   "Hauptstr. 5, 10115 Berlin"
  // "5 rue de la Paix 75002 Paris"                "12 High Street, London SW1A 1AA"

  /// Where the parts of an address in one field stand in its folded text.
  struct WholeParts {
    var street = 0..<0
    var city = 0..<0
    var region = 0..<0
    var postcode = 0..<0
    var country = 0..<0
  }

  /// Splits an address in one field, whose folded text is put aside.
  mutating func split(_ written: ArraySlice<UInt8>) -> WholeParts {
    line.removeAll()
    line.append(contentsOf: written)
    scanLine(.street)
    let parts = splitTokens()
    whole.removeAll()
    whole.append(contentsOf: text, 0..<text.count)
    return parts
  }

  private mutating func splitTokens() -> WholeParts {
    var parts = WholeParts()
    var end = tokens.count
    var lastSegment = segmentStart(end)
    // "Mozartstr. 3, c/o Weber"; "CO" alone is Colorado.
    if lastSegment > 0, roles(lastSegment).contains(.careOf), end - lastSegment > 1,
      tokens[lastSegment].hasDot || count(lastSegment) > 2
    {
      end = lastSegment
      lastSegment = segmentStart(end)
      rules.insert(.careOf)
    }
    if lastSegment > 0, isKnown(lastSegment, end, .country),
      end - lastSegment > 1 || count(lastSegment) > 2
    {
      parts.country = range(lastSegment, end)
      end = lastSegment
    } else if end > 1, count(end - 1) > 2, !isStreetType(end - 1), isKnown(end - 1, end, .country) {
      parts.country = range(end - 1, end)
      end -= 1
    }
    guard let code = postcode(before: end) else {
      splitWithoutCode(end, &parts)
      return parts
    }
    rules.insert(.order)
    parts.postcode = range(code.lowerBound, code.upperBound)
    let isBeforeCity =
      code.upperBound < end
      && tokens[code.upperBound].separator.rawValue < Separator.comma.rawValue
    if isBeforeCity {
      let cityEnd = min(segmentEnd(code.upperBound), end)
      parts.city = range(code.upperBound, cityEnd)
      if cityEnd < end {
        let isRegion = isKnown(cityEnd, end, .region)
        parts.city = range(code.upperBound, isRegion ? cityEnd : end)
        if isRegion { parts.region = range(cityEnd, end) }
      } else if cityEnd - code.upperBound > 1, count(cityEnd - 1) == 2,
        isKnown(cityEnd - 1, cityEnd, .region)
      {
        parts.region = range(cityEnd - 1, cityEnd)
        parts.city = range(code.upperBound, cityEnd - 1)
      }
      parts.street = range(0, code.lowerBound)
      return parts
    }
    splitBefore(code.lowerBound, &parts)
    return parts
  }

  private mutating func splitWithoutCode(_ end: Int, _ parts: inout WholeParts) {
    let start = segmentStart(end)
    guard start > 0, !(start..<end).contains(where: { tokens[$0].isNumeric }),
      roles(start).isDisjoint(with: AddressRoles.unitMarkers.union([.side, .floorName])),
      (0..<start).contains(where: { tokens[$0].isNumeric }),
      (0..<start).contains(where: {
        !tokens[$0].isNumeric && count($0) > 1
          && roles($0).isDisjoint(with: AddressRoles.unitMarkers.union([.letter, .number]))
      })
    else {
      parts.street = range(0, end)
      return
    }
    rules.insert(.order)
    splitBefore(end, &parts)
  }

  /// What stands before the postcode: street, city and region.
  private mutating func splitBefore(_ place: Int, _ parts: inout WholeParts) {
    var end = place
    for length in [1, 2, 3] where end == place && place > length + 1 {
      let isShort = length == 1 && count(place - 1) <= 3
      let hasComma = tokens[place - length].separator.rawValue >= Separator.comma.rawValue
      if isKnown(place - length, place, .region),
        isShort || hasComma && segmentStart(place - length) > 0
      {
        parts.region = range(place - length, place)
        end = place - length
      }
    }
    var start = segmentStart(end)
    if start == 0 {
      // No comma: the city begins behind the street's type or unit.
      let type = (0..<end).last { $0 > 1 && roles($0).contains(.last) && $0 + 1 < end }
      start = max((type ?? end - 2) + 1, 0)
      while start + 1 < end,
        roles(start).contains(.direction) || tokens[start].isNumeric
          || tokens[start].separator == .hash
          || !roles(start).isDisjoint(with: .unitMarkers) && tokens[start + 1].isNumeric
      {
        start += 1
      }
    }
    parts.city = range(start, end)
    parts.street = range(0, start)
  }

  private func segmentStart(_ end: Int) -> Int {
    var start = max(end - 1, 0)
    while start > 0, tokens[start].separator.rawValue < Separator.comma.rawValue { start -= 1 }
    return start
  }

  /// "7/19 Harbour Esp" is no address in Spain.
  private func isStreetType(_ index: Int) -> Bool {
    roles(index).contains(.last) && tokens[index].separator == .blank
      && tokens[index - 1].isNumeric == false
      && (0..<index - 1).contains { tokens[$0].isNumeric }
      && tokens[index - 1].separator.rawValue < Separator.comma.rawValue
  }

  /// The tokens of the last postcode before a place.
  private mutating func postcode(before end: Int) -> Range<Int>? {
    var index = end - 1
    while index > 0 {
      defer { index -= 1 }
      let isLast = index + 1 == end || tokens[index + 1].separator.rawValue >= 6
      if isLast, isLetterPair(index) {
        return index - 1..<index + 1
      }
      if isLast, isJoinedLetters(index) { return index..<index + 1 }
      guard tokens[index].isNumeric else { continue }
      let digits = digits(index)
      if digits == 4, count(index) == 6, index > 1, size(index) > 999 {
        return index..<index + 1  // "1017GC Amsterdam"
      }
      guard digits == count(index) else { continue }
      if digits == 4, index > 1, count(index - 1) == 5, tokens[index].separator == .hyphen,
        tokens[index - 1].isNumeric
      {
        return index - 1..<index + 1
      }
      if digits == 5 { return withPrefix(index)..<index + 1 }
      let isBeforeWord =
        index + 1 < end && !tokens[index + 1].isNumeric && tokens[index + 1].separator.rawValue < 6
        && roles(index + 1).isDisjoint(with: AddressRoles.unitMarkers.union(.number))
      if digits == 2, isBeforeWord, count(index - 1) == 3, tokens[index - 1].isNumeric, index > 1 {
        return withPrefix(index - 1)..<index + 1  // "123 45 Stockholm"
      }
      if digits == 3, count(index - 1) == 2, tokens[index - 1].isNumeric,
        tokens[index].separator == .hyphen, isBeforeWord
      {
        return index - 1..<index + 1  // "12-345 Kraków"
      }
      if digits == 4, isBeforeWord {
        let hasLetters =
          count(index + 1) == 2 && index + 2 < end && tokens[index + 2].separator.rawValue < 6
        return withPrefix(index)..<(hasLetters ? index + 2 : index + 1)
      }
      if digits == 4, isLast {
        // "Sydney NSW 2000"
        for length in 1...3 where length < index && isKnown(index - length, index, .region) {
          return index..<index + 1
        }
      }
    }
    return nil
  }

  /// Whether a token ends a postcode of two parts, as in "SW1A 1AA".
  private func isLetterPair(_ index: Int) -> Bool {
    guard index > 1, tokens[index].isNumeric, count(index) == 3, !tokens[index - 1].isNumeric,
      (2...4).contains(count(index - 1))
    else { return false }
    let start = Int(tokens[index].start)
    return !isDigit(text[start + 1]) && extent(index - 1).contains { isDigit(text[$0]) }
  }

  /// Whether a token is such a postcode in one part.
  private func isJoinedLetters(_ index: Int) -> Bool {
    guard !tokens[index].isNumeric, (5...7).contains(count(index)) else { return false }
    let end = Int(tokens[index].end)
    return isDigit(text[end - 3]) && !isDigit(text[end - 2])
      && extent(index).dropLast(3).contains { isDigit(text[$0]) }
  }

  /// "D-10115", "CH-8001".
  private func withPrefix(_ index: Int) -> Int {
    index > 1 && tokens[index].separator == .hyphen && !tokens[index - 1].isNumeric
      && count(index - 1) <= 2 ? index - 1 : index
  }

  /// Whether tokens, drawn together, are a place of a role.
  private mutating func isKnown(_ start: Int, _ end: Int, _ role: PlaceLexicon.Role) -> Bool {
    passing.removeAll()
    for index in start..<end { passing.append(contentsOf: text, extent(index)) }
    return places.code(passing, 0..<passing.count, role) != nil
  }

  private func range(_ start: Int, _ end: Int) -> Range<Int> {
    guard start < end else { return 0..<0 }
    var stop = Int(tokens[end - 1].end)
    // The sign of "3º 1ª" is read once more.
    if tokens[end - 1].hasOrdinalSign, stop < text.count, text[stop] == Self.ordinalSign {
      stop += 1
    }
    return Int(tokens[start].start)..<stop
  }
}
