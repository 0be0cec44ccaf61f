// A name in parts, whatever fields it was written in:
//
//   given "Bob Smith", family ""     → given bob, family smith
//   name "Ruiz, Ana María"           → given ana, middle maria, family ruiz
//   name "Dr. Ludwig van Beethoven Jr." → given ludwig, family beethoven, generation jr
//
// Particles (van, de la ...) go from family names that have another word.

/// A generation suffix, as evidence apart from the name.
package enum Generation: UInt8, Hashable, Sendable {
  case none, senior, junior, second, third, fourth
}

/// A folded name in its parts.
struct NameParts: Hashable {
  var given: [[UInt8]] = []
  var middle: [[UInt8]] = []
  var family: [[UInt8]] = []
  var generation = Generation.none

  var isEmpty: Bool { given.isEmpty && middle.isEmpty && family.isEmpty }
}

/// The parts of a name given in separate fields; each is as written.
func nameParts(
  given: ArraySlice<UInt8>,
  middle: ArraySlice<UInt8>,
  family: ArraySlice<UInt8>,
  suffix: ArraySlice<UInt8>
) -> NameParts {
  var parts = NameParts()
  if !suffix.isEmpty {
    for word in splitWords(folded(suffix)) {
      if let found = NameWords.generation(of: word) { parts.generation = found }
    }
  }
  var givenWords = nameWords(given, generation: &parts.generation)
  let middleWords = nameWords(middle, generation: &parts.generation)
  var familyWords = nameWords(family, generation: &parts.generation)
  if familyWords.isEmpty && givenWords.count > 1 {
    return wholeName(words: givenWords, middle: middleWords, generation: parts.generation)
  }
  if givenWords.isEmpty && familyWords.count > 1 {
    if let comma = family.firstIndex(of: UInt8(ascii: ",")) {
      // The family name comes first: "Ruiz, Ana".
      familyWords = nameWords(family[..<comma], generation: &parts.generation)
      givenWords = nameWords(family[(comma + 1)...], generation: &parts.generation)
    } else if middleWords.isEmpty && NameWords.particleCount(familyWords) == 0 {
      return wholeName(words: familyWords, middle: [], generation: parts.generation)
    }
  }
  parts.given = givenWords.isEmpty ? [] : [givenWords[0]]
  parts.middle = Array(givenWords.dropFirst()) + middleWords
  parts.family = NameWords.withoutParticles(familyWords)
  return parts
}

/// The parts of a whole name in one field.
func nameParts(whole: ArraySlice<UInt8>) -> NameParts {
  var generation = Generation.none
  if let comma = whole.firstIndex(of: UInt8(ascii: ",")) {
    let before = nameWords(whole[..<comma], generation: &generation)
    let after = nameWords(whole[(comma + 1)...], generation: &generation)
    if !before.isEmpty && !after.isEmpty {
      return NameParts(
        given: [after[0]],
        middle: Array(after.dropFirst()),
        family: NameWords.withoutParticles(before),
        generation: generation
      )
    }
  }
  return wholeName(
    words: nameWords(whole, generation: &generation),
    middle: [],
    generation: generation
  )
}

/// Given name first, family name last, with the particles in front of it.
private func wholeName(
  words: [[UInt8]],
  middle: [[UInt8]],
  generation: Generation
) -> NameParts {
  guard words.count > 1 else {
    return NameParts(given: words, middle: middle, generation: generation)
  }
  var familyStart = words.count - 1
  while familyStart > 1 && NameWords.isParticle(words[familyStart - 1]) { familyStart -= 1 }
  return NameParts(
    given: [words[0]],
    middle: Array(words[1..<familyStart]) + middle,
    family: NameWords.withoutParticles(Array(words[familyStart...])),
    generation: generation
  )
}

/// The words of a name field without titles; generation suffixes are taken out.
private func nameWords(_ text: ArraySlice<UInt8>, generation: inout Generation) -> [[UInt8]] {
  guard !text.isEmpty else { return [] }
  // Nobody has more names; a bound on what is compared word by word.
  var words = Array(splitWords(folded(text)).prefix(16))
  // First: "Sr" behind a name is Senior, in front of one it is Señor.
  if words.count > 1, let last = words.last, let found = NameWords.generation(of: last) {
    generation = found
    words.removeLast()
  }
  if words.count > 1 { words.removeAll(where: NameWords.isTitle) }
  return words
}

/// Words that stand in names without being names.
enum NameWords {
  private static let titles = set(
    "dr prof professor mr mrs ms miss mx sir dame lady lord herr frau dipl ing mag dra don dona "
      + "sr sra srta mme mlle monsieur madame dott dottssa rev fr hon capt col maj gen lt sgt med phd"
  )
  private static let particles = set(
    "van von der den de del della di da do dos das du la le les el al bin ibn ben bint abu zu zum "
      + "zur ter ten te vom af av lo los las y e i mac mc st o"
  )

  static func isTitle(_ word: [UInt8]) -> Bool { titles.contains(word) }

  static func isParticle(_ word: [UInt8]) -> Bool { particles.contains(word) }

  static func particleCount(_ words: [[UInt8]]) -> Int { words.count { isParticle($0) } }

  /// The words that are no particles, or all where there is no other.
  static func withoutParticles(_ words: [[UInt8]]) -> [[UInt8]] {
    guard words.count > 1 else { return words }
    // "Mc Donald", "O Brien": a prefix belongs to the word that it stands before.
    var joined: [[UInt8]] = []
    for word in words {
      if let last = joined.last, prefixes.contains(last) {
        joined[joined.count - 1] = last + word
      } else {
        joined.append(word)
      }
    }
    let rest = joined.filter { !isParticle($0) }
    return rest.isEmpty ? joined : rest
  }

  static func generation(of word: [UInt8]) -> Generation? { generations[word] }

  private static let prefixes = set("mac mc o")

  private static let generations: [[UInt8]: Generation] = [
    Array("sr".utf8): .senior, Array("senior".utf8): .senior, Array("snr".utf8): .senior,
    Array("jr".utf8): .junior, Array("junior".utf8): .junior, Array("jnr".utf8): .junior,
    Array("ii".utf8): .second, Array("iii".utf8): .third, Array("iv".utf8): .fourth,
    Array("2nd".utf8): .second, Array("3rd".utf8): .third, Array("4th".utf8): .fourth,
  ]

  private static func set(_ words: String) -> Set<[UInt8]> {
    Set(words.split(separator: " ").map { Array($0.utf8) })
  }
}
