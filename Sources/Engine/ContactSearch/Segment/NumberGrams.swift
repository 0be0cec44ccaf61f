// Four digits at a time, at every second place of a number. Any three digits in a row are the first
// or the last three of such a group:
//
//   14155550123 → 1415 1555 5550 5012 123.

/// The groups of digits that numbers are found by.
enum NumberGrams {
  /// A digit behind the last.
  private static let none = 10
  static let keyCount = 11 * 11 * 11 * 11

  /// The key of the four digits of `number` at `place`.
  static func key(_ number: PackedNumber, _ place: Int) -> Int {
    var key = 0
    for offset in 0..<4 {
      let digit = number.digit(place + offset)
      key = key * 11 + (digit == 15 ? none : min(digit, none))
    }
    return key
  }

  /// The keys of groups that begin with three or four digits.
  static func keys(startingWith digits: ArraySlice<UInt8>) -> Range<Int> {
    let first = digits.reduce(0) { $0 * 11 + Int($1 & 0xF) }
    return digits.count == 4 ? first..<(first + 1) : first * 11..<(first * 11 + 11)
  }

  /// The numbers that have a group, for each key.
  static func lists(_ numbers: [UInt64]) -> GroupedLists {
    GroupedLists(keyCount: keyCount) { add in
      for index in numbers.indices {
        let number = PackedNumber(word: numbers[index])
        let count = number.count
        var place = 0
        while place < max(1, count - 1) {
          add(key(number, place), UInt32(index))
          place += 2
        }
      }
    }
  }

  /// The keys of the groups that `fragment` can be found by: where it begins at an even place, and
  /// where it begins at an odd one.
  static func keys(of fragment: ArraySlice<UInt8>) -> [Range<Int>] {
    precondition(fragment.count >= 3, "shorter ones are not in the lists")
    if fragment.count > 3 {
      return [
        keys(startingWith: fragment.prefix(4)), keys(startingWith: fragment.dropFirst().prefix(4)),
      ]
    }
    let last = fragment.reduce(0) { $0 * 11 + Int($1 & 0xF) }
    return [keys(startingWith: fragment)]
      + (0..<10).map { $0 * 1331 + last..<$0 * 1331 + last + 1 }
  }
}
