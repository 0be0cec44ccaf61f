/// A day of birth by which contacts are compared; parts that are not known are 0.
package struct DateKey: Hashable, Sendable {
  package var year: UInt16
  package var month: UInt8
  package var day: UInt8

  /// No date.
  package static let missing = DateKey(year: 0, month: 0, day: 0)

  /// Whether nothing is known.
  package var isMissing: Bool { self == .missing }
}

/// What comes first where a date has day and month in numbers and the year last.
package enum DateOrder: Hashable, Sendable {
  case dayFirst, monthFirst
  /// The month before a slash, the day before a dot or a hyphen: what most programs write.
  case bySeparator

  /// The order that people write in a region (ISO 3166): the month first in the United States and
  /// what belongs to them, in the Philippines and Micronesia; else the day.
  package init(region: RegionCode) {
    self = Self.regionsWithMonthFirst.contains(region) ? .monthFirst : .dayFirst
  }

  private static let regionsWithMonthFirst = [
    "US", "PH", "PR", "GU", "AS", "VI", "MP", "FM", "MH", "PW", "UM",
  ].compactMap { RegionCode($0) }
}

/// A date as it was read.
package struct DateReading: Hashable, Sendable {
  package var date: DateKey
  /// Whether day and month could be the other way round.
  package var isAmbiguous = false
}

/// Reads a date; `.missing` where it is none.
package func dateKey(_ text: ArraySlice<UInt8>, order: DateOrder = .bySeparator) -> DateKey {
  readDate(text, order: order).date
}

/// Reads a date and says whether its order was a guess.
///
/// - Complexity: O(*n*); nothing is allocated for text in ASCII.
package func readDate(
  _ text: ArraySlice<UInt8>,
  order: DateOrder = .bySeparator
) -> DateReading {
  if text.contains(where: { $0 >= 0x80 }) {
    let plain = folded(text)
    return DateScan(plain[...]).reading(order)
  }
  return DateScan(text).reading(order)
}

/// The date, or what of it can be.
///
/// Apple's 1604 and Outlook's 0 stand for "no year", and 1900-01-01 for no date at all. Days are
/// not counted by month: a slip of the pen is still evidence.
func validDate(year: Int, month: Int, day: Int) -> DateKey {
  let isYear = (1800...2100).contains(year)
  guard (0...12).contains(month), (0...31).contains(day), isYear || month > 0 else {
    // Swapped on the way: 1949-22-07.
    if (1...12).contains(day), (13...31).contains(month), isYear {
      return DateKey(year: UInt16(year), month: UInt8(day), day: UInt8(month))
    }
    return .missing
  }
  if year == 1900 && month == 1 && day == 1 { return .missing }
  return DateKey(year: isYear ? UInt16(year) : 0, month: UInt8(month), day: UInt8(day))
}
