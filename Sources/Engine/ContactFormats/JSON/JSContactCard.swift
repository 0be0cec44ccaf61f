import ContactModel

/// The JSContact card of lines of vCard 4.0.
///
/// The card is turned back into lines; a property that does not come back as it was stands in
/// `vCardProps`, as a jCard has it.
struct JSContactCard {
  private(set) var card = JSONValue.object([])
  /// Properties that go to `vCardProps`, since their objects do not give them back.
  private var refused: Set<String>
  private var collections: [(name: String, objects: [JSONValue.Member])] = []
  private var properties: [JSONValue] = []
  private var numbers: [String: Int] = [:]

  /// Makes the card of `lines`.
  init(_ lines: [ContentLine]) {
    self.init(lines, refused: [])
    var names: Set<String> = []
    // Each time at least one more property is refused.
    for _ in 0..<4 {
      let lost = WholeLines.namesLost(of: lines, in: JSContactLines(card, line: 1).lines)
      if lost.isEmpty { return }
      names.formUnion(lost)
      self.init(lines, refused: names)
    }
    self.init(lines, refused: Set(lines.map(\.name)))
  }

  private init(_ unsorted: [ContentLine], refused: Set<String>) {
    self.refused = refused
    // Places come after the dates that they belong to.
    let places: Set = ["BIRTHPLACE", "DEATHPLACE"]
    let lines =
      unsorted.filter { !places.contains($0.name) } + unsorted.filter { places.contains($0.name) }
    let labels = labelOwners(lines)
    var members: [JSONValue.Member] = [
      .init("@type", .text("Card")), .init("version", .text("1.0")),
    ]
    let others = lines.filter { $0.name != "UID" || refused.contains("UID") }
    let uid = lines.first { isSimple($0, "UID") }
    members.append(
      .init("uid", .string(uid?.value ?? JSContactIdentifier.derived(from: others)))
    )
    var seen: Set<String> = []
    for (index, line) in lines.enumerated() {
      if labels.values.contains(index) { continue }
      if line.name == "UID", line == uid, seen.insert("UID").inserted { continue }
      if readMember(line, &seen) { continue }
      let label = labels[index].map { lines[$0] }
      if readObject(line, label: label) { continue }
      properties.append(JCard.property(line))
      if let label { properties.append(JCard.property(label)) }
    }
    dropMadeGroups()
    for collection in collections {
      let objects = JSONValue.object(collection.objects)
      if collection.name == "pronouns" {
        var speech = singles["speakToAs"] ?? .object([])
        speech["pronouns"] = objects
        singles["speakToAs"] = speech
      } else {
        singles[collection.name] = objects
      }
    }
    members += singles.members ?? []
    if !properties.isEmpty { members.append(.init("vCardProps", .array(properties))) }
    card = .object(members)
  }

  /// Members of the card that are no collections of objects made of lines.
  private var singles = JSONValue.object([])

  private func isSimple(_ line: ContentLine, _ name: String) -> Bool {
    line.name == name && !refused.contains(name) && line.parameters.isEmpty && line.group.isEmpty
  }

  /// For a line with a label of its group, which line that is.
  private func labelOwners(_ lines: [ContentLine]) -> [Int: Int] {
    var groups: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() where !line.group.isEmpty {
      groups[line.group.uppercased(), default: []].append(index)
    }
    var owners: [Int: Int] = [:]
    for members in groups.values {
      let labels = members.filter { lines[$0].name == "X-ABLABEL" }
      let owned = members.filter { JSContactMapping.of(lines[$0].name) != nil }
      guard labels.count == 1, owned.count == 1, lines[labels[0]].parameters.isEmpty,
        !refused.contains("X-ABLABEL"), !lines[labels[0]].value.isEmpty
      else { continue }
      owners[owned[0]] = labels[0]
    }
    return owners
  }

  /// Takes a line that becomes a member of the card itself; returns whether it does.
  private mutating func readMember(
    _ line: ContentLine,
    _ seen: inout Set<String>
  ) -> Bool {
    guard !refused.contains(line.name), line.group.isEmpty || line.name == "N" else { return false }
    switch line.name {
    case "N": return seen.insert("N").inserted && readName(line)
    case "RELATED": return readRelation(line)
    case "BIRTHPLACE", "DEATHPLACE": return seen.insert(line.name).inserted && readPlace(line)
    default: break
    }
    guard line.parameters.isEmpty else { return false }
    let text = TextValue.plain(line.value)
    switch line.name {
    case "MEMBER": return insert(line.value, true: true, in: "members")
    case "CATEGORIES":
      let words = TextValue.list(line.value)
      guard seen.insert("CATEGORIES").inserted, Set(words).count == words.count else {
        return false
      }
      return words.allSatisfy { insert($0, true: true, in: "keywords") }
    case "FN":
      guard seen.insert("FN").inserted else { return false }
      var name = singles["name"] ?? .object([])
      name["full"] = .string(text)
      singles["name"] = name
    case "KIND" where seen.insert("KIND").inserted: singles["kind"] = .string(text)
    case "PRODID" where seen.insert("PRODID").inserted: singles["prodId"] = .string(text)
    case "LANGUAGE" where seen.insert("LANGUAGE").inserted:
      singles["language"] = .string(line.value)
    case "REV" where seen.insert("REV").inserted: return setTime("updated", line.value)
    case "CREATED" where seen.insert("CREATED").inserted: return setTime("created", line.value)
    case "GRAMGENDER" where seen.insert("GRAMGENDER").inserted:
      var speech = singles["speakToAs"] ?? .object([])
      speech["grammaticalGender"] = .string(text)
      singles["speakToAs"] = speech
    default: return false
    }
    return true
  }

  private mutating func setTime(_ key: String, _ value: [UInt8]) -> Bool {
    guard let basic = DateForms.basic(value), DateForms.matches(basic[...], "ddddddddTddddddZ"),
      let text = DateForms.extended(basic)
    else { return false }
    singles[key] = .string(text)
    return true
  }

  private mutating func insert(_ key: [UInt8], true value: Bool, in member: String) -> Bool {
    let text = String(decoding: key, as: UTF8.self)
    var set = singles[member] ?? .object([])
    guard set[text] == nil else { return false }
    set[text] = .bool(value)
    singles[member] = set
    return true
  }

  private mutating func readName(_ line: ContentLine) -> Bool {
    var name = singles["name"] ?? .object([])
    let components = JSContactComponents.name(TextValue.structured(line.value))
    name["components"] = .array(components)
    var other = line
    if let index = line.parameters.firstIndex(where: { $0.name == "SORT-AS" }),
      let sort = JSContactComponents.sortAs(line.parameters[index].values)
    {
      name["sortAs"] = sort
      other.parameters.remove(at: index)
    }
    if !other.parameters.isEmpty || !other.group.isEmpty {
      name["vCardParams"] = JCard.parameters(of: other, withValueType: true)
    }
    singles["name"] = name
    return true
  }

  private mutating func readRelation(_ line: ContentLine) -> Bool {
    guard line.parameters.allSatisfy({ ["TYPE", "VALUE"].contains($0.name) }) else { return false }
    let isText = line.parameter("VALUE")?.lowercased() == "text"
    let value = isText ? TextValue.plain(line.value) : line.value
    guard JSContactLines.isAddress(value) != isText else { return false }
    var relations = singles["relatedTo"] ?? .object([])
    let key = String(decoding: value, as: UTF8.self)
    guard relations[key] == nil else { return false }
    let types = line.types.map { JSONValue.Member($0, .bool(true)) }
    relations[key] = .object([.init("relation", .object(types))])
    singles["relatedTo"] = relations
    return true
  }

  /// Puts a place to the only date that it can belong to.
  private mutating func readPlace(_ line: ContentLine) -> Bool {
    let kind = line.name == "BIRTHPLACE" ? "birth" : "death"
    let isPoint = line.parameters == [.init(name: "VALUE", values: ["uri"])]
    guard line.parameters.isEmpty || isPoint,
      let place = collections.firstIndex(where: { $0.name == "anniversaries" })
    else { return false }
    let dates = collections[place].objects.indices.filter {
      collections[place].objects[$0].value["kind"]?.string == kind
    }
    guard dates.count == 1 else { return false }
    collections[place].objects[dates[0]].value["place"] = .object([
      isPoint
        ? .init("coordinates", .string(line.value))
        : .init("full", .string(TextValue.plain(line.value)))
    ])
    return true
  }
}

extension JSContactCard {
  /// Takes a line that becomes an object of a collection; returns whether it does.
  fileprivate mutating func readObject(_ line: ContentLine, label: ContentLine?) -> Bool {
    guard !refused.contains(line.name) else { return false }
    if line.name == "PRONOUNS" { return readPronouns(line) }
    guard let mapping = JSContactMapping.of(line.name) else { return false }
    if line.name == "NICKNAME", TextValue.split(line.value, at: .comma).count > 1 {
      return label == nil && readNicknames(line)
    }
    guard var object = JSContactObject.object(line, mapping),
      let back = JSContactLines.property(object, mapping, line: line.line)
    else { return false }
    var plain = line
    plain.parameters.removeAll { $0.name == "PROP-ID" }
    guard
      back.isSame(as: plain)
        || LineMeaning(back, version: .v40) == LineMeaning(plain, version: .v40),
      let known = JSContactMapping.of(object, in: mapping.collection), known.name == mapping.name
    else { return false }
    if let label { object["label"] = .string(TextValue.plain(label.value)) }
    return insert(object, line, mapping.collection, prefix: mapping.name.lowercased())
  }

  private mutating func insert(
    _ object: JSONValue,
    _ line: ContentLine,
    _ collection: String,
    prefix: String
  ) -> Bool {
    let index = place(of: collection)
    let number = (numbers[prefix] ?? 0) + 1
    let key = line.parameter("PROP-ID") ?? "\(prefix)-\(number)"
    guard !key.isEmpty, !collections[index].objects.contains(where: { $0.key == key }) else {
      return false
    }
    numbers[prefix] = number
    collections[index].objects.append(.init(key, object))
    return true
  }

  private mutating func place(of collection: String) -> Int {
    if let index = collections.firstIndex(where: { $0.name == collection }) { return index }
    collections.append((collection, []))
    return collections.count - 1
  }

  /// Each of several nicknames of one line is an object; their keys tell that they belong together.
  private mutating func readNicknames(_ line: ContentLine) -> Bool {
    guard line.parameters.isEmpty, line.group.isEmpty else { return false }
    let index = place(of: "nicknames")
    let number = (numbers["nickname"] ?? 0) + 1
    numbers["nickname"] = number
    for (item, name) in TextValue.list(line.value).enumerated() {
      collections[index].objects.append(
        .init("nickname-\(number)-\(item + 1)", .object([.init("name", .string(name))]))
      )
    }
    return true
  }

  private mutating func readPronouns(_ line: ContentLine) -> Bool {
    guard let mapping = JSContactMapping.of("NOTE"),
      var object = JSContactObject.object(line, mapping)
    else { return false }
    object["note"] = nil
    object["pronouns"] = .string(TextValue.plain(line.value))
    return insert(object, line, "pronouns", prefix: "pronouns")
  }

  /// Drops the groups that stand for nothing but a label, as they will be made again.
  fileprivate mutating func dropMadeGroups() {
    var labels = 0
    for place in collections.indices {
      for index in collections[place].objects.indices {
        let object = collections[place].objects[index].value
        guard object["label"] != nil, let parameters = object["vCardParams"],
          parameters["group"]?.string == JSContactLines.labelGroup(labels + 1)
        else { continue }
        labels += 1
        var rest = parameters
        rest["group"] = nil
        collections[place].objects[index].value["vCardParams"] =
          rest.members?.isEmpty == true ? nil : rest
      }
    }
  }
}
