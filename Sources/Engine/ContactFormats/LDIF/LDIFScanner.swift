// dn: cn=Ana Ruiz,ou=people
// description:: aGVsbG8=
// street: 1 Long
//  Lane
//
// is a record of three attributes. The second is base64, the third goes over two lines of text.

/// Takes LDIF apart into lines, each with those that continue it.
///
/// - Note: Source: RFC 2849.
struct LDIFScanner {
  /// Where the next line begins.
  private(set) var position: Int
  /// The number of the next line, counted from 1.
  private(set) var line: Int

  /// A line is not continued beyond this length, in bytes.
  private let longest: Int

  init(position: Int, line: Int, longest: Int = ReadingBounds.standard.line) {
    self.position = position
    self.line = line
    self.longest = longest
  }

  /// The next line with its continuations, or `nil` at the end.
  mutating func next(in bytes: Span<UInt8>) -> CardLine? {
    guard position < bytes.count else { return nil }
    let start = position
    let (text, next) = LineEnds.line(in: bytes, from: start)
    var result = CardLine(
      raw: start..<next,
      first: start..<text,
      continuation: .none,
      line: line
    )
    position = next
    line += 1
    // An empty line ends the record, even where a blank follows it.
    while text > start, position < bytes.count, bytes[position] == .space,
      position - start < longest
    {
      position = LineEnds.line(in: bytes, from: position).next
      line += 1
      result.continuation = .folds
    }
    result.raw = start..<position
    return result
  }
}

/// An attribute of a record, as places in its unfolded line.
struct LDIFAttribute {
  /// How the value is written.
  enum Form {
    /// As it is.
    case text
    /// In base64, after `::`.
    case base64
    /// As the place where it is to be had, after `:<`. It is not fetched.
    case place
  }

  /// As `cn`, without options.
  var name: Range<Int>
  /// As `lang-de;binary`; empty where there is none.
  var options: Range<Int>
  var form: Form
  /// The value as written.
  var value: Range<Int>

  /// The attribute in `line`, or `nil` where it is none.
  init?(in text: Span<UInt8>, _ line: Range<Int>) {
    guard let colon = text.firstIndex(of: .colon, in: line) else { return nil }
    let head = line.lowerBound..<colon
    let nameEnd = text.firstIndex(of: .semicolon, in: head) ?? colon
    name = text.trimmed(head.lowerBound..<nameEnd)
    guard !name.isEmpty, name.allSatisfy({ text[$0].isAttributeNamePart }) else { return nil }
    options = min(nameEnd + 1, colon)..<colon
    var start = colon + 1
    form = .text
    if start < line.upperBound {
      if text[start] == .colon { form = .base64 }
      if text[start] == UInt8(ascii: "<") { form = .place }
    }
    if form != .text { start += 1 }
    value = text.trimmed(start..<line.upperBound)
  }

  /// The bytes that the value stands for; `nil` where it should be base64 and is not.
  func bytes(in text: Span<UInt8>) -> [UInt8]? {
    form == .base64 ? Base64Text.decode(text, value) : text.copy(value)
  }
}

extension UInt8 {
  /// Whether it may stand in the name of an attribute; dots are those of object identifiers.
  fileprivate var isAttributeNamePart: Bool {
    upper &- UInt8(ascii: "A") < 26 || self &- UInt8(ascii: "0") < 10 || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "_") || self == .dot
  }
}
