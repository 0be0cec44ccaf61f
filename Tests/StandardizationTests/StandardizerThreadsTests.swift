import ContactFormats
import ContactModel
import Testing

@testable import Standardization

@Suite struct StandardizerThreadsTests {
  @Test func `any number of threads gives one table, with the same numbers of words`() throws {
    let contacts = try invented(9_000)
    let one = try table(contacts, threads: 1)
    for threads in [2, 4] {
      let many = try table(contacts, threads: threads)
      #expect(many.names.storage.bytes == one.names.storage.bytes)
      #expect(many.words.storage.bytes == one.words.storage.bytes)
      #expect(many.words.storage.ends == one.words.storage.ends)
      #expect(many.nameWords == one.nameWords)
      #expect(many.phones == one.phones)
      #expect(many.emails == one.emails)
      #expect(many.addresses == one.addresses)
      #expect(many.organizationWords == one.organizationWords)
      #expect(many.soundOfName == one.soundOfName)
      #expect(many.familyCounts == one.familyCounts)
      for (a, b) in zip(many.records, one.records) {
        #expect(a.fingerprint == b.fingerprint)
        #expect(a.family == b.family && a.phones == b.phones && a.emails == b.emails)
        #expect(a.addresses == b.addresses && a.organizationName == b.organizationName)
      }
    }
  }

  @Test func `all contacts are counted, on the caller's thread`() throws {
    let contacts = try invented(9_000)
    var done = 0
    var standardizer = Standardizer(threads: 4)
    try standardizer.add(contacts) { (more: Int) throws in done += more }
    #expect(done == 9_000)
  }

  @Test func `what the checkpoint throws ends the work`() throws {
    struct Stop: Error {}
    let contacts = try invented(9_000)
    var standardizer = Standardizer(threads: 3)
    #expect(throws: Stop.self) {
      try standardizer.add(contacts) { (_: Int) throws(Stop) in throw Stop() }
    }
  }

  private func table(_ contacts: ContactTable, threads: Int) throws -> ComparableTable {
    var standardizer = Standardizer(threads: threads)
    try standardizer.add(contacts) { (_: Int) throws in }
    return standardizer.finish()
  }

  private func invented(_ count: Int) throws -> ContactTable {
    var text = "given,family,phone,email,street,city,organization,note\n"
    for number in 0..<count {
      let (a, b) = (number % 97, number * 7 % 1_013)
      text += "G\(a),Fé\(b),555\(number % 8_999 + 1_000),u\(b)@x\(a).test,\(a) Oak St,Ulm \(b),"
      text += "Acme \(a) Inc,n\(number)\n"
    }
    return try ContactReading.read(Array(text.utf8), columns: nil)
  }
}

@Suite struct TokenTableTests {
  @Test func `words get numbers as a dictionary would give them`() {
    var table = TokenTable()
    var known: [String: UInt32] = ["": 0]
    var state: UInt64 = 7
    for _ in 0..<6_000 {
      state = mixed(state)
      let word = String(state % 3_000, radix: 3)
      let number = known[word] ?? UInt32(known.count)
      known[word] = number
      #expect(table.intern(Array(word.utf8)) == number)
    }
    #expect(table.count == known.count)
    for (word, number) in known {
      #expect(table.string(number) == word)
      #expect(table.token(Array(word.utf8)[...]) == number)
      #expect(table.length(of: number) == word.utf8.count)
      #expect(table.firstByte(of: number) == word.utf8.first)
    }
    #expect(table.token([1, 2, 3]) == 0)
  }

  @Test func `joined tables number words as one table does`() {
    var (first, second, whole) = (TokenTable(), TokenTable(), TokenTable())
    for number in 0..<500 {
      let word = Array("w\(number * 31 % 211)".utf8)
      _ = whole.intern(word)
      if number < 200 { _ = first.intern(word) } else { _ = second.intern(word) }
    }
    let numbers = first.absorb(second)
    #expect(first.storage.bytes == whole.storage.bytes)
    for token in 0..<UInt32(second.count) {
      #expect(first[numbers[Int(token)]] == second[token])
    }
  }
}

@Suite struct LineHasherTests {
  /// The standardized form, letter by letter.
  private func referenceSpelling(_ text: String) -> [UInt8] {
    var words: [[UInt8]] = [[]]
    for byte in text.lowercased().utf8 {
      if byte <= 0x20 || byte == 0x7F {
        words.append([])
      } else {
        words[words.count - 1].append(byte)
      }
    }
    return Array(words.filter { !$0.isEmpty }.joined(separator: [0x20]))
  }

  @Test func `hashes agree where the plain way's spellings agree, and only there`() {
    var hasher = LineHasher()
    var seen: [UInt64: [UInt8]] = [:]
    var state: UInt64 = 3
    let letters = Array("aAbB zZ@[`{ÄäßΣσςİıДд \t–Ａ中".unicodeScalars)
    for _ in 0..<4_000 {
      state = mixed(state)
      var text = ""
      var rest = state
      for _ in 0..<(state >> 60 + 1) {
        text.unicodeScalars.append(letters[Int(rest % UInt64(letters.count))])
        rest = rest / 7 ^ mixed(rest)
      }
      let spelling = referenceSpelling(text)
      let hash = hasher.hash(.family, [], occurrence: 0, Array(text.utf8)[...])
      #expect(seen[hash] ?? spelling == spelling, "\(text)")
      seen[hash] = spelling
    }
    var hashOfSpelling: [[UInt8]: UInt64] = [:]
    for (hash, spelling) in seen {
      #expect(hashOfSpelling.updateValue(hash, forKey: spelling) == nil)
    }
  }

  @Test(
    "letters are lower-cased as the standard library does",
    arguments: [0...0x59F, 0x1E00...0x24FF, 0x4E00...0x4E20, 0xFF00...0xFFFF, 0x1_0400...0x1_0450]
      as [ClosedRange<UInt32>]
  )
  func lowercases(range: ClosedRange<UInt32>) {
    for value in range {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var bytes: [UInt8] = []
      LowercaseTable.unicode.append(Array(String(scalar).utf8)[...], to: &bytes)
      let expected = Array(String(scalar).lowercased().utf8)
      if bytes != expected { Issue.record("\(value): \(bytes) is not \(expected)") }
    }
  }

  @Test func `bytes that are no UTF-8 are hashed too`() {
    var hasher = LineHasher()
    var hashes = Set<UInt64>()
    for bytes in [[0xFF], [0xC3], [0xE3, 0x81], [0xF0, 0x9F], [0xED, 0xA0, 0x80]] as [[UInt8]] {
      hashes.insert(hasher.hash(.family, [], occurrence: 0, bytes[...]))
    }
    #expect(hashes.count == 5)
  }
}
