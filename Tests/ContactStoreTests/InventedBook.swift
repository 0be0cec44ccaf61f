import ContactFormats
import ContactModel
import ContactStore
import Merging

extension BookSettings {
  /// As the program has them, but for the time.
  static func invented(bulkSize: Int = 1000) -> BookSettings {
    BookSettings(bulkSize: bulkSize, now: { 1_700_000_000 }) { bytes in
      ContentLines.card(bytes, firstLine: 1).map(\.raw.count)
    }
  }
}

extension ImportSource {
  /// A source of vCards, read as the program reads them.
  static func cards(_ text: String, name: String = "invented.vcf") throws -> ImportSource {
    try cards(Array(text.utf8), name: name)
  }

  static func cards(_ bytes: [UInt8], name: String = "invented.vcf") throws -> ImportSource {
    let table = try ContactReading.read(bytes, columns: nil)
    return ImportSource(
      name: name,
      text: table.text.bytes,
      original: table.text.bytes == bytes ? nil : bytes,
      count: table.entries.count
    ) { index in
      let entry = table.entries[index]
      return ImportedCard(
        bytes: entry.bytes,
        line: entry.line,
        uid: table.first(.id, at: index)
      )
    }
  }
}

extension ContactStore {
  /// A book for a test.
  static func invented(_ folder: Folder, bulkSize: Int = 1000) throws -> ContactStore {
    try ContactStore(
      folder.path("book/book.sqlite"),
      access: .write(waitMilliseconds: 0),
      settings: .invented(bulkSize: bulkSize)
    )
  }

  /// The card of a contact.
  func text(_ contact: Int) throws -> String {
    String(decoding: try self.contact(ContactID(contact)).bytes, as: UTF8.self)
  }

  /// The cards that are present, by their numbers.
  func cards() throws -> [Int: String] {
    var cards: [Int: String] = [:]
    try eachContact { cards[$0.id.number] = String(decoding: $0.bytes, as: UTF8.self) }
    return cards
  }

  /// An import as it is written back.
  func exported(_ importNumber: Int) throws -> String {
    var bytes: [UInt8] = []
    try export(importNumber) { piece in
      switch piece {
      case .verbatim(let piece), .untouched(_, let piece), .changed(_, let piece): bytes += piece
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Merges contacts as the program merges cards.
  func merge(_ contacts: Int..., title: String = "merge") throws -> OperationID {
    let states = try contacts.map { try state(of: ContactID($0)) }
    let cards = states.map { state in
      state.contentLines { ContentLines.card($0, firstLine: 1) }
    }
    let merged = CardMerging.merge(cards, rule: .mostComplete) { _ in "" }
    return try merge([MergePatch(merged, of: states)], title: title)[0]
  }
}

/// A card of an invented person.
func card(_ name: String, uid: String? = nil, _ lines: String...) -> String {
  let uid = uid.map { ["UID:\($0)"] } ?? []
  let all = ["BEGIN:VCARD", "VERSION:3.0", "FN:\(name)"] + uid + lines + ["END:VCARD"]
  return all.map { $0 + "\r\n" }.joined()
}
