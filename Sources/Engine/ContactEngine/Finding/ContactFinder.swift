import ContactFormats
import ContactModel
import ContactSearch
import RecordLinkage
public import ResponsiveWork

/// A contact that was found.
public struct FoundContact: Hashable, Sendable {
  /// Its number: in the book, or over all files, from 1.
  public var number: Int
  /// The name a person knows it by, or the line.
  public var name: String
  /// The characters of the name that agree with the text, in order.
  public var highlights: [Range<Int>]
  /// A value besides the name that the text was found in, as in "ana@example.org".
  public var reason: String?
}

/// What a search found.
public struct FoundContacts: Hashable, Sendable {
  /// The best, best first.
  public var contacts: [FoundContact]
  /// How many there are; exact.
  public var count: Int
  /// Where there are none: words that could have been meant.
  public var spellings: [String]
}

/// Finds contacts, or lines, by what a person types.
///
/// Words stand in any order, each the beginning, the inside or a slip of a word of the contact.
/// `city:berlin`, `has:phone`, `-has:phone` and "quoted words" narrow it down.
public final class ContactFinder: Sendable {
  private enum Content: Sendable {
    case contacts(ContactSources)
    case lines([String])
  }

  private let content: Content
  private let index: ContactIndex
  /// The memory of searches that are over, for those to come.
  private let sessions: Lock<[SearchSession]>

  /// Of a longer line only the beginning is looked at, in bytes.
  private static let longestLine = 4_096
  /// More lines are refused.
  public static let mostLines = 4_000_000

  init(_ sources: ContactSources, threads: Int) {
    content = .contacts(sources)
    sessions = Lock([])
    index = ContactIndex(count: sources.count, workers: threads) { contact, searchable in
      searchable.removeAll()
      searchable.id = UInt32(contact)
      let (source, index) = sources.location(of: contact)
      searchable.add(index, of: source.table)
    }
  }

  /// Prepares to find among lines; their numbers begin at 1.
  public init(lines: [String]) {
    content = .lines(lines)
    sessions = Lock([])
    index = ContactIndex(count: lines.count) { line, searchable in
      searchable.removeAll()
      searchable.id = UInt32(line)
      searchable.add(.otherName, ArraySlice(lines[line].utf8.prefix(Self.longestLine)))
    }
  }

  /// How many contacts, or lines, there are.
  public var count: Int { index.count }

  /// The first contacts, in their order, as they are shown when nothing is asked.
  public func first(_ limit: Int) -> FoundContacts {
    let contacts = (0..<min(limit, count)).map { found($0, nil, nil) }
    return FoundContacts(contacts: contacts, count: count, spellings: [])
  }

  /// Finds what `text` asks for.
  ///
  /// - Parameters:
  ///   - text: Words and filters; nothing finds nothing.
  ///   - limit: The most contacts that are given.
  /// - Returns: The best contacts, best first, and how many there are.
  /// - Throws: ``AddressBookError/usage(message:)`` for a text that is too long; `CancellationError`
  ///   when the task was cancelled, which is looked at every few hundred microseconds.
  public func find(_ text: String, limit: Int) throws -> FoundContacts {
    let query: SearchQuery
    do {
      query = try SearchQuery(text)
    } catch .tooLong {
      throw AddressBookError.usage(
        message: "the text is longer than \(SearchQuery.mostBytes) bytes; say less"
      )
    } catch .tooManyWords {
      throw AddressBookError.usage(
        message: "the text has more than \(SearchQuery.mostWords) words; say less"
      )
    }
    let session = sessions.withLock { $0.popLast() } ?? SearchSession()
    defer { sessions.withLock { $0.append(session) } }
    let answer = session.find(
      query,
      in: index,
      limit: limit,
      isCancelled: { Task.isCancelled }
    )
    guard let answer else { throw CancellationError() }
    let highlights = Highlights(query)
    return FoundContacts(
      contacts: answer.hits.map { found(Int($0.id), $0, highlights) },
      count: answer.count,
      spellings: answer.spellings
    )
  }

  // MARK: Rows

  private func found(_ place: Int, _ hit: SearchHit?, _ highlights: Highlights?) -> FoundContact {
    switch content {
    case .lines(let lines):
      let line = lines[place]
      return FoundContact(
        number: place + 1,
        name: line,
        highlights: highlights.map { found in Self.ranges(found, line, .otherName) } ?? [],
        reason: nil
      )
    case .contacts(let sources):
      let (source, index) = sources.location(of: place)
      let name = sources.name(of: place)
      return FoundContact(
        number: source.numbers?[index] ?? place + 1,
        name: name,
        highlights: highlights.map { Self.ranges($0, name, .given, .family, .otherName) } ?? [],
        reason: reason(hit, highlights, source.table, index)
      )
    }
  }

  /// The characters of `text` that agree, whichever of `fields` its words are of.
  private static func ranges(
    _ highlights: Highlights,
    _ text: String,
    _ fields: SearchField...
  ) -> [Range<Int>] {
    var marked: Set<Int> = []
    for field in fields {
      for range in highlights.ranges(in: text, field: field) {
        let start = text.distance(from: text.startIndex, to: range.lowerBound)
        let end = text.distance(from: text.startIndex, to: range.upperBound)
        marked.formUnion(start..<end)
      }
    }
    var ranges: [Range<Int>] = []
    for place in marked.sorted() {
      if let last = ranges.last, last.upperBound == place {
        ranges[ranges.count - 1] = last.lowerBound..<(place + 1)
      } else {
        ranges.append(place..<(place + 1))
      }
    }
    return ranges
  }

  /// The value that the text was found in where that is no name; else one that tells namesakes apart.
  private func reason(
    _ hit: SearchHit?,
    _ highlights: Highlights?,
    _ table: ContactTable,
    _ index: Int
  ) -> String? {
    var shown = table.first(.name, at: index)
    for match in hit?.matches ?? [] where !SearchFields.names.contains(match.field) {
      for value in table.values(at: index) where match.field.holds(value.field) {
        let text = table.text.string(value.text)
        let isFound = highlights.map { !$0.ranges(in: text, field: match.field).isEmpty } ?? false
        if isFound { return text }
      }
    }
    for field in [Field.organization, .email, .phone, .city] {
      if let text = table.first(field, at: index), text != shown { return text }
      shown = nil
    }
    return nil
  }
}

extension SearchField {
  /// Whether values of `field` are searched as this.
  fileprivate func holds(_ field: Field) -> Bool {
    switch field {
    case .organization: self == .organization
    case .title: self == .title
    case .email: self == .email
    case .phone: self == .phone
    case .address, .street, .unit: self == .street
    case .city: self == .city
    case .region, .postcode, .country: self == .place
    case .birthday: self == .date
    case .note: self == .note
    case .group: self == .group
    case .url: self == .url
    case .birthplace, .identifier, .other: self == .other
    case .name, .given, .family, .prefix, .middle, .suffix, .nickname, .id, .truth, .sex,
      .bookkeeping:
      false
    }
  }
}

extension AddressBook {
  /// Prepares to find contacts of this book, as they are now.
  ///
  /// - Complexity: O(*n* log *n*); 800,000 contacts take about two seconds on two processors.
  public func finder(progress: WorkProgress = WorkProgress()) async throws -> ContactFinder {
    _ = try await loadContacts(progress: progress)
    let sources = sources
    let indexing = progress.child(title: "Indexing contacts", weight: 0.5)
    defer { indexing.finish() }
    return try await Self.onOwnThread {
      guard !progress.isCancelled else { throw CancellationError() }
      return ContactFinder(sources, threads: activeProcessorCount())
    }
  }
}
