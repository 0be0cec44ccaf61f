// A register's weights are those of Fellegi and Sunter, fitted to the file itself: how often a
// level is seen in two records taken at random (u), and in two of one person (m).
//
//   weight(field, level) = log(m / u)
//
// u is counted. m is found by expectation and maximization over the candidates, tied to what such
// fields are like in general: a level's prior counts as much as so many pairs. Without that tie the
// fit is free to find another class, such as "same family name".

/// The weights of one register.
package struct RegisterModel: Sendable {
  /// In natural log-odds, by 16 × field + level; "missing" weighs nothing.
  package internal(set) var weights: [Double]
  /// The log-odds of two records taken at random.
  package internal(set) var bias: Double

  /// What a household may say for two people whose names or birthdays differ.
  static let mostOfHousehold = 2.0
  /// What another street says against two organizations beyond its own weight: branches share name
  /// and line, and only the address tells them apart.
  static let otherSite = -3.0

  /// The weight of what is seen in one field.
  func weight(_ field: RegisterField, _ level: Int) -> Double {
    weights[field.rawValue * 16 + level]
  }

  /// The log-odds that a pair is one person.
  func logOdds(_ pattern: RegisterPattern) -> Double {
    sumOfWeights(pattern) + household(pattern) + site(pattern)
  }

  /// The weights of all fields, added up.
  func sumOfWeights(_ pattern: RegisterPattern) -> Double {
    var sum = bias
    var bits = pattern.bits
    var start = 0
    while bits != 0 {
      sum += weights[start + Int(bits & 15)]
      bits >>= 4
      start += 16
    }
    return sum
  }

  /// What is taken back from a household's evidence where the people differ.
  func household(_ pattern: RegisterPattern) -> Double {
    guard pattern.arePeopleOfOneHousehold else { return 0 }
    var shared = weights(of: [.phone, .street, .unit], pattern)
    if pattern[.given] == 7 && pattern[.birthday] == 6 {
      // Two people beyond doubt: what families have in common counts as well.
      shared += weights(of: [.family, .email, .place], pattern)
    }
    return min(0, Self.mostOfHousehold - shared)
  }

  /// The weights for a pair's being one person, of some fields.
  private func weights(of fields: [RegisterField], _ pattern: RegisterPattern) -> Double {
    fields.reduce(0) { $0 + max(0, weight($1, pattern[$1])) }
  }

  /// What speaks against two organizations at two addresses.
  func site(_ pattern: RegisterPattern) -> Double {
    pattern.areOrganizations && pattern[.street] == 5 ? Self.otherSite : 0
  }
}

extension RegisterPattern {
  /// Whether names, birthdays or generations differ and no number of one's own says otherwise.
  var arePeopleOfOneHousehold: Bool {
    guard self[.identifier] != 1, self[.identifier] != 2 else { return false }
    let hasBirthday = (1...4).contains(self[.birthday])
    return self[.given] == 7 && !hasBirthday || self[.birthday] == 6 || self[.generation] == 3
  }

  var areOrganizations: Bool {
    self[.organization] != 0 && self[.given] == 0 && self[.family] == 0
  }

  /// Whether something says that these are two, apart from having nothing in common.
  var isHardConflict: Bool { areOrganizations && self[.street] == 5 }
}

/// How often each pattern was seen in a register's pairs.
package struct RegisterCounts: Sendable {
  /// Candidates: pairs that share a key.
  private var candidates: [RegisterPattern: Double] = [:]
  /// How often each level was seen in pairs taken at random, by 16 × field + level.
  private var random = [Double](repeating: 0, count: RegisterField.allCases.count * 16)

  /// Creates counts of no pair.
  package init() {}

  /// Counts a pair that shares a key.
  package mutating func addCandidate(_ pattern: RegisterPattern) {
    candidates[pattern, default: 0] += 1
  }

  /// Counts a pair taken at random.
  package mutating func addRandom(_ pattern: RegisterPattern) {
    var bits = pattern.bits
    var start = 0
    while bits != 0 {
      random[start + Int(bits & 15)] += 1
      bits >>= 4
      start += 16
    }
  }

  /// The weights that fit what was counted.
  ///
  /// - Parameters:
  ///   - records: How many records were compared.
  ///   - tie: As how many pairs the priors count.
  ///   - rounds: Passes over the patterns; few suffice, since the start is good.
  /// - Returns: A model in which whatever is missing weighs 0.
  package func model(records: Int, tie: Double, rounds: Int = 12) -> RegisterModel {
    let pairs = max(1, Double(records) * Double(records - 1) / 2)
    let patterns = candidates.sorted { $0.key.bits < $1.key.bits }
    let u = RegisterField.allCases.map { field in
      shares(of: field, in: random, tie: 0.5 * Double(field.levelCount - 1), prior: nil)
    }
    var m = RegisterField.allCases.map { field -> [Double] in
      shares(of: field, in: [], tie: 1, prior: field.prior)
    }
    var model = RegisterModel(weights: [], bias: (0.5 * Double(records) / pairs).naturalLogarithm)
    for _ in 0..<rounds {
      model.weights = weights(m, u)
      var seen = [Double](repeating: 0, count: random.count)
      var matches = 0.0
      for (pattern, count) in patterns {
        // Without corrections for households and sites: they are no part of the fields' own rates.
        let sum = model.sumOfWeights(pattern)
        let expected = count * LinkageModel.probability(logOdds: sum)
        matches += expected
        var bits = pattern.bits
        var start = 0
        while bits != 0 {
          seen[start + Int(bits & 15)] += expected
          bits >>= 4
          start += 16
        }
      }
      let share = min(0.5, max(1 / pairs, matches / pairs))
      model.bias = LinkageModel.logOdds(probability: share)
      m = RegisterField.allCases.map { shares(of: $0, in: seen, tie: tie, prior: $0.prior) }
    }
    model.weights = weights(m, u)
    return model
  }

  private func weights(_ m: [[Double]], _ u: [[Double]]) -> [Double] {
    var weights = [Double](repeating: 0, count: random.count)
    for field in RegisterField.allCases {
      for level in 1..<field.levelCount {
        let ratio = m[field.rawValue][level] / u[field.rawValue][level]
        weights[field.rawValue * 16 + level] = ratio.naturalLogarithm
      }
    }
    return weights
  }

  /// The share of each level but "missing", tied by so many pairs to `prior`, or to equal shares.
  private func shares(
    of field: RegisterField,
    in counts: [Double],
    tie: Double,
    prior: [Double]?
  ) -> [Double] {
    let start = field.rawValue * 16
    let levels = 1..<field.levelCount
    let expected = prior ?? levels.map { _ in 1 / Double(levels.count) }
    let total = expected.reduce(0, +)
    let seen = levels.map { counts.isEmpty ? 0 : counts[start + $0] }
    let sum = seen.reduce(0, +) + tie
    return [0] + zip(seen, expected).map { ($0 + tie * $1 / total) / sum }
  }
}

extension RegisterField {
  /// How two entries of one person agree in such a field, "missing" apart.
  ///
  /// Round guesses: most entries are equal, some are mistyped, and people move more often than they
  /// change their names. What a file shows corrects them.
  fileprivate var prior: [Double] {
    switch self {
    case .given: [0.78, 0.05, 0.03, 0.06, 0.01, 0.01, 0.05, 0.01]
    case .family: [0.80, 0.02, 0.11, 0.01, 0.05, 0.01]
    case .middle: [0.7, 0.15, 0.15]
    case .birthday: [0.82, 0.02, 0.08, 0.03, 0.02, 0.03]
    case .email: [0.75, 0.10, 0.05, 0.10]
    case .phone: [0.60, 0.15, 0.05, 0.20]
    case .street: [0.65, 0.15, 0.05, 0.03, 0.12]
    case .place: [0.65, 0.10, 0.10, 0.06, 0.03, 0.02, 0.04]
    case .unit: [0.70, 0.15, 0.15]
    case .identifier: [0.85, 0.10, 0.05]
    case .organization: [0.55, 0.15, 0.12, 0.08, 0.04, 0.06]
    case .title: [0.70, 0.10, 0.20]
    case .sex: [0.97, 0.01, 0.02]
    case .generation: [0.80, 0.15, 0.05]
    }
  }
}
