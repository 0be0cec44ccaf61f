internal import Dispatch
internal import ResponsiveWork
internal import Standardization

/// Makes a segment of contacts, on several processors.
enum SegmentBuilder {
  /// Calls `body` with each number below `count`, several at a time, and collects what it gives.
  static func parallel<Result: Sendable>(
    _ count: Int,
    _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    let results = Lock([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = body(index)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Reads contacts 0 to `count` by `read`, which several workers call.
  static func build(
    count: Int,
    workers: Int,
    read: @Sendable (Int, inout SearchableContact) -> Void
  ) -> Segment {
    let workers = max(1, min(workers, count / 1000))
    let shards = parallel(workers) { worker in
      let range = count * worker / workers..<count * (worker + 1) / workers
      var shard = SegmentShard(expectedContacts: range.count)
      var contact = SearchableContact()
      for index in range {
        contact.removeAll()
        read(index, &contact)
        shard.add(contact)
      }
      return shard
    }
    return build(shards)
  }

  static func build(_ shards: [SegmentShard]) -> Segment {
    let words = SearchField.Vocabulary.count
    let merged = parallel(words) { vocabulary in
      MergedWords(shards.map { $0.vocabularies[vocabulary] })
    }
    let rows = OrderedRows(shards, merged)
    let lists = parallel(words * 2 + 2) { job -> [[UInt32]] in
      switch job {
      case 0: [NumberGrams.lists(rows.numbers)].flatMap { [$0.starts, $0.values] }
      case 1: nameLists(merged[0])
      case 2...4: postings(of: job - 2, words: merged[job - 2], rows)
      default: triplets(merged[job - 5])
      }
    }
    var parts = SegmentParts()
    parts.add(.ids, rows.ids)
    parts.add(.idOrder, rows.idOrder)
    parts.add(.traits, rows.traits)
    parts.add(.rowStarts, rows.starts)
    parts.add(.rows, rows.entries)
    parts.add(.numbers, rows.numbers)
    parts.add(.numberOwners, rows.numberOwners)
    parts.add(.gramStarts, lists[0][0])
    parts.add(.grams, lists[0][1])
    parts.add(.sounds, lists[1][0])
    parts.add(.nicknames, lists[1][1])
    for vocabulary in 0..<words {
      parts.add(.wordEnds, of: vocabulary, merged[vocabulary].ends)
      parts.add(.wordBytes, of: vocabulary, merged[vocabulary].bytes)
      parts.add(.wordLetters, of: vocabulary, lists[2 + vocabulary][2])
      parts.add(.postingStarts, of: vocabulary, lists[2 + vocabulary][0])
      parts.add(.postings, of: vocabulary, lists[2 + vocabulary][1])
      parts.add(.tripletKeys, of: vocabulary, lists[5 + vocabulary][0])
      parts.add(.tripletStarts, of: vocabulary, lists[5 + vocabulary][1])
      parts.add(.tripletTokens, of: vocabulary, lists[5 + vocabulary][2])
    }
    return parts.sealed(contactCount: rows.ids.count)
  }

  private static func postings(
    of vocabulary: Int,
    words: MergedWords,
    _ rows: OrderedRows
  ) -> [[UInt32]] {
    let lists = GroupedLists(keyCount: words.ends.count - 1) { add in
      for contact in 0..<rows.ids.count {
        for index in Int(rows.starts[contact])..<Int(rows.starts[contact + 1]) {
          let entry = RowEntry(bits: rows.entries[index])
          guard entry.field.vocabulary.rawValue == vocabulary else { continue }
          add(entry.token, UInt32(contact) << 4 | UInt32(entry.field.rawValue))
        }
      }
    }
    // E-mail addresses are not looked through for typos.
    let needsLetters = vocabulary != SearchField.Vocabulary.addresses.rawValue
    let letters =
      needsLetters
      ? (0..<(words.ends.count - 1)).map {
        LetterMask(words.bytes[Int(words.ends[$0])..<Int(words.ends[$0 + 1])]).bits
      } : []
    return [lists.starts, lists.values, letters]
  }

  private static func triplets(_ words: MergedWords) -> [[UInt32]] {
    let lists = TripletLists(bytes: words.bytes, ends: words.ends)
    return [lists.keys, lists.starts, lists.tokens]
  }

  /// Pairs of (hash of the sound, name) and (group of nicknames, name), sorted.
  private static func nameLists(_ names: MergedWords) -> [[UInt32]] {
    var sounds: [UInt64] = []
    var nicknames: [UInt64] = []
    var sound: [UInt8] = []
    for token in 0..<(names.ends.count - 1) {
      let word = names.bytes[Int(names.ends[token])..<Int(names.ends[token + 1])]
      if let hash = SoundHash.of(word, &sound) {
        sounds.append(UInt64(hash) << 32 | UInt64(token))
      }
      for group in Nicknames.groups(of: word) {
        nicknames.append(UInt64(group) << 32 | UInt64(token))
      }
    }
    return [sounds, nicknames].map { pairs in
      pairs.sorted().flatMap { [UInt32($0 >> 32), UInt32(truncatingIfNeeded: $0)] }
    }
  }
}

/// The letters of a word, for telling quickly that two words are far apart.
struct LetterMask: Hashable, Sendable {
  let bits: UInt32

  init(_ word: ArraySlice<UInt8>) {
    var bits: UInt32 = 0
    for byte in word {
      bits |= byte >= 0x61 && byte <= 0x7A ? 1 << UInt32(byte - 0x61) : 1 << UInt32(26 + byte % 6)
    }
    self.bits = bits
  }
}

/// The sound of a word as a number.
enum SoundHash {
  /// Shorter sounds are those of too many names.
  private static let shortestSound = 3

  static func of(_ word: ArraySlice<UInt8>, _ buffer: inout [UInt8]) -> UInt32? {
    buffer.removeAll(keepingCapacity: true)
    soundKey(word, into: &buffer)
    guard buffer.count >= shortestSound else { return nil }
    return UInt32(truncatingIfNeeded: stableHash(buffer[...]))
  }
}
