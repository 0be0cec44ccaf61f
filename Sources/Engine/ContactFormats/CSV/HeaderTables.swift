import ContactModel

/// The columns that programs with a fixed header write.
enum HeaderTables {
  private typealias Assignment = ColumnMapping.Assignment

  private static func one(_ field: Field, _ column: String) -> ColumnMapping.Assignment {
    Assignment(field: field, columns: [column])
  }

  /// Several values of one field, each in its column.
  private static func repeated(
    _ field: Field,
    _ columns: [(String, ValueKind)]
  ) -> [ColumnMapping.Assignment] {
    columns.enumerated().map {
      Assignment(
        field: field,
        kind: $0.element.1,
        occurrence: $0.offset,
        columns: [$0.element.0]
      )
    }
  }

  /// An address, each part of which has one column or several that are joined.
  private static func address(
    _ occurrence: Int,
    _ kind: ValueKind,
    _ parts: [(Field, [String])]
  ) -> [ColumnMapping.Assignment] {
    parts.map { Assignment(field: $0.0, kind: kind, occurrence: occurrence, columns: $0.1) }
  }

  /// Outlook for Windows, Mac and the web, and Outlook.com.
  static let outlook: [ColumnMapping.Assignment] =
    [
      one(.prefix, "Title"), one(.given, "First Name"), one(.middle, "Middle Name"),
      one(.family, "Last Name"), one(.suffix, "Suffix"), one(.nickname, "Nickname"),
      one(.organization, "Company"), one(.title, "Job Title"), one(.birthday, "Birthday"),
      one(.sex, "Gender"), one(.note, "Notes"), one(.group, "Categories"),
      one(.identifier, "Government ID Number"),
    ]
    + repeated(
      .email,
      [("E-mail Address", []), ("E-mail 2 Address", []), ("E-mail 3 Address", [])]
    )
    + repeated(
      .phone,
      [
        ("Primary Phone", .preferred), ("Home Phone", .home), ("Home Phone 2", .home),
        ("Business Phone", .work), ("Business Phone 2", .work), ("Mobile Phone", .mobile),
        ("Company Main Phone", .work), ("Car Phone", .other), ("Other Phone", .other),
        ("Pager", .pager), ("Business Fax", [.work, .fax]), ("Home Fax", [.home, .fax]),
        ("Other Fax", [.other, .fax]),
      ]
    )
    + repeated(.url, [("Web Page", []), ("Personal Web Page", []), ("Business Homepage", [])])
    + outlookAddress(0, "Home", .home)
    + outlookAddress(1, "Business", .work)
    + outlookAddress(2, "Other", .other)

  private static func outlookAddress(
    _ occurrence: Int,
    _ name: String,
    _ kind: ValueKind
  ) -> [ColumnMapping.Assignment] {
    let countries = ["\(name) Country/Region", "\(name) Country"]
    return address(
      occurrence,
      kind,
      [
        (.address, ["\(name) Address"]),
        (.street, ["\(name) Street", "\(name) Street 2", "\(name) Street 3"]),
        (.city, ["\(name) City"]), (.region, ["\(name) State"]),
        (.postcode, ["\(name) Postal Code"]), (.country, countries),
      ]
    )
  }

  /// Thunderbird's address book, whose birthday has three columns.
  static let thunderbird: [ColumnMapping.Assignment] =
    [
      one(.given, "First Name"), one(.family, "Last Name"), one(.name, "Display Name"),
      one(.nickname, "Nickname"), one(.title, "Job Title"), one(.organization, "Organization"),
      one(.note, "Notes"),
      Assignment(field: .birthday, columns: ["Birth Year", "Birth Month", "Birth Day"]),
    ]
    + repeated(.email, [("Primary Email", []), ("Secondary Email", [])])
    + repeated(
      .phone,
      [
        ("Work Phone", .work), ("Home Phone", .home), ("Fax Number", .fax),
        ("Pager Number", .pager), ("Mobile Number", .mobile),
      ]
    )
    + repeated(.url, [("Web Page 1", .work), ("Web Page 2", .home)])
    + thunderbirdAddress(0, "Home", .home)
    + thunderbirdAddress(1, "Work", .work)

  private static func thunderbirdAddress(
    _ occurrence: Int,
    _ name: String,
    _ kind: ValueKind
  ) -> [ColumnMapping.Assignment] {
    address(
      occurrence,
      kind,
      [
        (.street, ["\(name) Address"]), (.unit, ["\(name) Address 2"]), (.city, ["\(name) City"]),
        (.region, ["\(name) State"]), (.postcode, ["\(name) ZipCode"]),
        (.country, ["\(name) Country"]),
      ]
    )
  }
}
