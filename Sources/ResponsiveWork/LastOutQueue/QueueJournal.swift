/// One line of a queue's journal, from which pending work is found again after a crash.
///
/// A task is a closure and cannot be stored; its key can, and what it stands for lies where the user
/// left it: a document that is not saved, a setting that is not sent. A queue hands each entry to its
/// `journal` before the call that made it returns, so what `enqueue` has taken in is written down.
/// Entries of calls on several threads may come in any order; ``unsettledKeys(in:)`` does not mind.
///
/// Each queue counts its tasks from 1, so a journal is that of one queue: after a crash, read the old one,
/// begin a new one with a new queue, enqueue the keys, and only then delete the old one.
public enum QueueJournalEntry<Key: Hashable & Sendable>: Hashable, Sendable {
  /// The task with that number was taken in; the newest has the greatest.
  case enqueued(Key, ticket: UInt64)
  /// What became of the task is known.
  case settled(Key, ticket: UInt64, Receipt.Ending)

  /// The keys whose tasks were taken in and not settled, oldest first: what to enqueue again.
  ///
  /// A task that ended while the program crashed may be among them: it may run twice, never not at all.
  ///
  /// - Complexity: O(*n* log *n*).
  public static func unsettledKeys(in entries: some Sequence<QueueJournalEntry>) -> [Key] {
    var enqueued: [UInt64: Key] = [:]
    var settled: Set<UInt64> = []
    for entry in entries {
      switch entry {
      case .enqueued(let key, let ticket): enqueued[ticket] = key
      case .settled(_, let ticket, _): settled.insert(ticket)
      }
    }
    let open = enqueued.filter { !settled.contains($0.key) }.sorted { $0.key < $1.key }
    // A running task and a newer pending one of the same key are one thing to do again: the newer.
    var seen: Set<Key> = []
    return open.reversed().filter { seen.insert($0.value).inserted }.reversed().map(\.value)
  }
}
