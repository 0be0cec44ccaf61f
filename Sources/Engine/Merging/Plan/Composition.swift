/// Several sources written one after the other, with edits.
///
/// ```
/// source 0   |  card A  | card B | card C (no line end)
/// source 1   | BOM or header | card D | card E |
/// edits      A → A′, B → nothing, E → nothing
/// output     | A′ | card C + line end | card D |
/// ```
/// The same walk makes the output, finds each edit's place in it, and, backwards, the sources.
struct Composition {
  /// A run of a source's bytes that is written otherwise.
  struct Edit: Hashable {
    var source: Int
    /// The bytes of the source that it replaces.
    var range: Range<Int>
    var replacement: [UInt8]
  }

  struct Source {
    var bytes: [UInt8]
    /// Bytes at its beginning that are left out.
    var omitted: Int
  }

  var sources: [Source]
  /// In the order of sources and ranges; they do not overlap.
  var edits: [Edit]

  /// What was written, and where.
  struct Written {
    var bytes: [UInt8] = []
    /// Where each edit's replacement stands.
    var edits: [Range<Int>] = []
    /// The line end that was added before each source.
    var lineEnds: [[UInt8]] = []
  }

  func written() -> Written {
    let sizes = writtenSizes()
    var written = Written()
    written.bytes.reserveCapacity(sizes.reduce(2 * sources.count, +))
    written.edits.reserveCapacity(edits.count)
    var next = 0
    for (number, source) in sources.enumerated() {
      written.lineEnds.append(sizes[number] > 0 ? missingLineEnd(written, before: number) : [])
      written.bytes += written.lineEnds[number]
      var position = source.omitted
      while next < edits.count, edits[next].source == number {
        let edit = edits[next]
        written.bytes += source.bytes[position..<edit.range.lowerBound]
        let start = written.bytes.count
        written.bytes += edit.replacement
        written.edits.append(start..<written.bytes.count)
        position = edit.range.upperBound
        next += 1
      }
      written.bytes += source.bytes[position...]
    }
    return written
  }

  /// How many bytes of each source are written.
  private func writtenSizes() -> [Int] {
    var sizes = sources.map { $0.bytes.count - $0.omitted }
    for edit in edits { sizes[edit.source] += edit.replacement.count - edit.range.count }
    return sizes
  }

  /// What ends the line with which the sources before `number` close, if it is open.
  private func missingLineEnd(_ written: Written, before number: Int) -> [UInt8] {
    guard let last = written.bytes.last, !last.isLineEnd else { return [] }
    return LineEnding.first(in: sources[number - 1].bytes) ?? [0x0D, 0x0A]
  }
}
