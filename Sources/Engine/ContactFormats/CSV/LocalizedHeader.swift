import ContactModel

/// The columns that Outlook and Thunderbird write in other languages than English.
///
/// Names are compared without case, blanks and punctuation: "E-Mail 2: Adresse" is `email2adresse`.
enum LocalizedHeader {
  private struct Meaning {
    var field: Field
    var kind: ValueKind
    /// Which address, if it is a part of one: home, work, other.
    var address: Int
    /// Which part of a value that several columns make, as a street of three lines.
    var part: Int
  }

  /// What the columns of `header` hold that are known.
  static func assignments(_ header: [String]) -> [ColumnMapping.Assignment] {
    var assignments: [ColumnMapping.Assignment] = []
    var joined: [String: [(part: Int, column: String)]] = [:]
    var counts: [Field: Int] = [:]
    var seen: Set<String> = []
    for column in header {
      let name = plain(column)
      guard let meaning = meanings[name], seen.insert(name).inserted else { continue }
      guard meaning.field.isAddressPart || meaning.field == .birthday else {
        let number = counts[meaning.field, default: 0]
        counts[meaning.field] = number + 1
        assignments.append(
          .init(
            field: meaning.field,
            kind: meaning.kind,
            occurrence: number,
            columns: [column]
          )
        )
        continue
      }
      let key = "\(meaning.field) \(meaning.address)"
      if joined[key] == nil {
        assignments.append(
          .init(
            field: meaning.field,
            kind: meaning.kind,
            occurrence: meaning.address,
            columns: []
          )
        )
      }
      joined[key, default: []].append((meaning.part, column))
    }
    return assignments.map { assignment in
      guard assignment.columns.isEmpty else { return assignment }
      var whole = assignment
      whole.columns =
        joined["\(whole.field) \(whole.occurrence)"]?.sorted { $0.part < $1.part }.map(\.column)
        ?? []
      return whole
    }
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [:]
    func add(_ field: Field, _ kind: ValueKind, _ names: String, address: Int = 0, part: Int = 0) {
      for name in names.split(separator: ",") {
        let meaning = Meaning(field: field, kind: kind, address: address, part: part)
        if meanings[plain(String(name))] == nil { meanings[plain(String(name))] = meaning }
      }
    }
    for (field, kind, names) in LocalizedNames.single { add(field, kind, names) }
    for (part, names) in LocalizedNames.birthday.enumerated() {
      add(.birthday, [], names, part: part)
    }
    for (address, places) in LocalizedNames.places.enumerated() {
      let kind: ValueKind = address == 0 ? .home : address == 1 ? .work : .other
      for (field, part, names) in places {
        add(field, kind, names, address: address, part: part)
      }
    }
    return meanings
  }()
}
