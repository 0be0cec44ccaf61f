import ContactFormats

// Most contacts of a clean book need no change, and a million of them are to be looked at. Their
// bytes say so: no line has to be taken apart, and no text to be made.
//
//   TEL:+49 30 1234567     looked at in full, unless E.164 is asked for and it is that
//   EMAIL:ana@example.com  nothing to do
//   FN:Ana Ruiz            nothing to do
//   item1.FN;X=...         anything unusual is looked at in full

/// Tells from a card's bytes whether standardizing it may change it.
struct CardScan: Sendable {
  private let request: StandardizingRequest
  private let rewriting: Rewriting

  init(_ request: StandardizingRequest) {
    self.request = request
    rewriting = Rewriting(phoneForm: request.phoneForm)
  }

  /// What was seen of a card so far.
  private struct Seen {
    /// Forms of phones, e-mails and addresses by which equal ones are found; collisions do no harm.
    var phones: UInt64 = 0
    var emails: UInt64 = 0
    var addressCount = 0

    /// Notes a value; returns whether one that might be equal was there.
    static func note(_ hash: UInt64, in seen: inout UInt64) -> Bool {
      let bit = UInt64(1) << ((hash &* 0x9E37_79B9_7F4A_7C15) >> 58)
      defer { seen |= bit }
      return seen & bit != 0
    }
  }

  /// Whether the card is to be looked at in full.
  func mayChange(_ card: Span<UInt8>) -> Bool {
    var seen = Seen()
    var start = 0
    while start < card.count {
      var end = start
      while end < card.count, !card[end].isLineEnd { end += 1 }
      if mayChange(card, start..<end, &seen) { return true }
      start = end
      while start < card.count, card[start].isLineEnd { start += 1 }
    }
    return false
  }

  private func mayChange(_ card: Span<UInt8>, _ line: Range<Int>, _ seen: inout Seen) -> Bool {
    guard let first = line.first, let kind = property(card, line) else { return false }
    var colon = first
    while colon < line.upperBound, card[colon] != UInt8(ascii: ":") { colon += 1 }
    let value = (colon + 1)..<max(colon + 1, line.upperBound)
    // A line that goes on, is encoded, or has signs of its own is read in full.
    if line.upperBound < card.count, isContinued(card, line) { return true }
    if isEncoded(card, first..<colon) { return true }
    switch kind {
    case .phones: return phoneMayChange(card, value, &seen)
    case .emails: return emailMayChange(card, value, &seen)
    case .addresses:
      seen.addressCount += 1
      let isLookedAt = request.kinds.contains(.addresses) && !value.isEmpty
      return isLookedAt || request.kinds.contains(.duplicates) && seen.addressCount > 1
    case .names: return request.kinds.contains(.names) && !isPlainName(card, value)
    case .duplicates: return false
    }
  }

  /// What of the kinds a line is about; `nil` for others.
  private func property(_ card: Span<UInt8>, _ line: Range<Int>) -> StandardizingKind? {
    var name = line
    for index in line {
      let byte = card[index]
      if byte == UInt8(ascii: ".") { name = (index + 1)..<line.upperBound }
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") {
        name = name.lowerBound..<index
        break
      }
    }
    guard name.count <= 5 else { return nil }
    var word: UInt64 = 0
    // A digit becomes a sign that no name has.
    for index in name { word = word << 8 | UInt64(card[index] & 0xDF) }
    return switch word {
    case Self.word("N"), Self.word("FN"): .names
    case Self.word("TEL"): .phones
    case Self.word("ADR"): .addresses
    case Self.word("EMAIL"): .emails
    default: nil
    }
  }

  /// A name of up to eight letters in one word.
  @inline(__always)
  private static func word(_ name: String) -> UInt64 {
    name.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func isContinued(_ card: Span<UInt8>, _ line: Range<Int>) -> Bool {
    var next = line.upperBound
    while next < card.count, card[next].isLineEnd { next += 1 }
    return next < card.count && (card[next] == 0x20 || card[next] == 0x09)
  }

  private func isEncoded(_ card: Span<UInt8>, _ header: Range<Int>) -> Bool {
    header.contains { card[$0] >= 0x80 || card[$0] == UInt8(ascii: "=") && isEncoding(card, $0) }
  }

  /// Whether ENCODING or CHARSET stands before the sign at `index`, or quotes do that may hide it.
  private func isEncoding(_ card: Span<UInt8>, _ index: Int) -> Bool {
    guard index > 0 else { return true }
    let last = card[index - 1] & 0xDF
    return last == UInt8(ascii: "G") || last == UInt8(ascii: "T")
  }

  private func phoneMayChange(
    _ card: Span<UInt8>,
    _ value: Range<Int>,
    _ seen: inout Seen
  ) -> Bool {
    if request.kinds.contains(.phones), !value.isEmpty {
      let isPlain = request.phoneForm == .e164 && card[value.lowerBound] == UInt8(ascii: "+")
      guard isPlain, value.dropFirst().allSatisfy({ card[$0] &- 0x30 < 10 }) else { return true }
    }
    guard request.kinds.contains(.duplicates) else { return false }
    var digits: UInt64 = 0
    for index in value where card[index] &- 0x30 < 10 {
      digits = (digits &* 10 &+ UInt64(card[index] - 0x30)) % 10_000_000
    }
    return Seen.note(digits, in: &seen.phones)
  }

  private func emailMayChange(
    _ card: Span<UInt8>,
    _ value: Range<Int>,
    _ seen: inout Seen
  ) -> Bool {
    var hash: UInt64 = 0
    var isInDomain = false
    for index in value {
      let byte = card[index]
      if byte >= 0x80 || byte <= 0x20 { return true }
      if byte == UInt8(ascii: "@") { isInDomain = true }
      if isInDomain, byte &- 0x41 < 26, request.kinds.contains(.emails) { return true }
      hash = hash &* 31 &+ UInt64(byte | 0x20)
    }
    return request.kinds.contains(.duplicates) && Seen.note(hash, in: &seen.emails)
  }

  /// Whether every word begins with one capital, and single blanks stand between words.
  private func isPlainName(_ card: Span<UInt8>, _ value: Range<Int>) -> Bool {
    var isBegin = true
    for index in value {
      let byte = card[index]
      let isLower = byte &- 0x61 < 26
      let isUpper = byte &- 0x41 < 26
      switch byte {
      case UInt8(ascii: ";"), UInt8(ascii: " "), UInt8(ascii: "-"):
        guard byte != 0x20 || !isBegin else { return false }
        isBegin = true
      default:
        guard isBegin ? isUpper : isLower else { return false }
        isBegin = false
      }
    }
    return value.isEmpty || card[value.upperBound - 1] != 0x20
  }
}
