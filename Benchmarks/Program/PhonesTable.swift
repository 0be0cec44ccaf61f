import Standardization
import SyntheticContacts

/// Phone numbers of all regions in the usual spellings, made from the library's examples.
struct PhonesTable {
  /// One spelling of one number.
  struct Row {
    let text: [UInt8]
    /// Where it was written; `nil` where the text says its country.
    let region: RegionCode?
    /// Which number of the table it spells.
    let number: Int
    let spelling: Spelling
  }

  enum Spelling: String, CaseIterable {
    case e164, international, national, dialledFromAbroad, withoutTrunkPrefix, dotted, slashed
  }

  /// A number, and how the library writes it.
  struct Number {
    let region: RegionCode
    let country: String
    let e164: String
    let international: String
    let national: String
    let isValid: Bool

    /// The national number as it stands in E.164.
    var significant: String { String(e164.dropFirst(country.count + 1)) }
  }

  private(set) var rows: [Row] = []
  private(set) var numbers: [Number] = []
  private(set) var regions = 0

  /// Makes numbers of every region and type until there are `count` spellings.
  init(count: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let examples = Self.examples()
    regions = Set(examples.map(\.region)).count
    guard !examples.isEmpty else { return }
    while rows.count < count {
      for example in examples { add(example, &random) }
    }
  }

  private struct Example {
    let region: RegionCode
    let country: UInt16
    let internationalPrefix: String
    let text: String
  }

  private static func examples() -> [Example] {
    var examples: [Example] = []
    var index = 0
    while let line = PhoneLibrary.plan(at: index) {
      index += 1
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 3, let region = RegionCode(fields[0]),
        let country = UInt16(fields[1])
      else { continue }
      // Only prefixes of digits alone: the others are patterns.
      let prefix = fields[3].allSatisfy(\.isNumber) ? String(fields[3]) : ""
      for type in PhoneType.allCases {
        guard let text = PhoneLibrary.example(region: region, type: type) else { continue }
        examples.append(
          Example(region: region, country: country, internationalPrefix: prefix, text: text)
        )
      }
    }
    return examples
  }

  private mutating func add(_ example: Example, _ random: inout SeededGenerator) {
    var digits = Array(example.text.utf8)
    // Every other number may begin otherwise, too: with another area code, or none that is in use.
    let start = Bool.random(using: &random) ? 1 + String(example.country).count : digits.count - 5
    for place in digits.indices.suffix(digits.count - start) {
      digits[place] = UInt8.random(in: 0x30...0x39, using: &random)
    }
    let text = String(decoding: digits, as: UTF8.self)
    guard let facts = PhoneLibrary.facts(of: text, region: example.region), facts.isPossible else {
      return
    }
    let number = Number(
      region: example.region,
      country: String(facts.country),
      e164: facts.spellings[0],
      international: facts.spellings[1],
      national: facts.spellings[2],
      isValid: facts.isValid
    )
    let place = numbers.count
    numbers.append(number)
    let dotted = String(number.national.map { $0 == " " || $0 == "-" ? "." : $0 })
    var spellings: [(Spelling, String)] = [
      (.e164, number.e164), (.international, number.international), (.national, number.national),
      (.withoutTrunkPrefix, number.significant), (.dotted, dotted),
      (.slashed, number.national.replacing(" ", with: "/", maxReplacements: 1)),
    ]
    if !example.internationalPrefix.isEmpty {
      spellings.append(
        (.dialledFromAbroad, example.internationalPrefix + String(number.e164.dropFirst()))
      )
    }
    for (spelling, text) in spellings {
      let region = spelling == .e164 ? nil : example.region
      rows.append(
        Row(text: Array(text.utf8), region: region, number: place, spelling: spelling)
      )
    }
  }
}
