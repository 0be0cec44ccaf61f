/// Which given names people use for one another.
///
/// Each line of the table is a name and its short and pet forms. Two names are related when they
/// stand in one line; a form may stand in many (Alex, Chris, Sandy). A line of the second table is
/// one name in several languages (John, Juan, Jean): a weaker relation.
/// - Note: Source: our own lists, from general knowledge of the languages.
package enum Nicknames {
  /// The lines in which a folded name stands; empty where it has no known form.
  package static func groups(of name: ArraySlice<UInt8>) -> [UInt16] { short.groups(of: name) }

  /// The lines of names in several languages in which a folded name stands.
  package static func variantGroups(of name: ArraySlice<UInt8>) -> [UInt16] {
    variants.groups(of: name)
  }

  /// The formal name of a folded name, or the name itself; of several, the first in the table.
  static func formal(_ name: [UInt8]) -> [UInt8] {
    guard let group = short.groups(of: name[...]).first else { return name }
    return short.firstWords[Int(group)]
  }

  /// Whether a folded name is known as a given name.
  package static func isGivenName(_ name: ArraySlice<UInt8>) -> Bool {
    !short.groups(of: name).isEmpty || !variants.groups(of: name).isEmpty
  }

  /// How two folded names are related.
  enum Relation {
    /// Short for the other, or both for one name and hardly any other: Bob and Rob.
    case short
    /// Both short for one name, and one of them for others: Ted and Ned, Liz and Lisa.
    case ambiguous
    /// One name in two languages.
    case variant
  }

  /// How two folded names are related; `nil` where the tables don't say.
  static func relation(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Relation? {
    let (first, second) = (short.spelledGroups(of: a), short.spelledGroups(of: b))
    let shared = first.filter(second.contains)
    if !shared.isEmpty {
      let isFormal = shared.contains { group in
        let formal = short.firstWords[Int(group)]
        if a.elementsEqual(formal) || b.elementsEqual(formal) { return true }
        // Phillip and Dmitriy are formal as well.
        let spelled = looseSpelling(formal)
        return looseSpelling(Array(a)) == spelled || looseSpelling(Array(b)) == spelled
      }
      let isSpelled = shared.contains { short.isSpelling[Int($0)] }
      // Bob and Rob stand for Robert alone; Lisa and Ted are more than Liz and Ned. Kate and Kathy
      // share Katherine and Catherine: half of what either stands for will do.
      let most = max(first.count, second.count)
      let isSure = most == 1 || shared.count >= 2 && shared.count * 2 >= most
      let isOne = isFormal || isSpelled || isSure || isLonger(a, b) || isLonger(b, a)
      return isOne ? .short : .ambiguous
    }
    let others = variants.groups(of: b)
    return variants.groups(of: a).contains(where: others.contains) ? .variant : nil
  }

  /// Whether `long` is `short` with a pet ending: Bobby, Katie, Susie.
  private static func isLonger(_ long: ArraySlice<UInt8>, _ short: ArraySlice<UInt8>) -> Bool {
    let stem = short.last.map { "aeiy".utf8.contains($0) } == true ? short.dropLast() : short
    guard stem.count > 1, long.count <= stem.count + 3, long.starts(with: stem) else {
      return false
    }
    let end = long.dropFirst(stem.count)
    return ["y", "ie", "i", "e", "ey"].contains { end.elementsEqual($0.utf8) }
      || end.count > 1 && end.first == stem.last
        && ["y", "ie", "i", "ey"].contains { end.dropFirst().elementsEqual($0.utf8) }
  }

  /// Whether two folded words are spellings of one name, also as a family name: Hussein, Hussain.
  static func areSpellings(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let second = short.groups(of: b[...])
    return short.groups(of: a[...]).contains { short.isSpelling[Int($0)] && second.contains($0) }
  }

  private static let short = NameGroups(lines: StandardTable.nicknames.lines)
  private static let variants = NameGroups(lines: StandardTable.nameVariants.lines)
}

/// Lines of related words, found by word.
private struct NameGroups: Sendable {
  /// The first word of each line.
  let firstWords: [[UInt8]]
  /// For each line whether it begins with "=": spellings of one name.
  let isSpelling: [Bool]
  private let table: WordTable
  private let lists: [[UInt16]]
  /// The lines by the spelling keys of their words.
  private let spelledTable: WordTable
  private let spelledLists: [[UInt16]]

  init(lines: [ArraySlice<UInt8>]) {
    isSpelling = lines.map { $0.first == UInt8(ascii: "=") }
    let words = lines.map { line in
      line.split(separator: 0x20).map(Array.init).filter { $0 != [UInt8(ascii: "=")] }
    }
    firstWords = words.map { $0.first ?? [] }
    (table, lists) = Self.index(words)
    (spelledTable, spelledLists) = Self.index(words.map { $0.map(looseSpelling) })
  }

  func groups(of name: ArraySlice<UInt8>) -> [UInt16] { lists[Int(table[name])] }

  /// The lines of a name, or where it stands in none, of its other spellings: Wladimir, Vladimir.
  func spelledGroups(of name: ArraySlice<UInt8>) -> [UInt16] {
    let found = groups(of: name)
    return found.isEmpty ? spelledLists[Int(spelledTable[looseSpelling(Array(name))[...]])] : found
  }

  private static func index(_ lines: [[[UInt8]]]) -> (WordTable, [[UInt16]]) {
    var lists: [[UInt16]] = [[]]
    var numbers: [[UInt8]: Int] = [:]
    for (line, words) in lines.enumerated() {
      for word in words {
        let number = numbers[word] ?? lists.count
        if number == lists.count {
          numbers[word] = number
          lists.append([])
        }
        if lists[number].last != UInt16(line) { lists[number].append(UInt16(line)) }
      }
    }
    let entries = numbers.map { (word: $0.key[...], value: UInt32($0.value)) }
    return (WordTable(entries), lists)
  }
}

/// The spelling key of a given name, with c as k and double letters as one.
private func looseSpelling(_ name: [UInt8]) -> [UInt8] {
  var key: [UInt8] = []
  spellingKey(name[...], into: &key)
  return loosened(key)
}
