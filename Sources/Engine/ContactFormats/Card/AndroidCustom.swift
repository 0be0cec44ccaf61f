import ContactModel

// X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Annie;1;;;;;;;;;;;;;
// X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1980-03-22;3;;;;;;;;;;;;;
//
// is how Android writes what vCard 2.1 has no property for: the name of a table and the columns of
// one of its rows. A nickname's first column is the text; an event's are its date and its kind, of
// which 3 is a birthday.

extension TableBuilder {
  /// Adds what a row of Android's tables says that has a field; nicknames and birthdays.
  mutating func addAndroidCustom(
    _ property: Property,
    of line: Span<UInt8>
  ) throws(ReadingError) {
    let value = TransferEncoding.decode(
      line,
      property.header.value..<line.count,
      isQuotedPrintable: property.parameters.encoding == .quotedPrintable,
      charset: line.copy(property.parameters.charset),
      otherwise: charset
    )
    let span = value.span
    var columns: [Range<Int>] = []
    var start = 0
    while start <= span.count && columns.count < 3 {
      let end = ComponentList.end(in: span, start..<span.count, separator: .semicolon)
      columns.append(span.trimmed(start..<end))
      start = end + 1
    }
    guard columns.count > 1 else { return }
    let escapes = TextEscapes(hasLineEnds: false, joinsAtCommas: false)
    let text = escapes.undone(in: span, columns[1])
    if span.equals(columns[0], upper: AndroidTable.nickname) {
      try add(.nickname, decoded: text)
    } else if span.equals(columns[0], upper: AndroidTable.event), columns.count > 2,
      columns[2].count == 1, span[columns[2].lowerBound] == AndroidTable.birthday
    {
      try add(.birthday, decoded: text)
    }
  }
}

private enum AndroidTable {
  static let nickname = Array("VND.ANDROID.CURSOR.ITEM/NICKNAME".utf8)
  static let event = Array("VND.ANDROID.CURSOR.ITEM/CONTACT_EVENT".utf8)
  static let birthday = UInt8(ascii: "3")
}
