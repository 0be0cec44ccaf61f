package import ContactModel

/// A version of the vCard format.
package enum CardVersion: CaseIterable, Hashable, Sendable {
  case v21, v30, v40

  /// As it stands in VERSION.
  package var text: String {
    switch self {
    case .v21: "2.1"
    case .v30: "3.0"
    case .v40: "4.0"
    }
  }

  /// The version that `text` names; `nil` where there is no such version.
  package init?(text: String) {
    guard let version = Self.allCases.first(where: { $0.text == text }) else { return nil }
    self = version
  }

  /// The version that a card says it is in; 3.0 where it says none, or one that is not known.
  package init(of lines: [ContentLine]) {
    let value = lines.first { $0.name == "VERSION" }?.value ?? []
    let text = String(decoding: value.filter { !$0.isBlank }, as: UTF8.self)
    self = Self(text: text) ?? .v30
  }

  /// The parameter in which a line carries how it was spelled in this version, where the version
  /// that the line is in now cannot say it.
  var carrier: String {
    switch self {
    case .v21: "X-VCARD21"
    case .v30: "X-VCARD3"
    case .v40: "X-VCARD4"
    }
  }
}
