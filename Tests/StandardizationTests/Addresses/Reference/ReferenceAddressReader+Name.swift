@testable import Standardization

extension ReferenceAddressReader {
  /// Writes the street's name and type into `word`.
  mutating func writeStreet(_ key: inout AddressKey) {
    word.removeAll(keepingCapacity: true)
    typeClass = 0
    if isBox {
      word.append(contentsOf: "box".utf8)
      key.isBox = true
      return
    }
    guard !tokens.isEmpty else { return }
    removeTaken()
    guard !tokens.isEmpty else { return }
    let type = takeType()
    writeName(key: &key, type: type)
    key.streetNameCount = UInt8(min(word.count, 255))
    if typeClass != 0 {
      key.streetType = typeClass
      word.append(contentsOf: lexicon.name(ofClass: typeClass))
    }
  }

  /// Keeps the tokens of the name alone.
  private mutating func removeTaken() {
    var count = 0
    for index in span where !tokens[index].isTaken {
      tokens[count] = tokens[index]
      count += 1
    }
    tokens.removeLast(tokens.count - count)
  }

  private enum TypePlace {
    case none, front(Int), behind(Int)
    /// Glued to the last word, which ends here without it.
    case glued(Int32)
  }

  /// Finds the type; its own token is taken.
  private mutating func takeType() -> TypePlace {
    let last = lastBeforeDirection()
    let behind = last > 0 && roles(last).contains(.last)
    let front = tokens.indices.first { !roles($0).contains(.article) } ?? 0
    let frontRoles = roles(front)
    let isFront =
      tokens.count > front + 1 && !frontRoles.isDisjoint(with: [.first, .weakFirst, .dropped])
    // "rue Sherbrooke Est", and "P.C. Hooftstr."
    let isFrench = isFront && frontRoles.contains(.french)
    let isEast = isFrench && last > front + 1 && roles(last).contains(.direction)
    if isFront, !(front < last && count(front) <= 3 && isGluedStreet(last)),
      !behind || isEast || frontRoles.contains(.first) && count(front) > 3
        || tokens.count == 2 && !behind
    {
      if frontRoles.contains(.dropped) {
        rules.insert(.type)
      } else {
        typeClass = meaning(front).first
        if isShortened(front, typeClass) { rules.insert(.type) }
      }
      tokens[front].isTaken = true
      return .front(front)
    }
    if behind {
      typeClass = meaning(last).last
      if isShortened(last, typeClass) { rules.insert(.type) }
      tokens[last].isTaken = true
      return .behind(last)
    }
    if last > 0,
      roles(last).contains(.suffix) || roles(last).contains(.dottedSuffix) && tokens[last].hasDot
    {
      typeClass = meaning(last).suffix
      rules.insert(.type)
      tokens[last].isTaken = true
      return .behind(last)
    }
    if let glued = gluedType(last) {
      typeClass = glued.type
      if glued.isShort { rules.insert(.type) }
      return .glued(glued.end)
    }
    return .none
  }

  /// Whether a word ends in straße, laan, plein or the like, as no name in front of which a
  /// type stands does.
  private func isGluedStreet(_ index: Int) -> Bool {
    guard let glued = gluedType(index), tokens[index].end - glued.end >= 2 else { return false }
    let start = Int(glued.end)
    let (first, second) = (text[start], text[start + 1])
    return first == UInt8(ascii: "s") && second == UInt8(ascii: "t")
      || first == UInt8(ascii: "p") && second == UInt8(ascii: "l") || first == UInt8(ascii: "l")
  }

  private func isShortened(_ index: Int, _ type: UInt16) -> Bool {
    !bytes(index).elementsEqual(lexicon.name(ofClass: type))
  }

  /// The last token that is no direction.
  private func lastBeforeDirection() -> Int {
    var last = tokens.count - 1
    while last > 1, roles(last).contains(.direction), !roles(last).contains(.last) { last -= 1 }
    return last
  }

  /// The type glued to the end of a word: hauptstr|asse, storg|atan.
  func gluedType(_ index: Int) -> (type: UInt16, end: Int32, isShort: Bool)? {
    let token = tokens[index]
    guard token.end - token.start >= (token.hasDot ? 3 : 4), !token.isNumeric else { return nil }
    let endsLikeType =
      switch text[Int(token.end) - 1] {
      case UInt8(ascii: "e"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "n"),
        UInt8(ascii: "g"), UInt8(ascii: "z"), UInt8(ascii: "d"), UInt8(ascii: "k"),
        UInt8(ascii: "s"), UInt8(ascii: "v"), UInt8(ascii: "i"), UInt8(ascii: "j"),
        UInt8(ascii: "a"), UInt8(ascii: "l"), UInt8(ascii: "m"), UInt8(ascii: "h"):
        true
      default: token.hasDot
      }
    guard endsLikeType else { return nil }
    var length = min(8, Int(token.end - token.start) - 2)
    while length > 0 {
      let start = Int(token.end) - length
      var hash = ReferenceWordIndex.seed
      for place in start..<Int(token.end) { hash = ReferenceWordIndex.step(hash, text[place]) }
      let word = lexicon.number(of: text, start, Int(token.end), hash: hash)
      if word != 0 {
        let meaning = lexicon.meanings[Int(word)]
        if meaning.roles.contains(.suffix) && length > 2
          || meaning.roles.contains(.dottedSuffix) && token.hasDot
        {
          return (meaning.suffix, Int32(start), length < 4)
        }
      }
      length -= 1
    }
    return nil
  }

  // MARK: The name

  private mutating func writeName(key: inout AddressKey, type: TypePlace) {
    let isRomance = if case .front = type { true } else { false }
    let isFrench =
      if case .front(let front) = type { roles(front).contains(.french) } else { false }
    let last = tokens.count - 1
    var index = 0
    var remaining = tokens.count { !$0.isTaken }
    while index < tokens.count {
      defer { index += 1 }
      guard !tokens[index].isTaken else { continue }
      remaining -= 1
      let roles = roles(index)
      let meaning = meaning(index)
      if roles.contains(.article), remaining > 0 || !word.isEmpty {
        rules.insert(.article)
      } else if roles.contains(.direction) || isFrench && roles.contains(.lastDirection),
        !isRomance || count(index) > 2 || isFrench && index == last && !word.isEmpty,
        isDirectionPlace(index, last, remaining)
      {
        appendClass(meaning.direction, of: index, rule: .direction)
      } else if tokens[index].isNumeric {
        let isShort =
          count(index) == digits(index) + 1
          && text[Int(tokens[index].end) - 1] == UInt8(ascii: "e")
        let isRank = isShort || isOrdinal(index, dot: true)
        word.append(contentsOf: isRank ? bytes(index).prefix(digits(index)) : bytes(index))
      } else if roles.contains(.ordinal) {
        appendClass(meaning.value, of: index, rule: .ordinal)
      } else if roles.contains(.tens), index < last, self.roles(index + 1).contains(.ordinal) {
        appendClass(meaning.value, of: index, rule: .ordinal)
      } else if roles.contains(.word), remaining > 0 || isRomance || count(index) == 3 {
        appendClass(meaning.word, of: index, rule: .word)
      } else if roles.contains(.last), index > 0, !isRomance || index == last, count(index) < 5 {
        appendClass(meaning.last, of: index, rule: .word)
      } else if case .glued(let end) = type, index == lastBeforeDirection() {
        appendName(Int(tokens[index].start), Int(end))
      } else {
        appendName(Int(tokens[index].start), Int(tokens[index].end))
      }
    }
  }

  /// A direction stands first or last, and is not the name itself: "E Street".
  private func isDirectionPlace(_ index: Int, _ last: Int, _ remaining: Int) -> Bool {
    if remaining == 0 && word.isEmpty { return count(index) > 2 }
    return word.isEmpty || remaining == 0 || index == last || roles(index + 1).contains(.direction)
      || roles(index - 1).contains(.direction)
  }

  private mutating func appendClass(_ id: UInt16, of index: Int, rule: AddressRules) {
    let name = lexicon.name(ofClass: id)
    if !bytes(index).elementsEqual(name) { rules.insert(rule) }
    word.append(contentsOf: name)
  }

  /// Appends letters with ae, oe, ue and aa as one: Müller- and Muellerstraße.
  mutating func appendName(_ start: Int, _ end: Int) {
    var index = start
    let isLong = end - start >= 4
    while index < end {
      let byte = text[index]
      word.append(byte)
      index += 1
      guard isLong, index < end else { continue }
      let next = text[index]
      let before = index - 2 >= start ? text[index - 2] : 0
      let isUmlaut =
        next == UInt8(ascii: "e")
        && (byte == UInt8(ascii: "a") || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "u"))
        && !(byte == UInt8(ascii: "u") && [0x61, 0x65, 0x71, 0x6F].contains(before))
      if isUmlaut || next == UInt8(ascii: "a") && byte == next {
        rules.insert(.umlaut)
        index += 1
      }
    }
  }
}
