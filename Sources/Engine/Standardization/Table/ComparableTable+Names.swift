extension ComparableTable {
  /// Fills what is known of each name, once for each.
  mutating func indexNames(threads: Int) {
    let known = names.count
    soundOfName = Array(repeating: 0, count: known)
    formalOfName = Array(repeating: 0, count: known)
    nicknameGroups = Array(repeating: [], count: known)
    var sound: [UInt8] = []
    for token in 1..<max(1, UInt32(known)) {
      sound.removeAll(keepingCapacity: true)
      soundKey(names[token], into: &sound)
      soundOfName[Int(token)] = sounds.intern(sound)
      let groups = Nicknames.groups(of: names[token])
      nicknameGroups[Int(token)] = groups
      formalOfName[Int(token)] =
        groups.isEmpty ? token : names.intern(Nicknames.formal(Array(names[token])))
    }
    // Formal names that no contact has were added behind; they stand for themselves.
    for token in UInt32(known)..<UInt32(max(names.count, known)) {
      sound.removeAll(keepingCapacity: true)
      soundKey(names[token], into: &sound)
      soundOfName.append(sounds.intern(sound))
      nicknameGroups.append(Nicknames.groups(of: names[token]))
      formalOfName.append(token)
    }
    givenCounts = Array(repeating: 0, count: names.count)
    familyCounts = Array(repeating: 0, count: names.count)
    for record in records {
      for index in record.given.indices { givenCounts[Int(nameWords[index])] += 1 }
      for index in record.family.indices { familyCounts[Int(nameWords[index])] += 1 }
    }
  }
}
