/// Rare family names, composed from syllables: the long tail that no written table holds.
///
/// Worked example: first `Ash`, middle `en` and last `ford` give "Ashenford". Each of the
/// first × middle × last combinations has its own rank, and ranks are drawn by Zipf, so that some
/// composed names are shared by dozens of people and most by one or two.
struct SurnameTail: Sendable {
  /// The share of all people of the culture that bear a composed name.
  let share: Double
  private let first: [String]
  private let middle: [String]
  private let last: [String]
  private let ranks: ZipfRanks

  init(share: Double, first: String, middle: String, last: String) {
    self.share = share
    self.first = first.split(separator: " ").map(String.init)
    // The empty middle comes first: most names have two syllables.
    self.middle = [""] + middle.split(separator: " ").map(String.init)
    self.last = last.split(separator: " ").map(String.init)
    ranks = ZipfRanks(
      count: self.first.count * self.middle.count * self.last.count,
      flatness: 60
    )
  }

  func pick(_ random: inout SeededGenerator) -> NamePart {
    let count = first.count * middle.count * last.count
    // A step without a common factor visits every combination once, in an order that mixes them.
    let number = ranks.pick(&random) * 7919 % count
    let beginning = first[number % first.count]
    let end = last[number / first.count % last.count]
    return NamePart(written: beginning + middle[number / first.count / last.count] + end)
  }
}
