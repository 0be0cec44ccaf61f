import ContactModel

extension MergePlan {
  /// The journal of this plan.
  ///
  /// It holds all that was merged once more; ``writeJournal(of:name:storage:time:hash:to:)`` does not.
  ///
  /// - Parameters:
  ///   - output: What ``written()`` gave.
  ///   - name: The output's name.
  ///   - storage: How the output is stored, as in "gzip".
  ///   - time: When it is done.
  ///   - hash: A hash of bytes, as SHA-256 in hexadecimal digits.
  /// - Returns: The journal, complete.
  package func journal(
    of output: MergeOutput,
    name: String,
    storage: String = "plain",
    time: String,
    hash: ([UInt8]) -> String
  ) -> MergeJournal {
    var journal = journalHeader(of: output, name: name, storage: storage, time: time, hash: hash)
    let places = editPlaces(output)
    journal.entries = merges.enumerated().map { entry($1, places: places[$0], output) }
    return journal
  }

  /// Writes the journal of this plan as ``MergeJournal/encode()`` gives it, piece by piece.
  ///
  /// - Parameters:
  ///   - output: What ``written()`` gave.
  ///   - name: The output's name.
  ///   - storage: How the output is stored, as in "gzip".
  ///   - time: When it is done.
  ///   - hash: A hash of bytes, as SHA-256 in hexadecimal digits.
  ///   - write: Takes the bytes in pieces of about a mebibyte; what it throws ends the writing.
  package func writeJournal(
    of output: MergeOutput,
    name: String,
    storage: String = "plain",
    time: String,
    hash: ([UInt8]) -> String,
    to write: ([UInt8]) throws -> Void
  ) rethrows {
    var writer = JournalWriter(
      journalHeader(of: output, name: name, storage: storage, time: time, hash: hash)
    )
    let places = editPlaces(output)
    for (index, merge) in merges.enumerated() {
      writer.append(entry(merge, places: places[index], output))
      if let chunk = writer.takeChunk() { try write(chunk) }
    }
    try write(writer.finish())
  }

  private func journalHeader(
    of output: MergeOutput,
    name: String,
    storage: String = "plain",
    time: String,
    hash: ([UInt8]) -> String
  ) -> MergeJournal {
    let composed = composedSources
    return MergeJournal(
      time: time,
      rule: rules.text,
      sources: sources.indices.map { index in
        MergeJournal.Source(
          path: sources[index].path,
          storage: sources[index].storage,
          size: sources[index].bytes.count,
          hash: hash(sources[index].bytes),
          omitted: Array(sources[index].bytes.prefix(composed[index].omitted)),
          lineEnd: output.lineEnds[index]
        )
      },
      output: .init(
        name: name,
        size: output.bytes.count,
        hash: hash(output.bytes),
        storage: storage
      ),
      entries: []
    )
  }

  /// Which edits of the output belong to each merge, as indices.
  private func editPlaces(_ output: MergeOutput) -> [[Int]] {
    var places = [[Int]](repeating: [], count: merges.count)
    for (index, placed) in output.edits.enumerated() { places[placed.merge].append(index) }
    return places
  }

  private func entry(
    _ merge: PlannedMerge,
    places: [Int],
    _ output: MergeOutput
  ) -> MergeJournal.Entry {
    let lines = merge.members.map { reader.lines($0.contact) }
    return MergeJournal.Entry(
      number: merge.number,
      evidence: merge.evidence,
      members: merge.members.map {
        .init(identifier: reader.identifier($0.contact), source: $0.source, line: $0.line)
      },
      survivor: merge.survivor,
      retired: merge.retired.map { retired in
        let line = lines[retired.origin.card][retired.origin.index]
        return .init(
          member: retired.origin.card,
          line: line.line,
          property: line.name,
          value: readable(line),
          raw: line.raw,
          reason: retired.reason.word
        )
      },
      aliases: merge.aliases,
      inverse: places.map { place in
        let placed = output.edits[place]
        let (source, range) = (placed.edit.source, placed.edit.range)
        return .init(
          source: source,
          at: range.lowerBound,
          output: placed.place,
          original: Array(sources[source].bytes[range])
        )
      }
    )
  }

  private func readable(_ line: ContentLine) -> String {
    switch sources[0].layout {
    case .vCard: LineContent.readable(line)
    case .csv, .ldif, .json: String(decoding: line.value, as: UTF8.self)
    }
  }
}
