import ContactModel

/// Whose columns a table has.
enum TableStyle: Hashable {
  /// The fields of `--columns`, numbered: `phone1`, `phone1_type`.
  case own
  /// Google Contacts since 2023: `Phone 1 - Label`, `Phone 1 - Value`.
  case google
  /// Outlook: a column for each kind of phone and address.
  case outlook

  /// The columns that are always there, which make the table known for what it is.
  var fixedColumns: [String] {
    switch self {
    case .own:
      [
        "id", "name", "prefix", "given", "middle", "family", "suffix", "nickname", "birthday",
        "birthplace", "sex", "note", "group",
      ]
    case .google:
      [
        "Name Prefix", "First Name", "Middle Name", "Last Name", "Name Suffix", "Nickname",
        "Organization Name", "Organization Title", "Birthday", "Notes", "Labels",
      ]
    case .outlook:
      [
        "Title", "First Name", "Middle Name", "Last Name", "Suffix", "Nickname", "Company",
        "Job Title", "E-mail Address", "Home Phone", "Business Phone", "Mobile Phone", "Birthday",
        "Gender", "Web Page", "Notes", "Categories",
      ]
    }
  }

  /// Where the columns of one value with a number come, after the fixed ones.
  static let numberedOrder = [
    "organization", "title", "email", "phone", "address", "url",
  ]

  func column(_ field: Field) -> String? {
    switch self {
    case .own: Self.ownNames[field]
    case .google: Self.googleNames[field]
    case .outlook: Self.outlookNames[field]
    }
  }

  private static let ownNames: [Field: String] = [
    .id: "id", .name: "name", .prefix: "prefix", .given: "given", .middle: "middle",
    .family: "family", .suffix: "suffix", .nickname: "nickname", .birthday: "birthday",
    .birthplace: "birthplace", .sex: "sex", .note: "note", .group: "group",
  ]

  private static let googleNames: [Field: String] = [
    .prefix: "Name Prefix", .given: "First Name", .middle: "Middle Name", .family: "Last Name",
    .suffix: "Name Suffix", .nickname: "Nickname", .birthday: "Birthday", .note: "Notes",
    .group: "Labels",
  ]

  private static let outlookNames: [Field: String] = [
    .prefix: "Title", .given: "First Name", .middle: "Middle Name", .family: "Last Name",
    .suffix: "Suffix", .nickname: "Nickname", .birthday: "Birthday", .sex: "Gender",
    .note: "Notes", .group: "Categories",
  ]

  /// The columns of Outlook for a phone of these types, in the order in which they are filled.
  static func outlookPhones(_ types: Set<String>) -> [String] {
    switch types {
    case ["home"]: ["Home Phone", "Home Phone 2"]
    case ["work"]: ["Business Phone", "Business Phone 2"]
    case ["cell"]: ["Mobile Phone"]
    case ["pager"]: ["Pager"]
    case ["work", "fax"]: ["Business Fax"]
    case ["home", "fax"]: ["Home Fax"]
    case ["other", "fax"]: ["Other Fax"]
    default: ["Other Phone", "Home Phone 2", "Business Phone 2"]
    }
  }

  /// What stands before the columns of an address of these types.
  static func outlookAddress(_ types: Set<String>) -> String {
    types == ["home"] ? "Home" : types == ["work"] ? "Business" : "Other"
  }
}
