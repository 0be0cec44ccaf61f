extension CardLine {
  /// The text of the line without its folds and line ends.
  ///
  /// `keepsBlanks` says whether the blank that begins a continuation is text, as in vCard 2.1.
  func unfolded(in bytes: Span<UInt8>, keepsBlanks: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var position = raw.lowerBound
    while position < raw.upperBound {
      let (end, next) = LineEnds.line(in: bytes, from: position)
      var piece = position..<end
      if position > raw.lowerBound {
        switch continuation {
        case .folds where !keepsBlanks && !piece.isEmpty:
          piece = (piece.lowerBound + 1)..<piece.upperBound
        case .base64:
          piece = bytes.trimmed(piece)
        case .folds, .none, .softBreaks, .backslashes:
          break
        }
      }
      if continuation == .softBreaks, end < raw.upperBound, let last = piece.last,
        bytes[last] == .equals
      {
        piece = piece.lowerBound..<last
      }
      var endsInBackslash = false
      if continuation == .backslashes, next < raw.upperBound, let last = piece.last {
        piece = piece.lowerBound..<last
        endsInBackslash = true
      }
      for index in piece { text.append(bytes[index]) }
      if endsInBackslash { text.append(.space) }
      position = next
    }
    return text
  }
}
