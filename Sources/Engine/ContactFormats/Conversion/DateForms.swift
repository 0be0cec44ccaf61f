/// The spellings of dates and times in the versions of vCard and in jCard.
///
/// vCard 4.0 has the basic form of ISO 8601, as `19850412`, `--0412` and `T102200-0800`; vCard 3.0
/// and jCard the extended one, as `1985-04-12`. What is neither stays as it is.
enum DateForms {
  /// `text` as vCard 4.0 writes it; `nil` where it is no date or time that 4.0 has.
  static func basic(_ text: [UInt8]) -> [UInt8]? {
    let (date, time) = halves(text)
    guard let date = basicDate(date), let time = time.map(basicTime) ?? [] else { return nil }
    guard !date.isEmpty || !time.isEmpty else { return nil }
    return date + (time.isEmpty ? [] : [UInt8(ascii: "T")] + time)
  }

  /// A date of vCard 4.0 as jCard writes it; `nil` where it is none.
  static func extended(_ text: [UInt8]) -> [UInt8]? {
    let (date, time) = halves(text)
    guard let date = extendedDate(date), let time = time.map(extendedTime) ?? [] else { return nil }
    guard !date.isEmpty || !time.isEmpty else { return nil }
    return date + (time.isEmpty ? [] : [UInt8(ascii: "T")] + time)
  }

  /// Whether a date of vCard 4.0 has year, month and day, so that older versions have it too.
  static func isWhole(_ basic: [UInt8]) -> Bool {
    let (date, time) = halves(basic)
    guard matches(date, "dddddddd") else { return false }
    guard let time else { return true }
    return matches(time.prefix(6)[...], "dddddd")
  }

  /// The month and day of a date without a year, `--0412`.
  static func monthAndDay(_ basic: [UInt8]) -> [UInt8]? {
    matches(basic[...], "--dddd") ? Array(basic[2...]) : nil
  }

  /// A UTC offset as vCard 4.0 has it, `-0500`.
  static func basicOffset(_ text: [UInt8]) -> [UInt8]? {
    matches(text[...], "sdd:dd") || matches(text[...], "sdddd")
      ? text.filter { $0 != .colon } : nil
  }

  /// A UTC offset as vCard 3.0 and jCard have it, `-05:00`.
  static func extendedOffset(_ text: [UInt8]) -> [UInt8]? {
    matches(text[...], "sdddd") ? Array(text[..<3]) + [.colon] + Array(text[3...]) : nil
  }

  private static let dash = UInt8(ascii: "-")

  private static func halves(_ text: [UInt8]) -> (ArraySlice<UInt8>, ArraySlice<UInt8>?) {
    guard let mark = text.firstIndex(of: UInt8(ascii: "T")) else { return (text[...], nil) }
    return (text[..<mark], text[(mark + 1)...])
  }

  /// Whether `text` is like `pattern`: `d` is a digit, `s` a plus or minus, others are themselves.
  static func matches(_ text: ArraySlice<UInt8>, _ pattern: StaticString) -> Bool {
    let signs = Array(pattern.description.utf8)
    guard text.count == signs.count else { return false }
    return zip(text, signs).allSatisfy { byte, sign in
      switch sign {
      case UInt8(ascii: "d"): byte &- UInt8(ascii: "0") < 10
      case UInt8(ascii: "s"): byte == UInt8(ascii: "+") || byte == dash
      default: byte == sign
      }
    }
  }

  private static func basicDate(_ date: ArraySlice<UInt8>) -> [UInt8]? {
    let plain: [StaticString] = ["", "dddd", "dddddddd", "dddd-dd", "--dd", "--dddd", "---dd"]
    if plain.contains(where: { matches(date, $0) }) { return Array(date) }
    if matches(date, "dddd-dd-dd") { return date.filter { $0 != dash } }
    if matches(date, "--dd-dd") { return [dash, dash] + date.dropFirst(2).filter { $0 != dash } }
    return nil
  }

  private static func extendedDate(_ date: ArraySlice<UInt8>) -> [UInt8]? {
    let first = date.startIndex
    if matches(date, "dddddddd") {
      return Array(date[..<(first + 4)]) + [dash] + date[(first + 4)..<(first + 6)] + [dash]
        + date[(first + 6)...]
    }
    if matches(date, "--dddd") {
      return Array(date[..<(first + 4)]) + [dash] + date[(first + 4)...]
    }
    let same: [StaticString] = ["", "dddd", "dddd-dd", "--dd", "---dd"]
    return same.contains { matches(date, $0) } ? Array(date) : nil
  }

  /// A time and its zone apart.
  private static func zoned(_ time: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
    if time.last == UInt8(ascii: "Z") { return (time.dropLast(), time.suffix(1)) }
    // The sign of a zone follows a digit; dashes at the beginning stand for parts left out.
    let start = time.startIndex
    let sign = time.indices.first {
      $0 > start && (time[$0] == dash || time[$0] == UInt8(ascii: "+")) && time[$0 - 1] != dash
    }
    return sign.map { (time[..<$0], time[$0...]) } ?? (time, [])
  }

  private static func basicTime(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let (time, zone) = zoned(text)
    let plain: [StaticString] = ["dd", "dddd", "dddddd", "-dd", "-dddd", "--dd"]
    let zones: [StaticString] = ["", "Z", "sdd", "sdddd"]
    var result: [UInt8]
    if plain.contains(where: { matches(time, $0) }) {
      result = Array(time)
    } else if matches(time, "dd:dd") || matches(time, "dd:dd:dd") || matches(time, "-dd:dd") {
      result = time.filter { $0 != .colon }
    } else {
      return nil
    }
    if zones.contains(where: { matches(zone, $0) }) {
      result += zone
    } else if matches(zone, "sdd:dd") {
      result += zone.filter { $0 != .colon }
    } else {
      return nil
    }
    return result
  }

  private static func extendedTime(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let (time, zone) = zoned(text)
    var result: [UInt8] = []
    let digits = time.drop { $0 == dash }
    guard ["dd", "dddd", "dddddd", "-dd", "-dddd", "--dd"].contains(where: { matches(time, $0) })
    else { return nil }
    result += time.prefix { $0 == dash }
    for (offset, byte) in digits.enumerated() {
      if offset > 0 && offset % 2 == 0 { result.append(.colon) }
      result.append(byte)
    }
    if matches(zone, "sdddd") {
      result += Array(zone.prefix(3)) + [.colon] + zone.suffix(2)
    } else {
      guard ["", "Z", "sdd"].contains(where: { matches(zone, $0) }) else { return nil }
      result += zone
    }
    return result
  }
}
