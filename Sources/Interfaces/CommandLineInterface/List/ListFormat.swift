/// The forms in which the list is printed.
enum ListFormat: String, CaseIterable, Hashable, Sendable {
  case table, json, csv
}

/// The list as JSON: an array with an object for each contact, each on a line of its own.
enum ListJSON {
  static func appendStart(to bytes: inout [UInt8]) { bytes += "[".utf8 }

  static func appendEnd(to bytes: inout [UInt8]) { bytes += "\n]\n".utf8 }

  static func append(_ contact: ListedContact, isFirst: Bool, to bytes: inout [UInt8]) {
    bytes += isFirst ? "\n".utf8 : ",\n".utf8
    bytes += "{\"number\":\(contact.index + 1),\"id\":".utf8
    JSONText.append(contact.identifier, to: &bytes)
    bytes += ",\"name\":".utf8
    JSONText.append(contact.name, to: &bytes)
    bytes += ",\"similarity\":".utf8
    DecimalText.append(contact.similarity, places: 4, to: &bytes)
    bytes += ",\"probability\":".utf8
    DecimalText.append(contact.probability, places: 6, to: &bytes)
    bytes += ",\"closest\":".utf8
    if let other = contact.other {
      bytes += "{\"number\":\(other.index + 1),\"id\":".utf8
      JSONText.append(other.identifier, to: &bytes)
      bytes += ",\"name\":".utf8
      JSONText.append(other.name, to: &bytes)
      bytes += "}".utf8
    } else {
      bytes += "null".utf8
    }
    bytes += ",\"cluster\":".utf8
    JSONText.append(contact.cluster, to: &bytes)
    if !contact.evidence.isEmpty { appendEvidence(contact.evidence, to: &bytes) }
    bytes += "}".utf8
  }

  private static func appendEvidence(
    _ evidence: [ListedContact.Evidence],
    to bytes: inout [UInt8]
  ) {
    bytes += ",\"evidence\":[".utf8
    for (index, piece) in evidence.enumerated() {
      bytes += index == 0 ? "{\"field\":".utf8 : ",{\"field\":".utf8
      JSONText.append(piece.field, to: &bytes)
      bytes += ",\"finding\":".utf8
      JSONText.append(piece.finding, to: &bytes)
      bytes += ",\"weight\":\(jsonNumber(piece.weight))}".utf8
    }
    bytes += "]".utf8
  }

  /// JSON has no infinity.
  private static func jsonNumber(_ weight: Double) -> String {
    weight.isFinite ? "\(weight)" : "null"
  }
}

/// The list as CSV: a header and a row for each contact.
enum ListCSV {
  static let header = "id,name,similarity,probability,closest_id,closest_name,cluster\n"

  /// Appends a row; `isVisible` shows what a terminal could obey as escapes.
  static func append(_ contact: ListedContact, isVisible: Bool, to bytes: inout [UInt8]) {
    func cell(_ text: String) { CSVText.append(isVisible ? text.visible : text, to: &bytes) }
    func comma() { bytes.append(UInt8(ascii: ",")) }
    cell(contact.identifier)
    comma()
    cell(contact.name)
    comma()
    DecimalText.append(contact.similarity, places: 4, to: &bytes)
    comma()
    DecimalText.append(contact.probability, places: 6, to: &bytes)
    comma()
    cell(contact.other?.identifier ?? "")
    comma()
    cell(contact.other?.name ?? "")
    comma()
    cell(contact.cluster)
    bytes.append(UInt8(ascii: "\n"))
  }
}
