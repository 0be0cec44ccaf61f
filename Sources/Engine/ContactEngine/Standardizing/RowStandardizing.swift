import ContactFormats
import ContactModel
import Standardization

/// Finds what of a row would be written in another way.
struct RowStandardizing {
  private let request: StandardizingRequest
  private let rewriting: Rewriting
  private let layout: CSVLayout

  init(_ request: StandardizingRequest, layout: CSVLayout) {
    self.request = request
    rewriting = Rewriting(phoneForm: request.phoneForm)
    self.layout = layout
  }

  /// Which value a cell is, or is part of.
  private struct Slot: Hashable {
    var field: Field
    var occurrence: Int
  }

  /// What stands between several values in one cell, as Google writes them.
  private static let several = " ::: "

  /// The changes to a row, in the order of its cells.
  func changes(_ cells: [ContentLine]) -> [LineChange] {
    var texts = cells.map { String(validating: $0.value, as: UTF8.self) }
    let regions = regions(texts)
    var changes: [LineChange] = []
    for (index, role) in layout.columns.enumerated() where index < cells.count {
      guard case .value(let field, let kind, let occurrence, _) = role, let text = texts[index],
        !text.isEmpty, isWhole(Slot(field: field, occurrence: occurrence), kind)
      else { continue }
      let country = regions.addresses[occurrence, default: regions.phones]
      let values = text.components(separatedBy: Self.several)
      let new = values.map { value in
        rewritten(value, field, country: country, region: regions.phones) ?? value
      }
      .joined(separator: Self.several)
      guard new != text, let kind = Self.kind(of: field) else { continue }
      texts[index] = new
      changes.append(
        LineChange(index: index, kinds: [kind], raw: raw(Array(new.utf8), as: cells[index]))
      )
    }
    return changes
  }

  private static func kind(of field: Field) -> StandardizingKind? {
    switch field {
    case .phone: .phones
    case .email: .emails
    case .name, .given, .middle, .family: .names
    case .street, .postcode, .city: .addresses
    case .id, .truth, .prefix, .suffix, .nickname, .organization, .title, .address, .unit, .region,
      .country, .birthday, .birthplace, .sex, .url, .note, .group, .identifier, .bookkeeping,
      .other:
      nil
    }
  }

  private func rewritten(
    _ text: String,
    _ field: Field,
    country: String?,
    region: String?
  ) -> String? {
    guard let kind = Self.kind(of: field), request.kinds.contains(kind),
      !text.utf8.contains(where: \.isLineEnd)
    else { return nil }
    switch field {
    case .phone: return rewriting.phone(text, region: region)
    case .email: return rewriting.email(text)
    case .street: return rewriting.street(text, country: country)
    case .postcode: return rewriting.postcode(text, country: country)
    case .city: return rewriting.place(text)
    default: return rewriting.name(text)
    }
  }

  /// Whether the value stands in one column, not in several that are joined.
  private func isWhole(_ slot: Slot, _ kind: ValueKind) -> Bool {
    layout.columns.count { role in
      guard case .value(let field, let other, let occurrence, _) = role else { return false }
      return field == slot.field && occurrence == slot.occurrence && other == kind
    } == 1
  }

  /// The country of each address, and that of numbers that do not say theirs.
  private func regions(_ texts: [String?]) -> (addresses: [Int: String?], phones: String?) {
    var addresses: [Int: String?] = [:]
    var told = ToldRegions(fallback: request.region, rewriting: rewriting)
    for (role, text) in zip(layout.columns, texts) {
      guard case .value(let field, _, let occurrence, _) = role, let text, !text.isEmpty else {
        continue
      }
      if field == .country {
        addresses.updateValue(rewriting.region(ofCountry: text), forKey: occurrence)
        told.addCountry(text)
      } else if field == .phone {
        for number in text.components(separatedBy: Self.several) { told.addPhone(number) }
      }
    }
    return (addresses, told.region)
  }

  /// A cell with other text, in quotes where it was.
  private func raw(_ text: [UInt8], as cell: ContentLine) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let plain = CSVWriting.quoted(text, separator: layout.separator)
    guard cell.raw.first == quote, plain.first != quote else { return plain }
    return [quote] + text + [quote]
  }
}

extension String {
  /// The parts between each `separator`.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
