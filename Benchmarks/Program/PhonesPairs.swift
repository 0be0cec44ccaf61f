import ContactModel
import Foundation
import Standardization

/// Pairs of numbers, of which somebody said whether they are the same.
struct PhonePairs {
  private var matched: [String: Int] = [:]
  private var judged: [String: Int] = [:]
  private var wrong: [String] = []
  private var wrongByKind: [String: Int] = [:]
  private var valid = 0
  private var equal = 0
  private var differences: [(text: String, reason: String)] = []
  private let shown: Int

  /// Libphonenumber alone matches 179 of 186; the goal is 184.
  private static let leastMatched = 184.0 / 186
  private static let leastEqual = 0.99

  init(shown: Int) { self.shown = shown }

  /// Judges the rows of a file.
  ///
  /// - Throws: ``BenchmarkFailure/usage(_:)`` where a column is missing.
  mutating func judge(table: String) throws(BenchmarkFailure) {
    // Every end of line counts, but for the separators of Unicode, which may stand in a number.
    var lines = table.split(separator: "\n", omittingEmptySubsequences: true)[...]
    guard let header = lines.popFirst() else { throw .usage("the file is empty") }
    let names = header.split(separator: "\t", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    func place(_ name: String) throws(BenchmarkFailure) -> Int {
      guard let place = names.firstIndex(of: name) else { throw .usage("no column \(name)") }
      return place
    }
    let (a, b) = (try place("a"), try place("b"))
    let (regionA, regionB) = (try place("region_a"), try place("region_b"))
    let truth = try place("human_truth")
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      func field(_ name: String) -> String? {
        names.firstIndex(of: name).flatMap { fields.indices.contains($0) ? fields[$0] : nil }
      }
      guard fields.count > max(a, b, regionA, regionB, truth) else { continue }
      judge(fields[a], fields[regionA], fields[b], fields[regionB], truth: fields[truth])
      for side in ["a", "b"] where field("valid_" + side) == "1" {
        guard let oracle = field("e164_" + side) else { continue }
        compare(field(side) ?? "", field("region_" + side) ?? "", oracle: oracle)
      }
    }
  }

  /// Judges numbers of a made table, in the ways people write them: each way and E.164 are the same,
  /// and both differ from the number before.
  mutating func judge(_ table: PhonesTable) {
    var last: PhonesTable.Number?
    for number in table.numbers where number.isValid {
      let region = number.region.text
      for way in PhoneWays.all {
        guard let text = way.write(number) else { continue }
        judge(text, region, number.e164, "", truth: "same", kind: way.name)
        guard let last, last.e164 != number.e164 else { continue }
        judge(text, region, last.e164, "", truth: "different", kind: way.name)
      }
      last = number
    }
  }

  private mutating func judge(
    _ a: String,
    _ regionA: String,
    _ b: String,
    _ regionB: String,
    truth: String,
    kind: String = ""
  ) {
    judged[truth, default: 0] += 1
    let first = phoneKey(Array(a.utf8)[...], kind: [], region: RegionCode(regionA))
    let second = phoneKey(Array(b.utf8)[...], kind: [], region: RegionCode(regionB))
    var isMatched = false
    if let first, let second { isMatched = first.matches(second) }
    if isMatched { matched[truth, default: 0] += 1 }
    if isMatched && truth == "different" || !isMatched && truth == "same" {
      wrong.append("\(a) (\(regionA)) and \(b) (\(regionB)): \(truth)")
      wrongByKind[kind, default: 0] += 1
    }
  }

  private mutating func compare(_ text: String, _ region: String, oracle: String) {
    valid += 1
    let number = PhoneNumber(parsing: text, region: region)
    if number?.e164 == oracle {
      equal += 1
      return
    }
    let home = RegionCode(region)
    let rules = phoneRules(Array(text.utf8)[...], region: home)
    let library = PhoneLibrary.facts(of: text, region: home)
    let reason =
      !rules.isEmpty
      ? "rule: " + rules.joined(separator: ", ")
      : library != nil && library?.spellings[0] == number?.e164 ? "plan age" : "unexplained"
    differences.append(("\(text) (\(region)): \(number?.e164 ?? "none"), not \(oracle)", reason))
  }

  func report() {
    for truth in judged.keys.sorted() {
      printJSON([
        ("truth", .text(truth)), ("pairs", .number(Double(judged[truth] ?? 0))),
        ("matched", .number(Double(matched[truth] ?? 0))),
      ])
    }
    let kinds = wrongByKind.sorted { $0.key < $1.key }.filter { !$0.key.isEmpty }
    if !kinds.isEmpty {
      let counts = kinds.map { ($0.key, PrintedValue.number(Double($0.value))) }
      printJSON([("wrong_by_kind", .object(counts))])
    }
    for text in wrong.prefix(shown) { printJSON([("wrong", .text(text))]) }
    guard valid > 0 else { return }
    printJSON([
      ("valid", .number(Double(valid))), ("e164_equal", .number(Double(equal))),
      ("e164_percent", .number(100 * Double(equal) / Double(valid))),
    ])
    for (text, reason) in differences {
      printJSON([("e164_differs", .text(text)), ("reason", .text(reason))])
    }
  }

  func check() throws(BenchmarkFailure) {
    let same = Double(judged["same"] ?? 0)
    guard Double(matched["same"] ?? 0) >= same * Self.leastMatched else {
      throw .threshold("fewer than 98.9 % of the same numbers match")
    }
    guard matched["different"] ?? 0 == 0 else { throw .threshold("different numbers match") }
    guard Double(equal) >= Double(valid) * Self.leastEqual else {
      throw .threshold("E.164 differs for more than 1 % of the valid numbers")
    }
    guard !differences.contains(where: { $0.reason == "unexplained" }) else {
      throw .threshold("an E.164 differs without a reason")
    }
  }
}

/// A value that is printed.
indirect enum PrintedValue {
  case number(Double)
  case text(String)
  case object([(String, PrintedValue)])

  fileprivate var json: String {
    switch self {
    case .number(let number):
      number == number.rounded() ? String(Int(number)) : String(format: "%.4f", number)
    case .text(let text): quoted(text)
    case .object(let fields):
      "{" + fields.map { quoted($0) + ": " + $1.json }.joined(separator: ", ") + "}"
    }
  }
}

/// Prints one JSON object on a line of its own.
func printJSON(_ fields: [(String, PrintedValue)]) { print(PrintedValue.object(fields).json) }

private func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\" + String(scalar)
    case _ where scalar.value < 0x20 || scalar.properties.generalCategory == .format:
      quoted += String(format: "\\u%04x", scalar.value)
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
