/// Two changes to one text brought together.
enum ThreeWayText {
  /// `base` with both changes; `nil` where they touch the same place.
  ///
  /// ```
  /// item1.TEL:12  ─► item2.TEL:12   (a merge gave the group another name)
  ///               ─► item1.TEL:13   (an edit)            = item2.TEL:13
  /// ```
  /// For changes that a program made to how a line is written, not for two opinions on its value.
  static func combined(base: [UInt8], _ first: [UInt8], _ second: [UInt8]) -> [UInt8]? {
    if base == second || first == second { return first }
    if base == first { return second }
    let a = changed(base, first)
    let b = changed(base, second)
    if a.upperBound < b.lowerBound { return joined(base, first, a, second, b) }
    if b.upperBound < a.lowerBound { return joined(base, second, b, first, a) }
    return nil
  }

  /// The bytes of `base` that `text` has otherwise.
  private static func changed(_ base: [UInt8], _ text: [UInt8]) -> Range<Int> {
    var start = 0
    let shorter = min(base.count, text.count)
    while start < shorter, base[start] == text[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, base[base.count - 1 - tail] == text[text.count - 1 - tail] {
      tail += 1
    }
    return start..<(base.count - tail)
  }

  private static func joined(
    _ base: [UInt8],
    _ early: [UInt8],
    _ earlyRange: Range<Int>,
    _ late: [UInt8],
    _ lateRange: Range<Int>
  ) -> [UInt8] {
    let earlyEnd = early.count - (base.count - earlyRange.upperBound)
    return Array(early[..<earlyEnd]) + base[earlyRange.upperBound..<lateRange.lowerBound]
      + late[lateRange.lowerBound...]
  }
}
