@testable import Standardization

extension ReferenceAddressReader {
  // MARK: The segment of the street

  /// Finds the street among the segments between commas; names of buildings are put aside.
  mutating func chooseSegment() {
    var best = 0..<tokens.count
    var bestScore = -1
    var segments = 0
    var start = 0
    while start < tokens.count {
      var end = segmentEnd(start)
      if isNumbersOnly(start, end), start > 0 || end == tokens.count {
        start = end  // "Mayor, 16": the number belongs to what is before it
        continue
      }
      if isNumbersOnly(start, end), end < tokens.count { end = segmentEnd(end) }
      let score = score(start, end)
      if score > bestScore { (best, bestScore) = (start..<end, score) }
      if score >= 0 { segments += 1 }
      start = end
    }
    // Segments of numbers alone that follow belong to the street.
    var end = best.upperBound
    while end < tokens.count, isNumbersOnly(end, segmentEnd(end)) { end = segmentEnd(end) }
    span = best.lowerBound..<end
    guard segments > 1 else { return }
    for index in tokens.indices where !span.contains(index) && !tokens[index].isTaken {
      tokens[index].isTaken = true
      if tokens[index].isNumeric || isLetter(index) {
        append(.unmarked, bytes(index))
      } else if !roles(index).contains(.article) {
        buildingText.append(contentsOf: bytes(index))
      }
    }
  }

  private func isNumbersOnly(_ start: Int, _ end: Int) -> Bool {
    for index in start..<end where !tokens[index].isTaken {
      let isBis = index > start && roles(index).contains(.letter)
      if !tokens[index].isNumeric && !isLetter(index) && !isBis && !roles(index).contains(.number) {
        return false
      }
    }
    return true
  }

  /// How much a segment looks like a street.
  private func score(_ start: Int, _ end: Int) -> Int {
    var score = -1
    var hasNumber = end < tokens.count && isNumbersOnly(end, segmentEnd(end))
    for index in start..<end where !tokens[index].isTaken {
      if score < 0 { score = 0 }
      if tokens[index].isNumeric { hasNumber = true }
      if !roles(index).isDisjoint(with: AddressRoles.types) { score |= 1 }
      if index + 1 == end, gluedType(index) != nil { score |= 1 }
    }
    return score < 0 ? -1 : score + (hasNumber ? 2 : 0)
  }

  // MARK: The number

  /// Takes the house number out of the street's tokens.
  mutating func takeNumber() {
    guard !isBox || hasWords else { return }
    if isBox {
      // A box and a street: the box is one more part of the unit.
      append(.building, numberText[...])
      numberText.removeAll(keepingCapacity: true)
      isBox = false
    }
    guard let lead = span.first(where: { !tokens[$0].isTaken }) else { return }
    if isLeadingNumber(lead) { return takeLeading(lead) }
    if roles(lead).contains(.number), let next = nextFree(lead), tokens[next].isNumeric {
      tokens[lead].isTaken = true
      return takeLeading(next)
    }
    if roles(lead).contains(.cardinal), let next = nextFree(lead), !tokens[next].isNumeric,
      let far = nextFree(next), !tokens[far].isNumeric
    {
      // "One Infinite Loop"
      numberText.append(contentsOf: lexicon.name(ofClass: meaning(lead).value))
      tokens[lead].isTaken = true
      rules.insert(.number)
      return
    }
    guard let place = trailingNumber() else { return }
    takeTrailing(place)
  }

  private var hasWords: Bool {
    span.contains { !tokens[$0].isTaken && !tokens[$0].isNumeric && count($0) > 1 }
  }

  func nextFree(_ index: Int) -> Int? {
    var next = index + 1
    while next < span.upperBound, tokens[next].isTaken { next += 1 }
    return next < span.upperBound ? next : nil
  }

  private func isLeadingNumber(_ lead: Int) -> Bool {
    guard tokens[lead].isNumeric else { return false }
    guard isOrdinal(lead, dot: true) || isShortOrdinal(lead) else { return true }
    // "1. Straße 5", "5th Ave": an ordinal, unless "12. Main Street".
    let hasLater = span.contains { $0 > lead && !tokens[$0].isTaken && tokens[$0].isNumeric }
    return !hasLater && !isOrdinal(lead, dot: false) && !isShortOrdinal(lead)
  }

  /// "1e Helmersstraat 5": an ordinal only where the house follows.
  private func isShortOrdinal(_ lead: Int) -> Bool {
    count(lead) == digits(lead) + 1 && text[Int(tokens[lead].end) - 1] == UInt8(ascii: "e")
      && span.contains { $0 > lead + 1 && !tokens[$0].isTaken && tokens[$0].isNumeric }
  }

  private mutating func takeLeading(_ lead: Int) {
    // "4/12 High Street": the unit and the house; "1/2" behind a number is a half.
    if let next = nextFree(lead), next == lead + 1, tokens[next].separator == .slash,
      tokens[next].isNumeric, let word = nextFree(next), !tokens[word].isNumeric
    {
      append(.unmarked, bytes(lead))
      tokens[lead].isTaken = true
      rules.insert(.unit)
      takeHouse(next, leading: true)
      return
    }
    takeHouse(lead, leading: true)
    // Numbers behind a later comma are the unit's.
    let tail = span.first {
      $0 > lead + 1 && !tokens[$0].isTaken && tokens[$0].separator.rawValue >= 6
        && isNumbersOnly($0, span.upperBound)
    }
    guard let tail else { return }
    if span.contains(where: { $0 < tail && !tokens[$0].isTaken }) {
      takeRest(from: tail, to: span.upperBound)
    }
  }

  /// The house number of "Mayor, 16, 2º": the first of the numbers at the end.
  private func trailingNumber() -> Int? {
    let first = span.first { !tokens[$0].isTaken } ?? 0
    if let marked = span.first(where: { isMarkedNumber($0, first: first) }) { return marked }
    guard
      var place = span.last(where: { !tokens[$0].isTaken && tokens[$0].isNumeric && $0 > first })
    else { return nil }
    // Words behind it: "Avenue 9 Julio Norte" has none, "5 Hinterhof" has.
    while let before = previousFree(place), before > first,
      tokens[before].isNumeric || isLetter(before),
      !isOrdinal(before, dot: true) || tokens[place].separator.rawValue >= 6
        || isOrdinal(place, dot: false),
      !isRoadNumber(before)
    {
      if !tokens[before].isNumeric {
        guard let far = previousFree(before), far > first, tokens[far].isNumeric else { break }
      }
      place = before
    }
    // "Calle 45 12-34", "Carrera 7 45": the first number is the street's name.
    if let before = previousFree(place), before == first,
      !roles(first).isDisjoint(with: [.first, .weakFirst]), let next = nextFree(place),
      tokens[next].isNumeric, tokens[next].separator == .blank || tokens[next].separator == .hash,
      !isOrdinal(next, dot: true)
    {
      return next
    }
    // "Straße 17. Juni" without a house.
    if isOrdinal(place, dot: true), let next = nextFree(place), !tokens[next].isNumeric {
      return nil
    }
    return place
  }

  /// "Strada Statale 16, 40": a number that is the road's own.
  private func isRoadNumber(_ index: Int) -> Bool {
    index > span.lowerBound && tokens[index].isNumeric && roles(index - 1).contains(.numbered)
  }

  private func isMarkedNumber(_ index: Int, first: Int) -> Bool {
    guard index > first, !tokens[index].isTaken, tokens[index].isNumeric else { return false }
    if tokens[index].separator == .hash { return true }
    return index > first + 1 && roles(index - 1).contains(.number) && !tokens[index - 1].isTaken
  }

  func previousFree(_ index: Int) -> Int? {
    var before = index - 1
    while before >= span.lowerBound, tokens[before].isTaken { before -= 1 }
    return before >= span.lowerBound ? before : nil
  }

  private mutating func takeTrailing(_ place: Int) {
    if roles(place - 1).contains(.number), !tokens[place - 1].isTaken {
      tokens[place - 1].isTaken = true
      rules.insert(.number)
    }
    takeHouse(place, leading: false)
    takeRest(from: place, to: span.upperBound)
  }

  /// Takes the number with its letter or range: "5 a", "12-14", "7 bis", "12 1/2".
  private mutating func takeHouse(_ index: Int, leading: Bool) {
    var value = bytes(index)
    while value.count > 1, value.first == UInt8(ascii: "0"), isDigit(value[value.startIndex + 1]) {
      value = value.dropFirst()
    }
    numberText.append(contentsOf: value)
    tokens[index].isTaken = true
    guard let next = nextFree(index), next == index + 1 else { return }
    let separator = tokens[next].separator
    guard separator.rawValue < Separator.hash.rawValue else { return }
    let following = nextFree(next)
    if roles(next).contains(.letter) && count(next) > 2 {
      if leading && following == nil { return }
      numberText.append(contentsOf: bytes(next))
      tokens[next].isTaken = true
      rules.insert(.number)
    } else if isLetter(next), count(index) == digits(index) {
      if leading, !isHouseLetter(next, following, separator) { return }
      numberText.append(first(next))
      tokens[next].isTaken = true
      rules.insert(.number)
    } else if tokens[next].isNumeric, separator == .hyphen, size(next) > size(index) {
      numberText.append(UInt8(ascii: "-"))
      numberText.append(contentsOf: bytes(next))
      tokens[next].isTaken = true
    } else if leading, tokens[next].isNumeric, separator == .blank, let half = following,
      tokens[half].separator == .slash, tokens[half].isNumeric
    {
      numberText.append(UInt8(ascii: "+"))
      numberText.append(contentsOf: bytes(next))
      numberText.append(UInt8(ascii: "/"))
      numberText.append(contentsOf: bytes(half))
      tokens[next].isTaken = true
      tokens[half].isTaken = true
    }
  }

  /// Whether a letter is the house's, as in "12 b Mill Lane" but not in "500 C Street".
  private func isHouseLetter(_ next: Int, _ following: Int?, _ separator: Separator) -> Bool {
    guard let following, first(next) <= UInt8(ascii: "d") || separator == .hyphen else {
      return false
    }
    if tokens[next].hasDot { return false }
    let isName = nextFree(following) == nil && !roles(following).isDisjoint(with: .last)
    return !isName && !(first(next) == UInt8(ascii: "c") && roles(following).contains(.article))
  }

  func size(_ index: Int) -> Int {
    bytes(index).prefix(while: isDigit).prefix(9).reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
