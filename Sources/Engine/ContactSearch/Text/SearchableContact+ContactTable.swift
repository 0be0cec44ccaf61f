package import ContactModel

extension SearchableContact {
  /// Unknown values that are longer are data, as pictures are, and no text.
  private static let longestUnknown = 1_000

  /// Adds the values of contact `index` of `table`; its ``id`` and what it has besides, such as a
  /// photo, are the caller's to set.
  ///
  /// A whole name counts only where its parts are not there: else each word would be there twice.
  package mutating func add(_ index: Int, of table: ContactTable) {
    let values = table.values(at: index)
    let hasNameParts = values.contains { $0.field == .family || $0.field == .given }
    for value in values {
      let text = table.text[value.text]
      switch value.field {
      case .name: if !hasNameParts { addWholeName(text) }
      case .given: add(.given, text)
      case .family: add(.family, text)
      case .prefix, .middle, .suffix: add(.otherName, text)
      case .nickname: add(.nickname, text)
      case .organization: add(.organization, text)
      case .title: add(.title, text)
      case .phone: add(.phone, text)
      case .email: add(.email, text)
      case .address, .street, .unit: add(.street, text)
      case .city: add(.city, text)
      case .region, .postcode, .country: add(.place, text)
      case .birthday: add(.date, text)
      case .note: add(.note, text)
      case .group: add(.group, text)
      case .url: add(.url, text)
      case .birthplace, .identifier: add(.other, text)
      case .other: if text.count <= Self.longestUnknown { add(.other, text) }
      case .id, .truth, .sex, .bookkeeping: break
      }
    }
  }

  /// "Ann Marie Smith": what the family is called stands last, or before a comma.
  private mutating func addWholeName(_ text: ArraySlice<UInt8>) {
    if let comma = text.firstIndex(of: UInt8(ascii: ",")) {
      add(.family, text[..<comma])
      add(.given, text[(comma + 1)...])
    } else if let blank = text.lastIndex(of: 0x20) {
      add(.given, text[..<blank])
      add(.family, text[(blank + 1)...])
    } else {
      add(.given, text)
    }
  }
}
