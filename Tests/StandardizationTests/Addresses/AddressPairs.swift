/// Pairs of addresses, a line each: `=` the same, `!` not the same; two spellings with `|` between.
enum AddressPairs: CaseIterable {
  case english, german, french, spanish, italian, dutch, swedish, other

  var lines: [Substring] {
    let text =
      switch self {
      case .english: Self.englishPairs
      case .german: Self.germanPairs
      case .french: Self.frenchPairs
      case .spanish: Self.spanishPairs
      case .italian: Self.italianPairs
      case .dutch: Self.dutchPairs
      case .swedish: Self.swedishPairs
      case .other: Self.otherPairs
      }
    return text.split(separator: "\n")
  }
}
