import ContactFormats
import ContactModel
import Merging

/// A line that a person wrote.
enum WrittenLine {
  /// The line as it stands in the card: with the card's line end.
  ///
  /// - Throws: ``AddressBookError/usage(message:)`` where it is no line of a card.
  static func bytes(_ text: String, in state: ContactState) throws -> [UInt8] {
    let problem = "\"\(text)\" is no line of a card; write it as in \"TEL;TYPE=home:+49 30 1234\""
    guard !text.utf8.contains(where: \.isLineEnd) else {
      throw AddressBookError.usage(message: problem)
    }
    let lines = ContentLines.card(Array(text.utf8)[...], firstLine: 1)
    guard lines.count == 1, !lines[0].name.isEmpty else {
      throw AddressBookError.usage(message: problem)
    }
    guard !["BEGIN", "END", "VERSION"].contains(lines[0].name) else {
      throw AddressBookError.usage(
        message: "\(lines[0].name) is a line that the card itself needs; edit another"
      )
    }
    return Array(text.utf8) + lineEnd(of: state)
  }

  private static func lineEnd(of state: ContactState) -> [UInt8] {
    let first = state.lines.lazy.map(\.raw).first { $0.last?.isLineEnd == true } ?? []
    if first.suffix(2) == [0x0D, 0x0A] { return [0x0D, 0x0A] }
    return first.last.map { [$0] } ?? [0x0D, 0x0A]
  }
}
