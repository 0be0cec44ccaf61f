/// A card whose facts and errors are settled, but not yet its spelling.
///
/// Writing one draft twice gives two cards that differ in formatting only.
struct CardDraft: Sendable, Equatable {
  struct Line: Sendable, Equatable {
    var kind: LineKind
    var number: PhoneNumber
  }

  struct Mailbox: Sendable, Equatable {
    var kind: LineKind
    var address: String
  }

  struct Employer: Sendable, Equatable {
    /// Without legal form.
    var name: String
    var legalForms: [String]
    var department = ""
  }

  /// A birthday as the card has it; without year where `year` is nil.
  struct Birthday: Sendable, Equatable {
    var year: Int?
    var month: Int
    var day: Int
  }

  var view: SourceView
  var name = CardName()
  var employer: Employer?
  var title = ""
  var lines: [Line] = []
  var mailboxes: [Mailbox] = []
  var home: Address?
  var work: Address?
  /// Addresses are written without marks, as the name is.
  var folding: LatinFolding?
  /// How the source writes all its numbers; nil where each card has its way.
  var phoneStyle: PhoneStyle?
  var birthday: Birthday?
  var note = ""
  var extras = CardExtras()
  var alterations = Alterations()
  /// The facts that the card shows rightly, for telling whether two cards share one.
  var facts = FactSet()

  /// Whether the card tells given and family name as they are.
  var showsPlainName: Bool {
    !name.given.isEmpty && !name.family.isEmpty
      && !Self.nameChanges.contains { alterations.contains($0) }
  }

  private static let nameChanges: [Alteration] = [
    .nickname, .spellingVariant, .keyboardTypo, .soundTypo, .transposition, .letterDropped,
    .letterDoubled, .misreading, .transliteration, .swappedNames, .initialOnly, .givenNameOnly,
    .formerName, .doubleSurnameCut, .particleMoved, .remarkInName, .relationName, .mailboxAsName,
  ]
}

/// The parts of a name on a card.
package struct CardName: Sendable, Hashable {
  /// "Dr.", "Ms.".
  package var prefix = ""
  /// The first name, or the whole name where the source has one field.
  package var given = ""
  /// Further names or an initial.
  package var middle = ""
  /// The family name.
  package var family = ""
  /// "Jr", "III".
  package var suffix = ""
  /// The NICKNAME property.
  package var nickname = ""
  /// How the given name is read.
  package var givenReading = ""
  /// How the family name is read.
  package var familyReading = ""
  /// The formatted name shows the family name first.
  package var isFamilyFirst = false
}

/// What a number or mailbox is for.
package enum LineKind: String, Sendable, CaseIterable {
  case home = "HOME"
  case work = "WORK"
  case mobile = "CELL"
  case internet = "INTERNET"
}

/// What only a vCard holds, not the table.
package struct CardExtras: Sendable, Hashable {
  /// The program whose dialect the card is written in.
  package var program = SourceProgram.google
  /// A web page; empty for most.
  package var page = ""
  /// A name on a social network; empty for most.
  package var account = ""
  /// Groups, each a word or two.
  package var categories: [String] = []
  /// A label that the program's owner made up, for the last number.
  package var customLabel = ""
  /// The red, green and blue of a photo of one colour; nil for most.
  package var photo: UInt32?
  /// A wedding day as `2001-06-23`; empty for most.
  package var anniversary = ""
  /// When the card was last changed, in the form of REV; empty where the program writes none.
  package var revision = ""
}

/// Facts of a person as a set of bits: two cards share a fact where their sets meet.
struct FactSet: OptionSet, Sendable {
  let rawValue: UInt32

  static let mobile = FactSet(rawValue: 1 << 0)
  static let formerMobile = FactSet(rawValue: 1 << 1)
  static let landline = FactSet(rawValue: 1 << 2)
  static let directLine = FactSet(rawValue: 1 << 3)
  static let workMailbox = FactSet(rawValue: 1 << 4)
  static let familyMailbox = FactSet(rawValue: 1 << 5)
  static let home = FactSet(rawValue: 1 << 6)
  static let formerHome = FactSet(rawValue: 1 << 7)
  static let birthday = FactSet(rawValue: 1 << 8)
  static let switchboard = FactSet(rawValue: 1 << 9)
  static let guardianMobile = FactSet(rawValue: 1 << 10)
  static let guardianMailbox = FactSet(rawValue: 1 << 11)
  static let formerWorkMailbox = FactSet(rawValue: 1 << 12)
  static let formerDirectLine = FactSet(rawValue: 1 << 13)

  /// The person's own mailbox number `index`.
  static func mailbox(_ index: Int) -> FactSet { FactSet(rawValue: 1 << (16 + UInt32(index))) }
}
