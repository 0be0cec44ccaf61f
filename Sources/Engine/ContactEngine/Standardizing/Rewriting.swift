import ContactModel
import Standardization

// What a value becomes. Rules that know more take their place in this file; nothing else of
// standardizing knows what a phone, a name or a street is. Everything here may say `nil`: the value
// is standard, or is none that is understood, and stays as it is. What comes out must come back as
// `nil` when it goes in again.

/// Gives the standardized form of single values.
struct Rewriting: Sendable {
  let phoneForm: PhoneForm

  /// A phone number in the form that is asked for.
  ///
  /// `region` is the country of numbers that do not say it.
  func phone(_ text: String, region: String?) -> String? {
    PhoneNumber.rewritten(text, region: region, format: phoneFormat)
  }

  private var phoneFormat: PhoneFormat {
    switch phoneForm {
    case .international: .international
    case .national: .national
    case .e164: .e164
    }
  }

  /// The calling code that a number says; `nil` where it says none.
  func callingCode(of text: String) -> UInt16? {
    phoneKey(Array(text.utf8)[...], kind: []).flatMap { $0.saysCountry ? $0.country : nil }
  }

  /// The country of a number that says it; `nil` also for one that is not valid there.
  func region(ofPhone text: String) -> String? {
    PhoneNumber(parsing: text, region: nil)?.region?.text
  }

  /// The country, as in `DE`, that people call by that name.
  func region(ofCountry text: String) -> String? {
    regionCode(forCountry: Array(text.utf8)[...])?.text
  }

  /// An address with its domain in lower case; what stands before the @ may mean another mailbox.
  func email(_ text: String) -> String? { rewrittenEmail(text) }

  /// A name with single blanks, and where it is written in one case, with capital initials.
  func name(_ text: String) -> String? {
    // Alone, three capitals are rather an abbreviation, as "IBM" is.
    let isShort = text.utf8.count <= 3 && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    // Who is called by an address or a number has no name to be spelled.
    let isName = !text.contains { $0 == "@" || $0.isNumber }
    return isShort || !isName ? nil : rewrittenName(text)
  }

  /// A street with its type in full, as "Memory Lane" for "Memory Ln".
  func street(_ text: String, country: String?) -> String? {
    rewrittenStreet(text, country: country)
  }

  /// A place with single blanks, and with capital initials where it is in one case.
  func place(_ text: String) -> String? { rewrittenPlace(text) }

  /// A postcode with the blank or hyphen that its country writes.
  func postcode(_ text: String, country: String?) -> String? {
    rewrittenPostcode(text, country: country)
  }
}
