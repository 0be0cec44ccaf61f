/// Writes records as a table (RFC 4180: CRLF, quotes where needed).
struct CSVTable: Sendable {
  private(set) var bytes: [UInt8] = []

  static let columns = [
    "rec_id", "prefix", "given", "middle", "family", "suffix", "nickname", "org", "title",
    "phone1", "phone1_type", "phone2", "phone2_type", "phone3", "phone3_type", "phone4",
    "phone4_type", "email1", "email2", "email3", "street", "unit", "city", "region", "postcode",
    "country", "work_street", "work_unit", "work_city", "work_region", "work_postcode",
    "work_country", "birthday", "note", "truth_id", "household_id", "view",
  ]

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func writeHeader() {
    bytes += CSVTable.columns.joined(separator: ",").utf8
    bytes += "\r\n".utf8
  }

  mutating func write(_ record: SyntheticRecord) {
    let content = record.content
    bytes += record.identifier.utf8
    for text in [
      content.name.prefix, content.name.given, content.name.middle, content.name.family,
      content.name.suffix, content.name.nickname, content.organization, content.title,
    ] { write(text) }
    for index in 0..<4 {
      let phone = index < content.phones.count ? content.phones[index] : nil
      write(phone?.text ?? "")
      write(phone?.kind.rawValue ?? "")
    }
    for index in 0..<3 { write(index < content.emails.count ? content.emails[index].text : "") }
    write(content.home)
    write(content.work)
    write(content.birthday)
    write(content.note)
    write("e" + String(record.person))
    write(record.household.map { "h" + String($0) } ?? "")
    write(record.view.rawValue)
    bytes += "\r\n".utf8
  }

  private mutating func write(_ place: SyntheticRecord.Place) {
    for text in [
      place.street, place.unit, place.city, place.region, place.postcode, place.country,
    ] { write(text) }
  }

  /// Appends a comma and the field.
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: ","))
    let needsQuotes = text.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else {
      bytes += text.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
