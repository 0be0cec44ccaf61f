/// One contact of a generated book, with the truth about it.
package struct SyntheticRecord: Sendable, Hashable {
  /// A telephone number or e-mail address with what it is for.
  package struct Labeled: Sendable, Hashable {
    /// What it is for.
    package var kind: LineKind
    /// As written on the card.
    package var text: String
  }

  /// The parts of an address as written on the card.
  package struct Place: Sendable, Hashable {
    package var street = ""
    package var unit = ""
    package var city = ""
    package var region = ""
    package var postcode = ""
    package var country = ""
    /// The ISO code of the country, which some programs note beside the address.
    package var countryCode = ""

    /// No part is filled.
    package var isEmpty: Bool { self == Place() }
  }

  /// What a source holds of a person: everything but the truth and the place in the book.
  package struct Content: Sendable, Hashable {
    package var name = CardName()
    package var organization = ""
    package var department = ""
    package var title = ""
    /// At most four.
    package var phones: [Labeled] = []
    /// At most three.
    package var emails: [Labeled] = []
    package var home = Place()
    package var work = Place()
    /// `1972-04-09`, `--04-09`, or empty.
    package var birthday = ""
    package var note = ""
    package var extras = CardExtras()

    /// Whether all lines are those of `other`, the note of the last change apart.
    package func isCopy(of other: Self) -> Bool {
      var stamped = self
      stamped.extras.revision = other.extras.revision
      return stamped == other
    }
  }

  /// The place in the book, counted from 0.
  package var position: Int
  /// Equal if and only if the records are of one person, or of one company as such.
  package var person: Int
  /// Equal for people who live together; nil for those alone and for companies.
  package var household: Int?
  /// The kind of source.
  package var view: SourceView
  /// What was done to the record.
  package var alterations: Alterations
  /// Whose records it resembles without being theirs.
  package var lookalikes: Set<Lookalike>
  /// What the source holds.
  package var content: Content

  /// The identifier in both formats: `rec_id` in a table, UID in a vCard.
  package var identifier: String {
    let digits = String(position)
    return "r" + String(repeating: "0", count: max(0, 7 - digits.utf8.count)) + digits
  }
}
