/// The formats in which contacts of a book are written.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  /// vCard, as it is kept, or of a version that is named.
  case vcard
  /// vCard as JSON: RFC 7095.
  case jcard
  /// JSContact: RFC 9553.
  case jscontact
  /// A table whose columns are called as `--columns` calls fields.
  case csv
  /// The table that Google Contacts takes.
  case google
  /// The table that Outlook takes.
  case outlook
  /// LDIF, as Thunderbird takes it.
  case ldif

  /// The format that the name of a file speaks of; `nil` where it speaks of none.
  static func implied(by path: String) -> ExportFormat? {
    let name = path.hasSuffix(".gz") ? String(path.dropLast(3)) : path
    guard let point = name.lastIndex(of: "."), !name[point...].contains("/") else { return nil }
    return switch name[name.index(after: point)...].lowercased() {
    case "vcf", "vcard": .vcard
    case "csv": .csv
    case "json", "jscontact": .jscontact
    case "jcard": .jcard
    case "ldif", "ldi": .ldif
    default: nil
    }
  }

  /// How names of such files end.
  var ending: String {
    switch self {
    case .vcard: "vcf"
    case .jcard, .jscontact: "json"
    case .csv, .google, .outlook: "csv"
    case .ldif: "ldif"
    }
  }
}

/// A version of vCard.
public enum ExportVersion: String, CaseIterable, Hashable, Sendable {
  /// What old phones take.
  case v21 = "2.1"
  /// What nearly everything takes.
  case v30 = "3.0"
  /// The newest.
  case v40 = "4.0"
}

/// What of a book is written, and how.
public struct ExportRequest: Hashable, Sendable {
  /// The source whose contacts are written; `nil` for all.
  public var source: String?
  /// The format; `nil` writes what the book has as it is.
  public var format: ExportFormat?
  /// The version of vCards; `nil` leaves each as it is, or takes 3.0 where they are made.
  public var version: ExportVersion?

  /// Creates a request.
  public init(
    source: String? = nil,
    format: ExportFormat? = nil,
    version: ExportVersion? = nil
  ) {
    self.source = source
    self.format = format
    self.version = version
  }

  /// Whether contacts are written as they are kept.
  var isVerbatim: Bool { (format ?? .vcard) == .vcard && version == nil }
}

/// What an export wrote.
public struct ExportReport: Hashable, Sendable {
  /// How many contacts were written.
  public var count: Int
  /// The source, where it was written as it came, its changed contacts in their places.
  public var source: String?
  /// How many contacts of that source are written otherwise than it had them.
  public var changed: Int
  /// What the format had no place of its own for, and where it is; the first of it.
  public var notes: [String]
  /// How much of that there is.
  public var noteCount: Int
}

/// What a source has to take over to be as the book is.
public struct SourceChanges: Hashable, Sendable {
  /// The source.
  public var source: String
  /// How many contacts are to be replaced or added there.
  public var changed: Int
  /// How many are to be deleted there.
  public var deleted: Int
  /// The files that were written; none where there is nothing to take over.
  public var files: [String]
}
