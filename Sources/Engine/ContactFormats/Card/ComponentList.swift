/// Finds the parts of a value that has several, as `Public;John;Quinlan,Paul;Mr.;Esq.`.
enum ComponentList {
  /// The index of the first `separator` that no backslash stands before, or the end of `range`.
  @inline(__always)
  static func end(in text: Span<UInt8>, _ range: Range<Int>, separator: UInt8) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte == separator { return index }
      index += byte == .backslash ? 2 : 1
    }
    return range.upperBound
  }
}

/// Undoes the escapes of a value.
struct TextEscapes {
  /// Whether `\n` is a line end, as it is from vCard 3.0 on.
  var hasLineEnds: Bool
  /// Whether a comma without a backslash separates words, which then get a space.
  var joinsAtCommas: Bool

  /// Whether `range` has anything to undo.
  @inline(__always)
  func occur(in text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range {
      let byte = text[index]
      if byte == .backslash || (joinsAtCommas && byte == .comma) { return true }
    }
    return false
  }

  /// The text that `range` stands for.
  ///
  /// A backslash before another sign than the standards name is text, as in `C:\temp`.
  func undone(in text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      index += 1
      switch byte {
      case .comma where joinsAtCommas:
        while index < range.upperBound && text[index] == .space { index += 1 }
        if result.last != .space && !result.isEmpty { result.append(.space) }
      case .backslash where index < range.upperBound:
        let next = text[index]
        index += 1
        switch next {
        case .backslash, .comma, .semicolon, .colon: result.append(next)
        case UInt8(ascii: "n") where hasLineEnds, UInt8(ascii: "N") where hasLineEnds:
          result.append(.lineFeed)
        default:
          result.append(byte)
          result.append(next)
        }
      default:
        result.append(byte)
      }
    }
    return result
  }
}
