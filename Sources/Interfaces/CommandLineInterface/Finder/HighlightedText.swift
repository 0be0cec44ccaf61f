/// Text of which some characters agree with the query, for one line of a terminal.
///
/// What could command the terminal is shown as escapes, and takes its place in columns.
struct HighlightedText: Hashable, Sendable {
  private struct Piece: Hashable, Sendable {
    var text: String
    var width: Int
    var agrees: Bool
  }

  private var pieces: [Piece]

  /// Longer texts are cut before anything else is done with them.
  private static let longest = 4_096

  /// `highlights` are ranges of characters, ascending.
  init(_ text: String, _ highlights: [Range<Int>]) {
    var rest = highlights[...]
    pieces = text.prefix(Self.longest).enumerated().map { place, character in
      while let first = rest.first, first.upperBound <= place { rest.removeFirst() }
      let shown = String(character).visible
      return Piece(
        text: shown,
        width: DisplayWidth.of(shown),
        agrees: rest.first?.contains(place) ?? false
      )
    }
  }

  private init(_ pieces: [Piece]) { self.pieces = pieces }

  /// The columns it takes.
  var width: Int { pieces.reduce(0) { $0 + $1.width } }

  /// The text in at most so many columns; what agrees is seen, if it can be.
  func fitted(toWidth room: Int) -> HighlightedText {
    guard width > room else { return self }
    let ellipsis = Piece(text: "…", width: 1, agrees: false)
    let lastAgreeing = pieces.firstIndex { $0.agrees }.map { first in
      pieces[first...].firstIndex { !$0.agrees } ?? pieces.endIndex
    }
    var start = 0
    if let lastAgreeing {
      // So much must be left out in front that the first agreeing run fits in.
      var needed = pieces[..<lastAgreeing].reduce(0) { $0 + $1.width } + 1
      while needed > room && start < lastAgreeing {
        needed -= pieces[start].width
        if start == 0 { needed += 1 }
        start += 1
      }
    }
    var kept: [Piece] = start > 0 ? [ellipsis] : []
    var used = start > 0 ? 1 : 0
    for (offset, piece) in pieces[start...].enumerated() {
      let isLast = start + offset == pieces.count - 1
      guard used + piece.width + (isLast ? 0 : 1) <= room else {
        if used < room { kept.append(ellipsis) }
        break
      }
      kept.append(piece)
      used += piece.width
    }
    return HighlightedText(kept)
  }

  /// The text with its colors.
  func drawn(_ ink: Ink, isSelected: Bool) -> String {
    let base = isSelected ? ink.selected : ""
    var result = base
    var agrees = false
    for piece in pieces {
      if piece.agrees != agrees {
        agrees = piece.agrees
        result += agrees ? ink.agreeing : Ink.reset + base
      }
      result += piece.text
    }
    return isSelected || agrees ? result + Ink.reset : result
  }
}
