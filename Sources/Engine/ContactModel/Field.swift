/// What a value says about a contact.
///
/// The raw names are those of `--columns`.
package enum Field: UInt8, CaseIterable, Hashable, Sendable {
  /// What names the record in its source: a card's UID.
  case id
  /// The known identity of the person, for measuring only.
  case truth
  /// A whole name in one value.
  case name
  case prefix, given, middle, family, suffix, nickname
  case organization, title
  case phone, email
  /// A whole postal address in one value.
  case address
  case street, unit, city, region, postcode, country
  case birthday, birthplace, sex, url, note, group
  /// A number that is meant to be one's own, as in a passport.
  case identifier
  /// When and by what the record was written, and under which format: no part of the person.
  case bookkeeping
  /// A property or column that the program does not know, kept as written.
  case other
}

/// What kind of phone, e-mail or address a value is.
///
/// The operations are written out, since readers make millions of kinds: those that `OptionSet`
/// gives are not specialized for a type of another target, and took half of the time of reading.
package struct ValueKind: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init() { rawValue = 0 }

  package init(arrayLiteral elements: ValueKind...) {
    var bits: UInt8 = 0
    for element in elements { bits |= element.rawValue }
    rawValue = bits
  }

  package static var home: ValueKind { ValueKind(rawValue: 1) }
  package static var work: ValueKind { ValueKind(rawValue: 2) }
  package static var mobile: ValueKind { ValueKind(rawValue: 4) }
  package static var fax: ValueKind { ValueKind(rawValue: 8) }
  package static var pager: ValueKind { ValueKind(rawValue: 16) }
  package static var preferred: ValueKind { ValueKind(rawValue: 32) }
  package static var other: ValueKind { ValueKind(rawValue: 64) }

  /// The kinds of both.
  package func union(_ other: ValueKind) -> ValueKind {
    ValueKind(rawValue: rawValue | other.rawValue)
  }

  /// Adds the kinds of `other`.
  package mutating func formUnion(_ other: ValueKind) { self = union(other) }

  /// Whether all kinds of `member` are here.
  package func contains(_ member: ValueKind) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }
}

/// One value of one contact: twelve bytes, the text stays in the source.
package struct FieldValue: Hashable, Sendable {
  package var field: Field
  package var kind: ValueKind
  /// Which of the contact's addresses a part belongs to; for `.other`, the column counted from 0.
  package var occurrence: UInt16
  /// The decoded text: unescaped, unfolded, never empty.
  package var text: TextRange

  @inlinable
  package init(_ field: Field, kind: ValueKind = [], occurrence: UInt16 = 0, text: TextRange) {
    self.field = field
    self.kind = kind
    self.occurrence = occurrence
    self.text = text
  }
}
