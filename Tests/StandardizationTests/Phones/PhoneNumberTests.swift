import ContactModel
import Testing

@testable import Standardization

@Suite struct PhoneNumberTests {
  @Test func `a number is told with all its formats`() throws {
    let number = try #require(PhoneNumber(parsing: "(206) 555-0100 x12", region: "US"))
    #expect(number.e164 == "+12065550100")
    #expect(number.international == "+1 206-555-0100 ext. 12")
    #expect(number.national == "(206) 555-0100 ext. 12")
    #expect(number.rfc3966 == "tel:+1-206-555-0100;ext=12")
    #expect(number.extension == "12")
    #expect(number.type == .fixedLineOrMobile)
    #expect(number.region == RegionCode("US"))
    #expect(number.isValid && number.isPossible && number.isWhole)
  }

  @Test func `a number can be possible without being valid`() throws {
    let number = try #require(PhoneNumber(parsing: "1231234567", region: "US"))
    #expect(number.isPossible && !number.isValid)
    #expect(number.e164 == "+11231234567")
  }

  @Test(
    "two numbers match as libphonenumber tells",
    arguments: [
      ("+1 206 555 0100", "206-555-0100", PhoneMatchKind.exact),
      ("+1 206 555 0100", "206-555-0101", .none),
      ("+1 206 555 0100 ext 12", "206 555 0100", .shortNationalNumber),
      ("555-0100", "206 555 0100", .shortNationalNumber),
    ]
  )
  func matches(first: String, second: String, kind: PhoneMatchKind) throws {
    let a = try #require(PhoneNumber(parsing: first, region: "US"))
    let b = try #require(PhoneNumber(parsing: second, region: "US"))
    #expect(a.match(b) == kind)
  }

  @Test("what is no number is none", arguments: ["", "call Bob", "+", "x12", "12"])
  func none(text: String) { #expect(PhoneNumber(parsing: text, region: "US") == nil) }

  @Test(
    "numbers are rewritten",
    arguments: [
      ("2065550100", "US", PhoneFormat.international, "+1 206-555-0100"),
      ("2065550100", "US", .national, "(206) 555-0100"),
      ("(206) 555-0100 x12", "US", .international, "+1 206-555-0100 ext. 12"),
      ("(206) 555-0100 x12", "US", .e164, "+12065550100 ext. 12"),
      ("0171/1234567", "DE", .international, "+49 171 1234567"),
      ("+49 (0)171 1234567", "DE", .national, "0171 1234567"),
      ("0044 20 7946 0018", "DE", .national, "+44 20 7946 0018"),
      ("491711234567", "DE", .e164, "+491711234567"),
      ("06 69812345", "IT", .international, "+39 06 6981 2345"),
      ("٠٥٠١٢٣٤٥٦٧", "SA", .e164, "+966501234567"),
    ]
  )
  func rewrites(text: String, region: String, format: PhoneFormat, expected: String) {
    #expect(PhoneNumber.rewritten(text, region: region, format: format) == expected)
    #expect(PhoneNumber.rewritten(expected, region: region, format: format) == nil)
  }

  @Test(
    "what is no valid number alone stays as it is",
    arguments: [
      "Tel: 2065550100", "2065550100 (mobile)", "2065550100 / 2065550101", "206-555-0100/1",
      "1-800-FLOWERS", "2065550100,,123#", "2065550100p123", "*67 206 555 0100", "1231234567",
      "555-0100", "911", "call Bob", "", "+1 206-555-0100", "2O6 555 O1OO", "🎉2065550100",
    ]
  )
  func stays(text: String) {
    #expect(PhoneNumber.rewritten(text, region: "US", format: .international) == nil)
  }

  @Test(arguments: PhoneFormat.allCases)
  func `rewriting twice is rewriting once, and keeps every digit`(format: PhoneFormat) {
    var random = SplitMix(seed: 5)
    let pieces = [
      "0", "1", "2", "5", "7", "44", "49", "+", " ", "-", "(0)", "x", "ext. ", "/", "00",
    ]
    var rewritten = 0
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 1...14, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      for region in ["US", "DE", "IT", nil] {
        guard let once = PhoneNumber.rewritten(text, region: region, format: format) else {
          continue
        }
        rewritten += 1
        #expect(PhoneNumber.rewritten(once, region: region, format: format) == nil)
        let (old, new) = (digits(text), digits(once))
        let shared = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        #expect(shared >= 4, "\(text) became \(once)")
        // What goes is a prefix: zeros, a calling code, an international prefix.
        #expect(old.count - shared <= 7 && new.count - shared <= 3, "\(text) became \(once)")
      }
    }
    #expect(rewritten > 20)
  }

  @Test func `no text crashes`() {
    var random = SplitMix(seed: 11)
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let isDigit = Bool.random(using: &random)
        let value =
          isDigit
          ? .random(in: 0x20...0x7E, using: &random)
          : UInt32.random(in: 0...0x10FFFF, using: &random)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      _ = PhoneNumber.rewritten(text, region: "DE", format: .national)
      var bytes = Array(text.utf8)
      if !bytes.isEmpty { bytes.removeLast() }
      if let key = phoneKey(bytes[...], kind: [], region: RegionCode("DE")) {
        #expect(key.digits > 0 && key.digits <= 15)
      }
    }
  }

  @Test func `no bytes crash, UTF-8 or not`() {
    var random = SplitMix(seed: 17)
    let likely = Array("0123456789+()-/#*;,x oO.".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Int.random(in: 0..<4, using: &random) == 0
          ? UInt8.random(in: 0...255, using: &random)
          : likely[Int.random(in: 0..<likely.count, using: &random)]
      }
      for region in [nil, RegionCode("US"), RegionCode("MX")] {
        guard let key = phoneKey(bytes[...], kind: [], region: region) else { continue }
        #expect(key.digits > 0 && key.digits <= 15)
        #expect(key.national > 0 && key.matches(key))
      }
    }
  }

  private func digits(_ text: String) -> [Character] {
    Array(text.filter { $0.isASCII && $0.isNumber })
  }
}
