// TEL[1].param.TYPE   the parameter of the second phone
// item2.X-ABADR       the property of that name in the group item2
// AGENT.N.family      the family name of the card within the card
// PHOTO[0].bytes      the number of bytes of the first picture
// Notes for people stand in brackets: "ADR.count(after joining LABEL to ADR)".

/// Where a value of a contact is.
struct ConformancePath: Hashable {
  /// As `item1`; `nil` where the group does not matter.
  var group: String?
  /// The property in upper case, or a name such as `displayName`.
  var name: String
  /// Which of the properties of that name.
  var index = 0
  /// What of the property: nothing for its value, or `count`, `bytes`, `param`, a component.
  var rest: [String]
  /// Whether labels that belong to no address count as addresses.
  var joinsLabels: Bool

  init(_ text: String) {
    let plain = text.prefix { $0 != "(" }
    joinsLabels = text.dropFirst(plain.count).uppercased().contains("LABEL")
    var parts = plain.split(separator: ".").map(String.init)
    if let first = parts.first, parts.count > 1, first.lowercased().hasPrefix("item"),
      first.dropFirst(4).allSatisfy(\.isNumber)
    {
      group = first
      parts.removeFirst()
    }
    let first = parts.isEmpty ? "" : parts.removeFirst()
    if let bracket = first.firstIndex(of: "[") {
      index = Int(first[bracket...].dropFirst().dropLast()) ?? 0
      name = first[..<bracket].uppercased()
    } else {
      name = first.uppercased()
    }
    rest = parts
  }

  /// The path within the card that is the value.
  var inner: ConformancePath { ConformancePath(rest.joined(separator: ".")) }
}
