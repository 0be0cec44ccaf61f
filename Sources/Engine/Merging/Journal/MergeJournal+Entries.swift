extension MergeJournal.Entry {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("merge")
      writer.value(number)
      writer.key("kind")
      switch evidence {
      case .exact: writer.value("exact")
      case .removal: writer.value("removal")
      case .rewriting: writer.value("rewriting")
      case .probability(let probability):
        writer.value("probability")
        writer.key("probability")
        writer.value(probability)
      }
      writer.key("survivor")
      writer.value(survivor)
      writer.key("members")
      writer.array(members) { writer, member in
        writer.object { writer in
          writer.key("id")
          writer.value(member.identifier)
          writer.key("source")
          writer.value(member.source)
          writer.key("line")
          writer.value(member.line)
        }
      }
      writer.key("retired")
      writer.array(retired) { $1.write(to: &$0) }
      writer.key("aliases")
      writer.array(aliases) { $0.value($1) }
      writer.key("inverse")
      writer.array(inverse) { $1.write(to: &$0) }
    }
  }

  init?(_ value: JSONValue) {
    guard let number = value["merge"]?.integer, let kind = value["kind"]?.text,
      let survivor = value["survivor"]?.integer,
      let members: [MergeJournal.Member] = value.all("members", MergeJournal.Member.init),
      let retired: [MergeJournal.Retired] = value.all("retired", MergeJournal.Retired.init),
      let aliases: [String] = value.all("aliases", \.text),
      let inverse: [MergeJournal.Inverse] = value.all("inverse", MergeJournal.Inverse.init)
    else { return nil }
    let evidence: MergeCluster.Evidence
    switch (kind, value["probability"]) {
    case ("exact", _): evidence = .exact
    case ("removal", _): evidence = .removal
    case ("rewriting", _): evidence = .rewriting
    case ("probability", .number(let probability)?): evidence = .probability(probability)
    default: return nil
    }
    self.init(
      number: number,
      evidence: evidence,
      members: members,
      survivor: survivor,
      retired: retired,
      aliases: aliases,
      inverse: inverse
    )
  }
}

extension JSONValue {
  /// The elements of a member, all made by `make`; `nil` where one is not.
  fileprivate func all<Element>(
    _ name: String,
    _ make: (JSONValue) -> Element?
  ) -> [Element]? {
    guard let elements = self[name]?.elements else { return nil }
    let made = elements.compactMap(make)
    return made.count == elements.count ? made : nil
  }
}

extension MergeJournal.Member {
  fileprivate init?(_ value: JSONValue) {
    guard let identifier = value["id"]?.text, let source = value["source"]?.integer,
      let line = value["line"]?.integer
    else { return nil }
    self.init(identifier: identifier, source: source, line: line)
  }
}

extension MergeJournal.Retired {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("member")
      writer.value(member)
      writer.key("line")
      writer.value(line)
      writer.key("property")
      writer.value(property)
      writer.key("reason")
      writer.value(reason)
      writer.key("value")
      writer.value(value)
      writer.member("raw", "raw64", raw)
    }
  }

  fileprivate init?(_ value: JSONValue) {
    guard let member = value["member"]?.integer, let line = value["line"]?.integer,
      let property = value["property"]?.text, let reason = value["reason"]?.text,
      let readable = value["value"]?.text, let raw = value.bytes("raw", "raw64")
    else { return nil }
    self.init(
      member: member,
      line: line,
      property: property,
      value: readable,
      raw: raw,
      reason: reason
    )
  }
}

extension MergeJournal.Inverse {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("source")
      writer.value(source)
      writer.key("at")
      writer.value(at)
      writer.key("output")
      writer.array([output.lowerBound, output.count]) { $0.value($1) }
      writer.member("original", "original64", original)
    }
  }

  fileprivate init?(_ value: JSONValue) {
    guard let source = value["source"]?.integer, let at = value["at"]?.integer, at >= 0,
      let output = value["output"]?.elements?.compactMap(\.integer), output.count == 2,
      output[0] >= 0, output[1] >= 0, let original = value.bytes("original", "original64")
    else { return nil }
    self.init(
      source: source,
      at: at,
      output: output[0]..<(output[0] + output[1]),
      original: original
    )
  }
}
