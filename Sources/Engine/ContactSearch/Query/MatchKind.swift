/// How a word of the query fits a word of a contact, the best first.
package enum MatchKind: UInt8, CaseIterable, Comparable, Sendable {
  case exact, prefix, suffix, infix
  /// One slip of the finger, of the word or of its beginning.
  case typo, typoInPrefix
  /// Another spelling of the same sound, or another form of the same given name.
  case sound, nickname
  /// Two slips.
  case twoTypos

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Whether the letters are those of the query.
  package var isLiteral: Bool { self <= .infix }
}

/// What a match is worth, from 1 to ``best``.
///
/// A whole name before the beginning of one, names before other fields; among equals the family
/// name first. Fitted on queries with a known answer: `Scripts/benchmark find`.
enum MatchWorth {
  static let best: UInt8 = 30
  /// The word fits nothing but what another word of the query fits as well: for "s smith" any Smith.
  static let borrowed: UInt8 = 1

  static func of(_ kind: MatchKind, _ field: SearchField) -> UInt8 {
    let isName = field.vocabulary == .names
    let top: UInt8 =
      switch kind {
      case .exact: isName ? 30 : 20
      case .prefix: isName ? 25 : 16
      // People leave out the beginning of a phone number, not its end.
      case .suffix: field == .phone ? 18 : isName ? 14 : 15
      case .infix: isName ? 14 : 11
      case .typo: isName ? 10 : 6
      case .typoInPrefix: isName ? 8 : 5
      case .sound, .nickname: isName ? 9 : 5
      case .twoTypos: isName ? 6 : 4
      }
    return top - cost(of: field)
  }

  /// Of a part of an e-mail address that is looked for as one.
  static func ofAddress(_ kind: MatchKind) -> UInt8 { of(kind, .family) }

  private static func cost(of field: SearchField) -> UInt8 {
    switch field {
    case .family, .organization, .phone: 0
    case .given, .email, .city: 1
    case .nickname, .group, .title: 2
    case .otherName, .street, .place, .note, .date, .url, .other: 3
    }
  }

  /// A row of worths, one for each field; 0 for those that are not asked for.
  static func row(_ kind: MatchKind, in fields: SearchFields) -> [UInt8] {
    SearchField.allCases.map { fields.contains($0) ? of(kind, $0) : 0 }
  }
}
