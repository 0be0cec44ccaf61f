import ContactModel

/// Lines that are one in vCard 4.0 and two in older versions.
///
/// LABEL becomes a parameter of the ADR of the same type, SORT-STRING one of the N.
enum CardPairs {
  /// `lines` of `version` with LABEL and SORT-STRING joined to what they belong to.
  static func joined(_ lines: [ContentLine], version: CardVersion) -> [ContentLine] {
    var result = lines
    for index in result.indices.reversed() where result[index].name == "LABEL" {
      let label = result[index]
      guard let address = partner(of: label, in: result, named: "ADR"),
        !result[address].parameters.contains(where: { $0.name == "LABEL" }),
        let text = plainText(label, version: version), !text.isEmpty
      else { continue }
      result[address].parameters.append(
        ContentLine.Parameter(name: "LABEL", values: [ParameterText.encoded(text)])
      )
      result.remove(at: index)
    }
    let sorts = result.indices.filter { result[$0].name == "SORT-STRING" }
    let names = result.indices.filter { result[$0].name == "N" }
    if let sort = sorts.first, sorts.count == 1, let name = names.first, names.count == 1,
      result[sort].parameters.allSatisfy({ ["ENCODING", "CHARSET"].contains($0.name) }),
      result[sort].group.isEmpty,
      !result[name].parameters.contains(where: { $0.name == "SORT-AS" }),
      let text = plainText(result[sort], version: version), !text.isEmpty, !text.contains(",")
    {
      result[name].parameters.append(
        ContentLine.Parameter(name: "SORT-AS", values: [ParameterText.encoded(text)])
      )
      result.remove(at: sort)
    }
    return result
  }

  /// `lines`, made of `originals` of vCard 4.0, such that none of them is joined on the way back.
  ///
  /// A line that has its own name in vCard 4.0, as X-LABEL, carries it.
  static func kept(
    _ lines: [ContentLine],
    of originals: [ContentLine],
    version: CardVersion
  ) -> [ContentLine] {
    guard lines.contains(where: { ["LABEL", "SORT-STRING"].contains($0.name) }) else {
      return lines
    }
    let left = Set(joined(lines, version: version).map(\.line))
    return zip(lines, originals).map { line, original in
      guard !left.contains(line.line) else { return line }
      var result = line
      CarriedLine.attach(original, of: .v40, to: &result, sharesValue: false)
      return result
    }
  }

  /// `lines`, which are in `version`, with LABEL and SORT-STRING on lines of their own.
  static func separated(_ lines: [ContentLine], version: CardVersion) -> [ContentLine] {
    let isOneName = lines.count(where: { $0.name == "N" }) == 1
    let hasSort = lines.contains { $0.name == "SORT-STRING" }
    var result: [ContentLine] = []
    for line in lines {
      switch line.name {
      case "ADR": result += separatedAddress(line, lines, version: version)
      case "N" where isOneName && !hasSort: result += separatedName(line, version: version)
      default: result.append(line)
      }
    }
    return result
  }

  private static func separatedAddress(
    _ line: ContentLine,
    _ lines: [ContentLine],
    version: CardVersion
  ) -> [ContentLine] {
    guard let parameter = line.parameters.first(where: { $0.name == "LABEL" }),
      parameter.values.count == 1, let value = parameter.values.first, !value.isEmpty
    else { return [line] }
    var address = line
    address.parameters.removeAll { $0.name == "LABEL" }
    var label = line
    label.name = "LABEL"
    label.parameters = line.parameters.filter { $0.name == "TYPE" }
    label.value = written(ParameterText.decoded(value), version: version)
    // It must find its way back among all that there are.
    let others = lines.filter { $0.name != "ADR" || $0 != line } + [label, address]
    guard partner(of: label, in: others, named: "ADR") == others.count - 1,
      plainText(label, version: version) == ParameterText.decoded(value)
    else { return [line] }
    return [address, label]
  }

  private static func separatedName(
    _ line: ContentLine,
    version: CardVersion
  ) -> [ContentLine] {
    guard let parameter = line.parameters.first(where: { $0.name == "SORT-AS" }),
      parameter.values.count == 1, let value = parameter.values.first, !value.isEmpty
    else { return [line] }
    let text = ParameterText.decoded(value)
    guard !text.contains(",") else { return [line] }
    var name = line
    name.parameters.removeAll { $0.name == "SORT-AS" }
    var sort = line
    sort.name = "SORT-STRING"
    sort.group = ""
    sort.parameters = []
    sort.value = written(text, version: version)
    guard plainText(sort, version: version) == text else { return [line] }
    return [name, sort]
  }

  /// The only line of that name with the types and the group of `line`.
  private static func partner(
    of line: ContentLine,
    in lines: [ContentLine],
    named name: String
  ) -> Int? {
    let ignored: Set = ["TYPE", "ENCODING", "CHARSET"]
    guard line.parameters.allSatisfy({ ignored.contains($0.name) }) else { return nil }
    let wanted = types(line)
    let found = lines.indices.filter {
      lines[$0].name == name && lines[$0].group.uppercased() == line.group.uppercased()
        && types(lines[$0]) == wanted
    }
    let rivals = lines.count { $0.name == line.name && types($0) == wanted }
    return found.count == 1 && rivals < 2 ? found.first : nil
  }

  private static func types(_ line: ContentLine) -> Set<String> {
    Set(
      line.parameters.filter { $0.name == "TYPE" }.flatMap(\.values)
        .flatMap { $0.split(separator: ",").map { $0.lowercased() } }
    )
  }

  private static func plainText(_ line: ContentLine, version: CardVersion) -> String? {
    let coding = LineCoding(line)
    guard !coding.isBase64 else { return nil }
    let text = TextValue.plain(coding.decodedValue(of: line), version: version)
    return String(decoding: TextValue.withPlainLineEnds(text), as: UTF8.self)
  }

  private static func written(_ text: String, version: CardVersion) -> [UInt8] {
    let bytes = Array(text.utf8)
    return version == .v21
      ? TextValue.escaped21(bytes, isComponent: false, isListItem: false)
      : TextValue.escaped(bytes)
  }
}
