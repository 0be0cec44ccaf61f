/// A way in which a word is written down wrong.
enum SpellingSlip: Sendable {
  case keyboard, sound, transposition, dropped, doubled, misreading

  static let shares = WeightedTable<SpellingSlip>([
    (.keyboard, 26), (.sound, 20), (.transposition, 17), (.dropped, 16), (.doubled, 11),
    (.misreading, 10),
  ])

  var alteration: Alteration {
    switch self {
    case .keyboard: .keyboardTypo
    case .sound: .soundTypo
    case .transposition: .transposition
    case .dropped: .letterDropped
    case .doubled: .letterDoubled
    case .misreading: .misreading
    }
  }

  /// `word` with this slip in it, or nil where the slip cannot happen to the word.
  ///
  /// The first letter stays: people look twice at it.
  func slip(in word: String, _ random: inout SeededGenerator) -> String? {
    var scalars = Array(word.unicodeScalars)
    guard scalars.count > 2 else { return nil }
    let index = 1 + random.below(scalars.count - 1)
    switch self {
    case .keyboard:
      guard let neighbors = Self.neighbors[scalars[index]] else { return nil }
      scalars[index] = random.element(of: neighbors)
    case .sound: return Self.replacing(Self.sounds, in: word, &random)
    case .misreading: return Self.replacing(Self.lookalikes, in: word, &random)
    case .transposition:
      guard index + 1 < scalars.count, scalars[index] != scalars[index + 1] else { return nil }
      scalars.swapAt(index, index + 1)
    case .dropped:
      guard scalars.count > 3 else { return nil }
      scalars.remove(at: index)
    case .doubled: scalars.insert(scalars[index], at: index)
    }
    var slipped = String.UnicodeScalarView()
    slipped.append(contentsOf: scalars)
    let text = String(slipped)
    return text == word ? nil : text
  }

  /// Replaces one of `pairs`, beginning the search at a random pair.
  private static func replacing(
    _ pairs: [(String, String)],
    in word: String,
    _ random: inout SeededGenerator
  ) -> String? {
    let start = random.below(pairs.count)
    let bytes = Array(word.utf8)
    for offset in pairs.indices {
      let (from, to) = pairs[(start + offset) % pairs.count]
      let pattern = Array(from.utf8)
      guard bytes.count > pattern.count else { continue }
      for place in 1...(bytes.count - pattern.count)
      where Array(bytes[place..<place + pattern.count]) == pattern {
        let replaced = bytes[..<place] + Array(to.utf8) + bytes[(place + pattern.count)...]
        return String(decoding: replaced, as: UTF8.self)
      }
    }
    return nil
  }

  private static let sounds: [(String, String)] = [
    ("ph", "f"), ("ck", "k"), ("ie", "ei"), ("ei", "ai"), ("ai", "ei"), ("ey", "y"), ("y", "i"),
    ("ll", "l"), ("tt", "t"), ("nn", "n"), ("ss", "s"), ("mm", "m"), ("rr", "r"), ("th", "t"),
    ("tz", "z"), ("dt", "t"), ("sch", "sh"), ("sh", "sch"), ("ch", "k"), ("c", "k"), ("k", "c"),
    ("ee", "ea"), ("ea", "ee"), ("ou", "u"), ("oo", "u"), ("er", "or"), ("en", "an"), ("v", "w"),
    ("w", "v"), ("s", "z"), ("z", "s"), ("x", "ks"), ("gh", "g"), ("qu", "kw"), ("í", "i"),
    ("й", "и"), ("ё", "е"), ("о", "а"), ("и", "е"), ("η", "ι"), ("ω", "ο"), ("ει", "ι"),
  ]

  /// What a scanner takes for what.
  private static let lookalikes: [(String, String)] = [
    ("rn", "m"), ("m", "rn"), ("cl", "d"), ("d", "cl"), ("l", "1"), ("l", "I"), ("i", "l"),
    ("o", "0"), ("e", "c"), ("vv", "w"), ("w", "vv"), ("nn", "m"), ("ii", "u"), ("li", "h"),
    ("h", "b"), ("f", "t"), ("t", "f"), ("g", "q"), ("ö", "o"), ("ü", "u"), ("é", "e"), ("a", "o"),
  ]

  /// The keys around each key, on the keyboards that the languages use.
  private static let neighbors: [Unicode.Scalar: [Unicode.Scalar]] = {
    var neighbors: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for rows in [
      ["qwertyuiop", "asdfghjkl", "zxcvbnm"], ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
      ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"],
    ] {
      let keys = rows.map { Array($0.unicodeScalars) }
      for (row, line) in keys.enumerated() {
        for (column, key) in line.enumerated() {
          var near: [Unicode.Scalar] = []
          if column > 0 { near.append(line[column - 1]) }
          if column + 1 < line.count { near.append(line[column + 1]) }
          if row > 0, column < keys[row - 1].count { near.append(keys[row - 1][column]) }
          if row + 1 < keys.count, column < keys[row + 1].count {
            near.append(keys[row + 1][column])
          }
          neighbors[key] = near
        }
      }
    }
    return neighbors
  }()
}
