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

// "1949-07-22" "19490722" "1949-7-22" "1949 7 22" "--07-22" "--0722" "1949-07" "22.7.1949"
// "12/11/1978": month first where both orders are possible and the separator is a slash.

/// Reads a date; `.missing` where it is none.
package func dateKey(_ text: ArraySlice<UInt8>) -> DateKey {
  let text = text.drop { $0 == 0x20 }
  if text.starts(with: "--".utf8) { return yearless(text.dropFirst(2)) }
  var numbers: [(value: Int, digits: Int)] = []
  var separator: UInt8 = 0
  var isInNumber = false
  for byte in text {
    if isDigit(byte) {
      if !isInNumber { numbers.append((0, 0)) }
      let last = numbers.count - 1
      guard numbers[last].digits < 9 else { return .missing }
      numbers[last] = (numbers[last].value * 10 + Int(byte - 0x30), numbers[last].digits + 1)
      isInNumber = true
    } else {
      if byte == UInt8(ascii: "T") && !numbers.isEmpty { break }  // a time follows
      if isInNumber && separator == 0 { separator = byte }
      isInNumber = false
    }
    if numbers.count == 3, !isInNumber { break }
  }
  return date(of: numbers, separator: separator)
}

private func yearless(_ text: ArraySlice<UInt8>) -> DateKey {
  let digits = text.filter(isDigit).map { Int($0 - 0x30) }
  guard digits.count == 4 else { return .missing }
  return valid(year: 0, month: digits[0] * 10 + digits[1], day: digits[2] * 10 + digits[3])
}

private func date(of numbers: [(value: Int, digits: Int)], separator: UInt8) -> DateKey {
  let values = numbers.map(\.value)
  switch numbers.count {
  case 1 where numbers[0].digits == 8:
    return valid(year: values[0] / 10_000, month: values[0] / 100 % 100, day: values[0] % 100)
  case 1 where numbers[0].digits == 4:
    return valid(year: values[0], month: 0, day: 0)
  case 2 where numbers[0].digits == 4:
    return valid(year: values[0], month: values[1], day: 0)
  case 3 where values[0] == 0 || values[1] == 0:
    return .missing  // Outlook writes 0/0/00 for none
  case 3 where numbers[0].digits >= 3:
    return valid(year: values[0], month: values[1], day: values[2])
  case 3:
    let year = fullYear(values[2], digits: numbers[2].digits)
    let isMonthFirst = separator == UInt8(ascii: "/") && values[0] <= 12 || values[1] > 12
    return isMonthFirst
      ? valid(year: year, month: values[0], day: values[1])
      : valid(year: year, month: values[1], day: values[0])
  default:
    return .missing
  }
}

/// Two digits are a year of the century to 2029.
private func fullYear(_ value: Int, digits: Int) -> Int {
  guard digits <= 2 else { return value }
  return value < 30 ? 2000 + value : 1900 + value
}

/// The date, or what of it can be: Apple's 1604 and Outlook's 0 stand for "no year".
private func valid(year: Int, month: Int, day: Int) -> DateKey {
  let isYear = (1800...2100).contains(year)
  guard (0...12).contains(month), (0...31).contains(day), isYear || month > 0 else {
    // Swapped on the way: 1949-22-07.
    if (1...12).contains(day), (13...31).contains(month), isYear {
      return DateKey(year: UInt16(year), month: UInt8(day), day: UInt8(month))
    }
    return .missing
  }
  return DateKey(year: isYear ? UInt16(year) : 0, month: UInt8(month), day: UInt8(day))
}
