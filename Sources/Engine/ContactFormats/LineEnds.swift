/// Where lines end: at CRLF, LF or CR; `\r\r\n`, the work of careless programs, is one end.
enum LineEnds {
  /// The end of the text of the line that begins at `start`, and the start of the next line.
  @inline(__always)
  static func line(in bytes: Span<UInt8>, from start: Int) -> (text: Int, next: Int) {
    let end = firstLineEnd(in: bytes, start)
    return (end, end < bytes.count ? after(in: bytes, at: end) : end)
  }

  /// The index after the line end that begins at `index`.
  @inline(__always)
  static func after(in bytes: Span<UInt8>, at index: Int) -> Int {
    guard bytes[index] == .carriageReturn else { return index + 1 }
    if index + 1 < bytes.count && bytes[index + 1] == .lineFeed { return index + 2 }
    if index + 2 < bytes.count && bytes[index + 1] == .carriageReturn
      && bytes[index + 2] == .lineFeed
    {
      return index + 3
    }
    return index + 1
  }
}
