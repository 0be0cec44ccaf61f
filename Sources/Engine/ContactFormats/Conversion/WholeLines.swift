import ContactModel

/// Content lines that stand whole in a cell or an attribute, because the columns and attributes
/// that people read do not say all of them.
///
/// Where one line of a property is given whole, all of that property are.
enum WholeLines {
  /// The line as one text, without folds.
  static func text(of line: ContentLine) -> [UInt8] {
    LineSpelling.header(line, version: .v40) + TextValue.withEscapedLineEnds(line.value)
  }

  /// The lines that `text` holds, one on each line of it.
  static func lines(in text: [UInt8], line: Int) -> [ContentLine] {
    text.split(whereSeparator: \.isLineEnd).flatMap { piece in
      // A continuation or a delimiter cannot be meant: each piece is read by itself.
      ContentLines.card(Array(piece)[...], firstLine: line).filter { !$0.name.isEmpty }
    }
  }

  /// The names of those of `lines` that `readBack` has not, or has otherwise.
  static func namesLost(of lines: [ContentLine], in readBack: [ContentLine]) -> Set<String> {
    var counts: [LineMeaning: (count: Int, name: String)] = [:]
    let (left, leftBack) = withoutEqual(lines, readBack)
    for line in left {
      counts[LineMeaning(line, version: .v40), default: (0, line.name)].count += 1
    }
    for line in leftBack {
      counts[LineMeaning(line, version: .v40), default: (0, line.name)].count -= 1
    }
    var names = Set(counts.values.filter { $0.count != 0 }.map(\.name))
    // A label belongs to the line of its group.
    let groups = Set(lines.filter { names.contains($0.name) }.map(\.group)).subtracting([""])
    for line in lines where groups.contains(line.group) { names.insert(line.name) }
    return names
  }

  /// Both without the lines that are the same letter for letter, as nearly all are: what a line means
  /// takes longer to find out.
  private static func withoutEqual(
    _ lines: [ContentLine],
    _ readBack: [ContentLine]
  ) -> ([ContentLine], [ContentLine]) {
    // Each is sought among all, which must not be many.
    guard lines.count < 100, readBack.count < 100 else { return (lines, readBack) }
    var rest = readBack
    let left = lines.filter { line in
      guard let index = rest.firstIndex(where: { $0.isSame(as: line) }) else { return true }
      rest.remove(at: index)
      return false
    }
    return (left, rest)
  }

  /// `whole` instead of those of `read` that are of the same properties.
  ///
  /// What people changed in the columns that they read is kept too: `expected` takes lines, and
  /// gives what would be read of the columns that these fill, in each of the ways to fill them.
  static func merged(
    _ read: [ContentLine],
    _ whole: [ContentLine],
    expected: ([ContentLine]) -> [[ContentLine]]
  ) -> [ContentLine] {
    guard !whole.isEmpty else { return read }
    let names = Set(whole.map(\.name))
    let lines = read.filter { !names.contains($0.name) } + whole
    let repeated = read.filter { names.contains($0.name) }
    let changed = expected(lines).map { unexpected(repeated, $0) }
    return lines + (changed.min { $0.count < $1.count } ?? [])
  }

  /// Those of `read` that say what none of `expected` does.
  private static func unexpected(
    _ read: [ContentLine],
    _ expected: [ContentLine]
  ) -> [ContentLine] {
    var counts: [LineMeaning: Int] = [:]
    for line in expected { counts[LineMeaning(line, version: .v40), default: 0] += 1 }
    return read.filter { line in
      let meaning = LineMeaning(line, version: .v40)
      counts[meaning, default: 0] -= 1
      return counts[meaning, default: 0] < 0
    }
  }
}
