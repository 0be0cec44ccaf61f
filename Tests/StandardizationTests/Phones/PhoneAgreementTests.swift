import ContactModel
import Testing

@testable import Standardization

/// `Benchmarks phones` does this with 210,000 spellings.
@Suite struct PhoneAgreementTests {
  // With another library than the table's the plans may differ; `Benchmarks phone-plans` renews it.
  @Test(.enabled(if: PhoneLibrary.isOfShippedTable))
  func `keys agree with libphonenumber on numbers of every region`() throws {
    var random = SplitMix(seed: 3)
    var (compared, regions) = (0, 0)
    var index = 0
    while let line = PhoneLibrary.plan(at: index) {
      index += 1
      guard let region = RegionCode(line.prefix { $0 != "\t" }) else { continue }
      regions += 1
      for type in [PhoneType.fixedLine, .mobile, .tollFree] {
        guard let example = PhoneLibrary.example(region: region, type: type) else { continue }
        let text = String(example.dropLast()) + String(Int.random(in: 0...9, using: &random))
        let facts = try #require(PhoneLibrary.facts(of: text, region: region))
        for spelling in facts.spellings.prefix(3) {
          check(spelling, region)
          compared += 1
        }
      }
    }
    #expect(regions > 200)
    #expect(compared > 1_500)
  }

  private func check(_ text: String, _ region: RegionCode) {
    let bytes = Array(text.utf8)
    guard let facts = PhoneLibrary.parsed(bytes, region: region) else { return }
    let key = phoneKey(bytes[...], kind: [], region: region)
    let agrees =
      key?.country == facts.country && key?.national == facts.nationalNumber
      && key?.zeros == facts.zeros
    #expect(agrees || !phoneRules(bytes[...], region: region).isEmpty, "\(text) in \(region.text)")
  }
}

@Suite struct PhonePatternTests {
  @Test(
    "a pattern matches what its expression says",
    arguments: [
      ("[2-9]\\d{9}|3\\d{6}", "2065550100", true), ("[2-9]\\d{9}|3\\d{6}", "3123456", true),
      ("[2-9]\\d{9}|3\\d{6}", "1065550100", false), ("0(?:1|23)?4", "04", true),
      ("0(?:1|23)?4", "0234", true), ("0(?:1|23)?4", "024", false), ("\\d{2,4}", "12345", false),
      ("(?:12|1)23", "123", true), ("(?:12|1)23", "1223", true), ("[05-7]", "6", true),
    ]
  )
  func matches(pattern: String, digits: String, expected: Bool) {
    var programs = PhonePrograms()
    let compiled = programs.add(Substring(pattern))
    #expect(programs.matchesAll(compiled, digitString(digits)) == expected)
  }

  @Test func `groups are where they were captured`() throws {
    var programs = PhonePrograms()
    let pattern = programs.add("0?(?:(11|2\\d)15)?")
    let match = try #require(programs.match(pattern, digitString("0111523456789")))
    #expect(match.end == 5)
    #expect(match.first.start == 1 && match.first.end == 3)
    let none = try #require(programs.match(pattern, digitString("03456")))
    #expect(none.end == 1 && none.first.end == 255)
  }

  @Test("what is no expression matches nothing", arguments: ["(", "[1", "1{", "a", "1)", "[2-1]"])
  func broken(pattern: String) {
    var programs = PhonePrograms()
    let compiled = programs.add(Substring(pattern))
    #expect(!programs.matchesAll(compiled, digitString("1")))
    #expect(programs.match(compiled, digitString("1")) == nil)
  }

  @Test func `every pattern of the plans can be read`() {
    var programs = PhonePrograms()
    for line in StandardTable.phonePlans.text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      for pattern in [fields[3], fields[5], fields[7], fields[10], fields[11]]
      where !pattern.isEmpty && pattern != "NA" {
        let compiled = programs.add(pattern)
        #expect(compiled.exists, "\(pattern) of \(fields[0])")
      }
    }
  }
}

@Suite struct DigitStringTests {
  @Test func `digits are those of the text, zeros in front too`() {
    for text in ["", "0", "007", "1234567890", "0123456789012345678901234567890"] {
      let digits = digitString(text)
      #expect(digits.count == text.count)
      #expect(digits.text == text)
      #expect(digits.leadingZeros == text.prefix { $0 == "0" }.count)
      for cut in 0...text.count {
        #expect(digits.dropFirst(cut).text == String(text.dropFirst(cut)))
        #expect(digits.prefix(cut).text == String(text.prefix(cut)))
      }
      if text.count <= 19, let value = UInt64(text) { #expect(digits.value == value) }
    }
  }

  @Test("a number is found in front", arguments: [(49, 2), (4, 1), (491, 3), (5, 0), (4917, 0)])
  func prefix(number: UInt16, length: Int) {
    #expect(digitString("491").prefixLength(of: number) == length)
  }
}

private func digitString(_ text: String) -> DigitString {
  var digits = DigitString()
  for byte in text.utf8 { digits.append(byte - 0x30) }
  return digits
}
