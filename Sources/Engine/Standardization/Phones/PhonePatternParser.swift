/// A regular expression over digits.
indirect enum PhonePatternNode {
  /// One digit of a mask.
  case digits(UInt16)
  case sequence([PhonePatternNode])
  case choice([PhonePatternNode])
  case repeated(PhonePatternNode, Int, Int)
  case group(Int, PhonePatternNode)
  /// The end of the number.
  case end

  /// With which digits a match can begin, and whether nothing matches.
  var beginning: (digits: UInt16, isEmpty: Bool) {
    switch self {
    case .digits(let mask): return (mask, false)
    case .end: return (0, true)
    case .group(_, let inner): return inner.beginning
    case .repeated(let inner, let least, _):
      let (digits, isEmpty) = inner.beginning
      return (digits, isEmpty || least == 0)
    case .choice(let parts):
      return parts.reduce((0, false)) { found, part in
        let (digits, isEmpty) = part.beginning
        return (found.0 | digits, found.1 || isEmpty)
      }
    case .sequence(let parts):
      var all: UInt16 = 0
      for part in parts {
        let (digits, isEmpty) = part.beginning
        all |= digits
        if !isEmpty { return (all, false) }
      }
      return (all, true)
    }
  }
}

/// Reads what numbering plans use: classes, groups, choices, counts, `$`.
struct PhonePatternParser {
  private var rest: [UInt8]
  private var index = 0
  private(set) var groups = 0

  init(_ text: Substring) { rest = Array(text.utf8) }

  /// The whole pattern; `nil` where something in it is not known.
  mutating func parse() -> PhonePatternNode? {
    guard let node = choice(), index == rest.count else { return nil }
    return node
  }

  private var next: UInt8? { index < rest.count ? rest[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func choice() -> PhonePatternNode? {
    var parts: [PhonePatternNode] = []
    repeat {
      guard let part = sequence() else { return nil }
      parts.append(part)
    } while take("|")
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() -> PhonePatternNode? {
    var parts: [PhonePatternNode] = []
    while let character = next, character != UInt8(ascii: "|"), character != UInt8(ascii: ")") {
      guard let part = atom(), let counted = count(of: part) else { return nil }
      parts.append(counted)
    }
    return .sequence(parts)
  }

  private mutating func atom() -> PhonePatternNode? {
    guard let character = next else { return nil }
    index += 1
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .digits(1 << (character - 0x30))
    case UInt8(ascii: "\\"): return take("d") ? .digits(0x3FF) : nil
    case UInt8(ascii: "$"): return .end
    case UInt8(ascii: "["): return characterClass()
    case UInt8(ascii: "("):
      var group: Int?
      if take("?") {
        guard take(":") else { return nil }
      } else {
        group = groups
        groups += 1
      }
      guard let inner = choice(), take(")") else { return nil }
      return group.map { .group($0, inner) } ?? inner
    default: return nil
    }
  }

  private mutating func characterClass() -> PhonePatternNode? {
    var mask: UInt16 = 0
    while !take("]") {
      if take("\\") {
        guard take("d") else { return nil }
        mask = 0x3FF
        continue
      }
      guard let low = digit() else { return nil }
      var high = low
      if take("-") {
        guard let end = digit(), end >= low else { return nil }
        high = end
      }
      for digit in low...high { mask |= 1 << UInt16(digit) }
    }
    return .digits(mask)
  }

  private mutating func digit() -> Int? {
    guard let character = next, isDigit(character) else { return nil }
    index += 1
    return Int(character - 0x30)
  }

  private mutating func count(of node: PhonePatternNode) -> PhonePatternNode? {
    if take("?") { return .repeated(node, 0, 1) }
    if take("+") { return .repeated(node, 1, DigitString.capacity) }
    if take("*") { return .repeated(node, 0, DigitString.capacity) }
    guard take("{") else { return node }
    guard let least = number() else { return nil }
    var most = least
    if take(",") {
      guard let end = number() else { return nil }
      most = end
    }
    return take("}") && most >= least && most <= DigitString.capacity
      ? .repeated(node, least, most) : nil
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let digit = digit() { value = min((value ?? 0) * 10 + digit, 1_000) }
    return value
  }
}
