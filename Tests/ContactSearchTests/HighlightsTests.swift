@testable import ContactSearch
import Testing

@Suite struct HighlightsTests {
  @Test(
    "these parts are highlighted",
    arguments: [
      ("strasse mul", "Müller, Hauptstraße 5", SearchField.street, "‹Mül›ler, Haupt‹straße› 5"),
      ("smi", "Ann Smith", .family, "Ann ‹Smi›th"),
      ("555 01", "+1 (415) 555-0123", .phone, "+1 (415) ‹555-01›23"),
      ("0049 415 555 0123", "(415) 555-0123", .phone, "(4‹15) 555-0123›"),
      ("vin.zaber", "kevin.zaberby@mail.example", .email, "ke‹vin.zaber›by@mail.example"),
      ("rviera", "Colin Rivera", .family, "Colin ‹Rivera›"),
      ("ivan", "Иванов", .family, "‹Иван›ов"),
      ("jose", "Jose\u{301} María", .given, "‹Jose\u{301}› María"),
      ("city:new", "New York", .note, "New York"),
      ("\"york\"", "New Yorkshire York", .city, "New Yorkshire ‹York›"),
      ("x", "", .note, ""),
    ]
  )
  func highlights(query: String, text: String, field: SearchField, marked: String) throws {
    var result = text
    let ranges = Highlights(try SearchQuery(query)).ranges(in: text, field: field)
    for range in ranges.reversed() {
      result.insert("›", at: range.upperBound)
      result.insert("‹", at: range.lowerBound)
    }
    #expect(result == marked)
  }
}
