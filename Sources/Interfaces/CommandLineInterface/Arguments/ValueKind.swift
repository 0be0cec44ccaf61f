/// What the value of an option may be: parsing checks it, completion offers it.
enum ValueKind: Hashable, Sendable {
  /// Any text.
  case text
  /// A file that is read.
  case inputFile
  /// A file that is written.
  case outputFile
  /// A number from 0 to 1, also in per cent.
  case share
  /// A whole number in that range.
  case count(ClosedRange<Int>)
  /// One of these words.
  case choice([String])

  /// What is wrong with `text` and what to write instead; `nil` where it is right.
  func problem(with text: String) -> String? {
    switch self {
    case .text:
      return text.isEmpty ? "the value is empty; give one" : nil
    case .inputFile, .outputFile:
      return text.isEmpty ? "the name of the file is empty; give one" : nil
    case .share:
      return Self.shareProblem(text)
    case .count(let range):
      guard Int(text).map(range.contains) != true else { return nil }
      let bounds =
        range.upperBound == Int.max
        ? "\(range.lowerBound) or more" : "from \(range.lowerBound) to \(range.upperBound)"
      return "\"\(text)\" does not fit; give a whole number, \(bounds)"
    case .choice(let words):
      guard !words.contains(text) else { return nil }
      guard let near = nearest(to: text, in: words) else {
        return "\"\(text)\" is not known; give \(alternatives(words))"
      }
      return "\"\(text)\" is not known; did you mean \(near)?"
    }
  }

  /// The number that `text` says, in 0...1; `nil` where it says none.
  ///
  /// `0.9`, `.9`, `90%` and `90 %` are the same.
  static func share(_ text: String) -> Double? {
    guard let number = number(text), (0...1).contains(number) else { return nil }
    return number
  }

  private static func shareProblem(_ text: String) -> String? {
    guard share(text) == nil else { return nil }
    let range = "give a number from 0 to 1, or from 0% to 100%"
    guard let number = number(text) else { return "\"\(text)\" is not a number; \(range)" }
    guard number > 1, number <= 100, !text.hasSuffix("%") else {
      return "\"\(text)\" is out of range; \(range)"
    }
    return "\"\(text)\" is out of range; \(range): did you mean \(text)%?"
  }

  private static func number(_ text: String) -> Double? {
    var digits = text[...]
    let isPercent = digits.hasSuffix("%")
    if isPercent {
      digits = digits.dropLast()
      while digits.hasSuffix(" ") { digits = digits.dropLast() }
    }
    // `Double` also reads "nan", "inf" and hexadecimal; none of them is meant here.
    let isPlain = digits.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || ".eE+-".utf8.contains(byte)
    }
    guard isPlain, let number = Double(digits) else { return nil }
    return isPercent ? number / 100 : number
  }
}

/// The words as people list them: "a, b or c".
func alternatives(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
