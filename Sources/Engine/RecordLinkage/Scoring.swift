import Dispatch
import ResponsiveWork
import Synchronization

/// Scores pairs on all processors.
struct Scoring: Sendable {
  /// Pairs of lower similarity and probability are not kept.
  private static let leastSimilarity: Float = 0.5
  private static let leastLogOdds: Float = -4.6  // a probability of 0.01

  let linker: Linker
  let count: Int
  let threads: Int
  /// The log-odds from which contacts are joined: such pairs are kept, however unlikely.
  let threshold: Double

  /// What one thread found.
  private struct Part: Sendable {
    var pairs: [ScoredPair] = []
    /// By place.
    var closest: [ClosestOther]
  }

  /// Scores the candidates.
  ///
  /// - Returns: The pairs worth keeping, by contacts, in order; and each contact's closest other.
  func score(
    _ candidates: Candidates,
    progress: WorkProgress
  ) throws -> ([ScoredPair], [ClosestOther]) {
    let workers = max(1, min(threads, candidates.buckets.count))
    let parts = Lock([Part?](repeating: nil, count: workers))
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let part = scorePart(candidates, next, progress)
      parts.withLock { $0[worker] = part }
    }
    guard !progress.isCancelled else { throw CancellationError() }
    let found = parts.withLock { $0.compactMap { $0 } }
    guard found.count == workers else { throw CancellationError() }
    return (ScoredPairOrder.sorted(found.map(\.pairs), contacts: count), closest(of: found))
  }

  /// Takes buckets of pairs until there are no more; `nil` when it was cancelled.
  private func scorePart(
    _ candidates: Candidates,
    _ next: borrowing Atomic<Int>,
    _ progress: WorkProgress
  ) -> Part? {
    var part = Part(closest: Array(repeating: ClosestOther(), count: count))
    var counter = progress.counter()
    while true {
      let bucket = next.add(1, ordering: .relaxed).oldValue
      guard bucket < candidates.buckets.count else { return part }
      for pair in candidates.buckets[bucket] {
        score(pair, to: &part)
        do {
          try counter.add(units: 1, record: Int(pair >> 32) + 1)
        } catch {
          return nil  // cancelled; the caller throws
        }
      }
    }
  }

  @inline(__always)
  private func score(_ pair: UInt64, to part: inout Part) {
    var a = Int(pair >> 32)
    var b = Int(UInt32(truncatingIfNeeded: pair))
    // The earlier contact first, whatever their names are.
    if linker.order.contacts[a] > linker.order.contacts[b] { swap(&a, &b) }
    let (first, second) = (linker.order.contacts[a], linker.order.contacts[b])
    let least = min(Self.leastLogOdds, Float(threshold))
    let levels = linker.comparator.levels(a, b)
    let similarity = Float(linker.comparator.similarity(a, b, levels).value)
    // Only exact duplicates have the similarity 1; they come here where two files are linked.
    let logOdds =
      similarity == 1 ? Linker.exactLogOdds : Float(linker.classify(a, b, levels).logOdds)
    part.closest[a].take(second, similarity, logOdds)
    part.closest[b].take(first, similarity, logOdds)
    if similarity >= Self.leastSimilarity || logOdds >= least {
      part.pairs.append(
        ScoredPair(a: first, b: second, logOdds: logOdds, similarity: similarity)
      )
    }
  }

  /// The closest other of each contact, of what all threads found.
  private func closest(of parts: [Part]) -> [ClosestOther] {
    var closest = [ClosestOther](repeating: ClosestOther(), count: count)
    for (place, contact) in linker.order.contacts.enumerated() {
      var best = parts[0].closest[place]
      for part in parts.dropFirst() where part.closest[place].isCloser(than: best) {
        best = part.closest[place]
      }
      closest[Int(contact)] = best
    }
    return closest
  }
}

/// Puts pairs in order: by the first contact, then by the second.
enum ScoredPairOrder {
  /// The pairs of all `lists`, in order, of `contacts` contacts.
  ///
  /// Few pairs share a first contact: what counts is to bring them to it.
  static func sorted(_ lists: [[ScoredPair]], contacts: Int) -> [ScoredPair] {
    var places = [UInt32](repeating: 0, count: contacts)
    for list in lists { for pair in list { places[Int(pair.a)] += 1 } }
    var count: UInt32 = 0
    for a in places.indices {
      let own = places[a]
      places[a] = count
      count += own
    }
    let none = ScoredPair(a: .max, b: .max, logOdds: 0, similarity: 0)
    var sorted = [ScoredPair](repeating: none, count: Int(count))
    for list in lists {
      for pair in list {
        var place = Int(places[Int(pair.a)])
        places[Int(pair.a)] += 1
        while place > 0, sorted[place - 1].a == pair.a, sorted[place - 1].b > pair.b {
          sorted[place] = sorted[place - 1]
          place -= 1
        }
        sorted[place] = pair
      }
    }
    return sorted
  }
}

extension ClosestOther {
  fileprivate mutating func take(_ other: UInt32, _ similarity: Float, _ logOdds: Float) {
    let candidate = ClosestOther(other: other, similarity: similarity, logOdds: logOdds)
    if candidate.isCloser(than: self) { self = candidate }
  }

  /// More alike; then more likely; then earlier in the file.
  fileprivate func isCloser(than current: ClosestOther) -> Bool {
    if similarity != current.similarity { return similarity > current.similarity }
    if logOdds != current.logOdds { return logOdds > current.logOdds }
    return other < current.other
  }
}
