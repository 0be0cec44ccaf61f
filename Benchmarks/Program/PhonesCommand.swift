import ContactModel
import Foundation
import Standardization
import SyntheticContacts

/// `phones`: how right and how fast phone numbers are read.
let phonesCommand = BenchmarkCommand(
  name: "phones",
  synopsis: "[--count 210000] [--seed 7] [--show 10] [PAIRS.tsv]",
  summary: "Measures how right and how fast phone numbers are read, beside libphonenumber.",
  details: """
    PAIRS.tsv has the columns a, region_a, b, region_b, human_truth (same, different, related), and
    where known kind, e164_a, valid_a, e164_b, valid_b. Without it pairs are made. Fails when of
    "same" fewer than 98.9 % match, of "different" any, when E.164 agrees for fewer than 99 % of
    valid numbers or differs without a reason, when the key of a number differs from what
    libphonenumber reads without a rule that says why, or when a key costs more than a twentieth of
    libphonenumber's reading. Goal: 200 ns a key.
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow(["count", "seed", "show"])
    let count: Int = try arguments.value("count", default: 210_000)
    let seed: UInt64 = try arguments.value("seed", default: 7)
    let table = PhonesTable(count: count, seed: seed)
    var pairs = PhonePairs(shown: try arguments.value("show", default: 10))
    if let path = arguments.operands.first {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        // The reason is always that the path is none of a text that can be read.
        throw .usage("\(path) cannot be read as UTF-8")
      }
      try pairs.judge(table: text)
    } else {
      pairs.judge(table)
    }
    pairs.report()
    let agreement = PhoneAgreement(table, shown: try arguments.value("show", default: 10))
    agreement.report()
    let times = PhoneTimes(table)
    times.report()
    try pairs.check()
    try agreement.check()
    try times.check()
  }
)

/// How the keys of a table compare with what the library reads.
private struct PhoneAgreement {
  private var compared = 0
  private var unread = 0
  private var agreed = 0
  private var byRule: [String: Int] = [:]
  private var unexplained: [String] = []
  private var unexplainedCount = 0
  private let regions: Int

  init(_ table: PhonesTable, shown: Int) {
    regions = table.regions
    let isOfShippedTable = PhoneLibrary.isOfShippedTable
    for row in table.rows {
      guard let facts = PhoneLibrary.parsed(row.text, region: row.region) else {
        unread += 1
        continue
      }
      compared += 1
      let key = phoneKey(row.text[...], kind: [], region: row.region)
      if let key, key.country == facts.country, key.national == facts.nationalNumber,
        key.zeros == facts.zeros || facts.nationalNumber == 0
      {
        agreed += 1
        continue
      }
      var rules = phoneRules(row.text[...], region: row.region)
      if rules.isEmpty, !isOfShippedTable { rules = ["plan age"] }
      if rules.isEmpty {
        unexplainedCount += 1
        if unexplained.count < shown {
          let text = String(decoding: row.text, as: UTF8.self)
          unexplained.append(
            "\(text) in \(row.region?.text ?? "no region") (\(row.spelling.rawValue)): library "
              + "+\(facts.country) \(facts.nationalNumber), \(facts.zeros) zeros; key "
              + (key.map { "+\($0.country) \($0.national), \($0.zeros) zeros" } ?? "none")
          )
        }
      } else {
        byRule[rules.joined(separator: ", "), default: 0] += 1
      }
    }
  }

  func report() {
    printJSON([
      (
        "agreement",
        .object([
          ("spellings", .number(Double(compared))), ("regions", .number(Double(regions))),
          ("agree", .number(Double(agreed))), ("library_reads_none", .number(Double(unread))),
          (
            "by_rule",
            .object(byRule.sorted { $0.key < $1.key }.map { ($0.key, .number(Double($0.value))) })
          ),
          ("unexplained", .number(Double(unexplainedCount))),
        ])
      )
    ])
    for example in unexplained { printJSON([("unexplained", .text(example))]) }
  }

  func check() throws(BenchmarkFailure) {
    guard unexplainedCount == 0 else {
      throw .threshold("\(unexplainedCount) keys differ from the library without a rule")
    }
    guard regions >= 50 else { throw .threshold("only \(regions) regions have examples") }
  }
}

/// What a key costs, and what the library's reading.
private struct PhoneTimes {
  private var key = 0.0
  private var keyWithoutRegion = 0.0
  private var library = 0.0
  private let count: Int

  private static let mostOfLibrary = 1.0 / 20
  private static let runs = 5

  init(_ table: PhonesTable) {
    count = table.rows.count
    let sample = table.rows.indices.filter { $0 % 16 == 0 }.map { table.rows[$0] }
    key = Self.median {
      var sum: UInt64 = 0
      for row in table.rows {
        sum &+= phoneKey(row.text[...], kind: [], region: row.region)?.national ?? 0
      }
      return (sum, table.rows.count)
    }
    keyWithoutRegion = Self.median {
      var sum: UInt64 = 0
      for row in table.rows { sum &+= phoneKey(row.text[...], kind: [])?.national ?? 0 }
      return (sum, table.rows.count)
    }
    library = Self.median {
      var sum: UInt64 = 0
      for row in sample {
        sum &+= PhoneLibrary.parsed(row.text, region: row.region)?.nationalNumber ?? 0
      }
      return (sum, sample.count)
    }
  }

  /// The processor time of one number in `work`, which tells a sum, so that it is done, and how
  /// many numbers it read.
  private static func median(_ work: () -> (sum: UInt64, count: Int)) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = threadNanoseconds()
      let (sum, count) = work()
      let time = threadNanoseconds() - start
      times.append(time / Double(max(count, 1)) + (sum == 1 ? 1 : 0))
    }
    return times.sorted()[runs / 2]
  }

  func report() {
    printJSON([
      ("ns_per_key", .number(key)), ("goal_ns", .number(200)),
      ("ns_per_key_without_region", .number(keyWithoutRegion)),
      ("ns_per_library_reading", .number(library)), ("of_library", .number(key / library)),
      ("limit", .number(Self.mostOfLibrary)), ("numbers", .number(Double(count))),
    ])
  }

  func check() throws(BenchmarkFailure) {
    guard key <= library * Self.mostOfLibrary else {
      throw .threshold("a key costs more than a twentieth of the library's reading")
    }
  }
}
