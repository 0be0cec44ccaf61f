// Gives each word of a whole name its part.

extension NameReader {
  /// Arranges ``words``, which are a whole name.
  mutating func arrangeWhole() {
    let hadTitle = clean(.whole)
    if seen.marks.contains(.afterAnd) { takePartner() }
    guard words.count > 1 else {
      if let word = words.first { arrangeOne(word, hadTitle: hadTitle) }
      return
    }
    if seen.marks.contains(.afterComma),
      let comma = words.indices.dropFirst().first(where: { words[$0].marks.contains(.afterComma) })
    {
      return arrangeFamilyFirst(comma: comma)
    }
    if seen.marks.contains(.foreign), isEastAsian(words[0].piece),
      !seen.marks.contains(.afterMiddleDot)
    {
      family.append(words[0].piece)
      for word in words.dropFirst() { appendGiven(word.piece) }
      return
    }
    let start = familyStart()
    for index in 0..<start {
      let word = words[index]
      let isDropped = index > 0 && isParticle(index)
      if !isDropped { appendInitials(word) }
    }
    appendFamily(start..<words.count)
  }

  /// Takes the second person out of "Ana & Bo Ruiz", "Ana Ruiz & Bo Díaz", "Ruiz, Ana & Bo".
  private mutating func takePartner() {
    guard let second = words.indices.dropFirst().first(where: { isPartner(at: $0) }) else {
      return
    }
    isCouple = true
    // Of "Ana & Bo Ruiz" the family name is that of both.
    let hasFamily = second > 1 && !words[1].isInitial || second + 1 == words.count
    let end = hasFamily ? words.count : max(second + 1, familyStart())
    words.removeSubrange(second..<end)
  }

  private func isPartner(at index: Int) -> Bool {
    words[index].marks.contains(.afterAnd) && !words[index - 1].marks.contains(.bracketed)
  }

  /// Where the family name begins, with the particles in front of it.
  private func familyStart() -> Int {
    if isParticle(0), words[0].marks.contains(.small) { return 0 }
    var start = words.count - 1
    while start > 1 {
      if words[start].marks.contains(.hyphenated) || isParticle(start - 1) {
        start -= 1
      } else if start > 2, isLink(start - 1) {
        start -= 2
      } else if words[start - 1].roles.contains(.joiner), !words[start - 1].marks.contains(.dotted),
        !words[start - 1].isInitial || words[start - 1].marks.contains(.small)
      {
        start -= 1
      } else {
        break
      }
    }
    if start == 1, words[1].marks.contains(.hyphenated), words.count > 2 { return words.count - 1 }
    return start
  }

  /// "Ruiz, Ana María", "Berg, Jan van den", "Smith Jr., John".
  private mutating func arrangeFamilyFirst(comma: Int) {
    takeTitles(from: comma)
    let count = min(words.count, 32)
    var end = count
    // "Berg, Jan van den": the particles behind belong to the family.
    while end - 1 > comma, isParticle(end - 1), !words[end - 1].isInitial { end -= 1 }
    for index in end..<count { particles.append(words[index].piece) }
    for index in comma..<end where index == comma || !isParticle(index) {
      appendInitials(words[index])
    }
    words.removeSubrange(comma...)
    takeSuffixes(from: 0)
    appendFamily(0..<words.count)
  }

  private mutating func arrangeOne(_ word: NameWord, hadTitle: Bool) {
    if word.marks.contains(.foreign), let split = splitEastAsian(word.piece) {
      family.append(split.family)
      given.append(split.given)
    } else if hadTitle {
      family.append(word.piece)  // "Frau Weber"
    } else {
      appendInitials(word)
    }
  }

  /// Appends a given name; capitals that are initials come apart: "JRR", "AJ".
  mutating func appendInitials(_ word: NameWord) {
    guard word.marks.contains(.short), areInitials(word.piece) else {
      return appendGiven(word.piece)
    }
    for index in word.piece.start..<word.piece.end {
      appendGiven(Piece(start: index, end: index + 1))
    }
  }

  private func areInitials(_ piece: Piece) -> Bool {
    let letters = text[piece.range]
    if letters.count == 2, letters.contains(UInt8(ascii: "j")) {
      return !letters.contains(UInt8(ascii: "o"))  // Jo is a name
    }
    return letters.allSatisfy { letter in
      switch letter {
      case 0x61, 0x65, 0x69, 0x6F, 0x75, 0x79: false
      default: letter < 0x80
      }
    }
  }

  /// Appends the words of a family name; particles go apart where another word is left.
  mutating func appendFamily(_ range: Range<Int>) {
    guard range.count > 1 else {
      if let index = range.first { family.append(words[index].piece) }
      return
    }
    let before = family.count
    var index = range.lowerBound
    while index < range.upperBound {
      var piece = words[index].piece
      let isLast = index + 1 == range.upperBound
      let isSet = words[index].roles.contains(.joiner) && !words[index].marks.contains(.dotted)
      if isSet && !isLast && words[index + 1].piece.start == piece.end {
        index += 1
        piece.end = words[index].piece.end
        family.append(piece)
      } else if isParticle(index) || !isLast && index > range.lowerBound && isLink(index) {
        particles.append(piece)
      } else {
        family.append(piece)
      }
      index += 1
    }
    if family.count == before {
      family += particles
      particles.removeAll(keepingCapacity: true)
    }
  }

  private func isParticle(_ index: Int) -> Bool {
    let word = words[index]
    if word.marks.contains(.afterApostrophe), word.piece.range.count == 1 { return true }
    return word.roles.contains(.particle)
      && (word.piece.range.count > 2 || !word.marks.contains(.dotted) || isSaint(word.piece))
  }

  private func isSaint(_ piece: Piece) -> Bool { text[Int(piece.start)] == UInt8(ascii: "s") }

  /// "y" in "García y López"; a capital would be an initial.
  private func isLink(_ index: Int) -> Bool {
    words[index].roles.contains(.link) && !words[index].marks.contains(.dotted)
      && (words[index].marks.contains(.small) || words[index].piece.range.count > 1)
  }
}
