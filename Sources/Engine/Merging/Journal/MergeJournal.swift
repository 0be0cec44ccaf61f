/// What was merged, what was retired, and how each merge is undone.
///
/// As a file it is JSON Lines: a header, a line for each merge, and a last line with their count
/// and a checksum. Each merge holds the bytes that it replaced, so that any of them can be undone
/// alone, in any order.
///
/// ```
/// {"format":"smartercontacts-journal","version":1,"time":…,"rule":…,"sources":[…],"output":{…}}
/// {"merge":1,"kind":"exact","survivor":0,"members":[…],"retired":[…],"aliases":[…],"inverse":[…]}
/// {"end":true,"merges":1,"checksum":"51c1e58c4e2a9d07"}
/// ```
/// `survivor` and `member` count the members from 0, `source` the sources. `inverse` says for each
/// edit: the bytes `original` of `source` begin `at` that byte; `output` is where their replacement
/// begins, and its length. Bytes that are not UTF-8 stand as base64 under `raw64`, `original64` and
/// so on.
package struct MergeJournal: Hashable, Sendable {
  /// A file that was merged.
  package struct Source: Hashable, Sendable {
    package var path: String
    /// How it was stored, as in "gzip"; size and hash are those of its text.
    package var storage: String
    package var size: Int
    package var hash: String
    /// Its first bytes that are not in the output: a second header, a byte order mark.
    package var omitted: [UInt8]
    /// The line end that was put before it in the output.
    package var lineEnd: [UInt8]
  }

  /// The file that was written.
  package struct Output: Hashable, Sendable {
    package var name: String
    /// Size and hash are those of its text.
    package var size: Int
    package var hash: String
    /// How it is stored, as in "utf16le gzip".
    package var storage = "plain"
  }

  /// A contact that was merged.
  package struct Member: Hashable, Sendable {
    package var identifier: String
    /// Its source, as an index.
    package var source: Int
    /// The line on which it begins in its source.
    package var line: Int
  }

  /// A value that was retired.
  package struct Retired: Hashable, Sendable {
    /// The member whose it is, as an index.
    package var member: Int
    package var line: Int
    package var property: String
    package var value: String
    /// The bytes as they were written.
    package var raw: [UInt8]
    /// As ``RetirementReason/word`` says it.
    package var reason: String
  }

  /// What takes one edit back.
  package struct Inverse: Hashable, Sendable {
    package var source: Int
    /// Where the original bytes stand in their source.
    package var at: Int
    /// The bytes of the output that they take the place of.
    package var output: Range<Int>
    package var original: [UInt8]
  }

  /// One merge.
  package struct Entry: Hashable, Sendable {
    package var number: Int
    package var evidence: MergeCluster.Evidence
    package var members: [Member]
    /// The member that gave its place, as an index.
    package var survivor: Int
    package var retired: [Retired]
    package var aliases: [String]
    package var inverse: [Inverse]
  }

  /// The version that is written, and the newest that is read.
  package static let version = 1

  /// When the merge was done, as the caller writes it.
  package var time: String
  /// The survivorship rule.
  package var rule: String
  package var sources: [Source]
  package var output: Output
  package var entries: [Entry]
}
