import ContactFormats
import ContactModel

/// Contacts of any format as vCards, and vCards in any format: the one place where the engine asks
/// for another form of a card.
enum CardForms {
  /// A contact of a source as a vCard; `nil` where it is one in its source.
  static func card(of index: Int, in table: ContactTable) -> [UInt8]? {
    switch table.layout {
    case .vCard: nil
    case .csv, .ldif, .json: CardConversion.lines(of: index, in: table).bytes
    }
  }

  /// What a format is called in a book.
  static func name(of layout: ContactTable.Layout) -> String {
    switch layout {
    case .vCard: "vcard"
    case .csv(let layout): tableName(layout.header)
    case .ldif: "ldif"
    case .json: "json"
    }
  }

  /// Which program has such columns.
  private static func tableName(_ header: [String]) -> String {
    if header.contains("E-mail 1 - Value") || header.contains("Phone 1 - Value") { return "google" }
    return header.contains("E-mail Address") && header.contains("First Name") ? "outlook" : "csv"
  }

  /// Whether a source of that format holds vCards.
  static func isCard(_ format: String) -> Bool { format == "vcard" }

  /// Whether contacts of that format stand in a list, out of which none can be left without a trace.
  static func isList(_ format: String) -> Bool { format == "json" }

  /// Whether what names a contact in its source is its own in all the world.
  static func hasUniversalIdentifiers(_ layout: ContactTable.Layout) -> Bool {
    switch layout {
    case .vCard, .json: true
    case .csv, .ldif: false
    }
  }

  /// The format in which contacts of a source are written that are not all as they came.
  static func nearest(to format: String) -> ExportFormat {
    format == "json" ? .jscontact : ExportFormat(rawValue: format) ?? .vcard
  }

  /// Writes cards in a format.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - format: What is written.
  ///   - version: The version of vCards; `nil` leaves each as it is.
  ///   - sink: Takes the next bytes.
  ///   - card: The card of that place, from 0, and the encoding of what on it is neither UTF-8 nor
  ///     declared; tables ask twice for each.
  /// - Returns: What the format had no place of its own for.
  /// - Throws: What `sink` and `card` throw.
  static func write(
    count: Int,
    as format: ExportFormat,
    version: ExportVersion?,
    to sink: ([UInt8]) throws -> Void,
    card: (Int) throws -> (bytes: [UInt8], charset: String?)
  ) throws -> [String] {
    guard let written = contactFormat(format, version) else {
      for index in 0..<count {
        let (bytes, charset) = try card(index)
        // A file has one encoding.
        let card = UnifiedCards.inUTF8(bytes, charset: charset)
        try sink(card)
        if card.last?.isLineEnd != true { try sink([0x0D, 0x0A]) }
      }
      return []
    }
    let notes = try ContactWriting.write(count: count, as: written, to: sink) { index in
      let (card, charset) = try card(index)
      return ContentLines.card(card[...], firstLine: 1, charset: charset)
    }
    return notes.map(\.message)
  }

  /// What is written; `nil` where cards are left as they are.
  private static func contactFormat(
    _ format: ExportFormat,
    _ version: ExportVersion?
  ) -> ContactFormat? {
    switch (format, version) {
    case (.vcard, nil): nil
    case (.vcard, .v21?): .vCard(.v21)
    case (.vcard, .v30?): .vCard(.v30)
    case (.vcard, .v40?): .vCard(.v40)
    case (.jcard, _): .jCard
    case (.jscontact, _): .jsContact
    case (.csv, _): .csv
    case (.google, _): .google
    case (.outlook, _): .outlook
    case (.ldif, _): .ldif
    }
  }
}
