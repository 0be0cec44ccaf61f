package import ContactModel

/// A source whose contacts are merged: where it came from, its text, and where its contacts stand.
package struct MergeSource: Sendable {
  /// The path as it was given.
  package var path: String
  /// How the bytes are stored at the path, as in "gzip"; for whoever writes them back.
  package var storage: String
  /// Its text.
  package var bytes: [UInt8]
  /// Where its contacts stand, in order.
  package var entries: [ContactTable.Entry]
  package var layout: ContactTable.Layout

  package init(
    path: String,
    storage: String = "plain",
    bytes: [UInt8],
    entries: [ContactTable.Entry],
    layout: ContactTable.Layout
  ) {
    self.path = path
    self.storage = storage
    self.bytes = bytes
    self.entries = entries
    self.layout = layout
  }

  /// How its text is encoded, as far as its bytes tell.
  package var textEncoding: TextEncoding { TextEncoding(of: bytes) }

  /// What of its beginning is left out behind another source: the header row, a byte order mark.
  var omittedBehindOthers: Range<Int> {
    switch layout {
    case .csv(let layout): return layout.headerBytes
    case .vCard, .ldif, .json:
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return 0..<(hasMark ? 3 : 0)
    }
  }
}

/// Contacts that are one person.
///
/// Contacts are numbered from 0 over all sources.
package struct MergeCluster: Hashable, Sendable {
  /// Why they are held to be one person.
  package enum Evidence: Hashable, Sendable {
    /// They are exact duplicates.
    case exact
    /// They are one person with at least this probability, in 0...1: what the caller holds for
    /// certain of the whole cluster, as the threshold over which its contacts were linked.
    case probability(Double)
    /// They are left out, since a person asked for it.
    case removal
    /// Only one contact, some lines of which are written in another way.
    case rewriting
  }

  /// The contacts; at least two, unless they are left out.
  package var members: [Int]
  package var evidence: Evidence

  package init(members: [Int], evidence: Evidence) {
    self.members = members
    self.evidence = evidence
  }
}

/// What a plan asks about contacts.
///
/// Contacts are numbered from 0 over all sources.
package struct ContactReader {
  /// The lines of a card, or the cells of a row.
  package var lines: (_ contact: Int) -> [ContentLine]
  /// What names the contact in its source.
  package var identifier: (_ contact: Int) -> String
  /// What people call the contact.
  package var name: (_ contact: Int) -> String
  /// The standardized form of a card's line; empty where only what is written counts.
  package var lineKey: (ContentLine) -> String
  /// The standardized form of a row's cell; empty where only what is written counts.
  package var cellKey: (Field, ContentLine) -> String

  package init(
    lines: @escaping (_ contact: Int) -> [ContentLine],
    identifier: @escaping (_ contact: Int) -> String,
    name: @escaping (_ contact: Int) -> String,
    lineKey: @escaping (ContentLine) -> String,
    cellKey: @escaping (Field, ContentLine) -> String
  ) {
    self.lines = lines
    self.identifier = identifier
    self.name = name
    self.lineKey = lineKey
    self.cellKey = cellKey
  }
}

/// Why sources cannot be written as one.
package enum MergePlanError: Error, Hashable {
  /// Cards and rows cannot stand in one file; `path` is the first source that differs.
  case differentFormats(path: String)
  /// The contacts of `path`, LDIF or JSON, are read and compared, but such a file is not merged.
  case noFileToMerge(path: String)
  /// Rows with other columns, or another separator, cannot stand under the first source's header.
  case differentColumns(path: String)
  /// Text that is UTF-8 and text that is not cannot stand in one file, which is read as one or the
  /// other; `path` is the first source that differs.
  case differentEncodings(path: String, isUTF8: Bool)

  /// Rows have columns, not properties that could have rules of their own.
  case rulesForRows

  /// What happened, and what to do.
  package var message: String {
    switch self {
    case .rulesForRows:
      "rules for single properties are for vCards; give one rule for all columns of a CSV file"
    case .differentFormats(let path):
      "\(path) is of another format than the first file; merge vCards and CSV files apart"
    case .noFileToMerge(let path):
      "\(path) is LDIF or JSON, which is read but not merged as a file; import it into a book, and "
        + "merge there"
    case .differentColumns(let path):
      "\(path) has other columns than the first file; merge it apart, or give it the same header"
    case .differentEncodings(let path, isUTF8: false):
      "\(path) is not UTF-8 like the first file; merge it apart, or convert it to UTF-8"
    case .differentEncodings(let path, isUTF8: true):
      "\(path) is UTF-8, the first file is not; merge it apart, or convert the first to UTF-8"
    }
  }
}
