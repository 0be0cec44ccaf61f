/// A habit of writing telephone numbers.
enum PhoneStyle: Sendable, CaseIterable {
  /// "+49 30 23125 123".
  case international
  /// "+493023125123".
  case internationalPlain
  /// "030 23125123".
  case national
  /// "03023125123".
  case nationalPlain
  /// "(030) 2312 5123".
  case parenthesized
  /// "030-2312-5123".
  case dashed
  /// "030.2312.5123".
  case dotted
  /// "030/23125123".
  case slashed
  /// "0049 30 23125123".
  case doubleZero
  /// "+49 (0)30 23125123".
  case bracketedTrunk
  /// "555-0123": the number as it is dialled in its own town.
  case local

  static let northAmerican = WeightedTable<PhoneStyle>([
    (.parenthesized, 28), (.dashed, 22), (.international, 12), (.internationalPlain, 12),
    (.nationalPlain, 11), (.dotted, 8), (.national, 4), (.local, 3),
  ])
  static let elsewhere = WeightedTable<PhoneStyle>([
    (.international, 26), (.internationalPlain, 20), (.national, 16), (.nationalPlain, 11),
    (.parenthesized, 6), (.dashed, 5), (.slashed, 4), (.doubleZero, 6), (.bracketedTrunk, 5),
    (.dotted, 1),
  ])

  /// `number` in this style, the groups separated by `space`.
  func write(_ number: PhoneNumber, space: String = " ") -> String {
    let plan = number.country.facts.numbers
    let groups = plan.grouping.groups(of: number.subscriber)
    let national = plan.trunk + number.area
    return switch self {
    case .international:
      "+" + plan.callingCode + space + number.area + space + groups.joined(separator: space)
    case .internationalPlain: "+" + plan.callingCode + number.area + number.subscriber
    case .national: national + space + number.subscriber
    case .nationalPlain: national + number.subscriber
    case .parenthesized:
      "(" + national + ")" + space
        + groups.joined(separator: plan.grouping == .northAmerican ? "-" : space)
    case .dashed: national + "-" + groups.joined(separator: "-")
    case .dotted: national + "." + groups.joined(separator: ".")
    case .slashed: national + "/" + number.subscriber
    case .doubleZero: "00" + plan.callingCode + space + number.area + space + number.subscriber
    case .bracketedTrunk:
      "+" + plan.callingCode + space + (plan.trunk.isEmpty ? "" : "(" + plan.trunk + ")")
        + number.area + space + groups.joined(separator: space)
    case .local: groups.joined(separator: "-")
    }
  }
}

extension NumberingPlan.Grouping {
  /// The digits in the groups that people read aloud.
  func groups(of digits: String) -> [Substring] {
    let count = digits.utf8.count
    return switch self {
    case .northAmerican: split(digits, [3, count - 3])
    case .pairs:
      split(
        digits,
        (count.isMultiple(of: 2) ? [] : [3])
          + Array(repeating: 2, count: (count - (count.isMultiple(of: 2) ? 0 : 3)) / 2)
      )
    case .threesAndFours:
      split(digits, count > 4 ? [count > 7 ? count - 4 : 3, count > 7 ? 4 : count - 3] : [count])
    case .halves: split(digits, [count / 2, count - count / 2])
    }
  }

  private func split(_ digits: String, _ sizes: [Int]) -> [Substring] {
    var rest = Substring(digits)
    return sizes.map { size in
      defer { rest = rest.dropFirst(size) }
      return rest.prefix(size)
    }
  }
}
