/// What sets a card apart from the plain facts of its person, or ties it to an earlier card.
package enum Alteration: Int, Sendable, CaseIterable {
  /// Every line of an earlier card of the person; only the UID is its own.
  case exactCopy
  /// The values of an earlier card in other spellings: phone styles, abbreviations, case, spaces.
  case formattingOnly

  case nickname
  /// Another usual spelling of the given name: "Mohamed" for "Mohammed".
  case spellingVariant
  case keyboardTypo
  case soundTypo
  case transposition
  case letterDropped
  case letterDoubled
  case misreading
  case letterCase
  case marksDropped
  case transliteration

  case swappedNames
  case wholeNameInOneField
  case initialOnly
  case givenNameOnly
  case formerName
  case doubleSurnameCut
  case particleMoved
  case remarkInName

  case birthdayWithoutYear
  case dayMonthSwapped
  case birthdaySlip

  case formerHome
  case formerNumber
  case formerEmployer
  case numberSlip
  case mailboxSlip
  case mailboxAlias
  case nameOnly

  case relationName
  case signInName
  case mailboxAsName
  case garbledLetters
  case cutOff
  case spreadsheetNumber
  case scannedField
}

extension Alteration {
  /// The alterations that occur in a mixed book.
  package static let mixed = allCases.filter { $0.rawValue <= Alteration.nameOnly.rawValue }

  /// The alteration in words, for tables.
  package var title: String {
    switch self {
    case .exactCopy: "exact copy"
    case .formattingOnly: "formatting only"
    case .nickname: "nickname"
    case .spellingVariant: "spelling variant"
    case .keyboardTypo: "keyboard typo"
    case .soundTypo: "typo by sound"
    case .transposition: "letters transposed"
    case .letterDropped: "letter dropped"
    case .letterDoubled: "letter doubled"
    case .misreading: "misread by a scanner"
    case .letterCase: "all capitals or small letters"
    case .marksDropped: "accents dropped or spelled out"
    case .transliteration: "transliteration"
    case .swappedNames: "given and family name swapped"
    case .wholeNameInOneField: "whole name in one field"
    case .initialOnly: "initial instead of a name"
    case .givenNameOnly: "given name only"
    case .formerName: "name before marriage"
    case .doubleSurnameCut: "double surname cut"
    case .particleMoved: "particle moved or joined"
    case .remarkInName: "remark in the name"
    case .birthdayWithoutYear: "birthday without a year"
    case .dayMonthSwapped: "day and month swapped"
    case .birthdaySlip: "birthday off by a digit"
    case .formerHome: "former address"
    case .formerNumber: "former number"
    case .formerEmployer: "former employer"
    case .numberSlip: "digit of a number wrong"
    case .mailboxSlip: "letter of an e-mail wrong"
    case .mailboxAlias: "other form of one mailbox"
    case .nameOnly: "name only"
    case .relationName: "relation instead of a name"
    case .signInName: "sign or smiley in the name"
    case .mailboxAsName: "mailbox instead of a name"
    case .garbledLetters: "letters in a wrong encoding"
    case .cutOff: "text cut off"
    case .spreadsheetNumber: "zeros lost in a spreadsheet"
    case .scannedField: "field misread by a scanner"
    }
  }
}

/// A set of alterations that costs one word.
package struct Alterations: Sendable, Hashable {
  private var bits: UInt64 = 0

  /// No alterations.
  package init() {}

  /// Whether `alteration` was done.
  package func contains(_ alteration: Alteration) -> Bool { bits & alteration.bit != 0 }

  /// Each alteration that was done, in the order of their declaration.
  package var all: [Alteration] { Alteration.allCases.filter { contains($0) } }

  mutating func insert(_ alteration: Alteration) { bits |= alteration.bit }
}

extension Alteration {
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }
}
