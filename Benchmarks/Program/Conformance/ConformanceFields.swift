import ContactFormats
import ContactModel
import Foundation

/// A row, a record or another contact that is no card, as its values tell it.
struct ConformanceFields {
  let values: [(field: Field, kind: ValueKind, occurrence: UInt16, text: String)]

  init(_ table: ContactTable, at index: Int) {
    values = table.values(at: index).map {
      ($0.field, $0.kind, $0.occurrence, table.text.string($0.text))
    }
  }

  private static let fields: [String: Field] = [
    "TEL": .phone, "EMAIL": .email, "NOTE": .note, "ORG": .organization, "TITLE": .title,
    "BDAY": .birthday, "URL": .url, "NICKNAME": .nickname, "CATEGORIES": .group, "LABELS": .group,
    "UID": .id, "GENDER": .sex, "N.FAMILY": .family, "N.GIVEN": .given, "N.ADDITIONAL": .middle,
    "N.PREFIXES": .prefix, "N.SUFFIXES": .suffix, "BIRTHPLACE": .birthplace,
  ]
  private static let addressParts: [String: [Field]] = [
    "street": [.street, .address], "extended": [.unit], "locality": [.city], "city": [.city],
    "region": [.region], "code": [.postcode], "postcode": [.postcode], "country": [.country],
  ]

  /// The right spellings of what stands at `path`; none where there is nothing.
  func spellings(at path: ConformancePath) -> [String] {
    switch path.name {
    case "FN", "DISPLAYNAME": return spellings(of: names, path)
    case "ADR": return address(path)
    default: break
    }
    let key = path.name == "N" ? "N." + (path.rest.first ?? "").uppercased() : path.name
    if let field = Self.fields[key] {
      if let last = path.rest.last, ["label", "type", "types", "TYPE"].contains(last) {
        return kinds(of: field, path)
      }
      let found = values.filter { $0.field == field }.map(\.text)
      return spellings(of: found, path.name == "N" ? ConformancePath("N") : path)
    }
    return spellings(of: others(path.name), path)
  }

  private static let kindNames: [(ValueKind, [String])] = [
    (.home, ["home"]), (.work, ["work"]), (.mobile, ["mobile", "cell"]), (.fax, ["fax"]),
    (.pager, ["pager"]), (.other, ["other"]),
  ]

  /// What kind of phone or e-mail a value is, in the words of cards and of tables.
  private func kinds(of field: Field, _ path: ConformancePath) -> [String] {
    let found = values.filter { $0.field == field }
    guard path.index < found.count else { return [] }
    let kind = found[path.index].kind
    return Self.kindNames.filter { kind.contains($0.0) }.flatMap { names in
      names.1.flatMap { [$0, $0.uppercased(), $0.capitalized] }
    }
  }

  private var names: [String] {
    let whole = values.filter { $0.field == .name }.map(\.text)
    guard whole.isEmpty else { return whole }
    let parts = [Field.prefix, .given, .middle, .family, .suffix].compactMap { field in
      values.first { $0.field == field }?.text
    }
    return parts.isEmpty ? [] : [parts.joined(separator: " ")]
  }

  /// The values of properties that are kept as they are written, as `X-AIM:ana`.
  private func others(_ name: String) -> [String] {
    values.filter { $0.field == .other && $0.text.uppercased().hasPrefix(name) }
      .compactMap { value in
        value.text.firstIndex(of: ":").map { String(value.text[$0...].dropFirst()) }
      }
  }

  private func spellings(of found: [String], _ path: ConformancePath) -> [String] {
    if path.rest == ["count"] { return [String(found.count)] }
    let all = ["|", ",", ", "].map { found.joined(separator: $0) }
    guard path.index < found.count else { return all }
    return [found[path.index], "tel:" + found[path.index], "mailto:" + found[path.index]] + all
  }

  private func address(_ path: ConformancePath) -> [String] {
    let parts = values.filter { $0.field.isAddress }
    var seen: [UInt16] = []
    for part in parts where !seen.contains(part.occurrence) { seen.append(part.occurrence) }
    if path.rest == ["count"] { return [String(seen.count)] }
    guard path.index < seen.count, let name = path.rest.first,
      let fields = Self.addressParts[name.lowercased()]
    else { return [] }
    return parts.filter { $0.occurrence == seen[path.index] && fields.contains($0.field) }
      .map(\.text)
  }
}

extension Field {
  /// Whether it is an address or a part of one.
  fileprivate var isAddress: Bool {
    [.address, .street, .unit, .city, .region, .postcode, .country].contains(self)
  }
}
