package import ContactModel

extension ContactState {
  /// The lines as content lines, one for each, so that a merge of them names lines of the contact.
  ///
  /// - Parameter decode: Takes a card, or a part of one, apart.
  /// - Returns: As many content lines as the contact has lines, in their order.
  package func contentLines(
    decodedBy decode: (ArraySlice<UInt8>) -> [ContentLine]
  ) -> [ContentLine] {
    let whole = decode(bytes[...])
    let isAligned =
      whole.count == lines.count
      && zip(whole, lines).allSatisfy { $0.raw.starts(with: $1.raw) }
    guard !isAligned else {
      return zip(whole, lines).map { decoded, line in
        var decoded = decoded
        decoded.raw = line.raw
        return decoded
      }
    }
    // Read together, some lines would be taken for continuations of others: each stands for itself.
    return lines.enumerated().map { index, line in
      let parts = decode(line.raw[...])
      guard var first = parts.first, parts.count == 1 else {
        return ContentLine(raw: line.raw, name: "", value: line.raw, line: index + 1)
      }
      first.raw = line.raw
      first.line = index + 1
      return first
    }
  }
}
