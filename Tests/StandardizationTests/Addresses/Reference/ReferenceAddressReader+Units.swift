@testable import Standardization

/// What a part of a unit is.
enum ReferenceUnitKind: UInt8 {
  /// It is not said: the "2" of "Mayor 3, 2".
  case unmarked
  case building, stair, floor, door
}

extension ReferenceAddressReader {
  // MARK: What is no street at all

  /// Leaves out "c/o Meier" where more lines follow.
  mutating func takeCareOf() {
    guard let start = tokens.indices.first(where: { roles($0).contains(.careOf) }) else { return }
    guard start == 0 || tokens[start].separator.rawValue >= Separator.comma.rawValue else { return }
    let end = segmentEnd(start)
    guard start > 0 || end < tokens.count else { return }
    for index in start..<end { tokens[index].isTaken = true }
    rules.insert(.careOf)
  }

  /// The end of the segment, between commas or lines, that holds a token.
  func segmentEnd(_ index: Int) -> Int {
    var end = index + 1
    while end < tokens.count, tokens[end].separator.rawValue < Separator.comma.rawValue { end += 1 }
    return end
  }

  /// Takes a box at the post office, as in "Postfach 12 34 56" and "Apartado de Correos 3".
  mutating func takeBox() {
    for index in tokens.indices where !tokens[index].isTaken {
      var value = index
      if roles(index).contains(.boxStart) {
        value += 1
        while value < tokens.count,
          roles(value).contains(.boxEnd) || roles(value).contains(.article)
        {
          value += 1
        }
        if value == index + 1 { value = index }
      }
      if value == index {
        guard roles(index).contains(.box), !isPostcodeMark(index) else { continue }
        value += 1
        while value < tokens.count, roles(value).contains(.boxEnd) { value += 1 }
      }
      if value < tokens.count, roles(value).contains(.number) { value += 1 }
      guard value < tokens.count, tokens[value].separator.rawValue < Separator.comma.rawValue,
        tokens[value].isNumeric
      else { continue }
      isBox = true
      numberText.removeAll(keepingCapacity: true)
      repeat {
        numberText.append(contentsOf: bytes(value))
        value += 1
      } while value < tokens.count && tokens[value].isNumeric
        && tokens[value].separator.rawValue < Separator.comma.rawValue
      for place in index..<value { tokens[place].isTaken = true }
      rules.insert(.box)
      return
    }
  }

  /// Whether CP marks a postcode, as in Spain; of an Italian box, three digits are believed.
  private func isPostcodeMark(_ index: Int) -> Bool {
    guard count(index) == 2, first(index) == UInt8(ascii: "c"),
      text[Int(tokens[index].end) - 1] == UInt8(ascii: "p")
    else { return false }
    return index + 1 == tokens.count || count(index + 1) > 3
      || index + 2 < tokens.count && tokens[index + 2].isNumeric
      || index > 0 && tokens[index].separator.rawValue < Separator.comma.rawValue
  }

  // MARK: Marked units

  /// Takes what is marked as a unit, wherever it stands: "Apt 4", "2nd floor", "bajo".
  mutating func takeMarkedUnits() {
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard !tokens[index].isTaken else { continue }
      let roles = roles(index)
      if tokens[index].separator == .hash, index > 0, isValue(index),
        !(tokens[index].isNumeric && isOnlyNumber(index))
      {
        takeValue(from: index, kind: .door)
        continue
      }
      if !roles.isDisjoint(with: .unitMarkers), isMarkerPlace(index) {
        takeMarker(at: index, roles)
      } else if !roles.isDisjoint(with: [.floorName, .side]), isBehindNumber(index) {
        let meaning = meaning(index)
        let isFloor = roles.contains(.floorName)
        if !isFloor, isFloorNumber(index - 1) {
          takeValue(from: index - 1, kind: .floor, alone: true)
        }
        append(
          isFloor ? .floor : .door,
          lexicon.name(ofClass: isFloor ? meaning.value : meaning.side)[...]
        )
        tokens[index].isTaken = true
      }
    }
  }

  /// The second 3 of "Mayor 3, 3 izq.", before a side.
  private func isFloorNumber(_ index: Int) -> Bool {
    guard index > 1, tokens[index].isNumeric, !tokens[index].isTaken,
      tokens[index + 1].separator.rawValue < Separator.comma.rawValue,
      tokens[..<index].contains(where: \.isNumeric)
    else { return false }
    return tokens[index].separator == .comma || index > 2 && tokens[index - 1].isNumeric
  }

  /// Whether no other number stands before: then "#12" is the house itself.
  private func isOnlyNumber(_ index: Int) -> Bool {
    if span.isEmpty && index > 1, roles(0).isDisjoint(with: [.first, .weakFirst]) {
      return !tokens[..<index].contains { $0.isNumeric }
    }
    return !tokens[..<index].contains { $0.isNumeric } || index < 3 && !tokens[0].isNumeric
  }

  private mutating func takeMarker(at index: Int, _ roles: AddressRoles) {
    let kind: ReferenceUnitKind =
      roles.contains(.floor) && !(roles.contains(.door) && !isOrdinalBefore(index))
      ? .floor
      : roles.contains(.door) ? .door : roles.contains(.stair) ? .stair : .building
    if isOrdinalBefore(index) {
      // "2nd floor", "2. OG", "3ª puerta"
      tokens[index].isTaken = true
      if roles.contains(.floor) || index > 1 { takeValue(from: index - 1, kind: kind, alone: true) }
      return
    }
    var value = index + 1
    if value < tokens.count, self.roles(value).contains(.number) { value += 1 }
    if value < tokens.count, tokens[value].separator.rawValue < Separator.comma.rawValue,
      isValue(value)
    {
      tokens[index].isTaken = true
      if value == index + 2 { tokens[index + 1].isTaken = true }
      takeValue(from: value, kind: kind)
    } else if value < tokens.count, !self.roles(value).isDisjoint(with: [.floorName, .side]) {
      tokens[index].isTaken = true  // "piso bajo", "puerta izq."
    } else if index > 1, kind == .floor, tokens[index - 1].isNumeric, !tokens[index - 1].isTaken,
      tokens[index - 2].isNumeric || tokens[index - 1].separator == .comma
    {
      tokens[index].isTaken = true
      takeValue(from: index - 1, kind: kind, alone: true)
    }
  }

  private func isOrdinalBefore(_ index: Int) -> Bool {
    index > 0 && !tokens[index - 1].isTaken
      && (isOrdinal(index - 1, dot: true) || isShortFloor(index))
      && tokens[index].separator.rawValue < Separator.comma.rawValue
      && (tokens[index - 1].isNumeric || index > 1)
      && !(roles(index).isDisjoint(with: .floor) && isLetterValue(index + 1))
  }

  /// The B of "1º puerta B": the ordinal is another part's.
  private func isLetterValue(_ index: Int) -> Bool {
    index < tokens.count && isLetter(index)
      && tokens[index].separator.rawValue < Separator.comma.rawValue
  }

  /// "1e verdieping", but not "Kerkstraat 5e, etage 2": an ordinal of one letter.
  private func isShortFloor(_ index: Int) -> Bool {
    guard roles(index).contains(.floor), endsInShortOrdinal(index - 1) else { return false }
    return tokens[..<(index - 1)].contains(where: \.isNumeric) || index + 1 == tokens.count
      || !tokens[index + 1].isNumeric
  }

  private func endsInShortOrdinal(_ index: Int) -> Bool {
    tokens[index].isNumeric && count(index) == digits(index) + 1
      && text[Int(tokens[index].end) - 1] == UInt8(ascii: "e")
  }

  /// Whether a word that may be a marker is one here: "Calle Mayor 3 pl 2", not "12 Memory Pl 4".
  private func isMarkerPlace(_ index: Int) -> Bool {
    let isClear =
      count(index) > 2
      && roles(index).isDisjoint(with: AddressRoles.types.union([.article, .word]))
    if isClear { return true }
    if index == 0 { return roles(0).isDisjoint(with: AddressRoles.types.union([.article, .word])) }
    let before = tokens[index - 1]
    return before.isNumeric || before.isTaken || tokens[index].separator.rawValue >= 6
      || !roles(index - 1).isDisjoint(with: [.last, .direction, .suffix]) && count(index) > 1
  }

  /// Whether a token stands behind the house number: "5 links", "3, bajo".
  private func isBehindNumber(_ index: Int) -> Bool {
    if index == 0 { return tokens.count == 1 }
    let before = tokens[index - 1]
    guard
      before.isNumeric || before.isTaken || tokens[index].separator.rawValue >= 6
        || isLetter(index - 1)
    else { return false }
    // A number must have come, and what follows is none of a name: "5 Left Bank Road".
    guard tokens[..<index].contains(where: { $0.isNumeric }) else { return false }
    return index + 1 == tokens.count || tokens[index + 1].isNumeric || isLetter(index + 1)
      || tokens[index + 1].separator.rawValue >= 6
      || !roles(index + 1).isDisjoint(with: .unitMarkers)
      || roles(index + 1).contains(.side)
  }

  /// Whether a token can be the name of a unit: a number, a letter, a Roman number.
  private func isValue(_ index: Int) -> Bool {
    if tokens[index].isTaken { return false }
    if tokens[index].isNumeric || isLetter(index) { return true }
    // "A12", "PH3"
    if count(index) <= 4, isDigit(text[Int(tokens[index].end) - 1]) { return true }
    return count(index) <= 3 && bytes(index).allSatisfy { $0 == UInt8(ascii: "i") }
  }

  /// Takes a value and the letters and numbers that belong to it: "4 B", "4-2".
  private mutating func takeValue(from index: Int, kind: ReferenceUnitKind, alone: Bool = false) {
    rules.insert(.unit)
    if isOrdinal(index, dot: false) || alone && endsInShortOrdinal(index) {
      if tokens[index].isNumeric {
        append(kind, bytes(index).prefix(digits(index)))
      } else {
        append(kind, lexicon.name(ofClass: meaning(index).value)[...])
      }
    } else {
      append(kind, bytes(index))
    }
    tokens[index].isTaken = true
    var next = index + 1
    while !alone, next < tokens.count, !tokens[next].isTaken {
      let separator = tokens[next].separator
      let isJoined = separator == .hyphen || separator == .slash
      // "4/12 High Street": a unit, then the house.
      if separator == .slash && index <= 1 && tokens[next].isNumeric { return }
      guard
        isLetter(next) && separator.rawValue < Separator.comma.rawValue
          && !(index <= 1 && roles(next).contains(.direction)) || isJoined && tokens[next].isNumeric
      else { return }
      append(kind, bytes(next))
      tokens[next].isTaken = true
      next += 1
    }
  }

  /// Takes all that is left between two tokens as parts of the unit.
  mutating func takeRest(from start: Int, to end: Int) {
    for index in start..<end where !tokens[index].isTaken {
      tokens[index].isTaken = true
      let roles = roles(index)
      if tokens[index].isNumeric {
        let isFloor = tokens[index].hasOrdinalSign || isOrdinal(index, dot: false)
        append(isFloor ? .floor : .unmarked, bytes(index).prefix(isFloor ? digits(index) : 99))
      } else if !roles.isDisjoint(with: [.floorName, .side]) && count(index) > 1 {
        let meaning = meaning(index)
        let isFloor = roles.contains(.floorName)
        append(
          isFloor ? .floor : .door,
          lexicon.name(ofClass: isFloor ? meaning.value : meaning.side)[...]
        )
      } else if roles.isDisjoint(with: AddressRoles.unitMarkers.union(.number)) {
        if isLetter(index) || end == tokens.count && start == 0 && !roles.contains(.article) {
          append(.unmarked, bytes(index))
        } else if !roles.contains(.article) {
          buildingText.append(contentsOf: bytes(index))
        }
      }
    }
  }

  // MARK: The unit's word

  private func isSameRun(_ a: UInt8, _ b: UInt8) -> Bool { isDigit(a) == isDigit(b) }

  /// Adds a part; digits and letters are parts of their own, so that "4B" is "4 B".
  mutating func append(_ kind: ReferenceUnitKind, _ value: ArraySlice<UInt8>) {
    var index = value.startIndex
    while index < value.endIndex {
      let start = Int32(unitText.count)
      let first = value[index]
      // Zeros in front mean nothing.
      while value[index] == UInt8(ascii: "0"), index + 1 < value.endIndex, isDigit(value[index + 1])
      {
        index += 1
      }
      while index < value.endIndex, isSameRun(first, value[index]) {
        unitText.append(value[index])
        index += 1
      }
      unitParts.append(UnitPart(kind: kind, start: start, end: Int32(unitText.count)))
    }
  }

  /// Writes the unit into `word`, its parts in order, and their kinds into the key.
  mutating func writeUnit(_ key: inout AddressKey) {
    word.removeAll(keepingCapacity: true)
    guard !unitParts.isEmpty else { return }
    sortUnitParts()
    var kinds: UInt32 = 0
    for (place, part) in unitParts.enumerated() {
      if place > 0 { word.append(UInt8(ascii: "-")) }
      word.append(contentsOf: unitText[Int(part.start)..<Int(part.end)])
      if place < 8 { kinds |= UInt32(part.kind.rawValue) << UInt32(place * 4) }
    }
    key.unitKinds = kinds
  }

  /// Buildings before stairs before floors before doors, where all say what they are.
  private mutating func sortUnitParts() {
    guard unitParts.count > 1, unitParts.allSatisfy({ $0.kind != .unmarked }) else { return }
    for index in 1..<unitParts.count {
      var place = index
      while place > 0, unitParts[place - 1].kind.rawValue > unitParts[place].kind.rawValue {
        unitParts.swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}
