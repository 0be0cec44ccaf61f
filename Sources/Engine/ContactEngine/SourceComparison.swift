import ContactModel
import RecordLinkage

/// Whether contacts of one file are compared with each other.
public enum SourceComparison: Hashable, Sendable {
  /// Everyone is compared with everyone.
  case everyone
  /// Contacts are compared with those of other files alone.
  case betweenFiles
  /// The same; a cluster has at most one contact of each file, those of the most probable pairs.
  case betweenFilesOneToOne

  /// Which pairs of the contacts of `sources` are compared.
  func scope(of sources: ContactSources) -> LinkageScope {
    let isOneToOne: Bool
    switch self {
    case .everyone: return .all
    case .betweenFiles: isOneToOne = false
    case .betweenFilesOneToOne: isOneToOne = true
    }
    let numbers = sources.sources.enumerated().flatMap { number, source in
      repeatElement(UInt32(number), count: source.table.entries.count)
    }
    return .between(sources: numbers, isOneOfEach: isOneToOne)
  }
}
