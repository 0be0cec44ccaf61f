import ContactModel

/// The line ends of raw lines, and folds, which are line ends inside one.
///
/// CR LF, LF and CR end a line, and so does CR CR LF, the work of careless programs.
enum LineEnding {
  /// How many bytes the line end that begins at `index` has.
  static func length(in bytes: ArraySlice<UInt8>, at index: Int) -> Int {
    guard bytes[index] == 0x0D, index + 1 < bytes.endIndex else { return 1 }
    if bytes[index + 1] == 0x0A { return 2 }
    let isTriple =
      bytes[index + 1] == 0x0D && index + 2 < bytes.endIndex && bytes[index + 2] == 0x0A
    return isTriple ? 3 : 1
  }

  /// The line end with which `raw` closes; `nil` where it has none.
  static func closing(_ raw: [UInt8]) -> [UInt8]? {
    guard let last = raw.last, last.isLineEnd else { return nil }
    guard last == 0x0A else { return [last] }
    return raw.dropLast().suffix(2).reversed().prefix { $0 == 0x0D } + [last]
  }

  /// The first line end in `bytes`; `nil` where there is none.
  static func first(in bytes: [UInt8]) -> [UInt8]? {
    guard let index = bytes.firstIndex(where: \.isLineEnd) else { return nil }
    return Array(bytes[index..<(index + length(in: bytes[...], at: index))])
  }

  /// `raw` with the line ends `end`, if CR alone ends the lines of the one and not of the other.
  ///
  /// LF and CR LF stand side by side in peace, but to a reader that splits at LF a line that ends
  /// in CR goes on in the next one.
  static func adapted(_ raw: [UInt8], to end: [UInt8]) -> [UInt8] {
    guard let own = closing(raw) ?? first(in: raw), own != end, own == [0x0D] || end == [0x0D]
    else { return raw }
    var adapted: [UInt8] = []
    adapted.reserveCapacity(raw.count + end.count)
    var index = 0
    while index < raw.count {
      if raw[index].isLineEnd {
        adapted += end
        index += length(in: raw[...], at: index)
      } else {
        adapted.append(raw[index])
        index += 1
      }
    }
    return adapted
  }

  /// `line` as it can stand before any other line, in a card of another version.
  ///
  /// vCard 2.1 keeps the blank after a fold and breaks quoted-printable text with `=`; the later
  /// versions drop the blank and know no such break: between them the line is written unbroken. So
  /// is one that ends only at the blank line behind it, which stays where it is.
  static func moved(_ line: ContentLine, from21: Bool, to21: Bool) -> [UInt8] {
    // A card within an AGENT line has line ends of its own.
    guard line.name != "AGENT" else { return line.raw }
    let end = closing(line.raw) ?? []
    let body = line.raw.dropLast(end.count)
    if line.isBase64 {
      guard hasOpenFold(body) else { return line.raw }
      return body.filter { !$0.isLineEnd } + end
    }
    let isQuoted = line.isQuotedPrintable
    guard
      isQuoted && isDangling(line.raw) || from21 != to21 && body.contains(where: \.isLineEnd)
    else { return line.raw }
    var joined: [UInt8] = []
    joined.reserveCapacity(line.raw.count)
    var isAfterFold = false
    for byte in body {
      if byte.isLineEnd {
        if isQuoted, !isAfterFold, joined.last == UInt8(ascii: "=") { joined.removeLast() }
        isAfterFold = true
        continue
      }
      // The later versions drop one blank after a fold; quoted-printable has none there.
      let isDropped = isAfterFold && !from21 && byte.isBlank
      isAfterFold = false
      if !isDropped { joined.append(byte) }
    }
    if isQuoted, joined.last == UInt8(ascii: "=") { joined.removeLast() }
    return joined + end
  }

  /// Whether a quoted-printable line says at its end that it goes on.
  static func isDangling(_ raw: [UInt8]) -> Bool {
    raw.last { !$0.isLineEnd } == UInt8(ascii: "=")
  }

  /// Whether a line goes on behind a line end without a blank.
  private static func hasOpenFold(_ body: ArraySlice<UInt8>) -> Bool {
    zip(body, body.dropFirst()).contains { $0.isLineEnd && !$1.isBlank }
  }
}
