import ContactModel
import RecordLinkage
import Standardization

/// How the search for duplicates went.
public struct DuplicateStatistics: Sendable {
  /// A part of the work.
  public struct Stage: Hashable, Sendable {
    /// What was done, as in "comparing".
    public var name: String
    /// How long it took.
    public var duration: Duration
  }

  /// One kind of key by which contacts are found that are worth comparing.
  public struct Key: Hashable, Sendable {
    /// What contacts share, as in "phone".
    public var name: String
    /// How many keys of that kind the contacts have.
    public var entries: Int
    /// How many pairs share one; pairs that share several keys count for each.
    public var pairs: Int
  }

  /// The stages, in their order.
  public internal(set) var stages: [Stage] = []
  /// The kinds of keys, in the order of their use.
  public internal(set) var keys: [Key] = []
  /// How many pairs were compared.
  public internal(set) var candidates = 0
  /// How many contacts there are.
  public internal(set) var contacts = 0
  /// What the contacts take as they were read, and in comparable form, in bytes.
  public internal(set) var bytes = (read: 0, comparable: 0)
  private var last = ContinuousClock.now

  init() {}

  /// Ends a stage; the next begins.
  mutating func endStage(_ name: String) {
    let now = ContinuousClock.now
    stages.append(Stage(name: name, duration: now - last))
    last = now
  }

  /// Adds what a linkage counted.
  mutating func add(_ linkage: LinkageStatistics) {
    for stage in linkage.stages {
      stages.append(Stage(name: stage.name, duration: stage.duration))
    }
    keys = linkage.keys.map { Key(name: $0.name, entries: $0.entries, pairs: $0.pairs) }
    candidates = linkage.candidates
    last = .now
  }

  /// Adds a stage that took `duration`.
  mutating func addStage(_ name: String, _ duration: Duration) {
    stages.append(Stage(name: name, duration: duration))
  }
}

extension ContactTable {
  /// How many bytes the table takes, about.
  var byteCount: Int {
    values.count * MemoryLayout<FieldValue>.stride
      + entries.count * MemoryLayout<ContactTable.Entry>.stride + text.bytes.count
      + text.decoded.count
  }
}
