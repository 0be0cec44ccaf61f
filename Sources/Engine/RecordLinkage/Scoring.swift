import Dispatch
import ResponsiveWork

/// Scores pairs on all cores.
struct Scoring: Sendable {
  /// What one worker found.
  private struct Part: Sendable {
    var pairs: [ScoredPair] = []
    var closest: [ClosestOther]
  }

  /// Pairs of lower similarity and probability are not kept.
  private static let leastSimilarity: Float = 0.5
  private static let leastLogOdds: Float = -4.6  // a probability of 0.01

  /// How many pairs are scored between two looks at the progress.
  private static let chunk = 4096

  let linker: Linker
  let count: Int

  /// Scores `pairs`; returns those worth keeping, in their order, and each contact's closest other.
  func score(
    _ pairs: [UInt64],
    progress: WorkProgress
  ) throws -> ([ScoredPair], [ClosestOther]) {
    let workers = max(1, min(activeProcessorCount(), pairs.count / Self.chunk))
    let parts = Lock([Part?](repeating: nil, count: workers))
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let range = (pairs.count * worker / workers)..<(pairs.count * (worker + 1) / workers)
      let part = scorePart(pairs[range], progress)
      parts.withLock { $0[worker] = part }
    }
    guard !progress.isCancelled else { throw CancellationError() }
    var kept: [ScoredPair] = []
    var closest = [ClosestOther](repeating: ClosestOther(), count: count)
    for part in parts.withLock({ $0 }) {
      guard let part else { throw CancellationError() }
      kept += part.pairs
      for (index, candidate) in part.closest.enumerated()
      where candidate.isCloser(than: closest[index]) {
        closest[index] = candidate
      }
    }
    return (kept, closest)
  }

  private func scorePart(_ pairs: ArraySlice<UInt64>, _ progress: WorkProgress) -> Part? {
    var part = Part(closest: Array(repeating: ClosestOther(), count: count))
    var counter = progress.counter()
    for pair in pairs {
      let a = UInt32(pair >> 32)
      let b = UInt32(truncatingIfNeeded: pair)
      let levels = linker.comparator.levels(Int(a), Int(b))
      let logOdds = Float(linker.model.logOdds(levels, count: count))
      let similarity = Float(linker.comparator.similarity(Int(a), Int(b), levels).value)
      part.closest[Int(a)].take(b, similarity, logOdds)
      part.closest[Int(b)].take(a, similarity, logOdds)
      if similarity >= Self.leastSimilarity || logOdds >= Self.leastLogOdds {
        part.pairs.append(ScoredPair(a: a, b: b, logOdds: logOdds, similarity: similarity))
      }
      do {
        try counter.add(units: 1, record: Int(a) + 1)
      } catch {
        return nil  // cancelled; the caller throws
      }
    }
    return part
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
