extension ComparableTable {
  /// The same contacts in another order, with all lists in that order too.
  ///
  /// Contacts that are compared with one another then lie side by side.
  ///
  /// - Parameter order: Each contact's present place, in the new order.
  /// - Returns: The table in that order.
  /// - Complexity: O(*n*) in contacts and values.
  package consuming func reordered(_ order: [UInt32]) -> ComparableTable {
    var table = self
    let old = table.records
    table.records = []
    table.records.reserveCapacity(order.count)
    for place in order { table.records.append(old[Int(place)]) }
    var words = Gathering(table.nameWords)
    for index in table.records.indices {
      words.take(&table.records[index].given)
      words.take(&table.records[index].middle)
      words.take(&table.records[index].family)
      words.take(&table.records[index].nickname)
    }
    table.nameWords = words.gathered
    var phones = Gathering(table.phones)
    for index in table.records.indices { phones.take(&table.records[index].phones) }
    table.phones = phones.gathered
    var emails = Gathering(table.emails)
    for index in table.records.indices { emails.take(&table.records[index].emails) }
    table.emails = emails.gathered
    var addresses = Gathering(table.addresses)
    for index in table.records.indices { addresses.take(&table.records[index].addresses) }
    table.addresses = addresses.gathered
    var organizations = Gathering(table.organizationWords)
    for index in table.records.indices { organizations.take(&table.records[index].organization) }
    table.organizationWords = organizations.gathered
    var identifiers = Gathering(table.identifiers)
    for index in table.records.indices { identifiers.take(&table.records[index].identifiers) }
    table.identifiers = identifiers.gathered
    return table
  }
}

/// A list that is brought into the order in which its runs are taken.
private struct Gathering<Element> {
  private let list: [Element]
  private(set) var gathered: [Element] = []

  init(_ list: [Element]) {
    self.list = list
    gathered.reserveCapacity(list.count)
  }

  @inline(__always)
  mutating func take(_ run: inout ComparableRecord.Run) {
    let old = run.indices
    run.start = UInt32(gathered.count)
    for index in old { gathered.append(list[index]) }
  }
}
