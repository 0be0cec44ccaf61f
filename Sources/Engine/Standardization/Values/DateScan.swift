// Finds up to three numbers and the name of a month:
//
//   "1949-07-22" "19490722" "1949 7 22" "--07-22" "--0722" "1949-07" "22.7.1949" "7/22/1949"
//   "22 July 1949" "July 22, 1949" "22. Juli 49" "le 1er août 1949" "1949年7月22日" "22.7."
//
// "1949-07-22T10:00" and "22.7.1949 10:00": a time behind the date is left.

/// The numbers and the month of a written date.
struct DateScan {
  private var values = (0, 0, 0)
  private var digits = (0, 0, 0)
  private var count = 0
  private var month = 0
  /// Where the month's name stands among the numbers.
  private var monthPlace = 0
  private var separator: UInt8 = 0
  private var isYearless = false
  private var isNonsense = false

  init(_ text: ArraySlice<UInt8>) {
    var index = text.startIndex
    while index < text.endIndex, text[index] <= 0x20 { index += 1 }
    isYearless = text[index...].starts(with: "--".utf8)
    while index < text.endIndex, !isNonsense {
      let byte = text[index]
      if isDigit(byte) {
        guard let next = readNumber(text, index) else { return }
        index = next
      } else if (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A {
        guard let next = readWord(text, index) else { return }
        index = next
      } else {
        if separator == 0 && count > 0 { separator = byte }
        index += 1
      }
    }
  }

  /// Returns where the number ends; `nil` where the date is over.
  private mutating func readNumber(_ text: ArraySlice<UInt8>, _ start: Int) -> Int? {
    var value = 0
    var index = start
    while index < text.endIndex, isDigit(text[index]) {
      guard index - start < 8 else {
        isNonsense = true
        return nil
      }
      value = value * 10 + Int(text[index] - 0x30)
      index += 1
    }
    if index < text.endIndex, text[index] == UInt8(ascii: ":"), count > 0 || month > 0 {
      return nil  // a time
    }
    switch count {
    case 0: (values.0, digits.0) = (value, index - start)
    case 1: (values.1, digits.1) = (value, index - start)
    case 2: (values.2, digits.2) = (value, index - start)
    default: return nil
    }
    count += 1
    return index
  }

  private mutating func readWord(_ text: ArraySlice<UInt8>, _ start: Int) -> Int? {
    var index = start
    while index < text.endIndex, (text[index] | 0x20) >= 0x61, (text[index] | 0x20) <= 0x7A {
      index += 1
    }
    let length = index - start
    if length == 1, count == 3 || digits.0 == 8 { return nil }  // T, Z
    let value = DateWords.value(text[start..<index])
    if value == 0 {
      isNonsense = true
    } else if value <= 12 && month == 0 {
      month = Int(value)
      monthPlace = count
    }
    return index
  }

  func reading(_ order: DateOrder) -> DateReading {
    guard !isNonsense else { return DateReading(date: .missing) }
    if isYearless { return DateReading(date: yearless()) }
    if month > 0 { return DateReading(date: named()) }
    switch count {
    case 1: return DateReading(date: single())
    case 2: return pair(order)
    case 3: return triple(order)
    default: return DateReading(date: .missing)
    }
  }

  private func yearless() -> DateKey {
    if count == 1 && digits.0 == 4 {
      return validDate(year: 0, month: values.0 / 100, day: values.0 % 100)
    }
    if count == 1 && digits.0 <= 2 { return validDate(year: 0, month: values.0, day: 0) }
    guard count == 2, digits.0 <= 2, digits.1 <= 2 else { return .missing }
    return validDate(year: 0, month: values.0, day: values.1)
  }

  /// A month by its name; of the numbers, the one that can't be a day is the year.
  private func named() -> DateKey {
    switch count {
    case 1 where digits.0 >= 3: return validDate(year: values.0, month: month, day: 0)
    case 1 where values.0 <= 31: return validDate(year: 0, month: month, day: values.0)
    case 2 where digits.0 >= 3: return validDate(year: values.0, month: month, day: values.1)
    case 2:
      return validDate(year: fullYear(values.1, digits.1), month: month, day: values.0)
    default: return .missing
    }
  }

  private func single() -> DateKey {
    if digits.0 == 8 {
      return validDate(year: values.0 / 10_000, month: values.0 / 100 % 100, day: values.0 % 100)
    }
    return digits.0 == 4 ? validDate(year: values.0, month: 0, day: 0) : .missing
  }

  private func pair(_ order: DateOrder) -> DateReading {
    if digits.0 == 4 {
      return DateReading(date: validDate(year: values.0, month: values.1, day: 0))
    }
    if digits.1 == 4 {
      return DateReading(date: validDate(year: values.1, month: values.0, day: 0))
    }
    guard digits.0 <= 2, digits.1 <= 2 else { return DateReading(date: .missing) }
    return dayAndMonth(year: 0, order)
  }

  private func triple(_ order: DateOrder) -> DateReading {
    // Outlook writes 0/0/00 for none.
    guard values.0 > 0 || digits.0 == 4, values.1 > 0 else { return DateReading(date: .missing) }
    if digits.0 >= 3 {
      return DateReading(date: validDate(year: values.0, month: values.1, day: values.2))
    }
    return dayAndMonth(year: fullYear(values.2, digits.2), order)
  }

  private func dayAndMonth(year: Int, _ order: DateOrder) -> DateReading {
    let isMonthFirst =
      switch order {
      case .monthFirst: true
      case .dayFirst: false
      case .bySeparator: separator == UInt8(ascii: "/")
      }
    let (first, second) = (values.0, values.1)
    let isBoth = first <= 12 && second <= 12 && first != second
    // An impossible order is turned round.
    let monthLeads = isMonthFirst ? first <= 12 : second > 12
    let date =
      monthLeads
      ? validDate(year: year, month: first, day: second)
      : validDate(year: year, month: second, day: first)
    return DateReading(date: date, isAmbiguous: isBoth && !date.isMissing)
  }

  /// Two digits are a year of the century to 2029.
  private func fullYear(_ value: Int, _ digits: Int) -> Int {
    guard digits <= 2 else { return value }
    return value < 30 ? 2000 + value : 1900 + value
  }
}

/// The names of months and what stands in dates besides them.
private enum DateWords {
  private static let filler: UInt32 = 99

  /// 1 to 12 for a month, more for a word that says nothing, 0 for any other.
  static func value(_ word: ArraySlice<UInt8>) -> UInt32 {
    guard word.count <= 12 else { return 0 }
    return table[Array(word.map { $0 | 0x20 })[...]]
  }

  /// English, German, French, Spanish, Italian, Dutch and Swedish, with their short forms.
  private static let table: WordTable = {
    let months = [
      "january jan januar jaenner janner janvier janv enero ene gennaio gen januari",
      "february feb februar fevrier fev fevr febrero febbraio febb februari",
      "march mar marz maerz mrz mars marzo maart mrt",
      "april apr avril avr abril abr aprile",
      "may mai mayo maggio mag mei maj",
      "june jun juni juin junio giugno giu",
      "july jul juli juillet juil julio luglio lug",
      "august aug aout agosto ago ag augustus augusti",
      "september sep sept septembre septiembre set settembre sett",
      "october oct oktober okt octobre octubre ottobre ott",
      "november nov novembre noviembre",
      "december dec dezember dez decembre diciembre dic dicembre",
    ]
    let fillers = """
      st nd rd th er e de del den der of the le el il van am um o on at di do la born geb geboren \
      ca circa about mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday \
      sunday tues thur thurs montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi \
      mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo \
      t z utc gmt am pm
      """
    var entries: [(word: ArraySlice<UInt8>, value: UInt32)] = []
    for (index, names) in months.enumerated() {
      for name in names.split(separator: " ") {
        entries.append((Array(name.utf8)[...], UInt32(index + 1)))
      }
    }
    for word in Set(fillers.split { $0 == " " || $0 == "\n" }) {
      entries.append((Array(word.utf8)[...], filler))
    }
    return WordTable(entries)
  }()
}
