import ContactModel

/// Cards as JSON objects.
///
/// - Note: Source: RFC 9553 (the format), RFC 9555 (what is what in vCard).
enum JSContact {
  /// Whether an object with such members is a card, though it does not say so.
  static func identify(_ names: Set<String>) -> Bool {
    let marks: Set = [
      "uid", "name", "emails", "phones", "addresses", "organizations", "onlineServices",
      "nicknames", "titles", "members", "prodId", "vCardProps",
    ]
    return names.intersection(marks).count > 1
  }

  /// The properties of a card, as lines of vCard 4.0.
  ///
  /// What vCard has no property for becomes JSPROP lines, which say where it stands.
  static func properties(of card: JSONValue, line: Int) -> [ContentLine] {
    let lines = JSContactLines(card, line: line).lines
    let back = JSContactCard(lines).card
    let patches = JSONPatch.difference(from: back, to: card)
    return lines
      + patches.map { patch in
        ContentLine(
          property: patchName,
          parameters: [.init(name: "JSPTR", values: [ParameterText.encoded(patch.key)])],
          value: TextValue.escaped(patch.value.written),
          line: line
        )
      }
  }

  /// The card whose properties are `lines` of vCard 4.0.
  static func card(_ lines: [ContentLine]) -> JSONValue {
    var patches: [JSONValue.Member] = []
    var properties: [ContentLine] = []
    for line in lines {
      if let patch = patch(line) { patches.append(patch) } else { properties.append(line) }
    }
    // A name that was made of the others is made again.
    let others = properties.filter { $0.name != "FN" }
    if others.count == properties.count - 1,
      let name = properties.first(where: { $0.name == "FN" }),
      name.group.isEmpty, name.parameters == [.init(name: "DERIVED", values: ["TRUE"])],
      name.value == DerivedNames.fullName(of: others)
    {
      properties = others
    }
    let plain = JSContactCard(properties).card
    return JSONPatch.applied(patches, to: plain) ?? JSContactCard(lines).card
  }

  private static let patchName = "JSPROP"

  /// What a JSPROP line changes; `nil` of any other.
  private static func patch(_ line: ContentLine) -> JSONValue.Member? {
    guard line.name == patchName, line.group.isEmpty, line.parameters.count == 1,
      let pointer = line.parameter("JSPTR")
    else { return nil }
    var reader = JSONReader(TextValue.plain(line.value))
    guard let value = try? reader.value(), reader.peek() == nil else { return nil }
    return JSONValue.Member(pointer, value)  // `try?`: what is no JSON is a line like others
  }
}

/// Changes of a JSON object, as RFC 9553 has them: pointers to members, none of them into an array.
enum JSONPatch {
  /// What has to change in `old`, so that it says what `new` does.
  ///
  /// `@type` is left out where it says what is clear from its place.
  static func difference(from old: JSONValue, to new: JSONValue) -> [JSONValue.Member] {
    var patches: [JSONValue.Member] = []
    compare(old, new, at: "", &patches)
    return patches
  }

  private static func compare(
    _ old: JSONValue,
    _ new: JSONValue,
    at path: String,
    _ patches: inout [JSONValue.Member]
  ) {
    for member in new.members ?? [] {
      let place = path + escaped(member.key)
      guard let before = old[member.key] else {
        if member.key != "@type" { patches.append(.init(place, member.value)) }
        continue
      }
      if member.key == "components", new["isOrdered"] != .bool(true),
        isPermutation(before, member.value)
      {
        continue
      }
      if before.members != nil, member.value.members != nil, !before.isEquivalent(to: member.value)
      {
        compare(before, member.value, at: place + "/", &patches)
      } else if !before.isEquivalent(to: member.value) {
        patches.append(.init(place, member.value))
      }
    }
    for member in old.members ?? [] where new[member.key] == nil {
      // These are always written.
      if path.isEmpty && ["@type", "version"].contains(member.key) { continue }
      patches.append(.init(path + escaped(member.key), .null))
    }
  }

  /// Whether both have the same elements: the order of components matters only where it is said.
  private static func isPermutation(_ one: JSONValue, _ two: JSONValue) -> Bool {
    guard var rest = one.elements, let elements = two.elements, rest.count == elements.count else {
      return false
    }
    return elements.allSatisfy { element in
      guard let index = rest.firstIndex(where: { $0.isEquivalent(to: element) }) else {
        return false
      }
      rest.remove(at: index)
      return true
    }
  }

  private static func escaped(_ key: String) -> String {
    key.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// `object` with `patches`; `nil` where one of them points to nowhere.
  static func applied(_ patches: [JSONValue.Member], to object: JSONValue) -> JSONValue? {
    var result = object
    for patch in patches {
      var path = patch.key.split(separator: "/", omittingEmptySubsequences: false).map {
        String($0).replacing("~1", with: "/").replacing("~0", with: "~")
      }
      if path.first == "" && path.count > 1 { path.removeFirst() }
      guard let changed = applied(patch.value, at: path[...], to: result) else { return nil }
      result = changed
    }
    return result
  }

  private static func applied(
    _ value: JSONValue,
    at path: ArraySlice<String>,
    to object: JSONValue
  ) -> JSONValue? {
    guard object.members != nil, let key = path.first else { return nil }
    var result = object
    if path.count == 1 {
      result[key] = value == .null ? nil : value
      return result
    }
    guard let inner = object[key], let changed = applied(value, at: path.dropFirst(), to: inner)
    else { return nil }
    result[key] = changed
    return result
  }
}
