import Testing

@testable import Standardization

/// Invented names, spelled in two ways or changed in one part.
@Suite struct NameGeneratorTests {
  private let given = [
    ["Robert", "Bob"], ["Elizabeth", "Liz"], ["Юлия", "Yulia", "Julia"], ["Jürgen", "Juergen"],
    ["Михаил", "Mikhail", "Michail"], ["Søren", "Soeren", "Soren"], ["María", "Maria"],
    ["Giuseppe", "Beppe"], ["Francisco", "Paco"], ["Γιώργος", "Giorgos", "Yorgos"],
    ["Łukasz", "Lukasz"], ["François", "Francois"], ["Katarzyna", "Kasia"], ["István", "Pista"],
    ["Zoë", "Zoe"], ["Willem", "Wim"], ["Dmitry", "Дмитрий", "Dmitri"], ["Åse", "Aase", "Ase"],
  ]
  private let families = [
    ["Müller", "Mueller"], ["Sørensen", "Soerensen"], ["O'Neil", "ONeil", "O’Neil"],
    ["McDonald", "Mc Donald"], ["van den Berg", "Vandenberg"], ["Иванов", "Ivanov", "Ivanoff"],
    ["Щукин", "Shchukin", "Schukin"], ["Παπαδόπουλος", "Papadopoulos"], ["Wałęsa", "Walesa"],
    ["de la Cruz", "Delacruz"], ["Groß", "Gross"], ["Lefèvre", "Lefevre"],
    ["Håkansson", "Haakansson"],
    ["Tremblay"], ["Castellano"], ["Wickham"], ["Fairbanks"], ["Đoković", "Djokovic"],
  ]
  private let decorations = ["%", "Dr. %", "% PhD", "%, MBA", "% (work)", " % ", "% 😀", "Mr %"]

  @Test func `a name in another spelling is the same, with another part it is not`() {
    var random = SplitMix(seed: 11)
    var (found, missed, wrong) = (0, [String](), [String]())
    for _ in 0..<4_000 {
      let first = given[random.below(given.count)]
      let family = families[random.below(families.count)]
      let a = spelled(first, family, &random)
      let b = spelled(first, family, &random)
      if nameRelation(a, b).relation == .same { found += 1 } else { missed.append("\(a) ~ \(b)") }
      let isGiven = random.below(2) == 0
      let other =
        isGiven
        ? spelled(another(than: first, in: given, &random), family, &random)
        : spelled(first, another(than: family, in: families, &random), &random)
      if nameRelation(a, other).relation == .same { wrong.append("\(a) ~ \(other)") }
    }
    #expect(Double(found) >= 0.97 * 4_000, "\(missed.prefix(20))")
    #expect(Double(wrong.count) <= 0.01 * Double(found), "\(wrong.prefix(20))")
  }

  @Test func `no name makes the reader fail, and each of its parts is in the text`() {
    var random = SplitMix(seed: 13)
    let alphabet = Array("aB.,'\"()- -&/ Jr III PhD née van de mc Ö王김ж\u{1F600}·@9\t").map(
      String.init
    )
    var reader = NameReader()
    for _ in 0..<20_000 {
      let text = (0..<random.below(24)).map { _ in alphabet[random.below(alphabet.count)] }.joined()
      var fields = NameReader.Fields()
      fields.whole = Array(text.utf8)[...]
      reader.read(fields)
      let pieces = reader.given + reader.middle + reader.family + reader.particles
      #expect(pieces.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= reader.text.count })
      #expect(reader.given.count <= 1)
      #expect(nameParts(whole: fields.whole) == NameParts(reader), "\(text)")
    }
  }

  private func spelled(_ given: [String], _ family: [String], _ random: inout SplitMix) -> String {
    let first = given[random.below(given.count)]
    let last = family[random.below(family.count)]
    var text = random.below(3) == 0 ? "\(last), \(first)" : "\(first) \(last)"
    if random.below(4) == 0 { text = text.uppercased() }
    guard !text.contains(",") else { return text }
    let decoration = decorations[random.below(decorations.count)]
    return decoration.split(separator: "%", omittingEmptySubsequences: false).joined(
      separator: text
    )
  }

  private func another(
    than name: [String],
    in names: [[String]],
    _ random: inout SplitMix
  ) -> [String] {
    let others = names.filter { $0 != name }
    return others[random.below(others.count)]
  }
}
