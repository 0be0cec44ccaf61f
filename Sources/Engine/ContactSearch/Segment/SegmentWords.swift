/// The sorted words of one vocabulary, with the contacts of each.
struct SegmentWords: Sendable {
  let count: Int
  let ends: Column<UInt32>
  let bytes: Column<UInt8>
  /// A ``LetterMask`` for each word; empty where typos are not looked for.
  let letters: Column<UInt32>
  let postingStarts: Column<UInt32>
  /// The contact, and in the lower four bits the field.
  let postings: Column<UInt32>
  private let tripletKeys: Column<UInt32>
  private let tripletStarts: Column<UInt32>
  private let tripletTokens: Column<UInt32>

  init(_ columns: SegmentDirectory, _ vocabulary: Int) {
    ends = columns[.wordEnds, vocabulary]
    bytes = columns[.wordBytes, vocabulary]
    letters = columns[.wordLetters, vocabulary]
    postingStarts = columns[.postingStarts, vocabulary]
    postings = columns[.postings, vocabulary]
    tripletKeys = columns[.tripletKeys, vocabulary]
    tripletStarts = columns[.tripletStarts, vocabulary]
    tripletTokens = columns[.tripletTokens, vocabulary]
    count = ends.count - 1
  }

  @inline(__always)
  func range(_ token: Int) -> Range<Int> { Int(ends[token])..<Int(ends[token + 1]) }

  /// The bytes of word `token`.
  func word(_ token: Int) -> [UInt8] { range(token).map { bytes[$0] } }

  /// The postings of words `tokens`, which stand side by side.
  func postings(of tokens: Range<Int>) -> Range<Int> {
    Int(postingStarts[tokens.lowerBound])..<Int(postingStarts[tokens.upperBound])
  }

  /// The words that begin with `prefix`.
  func tokens(startingWith prefix: [UInt8]) -> Range<Int> {
    let low = partition { compare($0, prefix) < 0 }
    let high = partition { compare($0, prefix) <= 0 }
    return low..<max(low, high)
  }

  /// The word `word`, if it is there.
  func token(_ word: [UInt8]) -> Int? {
    let first = partition { compare($0, word) < 0 }
    guard first < count, range(first).count == word.count, compare(first, word) == 0 else {
      return nil
    }
    return first
  }

  /// The words that have `part` in them, in order; `part` has three bytes or more.
  func tokens(containing part: [UInt8]) -> [UInt32] {
    var lists: [Range<Int>] = []
    for index in 0...(part.count - 3) {
      let key = TripletLists.key(part[index], part[index + 1], part[index + 2])
      guard let list = triplets(key) else { return [] }
      lists.append(list)
    }
    lists.sort { $0.count < $1.count }
    guard part.count > 3 else { return lists[0].map { tripletTokens[$0] } }
    return common(lists[0], lists[1]).filter { contains(Int($0), part) }
  }

  /// Whether word `token` ends with `part`.
  func word(_ token: Int, endsWith part: [UInt8]) -> Bool {
    let range = range(token)
    guard range.count >= part.count else { return false }
    let start = range.upperBound - part.count
    for offset in part.indices where bytes[start + offset] != part[offset] { return false }
    return true
  }

  private func triplets(_ key: UInt32) -> Range<Int>? {
    var (low, high) = (0, tripletKeys.count)
    while low < high {
      let middle = (low + high) / 2
      if tripletKeys[middle] < key { low = middle + 1 } else { high = middle }
    }
    guard low < tripletKeys.count, tripletKeys[low] == key else { return nil }
    return Int(tripletStarts[low])..<Int(tripletStarts[low + 1])
  }

  /// What two lists have in common, the first being the shorter one.
  private func common(_ a: Range<Int>, _ b: Range<Int>) -> [UInt32] {
    var result: [UInt32] = []
    var place = b.lowerBound
    let isMuchLonger = b.count > a.count * 16
    for index in a {
      let token = tripletTokens[index]
      if isMuchLonger {
        place = firstNotBelow(token, place..<b.upperBound)
      } else {
        while place < b.upperBound, tripletTokens[place] < token { place += 1 }
      }
      guard place < b.upperBound else { break }
      if tripletTokens[place] == token { result.append(token) }
    }
    return result
  }

  private func firstNotBelow(_ token: UInt32, _ range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if tripletTokens[middle] < token { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func contains(_ token: Int, _ part: [UInt8]) -> Bool {
    let range = range(token)
    guard range.count >= part.count else { return false }
    let first = part[0]
    for start in range.lowerBound...(range.upperBound - part.count) where bytes[start] == first {
      var length = 1
      while length < part.count, bytes[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }

  /// The sign of the comparison of word `token` with `prefix`; 0 where it begins with it.
  private func compare(_ token: Int, _ prefix: [UInt8]) -> Int {
    let range = range(token)
    for offset in prefix.indices {
      guard offset < range.count else { return -1 }
      let byte = bytes[range.lowerBound + offset]
      if byte != prefix[offset] { return byte < prefix[offset] ? -1 : 1 }
    }
    return 0
  }

  /// The first word for which `isBefore` does not hold; it holds for those before.
  private func partition(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
