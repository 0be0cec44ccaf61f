extension ContactIndex {
  /// Lets `body` have the bytes to be saved.
  ///
  /// Changes are brought into one segment first, so that this takes about a second where there are
  /// any: call it in the background.
  package func withSavedBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let whole = parts.count == 1 && parts[0].removed.isEmpty ? self : rebuilt()
    return try whole.parts[0].segment.memory.withBytes(body)
  }

  /// An index of bytes that were saved.
  ///
  /// - Parameters:
  ///   - byteCount: How many they are.
  ///   - generation: What its first answers carry.
  ///   - fill: Writes them into the index's memory, all of it.
  /// - Throws: ``SavedIndexError`` where they are not what was saved; then make the index anew.
  ///   And what `fill` throws.
  package init(
    savedByteCount byteCount: Int,
    generation: Int = 0,
    fill: (inout MutableRawSpan) throws -> Void
  ) throws {
    let memory = SegmentMemory(byteCount: byteCount)
    try memory.fill(fill)
    self.init(generation: generation, parts: [Part(segment: try Segment(saved: memory))])
  }
}
