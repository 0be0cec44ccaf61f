/// A generation suffix, as evidence apart from the name.
package enum Generation: UInt8, Hashable, Sendable {
  case none, senior, junior, second, third, fourth, fifth
}

/// A folded name in its parts, each word for itself.
///
/// What ``NameReader`` gives, for callers with time.
package struct NameParts: Hashable, Sendable {
  /// At most one word.
  package var given: [[UInt8]] = []
  package var middle: [[UInt8]] = []
  package var family: [[UInt8]] = []
  /// Particles of the family name, which ``family`` is without.
  package var particles: [[UInt8]] = []
  package var nicknames: [[UInt8]] = []
  /// Family names before a marriage.
  package var former: [[UInt8]] = []
  package var generation = Generation.none
  /// m or f where a title says it, or 0.
  package var sex: UInt8 = 0
  /// How many titles and degrees were taken out.
  package var titleCount = 0
  /// Whether another person stood in the name, whose given name is left out: "Ana & Bo Ruiz".
  package var isCouple = false

  /// A name without words.
  package init() {}

  init(_ reader: NameReader) {
    func words(_ pieces: [NameReader.Piece]) -> [[UInt8]] {
      pieces.map { Array(reader.text[$0.range]) }
    }
    given = words(reader.given)
    middle = words(reader.middle)
    family = words(reader.family)
    particles = words(reader.particles)
    nicknames = words(reader.nicknames)
    former = words(reader.former)
    generation = reader.generation
    sex = reader.sex
    titleCount = reader.titleCount
    isCouple = reader.isCouple
  }

  /// Whether no word is known.
  package var isEmpty: Bool { given.isEmpty && middle.isEmpty && family.isEmpty }
}

/// The parts of a name given in separate fields; each is as written.
package func nameParts(
  given: ArraySlice<UInt8>,
  middle: ArraySlice<UInt8>,
  family: ArraySlice<UInt8>,
  suffix: ArraySlice<UInt8>
) -> NameParts {
  var fields = NameReader.Fields()
  fields.given = given
  fields.middle = middle
  fields.family = family
  fields.suffix = suffix
  var reader = NameReader()
  reader.read(fields)
  return NameParts(reader)
}

/// The parts of a whole name in one field.
package func nameParts(whole: ArraySlice<UInt8>) -> NameParts {
  var fields = NameReader.Fields()
  fields.whole = whole
  var reader = NameReader()
  reader.read(fields)
  return NameParts(reader)
}
