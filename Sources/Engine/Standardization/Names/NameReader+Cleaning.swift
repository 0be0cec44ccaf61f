// Takes out of a field's words what is no name: what stands in brackets, former names, titles,
// degrees, generations and remarks. At least one word stays.

extension NameReader {
  enum FieldKind { case given, family, whole }

  /// Cleans ``words``.
  ///
  /// - Returns: Whether a title stood in front.
  @discardableResult
  mutating func clean(_ kind: FieldKind) -> Bool {
    let marks: NameWord.Marks = [.bracketed, .afterDash, .dotted]
    guard seen.roles.rawValue != 0 || !seen.marks.isDisjoint(with: marks) else { return false }
    takeBrackets(kind)
    takeFormerNames()
    takeRemarks()
    let hadTitle = takeTitles(from: 0)
    takeSuffixes(from: 0)
    return hadTitle
  }

  private mutating func takeBrackets(_ kind: FieldKind) {
    guard seen.marks.contains(.bracketed),
      words.contains(where: { !$0.marks.contains(.bracketed) })
    else { return }
    var index = 0
    while index < words.count {
      guard words[index].marks.contains(.bracketed) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < words.count, words[end].marks.contains(.bracketed),
        !words[end].marks.contains(.opensBracket)
      {
        end += 1
      }
      readBracket(index..<end, kind)
      words.removeSubrange(index..<end)
    }
  }

  private mutating func readBracket(_ range: Range<Int>, _ kind: FieldKind) {
    let first = words[range.lowerBound]
    if first.roles.contains(.maiden) {
      for index in range.dropFirst() { former.append(words[index].piece) }
      return
    }
    let noNames: NameRoles = [.strongTitle, .anySuffix, .remark, .strongRemark]
    if range.allSatisfy({ !words[$0].roles.isDisjoint(with: noNames) }) {
      for index in range {
        noteTitle(words[index].roles)
        if words[index].roles.named != .none { generation = words[index].roles.named }
      }
    } else if kind == .family {
      for index in range { former.append(words[index].piece) }
    } else {
      nicknames.append(first.piece)
    }
  }

  /// Takes what follows "née" and "aka".
  private mutating func takeFormerNames() {
    guard !seen.roles.isDisjoint(with: [.maiden, .alias]) else { return }
    let sign = words.indices.first { index in
      index > 0 && index + 1 < words.count
        && !words[index].roles.isDisjoint(with: [.maiden, .alias])
    }
    guard let sign else { return }
    if words[sign].roles.contains(.maiden) {
      for word in words[(sign + 1)...] { former.append(word.piece) }
    } else {
      nicknames.append(words[sign + 1].piece)
    }
    words.removeSubrange(sign...)
  }

  /// "John Smith mobile", "ICE Ana", "John Smith - work".
  private mutating func takeRemarks() {
    guard !seen.roles.isDisjoint(with: [.remark, .strongRemark]) else { return }
    let isMixed = seen.marks.contains(.mixed)
    if words.count > 1, words[0].roles.contains(.strongRemark) { words.removeFirst() }
    while let last = words.last, words.count > 1 {
      let isSetApart = last.marks.contains(.afterDash) || last.marks.contains(.small) && isMixed
      guard last.roles.contains(.strongRemark) || last.roles.contains(.remark) && isSetApart
      else { return }
      words.removeLast()
    }
  }

  /// Takes the titles that stand at `start`.
  @discardableResult
  mutating func takeTitles(from start: Int) -> Bool {
    let titles: NameRoles = [.anyTitle, .continuation]
    guard !seen.roles.isDisjoint(with: titles) else { return false }
    var end = start
    while end + 1 < words.count {
      let word = words[end]
      if !word.roles.isDisjoint(with: [.strongTitle, .leading]) {
        guard !isNameAsWell(at: end) else { break }
      } else if word.roles.contains(.weakTitle) {
        let following = words[(end + 1)...].prefix { !$0.marks.contains(.afterComma) }
        guard
          following.count(where: { !$0.isInitial && !$0.roles.contains(.particle) }) >= 2
            || word.marks.contains(.dotted)
        else { break }
      } else if end > start, word.roles.contains(.feminineEnding), word.marks.contains(.afterDot),
        word.marks.contains(.small)
      {
        sex = UInt8(ascii: "f")
      } else if end == start || !word.roles.contains(.continuation) {
        // "Dr. h. c."
        let isHonorary =
          end > start && word.isInitial && text[Int(word.piece.start)] == 0x68
          && words[end + 1].isInitial && text[Int(words[end + 1].piece.start)] == 0x63
        guard isHonorary, end + 2 < words.count else { break }
        end += 1
      }
      if !word.roles.contains(.feminineEnding) { noteTitle(word.roles) }
      end += 1
    }
    guard end > start else { return false }
    if end < words.count, words[start].marks.contains(.afterComma) {
      words[end].marks.insert(.afterComma)
    }
    words.removeSubrange(start..<end)
    return true
  }

  /// A title that a comma follows is a name: "Herr, Max".
  private func isNameAsWell(at index: Int) -> Bool {
    words[index + 1].marks.contains(.afterComma) && !words[index].marks.contains(.afterComma)
  }

  /// Takes generations, degrees and titles from the end of ``words``, down to `start` + 1 words.
  mutating func takeSuffixes(from start: Int) {
    let suffixes = NameRoles.anySuffix.union([.strongTitle, .leading, .title, .hyphenTitle])
    let mayBeDotted = seen.marks.contains(.dotted)
    guard !seen.roles.isDisjoint(with: suffixes) || mayBeDotted else { return }
    while words.count > start + 1 {
      let last = words.count - 1
      if mayBeDotted && takeDottedSuffix(last, start) { continue }
      let word = words[last]
      let before = last - start
      if word.roles.contains(.generation) {
        generation = word.roles.named
      } else if word.roles.contains(.degree) || word.roles.contains(.title) && before > 1 {
        noteTitle(word.roles)
      } else if word.roles.contains(.weakDegree), isDegree(word, before) {
        titleCount += 1
      } else if word.roles.contains(.weakGeneration), before > 1, isArticle(last - 1) {
        generation = word.roles.named
        words.removeLast()
      } else if word.roles.contains(.weakGeneration), isGeneration(word, before) {
        generation = word.roles.named
      } else if word.roles.contains(.hyphenTitle), word.marks.contains(.hyphenated),
        word.marks.contains(.small)
      {
        titleCount += 1
      } else if !word.roles.isDisjoint(with: [.male, .female]),
        before > 1 || word.marks.contains(.afterComma)
      {
        noteTitle(word.roles)
      } else {
        return
      }
      words.removeLast()
    }
  }

  /// "Holbein der Jüngere", "Pliny the Elder".
  private func isArticle(_ index: Int) -> Bool {
    let word = words[index]
    return word.marks.contains(.small)
      && (word.roles.contains(.particle) || text[word.piece.range].elementsEqual("the".utf8))
  }

  private func isDegree(_ word: NameWord, _ before: Int) -> Bool {
    if word.marks.contains(.afterComma) { return before > 1 || word.marks.contains(.capitals) }
    guard before > 1 else { return false }
    return word.marks.contains(.capitals) && seen.marks.contains(.mixed)
  }

  private func isGeneration(_ word: NameWord, _ before: Int) -> Bool {
    if word.roles.named == .fifth {
      return before > 1 && !word.marks.contains(.dotted) && !word.marks.contains(.small)
    }
    if word.marks.contains(.afterComma) { return before > 1 }
    if word.marks.contains(.dotted) { return true }
    return before > 1 && word.marks.contains(.small) && seen.marks.contains(.mixed)
  }

  /// Takes a suffix of letters with dots, a degree or one of a generation.
  private mutating func takeDottedSuffix(_ last: Int, _ start: Int) -> Bool {
    var first = last
    while first > start + 1, words[first].marks.contains(.afterDot) { first -= 1 }
    if first < last {
      let range = Int(words[first].piece.start)..<Int(words[last].piece.end)
      let found = NameRoles(rawValue: roles.value(text, range))
      let isShort = range.count == 2 && first - start < 2
      if !isShort, !found.isDisjoint(with: [.degree, .weakDegree]) {
        titleCount += 1
        words.removeSubrange(first...)
        return true
      }
    }
    guard last - start >= 3, isElderOrYounger(at: last - 1) else { return false }
    words.removeSubrange((last - 1)...)
    return true
  }

  /// Notes the elder and the younger where two letters with dots say so.
  mutating func isElderOrYounger(at index: Int) -> Bool {
    let (first, second) = (words[index], words[index + 1])
    guard first.isInitial, second.isInitial, text[Int(first.piece.start)] == UInt8(ascii: "d"),
      first.marks.contains(.dotted)
    else { return false }
    switch text[Int(second.piece.start)] {
    case UInt8(ascii: "a"): generation = .senior
    case UInt8(ascii: "j"): generation = .junior
    default: return false
    }
    return true
  }
}
