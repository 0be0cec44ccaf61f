import ContactFormats
import ContactModel
import Standardization

/// What becomes of one line.
struct LineChange {
  /// The line, as an index.
  var index: Int
  var kinds: Set<StandardizingKind>
  /// Its new bytes; `nil` where it is retired.
  var raw: [UInt8]?
  /// The line that says the same, where it is retired.
  var sameAs: Int?
}

/// Finds what of a card would be written in another way.
struct CardStandardizing {
  let request: StandardizingRequest
  let rewriting: Rewriting

  init(_ request: StandardizingRequest) {
    self.request = request
    rewriting = Rewriting(phoneForm: request.phoneForm)
  }

  /// A card while it is looked at.
  struct Sheet {
    let lines: [ContentLine]
    let version: CardVersion
    /// The decoded values of lines that change, by index.
    var values: [Int: [UInt8]] = [:]
    var kinds: [Int: Set<StandardizingKind>] = [:]
    /// What is added to the parameters of a line.
    var additions: [Int: [UInt8]] = [:]
    /// Lines that are retired, each with the line that says the same.
    var retired: [Int: Int] = [:]
    let charset: String?

    /// How the whole name, which was rewritten, spells a part of the name.
    ///
    /// "ANA" alone may be an abbreviation; in "ANA RUIZ" it is none.
    func spelling(of part: String) -> String? {
      guard let index = lines.firstIndex(where: { $0.name == "FN" }), let new = values[index] else {
        return nil
      }
      let old = ContentLines.decodedValue(of: lines[index], charset: charset)
      let words = { (text: [UInt8]) in
        String(decoding: text, as: UTF8.self).split(separator: " ").map(String.init)
      }
      guard words(old).count == words(new).count else { return nil }
      let spellings = Dictionary(zip(words(old), words(new))) { first, _ in first }
      let parts = part.split(separator: " ").compactMap { spellings[String($0)] }
      guard !parts.isEmpty, parts.count == part.split(separator: " ").count else { return nil }
      return parts.joined(separator: " ")
    }

    /// The value that a line has, or will have.
    func value(_ index: Int) -> [UInt8] {
      values[index] ?? ContentLines.decodedValue(of: lines[index], charset: charset)
    }
  }

  /// The changes to a card, in the order of its lines.
  ///
  /// - Parameters:
  ///   - lines: The card's lines.
  ///   - isUTF8: Whether what is not declared to be otherwise is in UTF-8.
  ///   - charset: The encoding of what is neither UTF-8 nor declared.
  /// - Returns: The changes; none where the card is standard.
  func changes(_ lines: [ContentLine], isUTF8: Bool, charset: String?) -> [LineChange] {
    let version = CardVersion(of: lines)
    var sheet = Sheet(lines: lines, version: version, charset: charset)
    let regions = Regions(sheet, fallback: request.region, rewriting: rewriting)
    let isCompany = isCompany(sheet)
    // The whole name first, since it tells how its parts are spelled.
    let order = lines.indices.sorted { lines[$0].name == "FN" && lines[$1].name != "FN" }
    for index in order where !lines[index].value.isEmpty {
      let line = lines[index]
      guard let kind = Self.kinds[line.name], request.kinds.contains(kind),
        kind != .names || !isCompany,
        let value = value(of: index, kind, &sheet, regions)
      else { continue }
      sheet.values[index] = value
      sheet.kinds[index] = [kind]
    }
    let writing = ValueReplacement(version: version, isUTF8: isUTF8, charset: charset)
    // What cannot be written is not there when equal values are sought.
    for (index, value) in sheet.values where writing.raw(of: lines[index], value: value) == nil {
      sheet.values[index] = nil
      sheet.kinds[index] = nil
    }
    if request.kinds.contains(.duplicates) { DuplicateLines.find(in: &sheet) }
    return changes(sheet, writing)
  }

  private static let kinds: [String: StandardizingKind] = [
    "TEL": .phones, "ADR": .addresses, "FN": .names, "N": .names, "EMAIL": .emails,
  ]

  private func changes(_ sheet: Sheet, _ writing: ValueReplacement) -> [LineChange] {
    Set(sheet.kinds.keys).union(sheet.retired.keys).sorted().compactMap { index in
      if let other = sheet.retired[index] {
        return LineChange(index: index, kinds: [.duplicates], raw: nil, sameAs: other)
      }
      let line = sheet.lines[index]
      let addition = sheet.additions[index] ?? []
      let raw = writing.raw(of: line, value: sheet.value(index), adding: addition)
      guard let raw, raw != line.raw else { return nil }
      return LineChange(index: index, kinds: sheet.kinds[index] ?? [], raw: raw)
    }
  }

  /// Whether the card is that of a company, whose name is spelled as it likes.
  private func isCompany(_ sheet: Sheet) -> Bool {
    var name: [UInt8]?
    var organization: [UInt8]?
    for (index, line) in sheet.lines.enumerated() {
      switch line.name {
      case "FN": name = name ?? sheet.value(index)
      case "ORG":
        let value = sheet.value(index)
        organization = organization ?? Array(value[CardText.parts(value, separator: 0x3B)[0]])
      case "KIND", "X-ADDRESSBOOKSERVER-KIND":
        if Self.lower(line.value) != "individual" { return true }
      case "X-ABSHOWAS": if Self.lower(line.value) == "company" { return true }
      default: break
      }
    }
    guard let name, let organization else { return false }
    return Self.lower(name) == Self.lower(organization)
  }

  private static func lower(_ value: [UInt8]) -> String {
    String(decoding: value, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
  }

  // MARK: Values

  /// The new value of a line; `nil` where it stays.
  private func value(
    of index: Int,
    _ kind: StandardizingKind,
    _ sheet: inout Sheet,
    _ regions: Regions
  ) -> [UInt8]? {
    let value = sheet.value(index)
    switch kind {
    case .phones:
      return whole(value, sheet.version) { phone($0, regions) }
    case .emails: return whole(value, sheet.version, rewriting.email)
    case .names where sheet.lines[index].name == "FN":
      return whole(value, sheet.version, rewriting.name)
    case .names:
      return components(value, sheet.version) { number, items in
        // What follows are titles and degrees, spelled as they like.
        number < 3 ? name(items, sheet) : nil
      }
    case .addresses:
      let country = regions.country(ofAddress: value)
      return components(value, sheet.version) { number, component in
        address(component, number: number, country: country, sheet.version)
      }
    case .duplicates: return nil
    }
  }

  private func phone(_ text: String, _ regions: Regions) -> String? {
    // To find the country takes longer than to see that it is not needed.
    let saysCountry = request.phoneForm != .national && rewriting.callingCode(of: text) != nil
    return rewriting.phone(text, region: saysCountry ? nil : regions.ofPhones)
  }

  private func whole(
    _ value: [UInt8],
    _ version: CardVersion,
    _ rewrite: (String) -> String?
  ) -> [UInt8]? {
    guard let text = CardText(value[...], version: version) else { return nil }
    return text.rewritten(rewrite)
  }

  private func components(
    _ value: [UInt8],
    _ version: CardVersion,
    _ rewrite: (_ number: Int, _ component: ArraySlice<UInt8>) -> [UInt8]?
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var isChanged = false
    for (number, part) in CardText.parts(value, separator: UInt8(ascii: ";")).enumerated() {
      if number > 0 { result.append(UInt8(ascii: ";")) }
      let new = part.isEmpty ? nil : rewrite(number, value[part])
      isChanged = isChanged || new != nil
      result += new ?? Array(value[part])
    }
    return isChanged ? result : nil
  }

  /// A component of N; from vCard 3.0 on commas separate names.
  private func name(_ component: ArraySlice<UInt8>, _ sheet: Sheet) -> [UInt8]? {
    let component = Array(component)
    var result: [UInt8] = []
    var isChanged = false
    let parts =
      sheet.version == .v21
      ? [component.indices] : CardText.parts(component, separator: UInt8(ascii: ","))
    for (number, part) in parts.enumerated() {
      if number > 0 { result.append(UInt8(ascii: ",")) }
      let text = CardText(component[part], version: sheet.version)
      let new = text?.rewritten { sheet.spelling(of: $0) ?? rewriting.name($0) }
      isChanged = isChanged || new != nil
      result += new ?? Array(component[part])
    }
    return isChanged ? result : nil
  }

  private func address(
    _ component: ArraySlice<UInt8>,
    number: Int,
    country: String?,
    _ version: CardVersion
  ) -> [UInt8]? {
    guard let text = CardText(component, version: version) else { return nil }
    switch number {
    case 2: return text.rewritten { rewriting.street($0, country: country) }
    case 3: return text.rewritten(rewriting.place)
    case 5: return text.rewritten { rewriting.postcode($0, country: country) }
    default: return nil
    }
  }
}

/// In which country a card's numbers and addresses are.
struct Regions {
  private let told: ToldRegions
  private let rewriting: Rewriting

  /// Where addresses name one country, or else numbers one country code, it is that; where they
  /// name several, or one that is not known, so is the country of numbers.
  init(_ sheet: CardStandardizing.Sheet, fallback: String?, rewriting: Rewriting) {
    self.rewriting = rewriting
    var told = ToldRegions(fallback: fallback, rewriting: rewriting)
    for (index, line) in sheet.lines.enumerated() {
      switch line.name {
      case "ADR":
        told.addCountry(Self.country(of: sheet.value(index)))
      case "TEL": told.addPhone(String(decoding: sheet.value(index), as: UTF8.self))
      default: break
      }
    }
    self.told = told
  }

  /// The country of numbers that do not say it; `nil` where it is not known.
  var ofPhones: String? { told.region }

  /// The country of an address: its own, or else that of the card's numbers.
  func country(ofAddress value: [UInt8]) -> String? {
    let name = Self.country(of: value)
    return name.allSatisfy(\.isWhitespace) ? ofPhones : rewriting.region(ofCountry: name)
  }

  private static func country(of address: [UInt8]) -> String {
    let parts = CardText.parts(address, separator: UInt8(ascii: ";"))
    return parts.count > 6 ? String(decoding: address[parts[6]], as: UTF8.self) : ""
  }
}

/// What a contact tells of its country.
struct ToldRegions {
  let fallback: String?
  let rewriting: Rewriting
  /// Those of addresses, and those of numbers; `nil` among them stands for one that is not known.
  private var countries: Set<String?> = []
  /// The calling codes of numbers that say one, and the first number of them.
  private var codes: Set<UInt16> = []
  private var number: String?

  /// Nothing is told yet; `fallback` is taken where nothing will be.
  init(fallback: String?, rewriting: Rewriting) {
    self.fallback = fallback
    self.rewriting = rewriting
  }

  mutating func addCountry(_ name: String) {
    guard !name.allSatisfy(\.isWhitespace) else { return }
    countries.insert(rewriting.region(ofCountry: name))
  }

  mutating func addPhone(_ text: String) {
    guard let code = rewriting.callingCode(of: text) else { return }
    codes.insert(code)
    if number == nil { number = text }
  }

  /// The country of numbers that do not say it.
  ///
  /// Numbers that are written without their country code leave no trace of it, so that only
  /// addresses and the one who asks tell where such numbers are.
  var region: String? {
    if let first = countries.first { return countries.count == 1 ? first : nil }
    guard rewriting.phoneForm != .national, let number else { return fallback }
    return codes.count == 1 ? rewriting.region(ofPhone: number) : nil
  }
}
