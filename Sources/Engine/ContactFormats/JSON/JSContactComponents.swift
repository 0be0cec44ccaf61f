import ContactModel

/// Names and addresses as lists of components, and as the structured values of N and ADR.
enum JSContactComponents {
  /// From this component on, ADR is of the form of RFC 9554.
  private static let firstNew = 7

  /// The components of an address; of the newer form, those that repeat others are left out.
  static func address(_ parts: [[[UInt8]]]) -> [JSONValue] {
    let isNew = parts.dropFirst(firstNew).contains { $0.contains { !$0.isEmpty } }
    return parts.enumerated().flatMap { index, items -> [JSONValue] in
      guard index < JSContactMapping.addressKinds.count, !isNew || (index != 1 && index != 2) else {
        return []
      }
      return items.filter { !$0.isEmpty }.map {
        component(JSContactMapping.addressKinds[index], $0)
      }
    }
  }

  private static func component(_ kind: String, _ value: [UInt8]) -> JSONValue {
    .object([.init("kind", .text(kind)), .init("value", .string(value))])
  }

  /// The value of ADR for `components`.
  static func address(from components: [JSONValue]) -> [UInt8] {
    let values = components.compactMap { component -> (kind: String, value: [UInt8])? in
      guard let kind = component["kind"]?.string, let value = component["value"]?.bytes else {
        return nil
      }
      return (kind, value)
    }
    let kinds = JSContactMapping.addressKinds
    let isOld = values.allSatisfy { kinds[..<firstNew].contains($0.kind) }
    var parts = [[[UInt8]]](repeating: [], count: isOld ? firstNew : kinds.count)
    for (kind, value) in values {
      let place = isOld ? kinds.firstIndex(of: kind) : kinds.lastIndex(of: kind)
      if let place { parts[place].append(value) }
    }
    if !isOld {
      // What older readers show.
      let unit = values.filter { ["room", "floor", "apartment", "building"].contains($0.kind) }
      let street = values.filter {
        ["number", "name", "block", "direction", "landmark", "subdistrict", "district"]
          .contains($0.kind)
      }
      parts[1] = joined(unit.map(\.value))
      parts[2] = joined(street.map(\.value))
    }
    return TextValue.structured(parts.map { $0.isEmpty ? [[]] : $0 })
  }

  private static func joined(_ values: [[UInt8]]) -> [[UInt8]] {
    values.isEmpty ? [] : [Array(values.joined(separator: [.space]))]
  }

  /// The components of a name; what also stands in a newer component is left out.
  static func name(_ parts: [[[UInt8]]]) -> [JSONValue] {
    let newer = [0: 5, 4: 6]
    return parts.enumerated().flatMap { index, items -> [JSONValue] in
      guard index < JSContactMapping.nameKinds.count else { return [] }
      let repeated = newer[index].flatMap { $0 < parts.count ? parts[$0] : nil } ?? []
      return items.filter { !$0.isEmpty && !repeated.contains($0) }
        .map { component(JSContactMapping.nameKinds[index], $0) }
    }
  }

  /// The value of N for `components`.
  static func name(from components: [JSONValue]) -> [UInt8] {
    func values(_ kinds: String...) -> [[UInt8]] {
      kinds.flatMap { kind in
        components.filter { $0["kind"]?.string == kind }.compactMap { $0["value"]?.bytes }
      }
    }
    var parts = [
      values("surname", "surname2"), values("given"), values("given2"), values("title"),
      values("generation", "credential"),
    ]
    let newer = [values("surname2"), values("generation")]
    if newer.contains(where: { !$0.isEmpty }) { parts += newer }
    return TextValue.structured(parts.map { $0.isEmpty ? [[]] : $0 })
  }

  /// The `sortAs` of a name for the values of SORT-AS; `nil` where there is none.
  static func sortAs(_ values: [String]) -> JSONValue? {
    let texts = values.flatMap {
      ParameterText.decoded($0).split(separator: ",", omittingEmptySubsequences: false)
    }
    guard texts.count <= JSContactMapping.nameKinds.count else { return nil }
    let members = zip(JSContactMapping.nameKinds, texts).filter { !$0.1.isEmpty }
    return members.isEmpty ? nil : .object(members.map { .init($0.0, .text(String($0.1))) })
  }

  /// The values of SORT-AS for a name's `sortAs`; `nil` where it says nothing that fits.
  static func sortAs(from object: JSONValue) -> String? {
    var texts = JSContactMapping.nameKinds.map { object[$0]?.string ?? "" }
    guard texts.allSatisfy({ !$0.contains(",") }) else { return nil }
    while texts.last == "" { texts.removeLast() }
    return texts.isEmpty ? nil : ParameterText.encoded(texts.joined(separator: ","))
  }
}
