internal import ContactEngine
internal import RecordLinkage

/// A contact and the one that is most like it, as the list shows them.
struct ListedContact: Hashable, Sendable {
  /// The other contact.
  struct Other: Hashable, Sendable {
    var index: Int
    var identifier: String
    var name: String
  }

  /// Why the two were held to be one person, or not.
  struct Evidence: Hashable, Sendable {
    var field: String
    var finding: String
    /// In log-odds to base 2; positive speaks for one person.
    var weight: Double
  }

  /// Its place in the order of reading, from 0.
  var index: Int
  var identifier: String
  var name: String
  /// How alike they are, in 0...1; 1 for exact duplicates alone.
  var similarity: Double
  /// How probable it is that they are one person, in 0...1.
  var probability: Double
  /// `nil` where there is no other.
  var other: Other?
  /// The identifier of its cluster's first contact.
  var cluster: String
  /// Empty where it was not asked for.
  var evidence: [Evidence] = []

  /// As in "Ana Ruiz (97 %)".
  var title: String { "\(name.visible)\(percentText)" }

  /// As in " (97 %)"; truncated, so that 100 is said of exact duplicates alone.
  var percentText: String { Self.percentText(DecimalText.percent(similarity)) }

  static func percentText(_ percent: Int) -> String { " (\(percent) %)" }

  /// How it is shown, apart from its words.
  var alikeness: Alikeness { Alikeness(similarity: similarity) }
}

/// The grades of similarity that a person sees at a glance.
enum Alikeness: Hashable, Sendable {
  /// 100 %.
  case exact
  /// From 90 % to below 100 %.
  case near
  case other

  init(similarity: Double) {
    self = similarity >= 1 ? .exact : similarity >= 0.9 ? .near : .other
  }

  /// What says the same as the color where there is none.
  var mark: String {
    switch self {
    case .exact: "="
    case .near: "≈"
    case .other: " "
    }
  }

  var color: TextStyle.Color {
    switch self {
    case .exact: .red
    case .near: .yellow
    case .other: .none
    }
  }
}

extension ListedContact {
  /// The contact `index` of a report, with its closest other and the number of its cluster.
  init(
    _ index: Int,
    of report: DuplicateReport,
    closest: DuplicateReport.Closest,
    cluster: Int,
    explained: Bool
  ) {
    self.init(
      index: index,
      identifier: report.identifier(of: index),
      name: report.name(of: index),
      similarity: closest.other == nil ? 0 : closest.similarity.value,
      probability: closest.probability,
      other: closest.other.map {
        Other(index: $0, identifier: report.identifier(of: $0), name: report.name(of: $0))
      },
      cluster: report.identifier(of: cluster)
    )
    guard explained, let other = closest.other else { return }
    evidence = report.explain(min(index, other), max(index, other)).map {
      Evidence(field: $0.field, finding: $0.finding, weight: $0.weight)
    }
  }
}
