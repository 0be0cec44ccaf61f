// Of a source that is no UTF-8 and says no more, the words with bytes above 7F are read in each
// encoding that contacts are found in. The one in which they look most like words is meant:
//
//   CA E8 E5 E2   "Киев" in Windows-1251: four letters of one script, the first a capital
//                 "Êèåâ" in Windows-1252: no ASCII letter among four accents is no word of Europe
//                 "袁義" in Shift_JIS: no Kana, rare signs

/// Guesses the encoding of a source that is neither UTF-8 nor UTF-16.
enum CharsetGuess {
  /// The encoding of what is not declared in `bytes`; `nil` where it is Windows-1252.
  ///
  /// What the source declares somewhere is preferred if it fits: programs that write a code page of
  /// Windows name it in those properties alone that they write in quoted-printable.
  static func guess(_ bytes: Span<UInt8>) -> String? {
    let sample = CharsetSample(bytes)
    guard !sample.words.isEmpty else { return nil }
    var best = (name: String?.none, score: -Double.infinity)
    // Where two fit equally, what comes first is meant.
    let rare = WordScore.rareScripts.map(\.name).filter(sample.declared.contains)
    let candidates: [String?] = [nil] + WordScore.scripts.map(\.name) + rare
    for name in candidates {
      guard let score = score(sample.words, in: name) else { continue }
      let bonus = sample.declared.contains(name ?? "") ? 1.5 : 1
      let value = score > 0 ? score * bonus : score
      if value > best.score { best = (name, value) }
    }
    return best.score > 0 ? best.name : nil
  }

  /// How much `words` look like words in the encoding `name`; `nil` where the C library lacks it.
  private static func score(_ words: [[UInt8]], in name: String?) -> Double? {
    var total = 0.0
    for word in words {
      let text: [UInt8]
      if let name {
        guard let decoded = ForeignCharset.decode(word, from: name) else { return nil }
        text = decoded
      } else {
        text = Charset.windows1252(word)
      }
      let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
      total += WordScore(scalars, encoding: name, bytes: word).value
    }
    return total
  }
}

/// The words of a source that tell its encoding.
private struct CharsetSample {
  /// Runs of letters with bytes above 7F among them, each word once.
  private(set) var words: [[UInt8]] = []
  /// The encodings that are declared; empty text for Windows-1252.
  private(set) var declared: Set<String> = []

  /// As many bytes are looked at, and as many words: more make no guess better.
  private static let largest = 1 << 22
  private static let mostWords = 400
  private static let charset = Array("CHARSET=".utf8)

  init(_ bytes: Span<UInt8>) {
    var seen: Set<[UInt8]> = []
    let end = min(bytes.count, Self.largest)
    var position = 0
    while position < end && words.count < Self.mostWords {
      let (text, next) = LineEnds.line(in: bytes, from: position)
      let line = position..<min(text, end)
      position = next
      if let name = Self.declaredName(bytes, line) {
        switch CharsetName(name) {
        case .foreign(let known): declared.insert(known)
        case .windows1252: declared.insert("")
        case .utf8, .unknown: break
        }
      } else if !UTF8Validity.isValid(bytes, line) {
        addWords(bytes, line, &seen)
      }
    }
  }

  private static func declaredName(_ bytes: Span<UInt8>, _ line: Range<Int>) -> [UInt8]? {
    let head = line.lowerBound..<(bytes.firstIndex(of: .colon, in: line) ?? line.lowerBound)
    var start = head.lowerBound
    while start + charset.count < head.upperBound {
      if bytes[start].upper == charset[0],
        bytes.equals(start..<(start + charset.count), upper: charset)
      {
        start += charset.count
        let end = bytes.firstIndex(of: .semicolon, in: start..<head.upperBound) ?? head.upperBound
        return bytes.copy(PropertyParameters.unquoted(bytes, start..<end))
      }
      start += 1
    }
    return nil
  }

  private mutating func addWords(
    _ bytes: Span<UInt8>,
    _ line: Range<Int>,
    _ seen: inout Set<[UInt8]>
  ) {
    var index = line.lowerBound
    while index < line.upperBound {
      let start = index
      var isForeign = false
      // The second byte of a sign of two may be any above 3F.
      while index < line.upperBound, bytes[index] >= 0x40 {
        isForeign = isForeign || bytes[index] >= 0x80
        index += 1
      }
      if isForeign, index - start <= 64, words.count < Self.mostWords {
        let word = bytes.copy(start..<index)
        if seen.insert(word).inserted { words.append(word) }
      }
      index += 1
    }
  }
}
