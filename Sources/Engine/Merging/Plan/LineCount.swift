/// Counts line ends as ``LineEnding`` knows them.
enum LineCount {
  /// How many lines end in `bytes`.
  static func ends(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index].isLineEnd {
        count += 1
        index += LineEnding.length(in: bytes, at: index)
      } else {
        index += 1
      }
    }
    return count
  }
}
