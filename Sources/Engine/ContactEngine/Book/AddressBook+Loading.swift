import ContactStore
import Merging
import ResponsiveWork

extension AddressBook {
  /// Reads the contacts of the book, so that they can be compared.
  ///
  /// Contacts of files are read already.
  ///
  /// - Parameters:
  ///   - numbers: Only those that have something in common with these are read; `nil` for all.
  ///   - progress: Counts the contacts.
  /// - Returns: Those that a person said are two people.
  /// - Throws: ``AddressBookError``, or `CancellationError` when `progress` was cancelled.
  func loadContacts(
    relatedTo numbers: [Range<Int>]? = nil,
    progress: WorkProgress
  ) async throws -> ApartPairs {
    guard store != nil else { return ApartPairs() }
    let reading = progress.child(title: "Reading the book", weight: 0.2)
    defer { reading.finish() }
    let (sources, pairs) = try await onStore { store in
      let sources = try BookTables.read(store, relatedTo: numbers, progress: reading)
      return (sources, try store.notSamePairs().map { [$0.0.number, $0.1.number] })
    }
    self.sources = sources
    guard !pairs.isEmpty else { return ApartPairs() }
    let concerned = Set(pairs.flatMap(\.self))
    var places: [Int: Int] = [:]
    for index in 0..<sources.count {
      guard let number = sources.number(of: index), concerned.contains(number) else { continue }
      places[number] = index
    }
    var apart = ApartPairs()
    for pair in pairs {
      guard let a = places[pair[0]], let b = places[pair[1]] else { continue }
      apart.insert(a, b)
    }
    return apart
  }
}
