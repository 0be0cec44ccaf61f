import Standardization

/// The letters of words, by their numbers.
///
/// A copy of a ``TokenTable`` in this target. Words are seen through spans: slices of an array
/// would count references, and two threads that count the same reference wait for each other.
struct Lexicon: Sendable {
  private let bytes: [UInt8]
  private let ends: [UInt32]
  /// For each word a bit for each letter in it: the byte's low five bits.
  private let letters: [UInt32]

  init(_ table: TokenTable) {
    (bytes, ends) = table.storage
    var letters: [UInt32] = [0]
    letters.reserveCapacity(ends.count)
    for token in 1..<max(1, ends.count) {
      var mask: UInt32 = 0
      for index in Int(ends[token - 1])..<Int(ends[token]) {
        mask |= 1 << UInt32(bytes[index] & 31)
      }
      letters.append(mask)
    }
    self.letters = letters
  }

  /// How many bytes word `token` has.
  func count(_ token: UInt32) -> Int { range(token).count }

  /// The first letter of word `token`; 0 where there is none.
  func first(_ token: UInt32) -> UInt8 {
    let range = range(token)
    return range.isEmpty ? 0 : bytes[range.lowerBound]
  }

  /// Jaro-Winkler's similarity of two words, in 0...1.
  func similarity(_ a: UInt32, _ b: UInt32) -> Double {
    let all = bytes.span
    return jaroWinkler(all.extracting(range(a)), all.extracting(range(b)))
  }

  /// Whether Jaro-Winkler's similarity of two words is at least `least`.
  ///
  /// Most words have too few letters in common: the letters of one that the other lacks bound the
  /// matches, which takes a tenth of the time of counting them.
  func areSimilar(_ a: UInt32, _ b: UInt32, least: Double) -> Bool {
    let (first, second) = (letters[Int(a)], letters[Int(b)])
    let matches = min(
      count(a) - (first & ~second).nonzeroBitCount,
      count(b) - (second & ~first).nonzeroBitCount
    )
    guard matches > 0 else { return false }
    let m = Double(matches)
    let jaro = (m / Double(count(a)) + m / Double(count(b)) + 1) / 3
    let prefix = self.first(a) == self.first(b) ? 0.4 : 0
    guard jaro + prefix * (1 - jaro) >= least else { return false }
    return similarity(a, b) >= least
  }

  /// Whether two words are one edit apart.
  func areOneEditApart(_ a: UInt32, _ b: UInt32) -> Bool {
    let all = bytes.span
    return isOneEditApart(all.extracting(range(a)), all.extracting(range(b)))
  }

  /// Whether the first `count` letters of two words are the same.
  func haveSamePrefix(_ a: UInt32, _ b: UInt32, count: Int) -> Bool {
    let (first, second) = (range(a), range(b))
    guard first.count >= count, second.count >= count else { return false }
    for offset in 0..<count
    where bytes[first.lowerBound + offset] != bytes[second.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Whether word `token` of this lexicon holds word `part` of `other`, at its start or anywhere.
  func holds(_ token: UInt32, _ part: UInt32, of other: Lexicon, atStart: Bool = false) -> Bool {
    // Most words lack a letter of the other: nine in ten searches end here.
    guard other.letters[Int(part)] & ~letters[Int(token)] == 0 else { return false }
    let text = bytes.span.extracting(range(token))
    let word = other.bytes.span.extracting(other.range(part))
    guard !word.isEmpty, word.count <= text.count else { return word.isEmpty }
    let last = atStart ? 0 : text.count - word.count
    var start = 0
    while start <= last {
      var offset = 0
      while offset < word.count && text[start + offset] == word[offset] { offset += 1 }
      if offset == word.count { return true }
      start += 1
    }
    return false
  }

  /// Whether `parts`, joined, are word `whole`.
  func isJoined(_ parts: ArraySlice<UInt32>, _ whole: UInt32) -> Bool {
    var position = range(whole).lowerBound
    let end = range(whole).upperBound
    for part in parts {
      for index in range(part) {
        guard position < end, bytes[position] == bytes[index] else { return false }
        position += 1
      }
    }
    return position == end
  }

  private func range(_ token: UInt32) -> Range<Int> {
    token == 0 ? 0..<0 : Int(ends[Int(token) - 1])..<Int(ends[Int(token)])
  }
}
