extension ComparableTable {
  /// How many bytes the table takes, about.
  package var byteCount: Int {
    func bytes<Element>(_ list: [Element]) -> Int {
      list.count * MemoryLayout<Element>.stride
    }
    let lists =
      bytes(records) + bytes(nameWords) + bytes(phones) + bytes(emails) + bytes(addresses)
      + bytes(organizationWords) + bytes(identifiers)
    let ofNames =
      bytes(soundOfName) + bytes(formalOfName) + bytes(nicknameGroups) + bytes(givenCounts)
      + bytes(familyCounts)
    return lists + ofNames + names.byteCount + words.byteCount + sounds.byteCount
  }
}
