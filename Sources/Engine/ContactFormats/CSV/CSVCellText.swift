// Questions about the bytes of cells.

extension Span<UInt8> {
  /// Whether `:::` occurs.
  var hasTripleColon: Bool {
    // Of three signs in a row one stands at a place that three divides.
    var index = 2
    while index < count {
      if self[index] == .colon && isTripleColon(around: index) { return true }
      index += 3
    }
    return false
  }

  private func isTripleColon(around index: Int) -> Bool {
    var start = index
    while start > 0 && index - start < 2 && self[start - 1] == .colon { start -= 1 }
    return start + 2 < count && self[start + 1] == .colon && self[start + 2] == .colon
  }

  /// The end of the first of several values in `range`, and where the next begins.
  func endOfPart(
    _ range: Range<Int>,
    splitsAtSemicolons: Bool
  ) -> (end: Int, next: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if splitsAtSemicolons && self[index] == .semicolon { return (index, index + 1) }
      if self[index] == .colon, index + 2 < range.upperBound, self[index + 1] == .colon,
        self[index + 2] == .colon
      {
        return (index, index + 3)
      }
      index += 1
    }
    return (range.upperBound, range.upperBound + 1)
  }
}

extension UInt8 {
  /// Whether it is a digit, a letter, or of another script.
  var isDigitOrLetter: Bool { isWordPart || self &- UInt8(ascii: "0") < 10 }

  /// Whether it is part of a word of ASCII letters, or of another script.
  var isWordPart: Bool { upper &- UInt8(ascii: "A") < 26 || self >= 0x80 }
}
