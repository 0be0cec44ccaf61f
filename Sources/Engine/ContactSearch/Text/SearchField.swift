/// What a searched value is; `city:berlin` looks in one of them.
package enum SearchField: UInt8, CaseIterable, Sendable {
  case given, family, nickname, otherName
  case organization, title, email, phone, street, city, place, note, date, group, url, other

  /// Where the words of the field are kept.
  var vocabulary: Vocabulary {
    switch self {
    case .given, .family, .nickname, .otherName: .names
    case .email, .url: .addresses
    case .organization, .title, .street, .city, .place, .note, .date, .group, .other: .rest
    case .phone: .numbers
    }
  }

  /// Words of different kinds stand in lists of their own: typos are looked for among names, not
  /// among a million e-mail addresses.
  enum Vocabulary: Int {
    case names, addresses, rest
    /// Digits, which are no words.
    case numbers

    /// How many have words.
    static let count = 3
  }
}

/// A set of fields.
package struct SearchFields: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The set of one field.
  package init(_ field: SearchField) { rawValue = 1 << field.rawValue }

  package static let all = SearchFields(rawValue: .max)
  package static let names: SearchFields = [
    SearchFields(.given), SearchFields(.family), SearchFields(.nickname), SearchFields(.otherName),
  ]
  package static let address: SearchFields = [
    SearchFields(.street), SearchFields(.city), SearchFields(.place),
  ]

  /// Whether `field` is in it.
  package func contains(_ field: SearchField) -> Bool { rawValue >> field.rawValue & 1 == 1 }

  /// Whether it has a field whose words are in `vocabulary`.
  func meets(_ vocabulary: SearchField.Vocabulary) -> Bool {
    SearchField.allCases.contains { contains($0) && $0.vocabulary == vocabulary }
  }

  /// The fields that a filter is written with, as in `city:berlin`; nil where it is no filter.
  static func named(_ name: String) -> SearchFields? {
    switch name {
    case "name": .names
    case "given", "first": SearchFields(.given)
    case "family", "last", "surname": SearchFields(.family)
    case "nick", "nickname": SearchFields(.nickname)
    case "org", "organization", "organisation", "company": SearchFields(.organization)
    case "title", "role", "job": SearchFields(.title)
    case "email", "mail": SearchFields(.email)
    case "phone", "tel": SearchFields(.phone)
    case "address": .address
    case "street": SearchFields(.street)
    case "city", "town": SearchFields(.city)
    case "place", "region", "state", "postcode", "zip", "country": SearchFields(.place)
    case "note": SearchFields(.note)
    case "date", "birthday": SearchFields(.date)
    case "group", "category", "label": SearchFields(.group)
    case "url", "web": SearchFields(.url)
    case "other": SearchFields(.other)
    default: nil
    }
  }
}

/// What a contact has, whatever it says: `has:photo`, `-has:phone`.
package struct ContactTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let photo = ContactTraits(rawValue: 1 << 16)

  /// The lower half: a bit for each field that has a word or a number.
  static func fields(_ fields: SearchFields) -> ContactTraits {
    ContactTraits(rawValue: UInt32(fields.rawValue))
  }
}
