import ContactModel

/// The attributes of one record of LDIF.
///
/// - Note: Source: RFC 2849.
struct LDIFRecord {
  struct Attribute: Hashable {
    /// As written, with its options: `cn`, `userCertificate;binary`.
    var name: String
    /// The bytes that it stands for.
    var value: [UInt8]
    /// Whether `value` is the address of where the value is.
    var isAddress = false
    var line: Int
  }

  private(set) var attributes: [Attribute] = []

  /// Reads the record in `bytes`, whose first line is `firstLine`.
  init(_ bytes: ArraySlice<UInt8>, firstLine: Int) {
    let source = Array(bytes)
    let span = source.span
    var scanner = LDIFScanner(position: 0, line: firstLine)
    while let line = scanner.next(in: span) {
      add(line.unfolded(in: span, keepsBlanks: false), line: line.line)
    }
  }

  private mutating func add(_ text: [UInt8], line: Int) {
    guard text.first != UInt8(ascii: "#"), let colon = text.firstIndex(of: .colon), colon > 0 else {
      return
    }
    let name = String(decoding: text[..<colon], as: UTF8.self).trimmed
    var rest = text[(colon + 1)...]
    let mark = rest.first
    if mark == .colon || mark == UInt8(ascii: "<") { rest = rest.dropFirst() }
    let range = text.span.trimmed(rest.startIndex..<rest.endIndex)
    var value = Array(text[range])
    if mark == .colon { value = Base64Text.decode(value) ?? value }
    attributes.append(
      Attribute(name: name, value: value, isAddress: mark == UInt8(ascii: "<"), line: line)
    )
  }
}
