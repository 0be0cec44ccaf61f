// The patterns of numbering plans are regular expressions over digits alone. They become programs
// of a few instructions each, all in one array, and run without memory of their own:
//
//   [2-9]\d{9}|3\d{6}    split, class, nine times class, jump, class, six times class, match
//
// Alternatives are tried in the order written, and the longer repetition first, as the library's
// own expressions are read.

/// A pattern over digits, as a place in ``PhonePrograms``.
struct PhonePattern: Sendable {
  fileprivate(set) var start: UInt32 = 0
  /// Bit *d* is set where a match can begin with digit *d*.
  fileprivate(set) var firstDigits: UInt16 = 0
  /// Whether nothing matches, too.
  fileprivate(set) var matchesEmpty = false
  /// Whether there is a pattern at all.
  fileprivate(set) var exists = false
  /// How many groups it captures.
  fileprivate(set) var groups: UInt8 = 0
}

/// Where a match ends, and its groups.
struct PhoneMatch {
  var end = 0
  /// Start and end of groups 1 and 2, in one byte each; 255 is "not there".
  var first: (start: UInt8, end: UInt8) = (255, 255)
  var second: (start: UInt8, end: UInt8) = (255, 255)
}

/// The instructions of all patterns.
struct PhonePrograms: Sendable {
  private var code: [UInt32] = []

  // The operation stands in the top four bits, what it works on below.
  private static let digit: UInt32 = 0 << 28  // any digit of the mask
  private static let split: UInt32 = 1 << 28  // first what follows, then what stands at the place
  private static let jump: UInt32 = 2 << 28
  private static let save: UInt32 = 3 << 28
  private static let end: UInt32 = 4 << 28  // the text must end here
  private static let match: UInt32 = 5 << 28
  private static let operand: UInt32 = (1 << 28) - 1

  /// Whether `pattern` matches all of `digits`.
  func matchesAll(_ pattern: PhonePattern, _ digits: DigitString) -> Bool {
    guard canBegin(pattern, digits) else { return false }
    var found = PhoneMatch()
    return run(Int(pattern.start), digits, 0, isWhole: true, &found)
  }

  /// The match of `pattern` at the start of `digits`.
  func match(_ pattern: PhonePattern, _ digits: DigitString) -> PhoneMatch? {
    guard canBegin(pattern, digits) else { return nil }
    var found = PhoneMatch()
    return run(Int(pattern.start), digits, 0, isWhole: false, &found) ? found : nil
  }

  private func canBegin(_ pattern: PhonePattern, _ digits: DigitString) -> Bool {
    pattern.exists
      && (pattern.matchesEmpty || digits.count > 0 && pattern.firstDigits >> digits.first & 1 == 1)
  }

  private func run(
    _ start: Int,
    _ digits: DigitString,
    _ begin: Int,
    isWhole: Bool,
    _ found: inout PhoneMatch
  ) -> Bool {
    var (place, index) = (start, begin)
    while true {
      let instruction = code[place]
      let value = instruction & Self.operand
      switch instruction & ~Self.operand {
      case Self.digit:
        guard index < digits.count, value >> UInt32(digits[index]) & 1 == 1 else { return false }
        index += 1
      case Self.split:
        if run(place + 1, digits, index, isWhole: isWhole, &found) { return true }
        place = Int(value) - 1
      case Self.jump:
        place = Int(value) - 1
      case Self.save:
        let before = found
        set(Int(value), index, &found)
        if run(place + 1, digits, index, isWhole: isWhole, &found) { return true }
        found = before
        return false
      case Self.end:
        guard index == digits.count else { return false }
      default:
        guard !isWhole || index == digits.count else { return false }
        found.end = index
        return true
      }
      place += 1
    }
  }

  private func set(_ slot: Int, _ index: Int, _ found: inout PhoneMatch) {
    switch slot {
    case 0: found.first.start = UInt8(index)
    case 1: found.first.end = UInt8(index)
    case 2: found.second.start = UInt8(index)
    case 3: found.second.end = UInt8(index)
    default: break
    }
  }
}

extension PhonePrograms {
  /// Adds the program of a pattern; one that cannot be read matches nothing.
  mutating func add(_ text: Substring) -> PhonePattern {
    guard !text.isEmpty else { return PhonePattern() }
    var parser = PhonePatternParser(text)
    guard let node = parser.parse() else { return PhonePattern() }
    var pattern = PhonePattern()
    pattern.start = UInt32(code.count)
    pattern.groups = UInt8(min(parser.groups, 255))
    pattern.exists = true
    (pattern.firstDigits, pattern.matchesEmpty) = node.beginning
    emit(node)
    code.append(Self.match)
    return pattern
  }

  private mutating func emit(_ node: PhonePatternNode) {
    switch node {
    case .digits(let mask): code.append(Self.digit | UInt32(mask))
    case .end: code.append(Self.end)
    case .sequence(let parts): for part in parts { emit(part) }
    case .group(let index, let inner):
      code.append(Self.save | UInt32(index * 2))
      emit(inner)
      code.append(Self.save | UInt32(index * 2 + 1))
    case .choice(let parts):
      var jumps: [Int] = []
      for part in parts.dropLast() {
        let split = code.count
        code.append(Self.split)
        emit(part)
        jumps.append(code.count)
        code.append(Self.jump)
        code[split] |= UInt32(code.count)
      }
      if let last = parts.last { emit(last) }
      for jump in jumps { code[jump] |= UInt32(code.count) }
    case .repeated(let inner, let least, let most):
      for _ in 0..<least { emit(inner) }
      var splits: [Int] = []
      for _ in least..<max(most, least) {
        splits.append(code.count)
        code.append(Self.split)
        emit(inner)
      }
      for split in splits { code[split] |= UInt32(code.count) }
    }
  }
}
