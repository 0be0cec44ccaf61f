import ContactStore

// Old programs write names in an encoding of their country, and do not say in which. A whole file
// tells it, a single card may be too short to:
//
//   phone.vcf   Jiří Dvořák, Žofie Šťastná, ...   CP1250, as noted at the import
//   its card 7  Jiří Dvořák                       alone it might be "Jiøí Dvoøák" in Windows-1252

/// The encodings of a book's sources that are not UTF-8 and do not declare it, as each was read whole.
struct SourceCharsets: Sendable {
  private var runs: [Run] = []

  /// The contacts that an import brought.
  private struct Run {
    var contacts: Range<Int>
    /// `nil` for what is taken where nothing else is known.
    var charset: String?
  }

  /// What is noted of a source whose text is taken for Windows-1252, since nothing else is known.
  static let standard = "windows-1252"

  /// No source has such an encoding.
  init() {}

  /// What was noted when the sources were imported.
  init(_ store: ContactStore) throws {
    runs = try store.imports().compactMap { source in
      SourceStorage(text: source.encoding).charset.map {
        Run(contacts: source.contacts, charset: $0 == Self.standard ? nil : $0)
      }
    }
  }

  /// The encoding of what on a contact's card is neither UTF-8 nor declared; `nil` where there is no
  /// such text, or its source is not known to have one.
  func noted(for contact: Int, card: [UInt8]) -> String? {
    guard !runs.isEmpty, String(validating: card, as: UTF8.self) == nil else { return nil }
    return runs.first { $0.contacts.contains(contact) }?.charset
  }

  /// As ``noted(for:card:)``, or where nothing was noted as far as it can be told from the card.
  func charset(for contact: Int, card: [UInt8]) -> String? {
    guard !runs.contains(where: { $0.contacts.contains(contact) }) else {
      return noted(for: contact, card: card)
    }
    return CardName.charset(of: card)
  }
}
