/// A source as it was before a merge.
package struct RestoredSource: Hashable, Sendable {
  package var path: String
  /// How it was stored.
  package var storage: String
  /// Its text.
  package var bytes: [UInt8]
}

extension MergeJournal {
  /// The sources as they were, byte for byte.
  ///
  /// - Parameters:
  ///   - output: The merged file.
  ///   - hash: The hash with which the journal was made.
  /// - Returns: The sources in their order.
  /// - Throws: ``JournalError/outputChanged(name:expectedSize:size:)``; ``JournalError/altered``
  ///   and ``JournalError/sourceDiffers(path:)`` where journal and output do not fit.
  package func restore(
    output: [UInt8],
    hash: ([UInt8]) -> String
  ) throws(JournalError) -> [RestoredSource] {
    guard output.count == self.output.size, hash(output) == self.output.hash else {
      throw .outputChanged(
        name: self.output.name,
        expectedSize: self.output.size,
        size: output.count
      )
    }
    let inverses = orderedInverses.map(\.inverse)
    var restored: [RestoredSource] = []
    var next = 0
    var position = 0
    for (index, source) in sources.enumerated() {
      let end = inverses[next...].firstIndex { $0.source != index } ?? inverses.count
      let bytes = try restore(index, inverses[next..<end], output, &position)
      next = end
      guard hash(bytes) == source.hash else { throw .sourceDiffers(path: source.path) }
      restored.append(.init(path: source.path, storage: source.storage, bytes: bytes))
    }
    guard position == output.count, next == inverses.count else { throw .altered }
    return restored
  }

  /// Undoes some merges and leaves the others.
  ///
  /// - Parameters:
  ///   - output: The merged file.
  ///   - numbers: The merges to undo.
  ///   - hash: The hash with which the journal was made.
  /// - Returns: The file without those merges, and the journal of the others.
  /// - Throws: ``JournalError``, as ``restore(output:hash:)`` does, and
  ///   ``JournalError/noSuchMerge(number:count:)``.
  package func restore(
    output: [UInt8],
    undoing numbers: Set<Int>,
    hash: ([UInt8]) -> String
  ) throws(JournalError) -> (output: [UInt8], journal: MergeJournal) {
    let known = Set(entries.map(\.number))
    if let unknown = numbers.subtracting(known).min() {
      throw .noSuchMerge(number: unknown, count: entries.count)
    }
    let restored = try restore(output: output, hash: hash)
    var journal = self
    journal.entries.removeAll { numbers.contains($0.number) }
    let remaining = journal.orderedInverses
    let written = Composition(
      sources: zip(restored, sources).map { .init(bytes: $0.bytes, omitted: $1.omitted.count) },
      edits: remaining.map { _, _, inverse in
        Composition.Edit(
          source: inverse.source,
          range: inverse.at..<(inverse.at + inverse.original.count),
          replacement: Array(output[inverse.output])
        )
      }
    ).written()
    for ((entry, index, _), place) in zip(remaining, written.edits) {
      journal.entries[entry].inverse[index].output = place
    }
    for (index, lineEnd) in written.lineEnds.enumerated() {
      journal.sources[index].lineEnd = lineEnd
    }
    journal.output.size = written.bytes.count
    journal.output.hash = hash(written.bytes)
    return (written.bytes, journal)
  }

  /// All inverses in the order of the output, each with its entry and its index in it.
  private var orderedInverses: [(entry: Int, index: Int, inverse: Inverse)] {
    entries.enumerated().flatMap { number, entry in
      entry.inverse.enumerated().map { (number, $0, $1) }
    }
    .sorted { ($0.2.source, $0.2.at) < ($1.2.source, $1.2.at) }
  }

  /// Rebuilds one source from the output at `position`, and moves that behind it.
  private func restore(
    _ index: Int,
    _ inverses: ArraySlice<Inverse>,
    _ output: [UInt8],
    _ position: inout Int
  ) throws(JournalError) -> [UInt8] {
    let source = sources[index]
    guard source.size >= source.omitted.count, source.size <= Self.largestSource else {
      throw .altered
    }
    position += source.lineEnd.count
    var bytes = source.omitted
    bytes.reserveCapacity(source.size)
    for inverse in inverses {
      try copy(inverse.at - bytes.count, from: output, &position, to: &bytes)
      guard inverse.output.lowerBound == position, inverse.output.upperBound <= output.count else {
        throw .altered
      }
      bytes += inverse.original
      position = inverse.output.upperBound
    }
    try copy(source.size - bytes.count, from: output, &position, to: &bytes)
    return bytes
  }

  /// No source is larger, so that a wrong size cannot ask for all the memory there is.
  private static let largestSource = Int(Int32.max)

  private func copy(
    _ count: Int,
    from output: [UInt8],
    _ position: inout Int,
    to bytes: inout [UInt8]
  ) throws(JournalError) {
    guard count >= 0, position + count <= output.count else { throw .altered }
    bytes += output[position..<(position + count)]
    position += count
  }
}
