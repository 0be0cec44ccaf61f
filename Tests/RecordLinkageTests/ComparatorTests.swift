import ContactModel
import Standardization
import Testing

@testable import RecordLinkage

@Suite struct ComparatorTests {
  @Test(
    "given names relate as people use them",
    arguments: [
      ("Ana", "Ana", GivenLevel.equal), ("Robert", "Bob", .nickname), ("Bob", "Rob", .nickname),
      ("A.", "Ana", .initial), ("A", "A", .initial), ("B.", "Ana", .conflict),
      ("Katharine", "Catharine", .misspelt), ("Wojciech", "Woj", .prefix),
      ("Ana", "Ines", .conflict),
      ("Ana", "", .missing), ("Maria Ines", "Ines", .otherPart), ("Müller", "Mueller", .misspelt),
    ]
  )
  func given(first: String, second: String, expected: GivenLevel) throws {
    let levels = try levels("\(first),Ruiz,,,,,,,,,", "\(second),Ruiz,,,,,,,,,")
    #expect(levels.given == expected)
  }

  @Test(
    "family names relate as families write them",
    arguments: [
      ("Ruiz", "Ruiz", FamilyLevel.equal), ("García López", "García", .shared),
      ("Müller-Lang", "Lang", .shared), ("Meyer", "Maier", .misspelt),
      ("Smith", "Smyth", .misspelt),
      ("R.", "Ruiz", .initial), ("Ruiz", "Okoye", .conflict), ("Ruiz", "", .missing),
      ("van der Berg", "Berg", .equal), ("Mac Donald", "MacDonald", .equal),
    ]
  )
  func family(first: String, second: String, expected: FamilyLevel) throws {
    let levels = try levels("Ana,\(first),,,,,,,,,", "Ana,\(second),,,,,,,,,")
    #expect(levels.family == expected)
  }

  @Test func `similar names that others have as well are not taken for misspelt`() throws {
    let rows = ["Maria", "Marina", "Maria", "Marina", "Svenja", "Svenja", "Svennja"].map {
      "\($0),Ruiz,,,,,,,,,"
    }
    let comparator = Comparator(try InventedBook(rows).table)
    #expect(comparator.levels(0, 1).given == .similar)
    #expect(comparator.levels(4, 6).given == .misspelt)
  }

  @Test func `a book's namesakes are counted by power of two`() throws {
    let rows =
      Array(repeating: "Ana,Ruiz,,,,,,,,,", count: 5) + ["Bo,Ek,,,,,,,,,", "Bo,Ek,,,,,,,,,"]
    let comparator = Comparator(try InventedBook(rows).table)
    #expect(comparator.levels(0, 1).namesakes == 3)
    #expect(comparator.levels(5, 6).namesakes == 1)
    #expect(comparator.levels(0, 5).namesakes == 0)
  }

  @Test(
    "phones that differ are of one area, of two, or of two countries",
    arguments: [
      ("+1 415 555 0101", "+1 415 555 0177", AreaLevel.equal),
      ("+1 415 555 0101", "+1 212 555 0177", .different),
      ("+1 415 555 0101", "+49 30 5550177 1", .otherCountry),
      ("+1 415 555 0101", "+1 415 555 0101", .missing), ("555-0101", "555-0102", .missing),
    ]
  )
  func areas(first: String, second: String, expected: AreaLevel) throws {
    let found = try levels("Ana,Ruiz,,\(first),,,,,,,", "Ana,Ruiz,,\(second),,,,,,,").area
    #expect(found == expected)
  }

  @Test(
    "an e-mail spells the other's name, a part of it, or nothing",
    arguments: [
      ("ana.ruiz@x.test", SpellingLevel.fullName), ("aruiz@x.test", .familyAndInitial),
      ("ana2@x.test", .givenName), ("kingrider67@x.test", .nothing), ("", .missing),
    ]
  )
  func spelling(email: String, expected: SpellingLevel) throws {
    let found = try levels("Ana,Ruiz,,,\(email),,,,,,", "Ana,Ruiz,,,,,,,,,").emailSpellsName
    #expect(found == expected)
  }

  @Test func `swapped names are seen`() throws {
    #expect(try levels("Ana,Okoye,,,,,,,,,", "Okoye,Ana,,,,,,,,,").isSwapped)
    #expect(try !levels("Ana,Okoye,,,,,,,,,", "Ana,Okoye,,,,,,,,,").isSwapped)
  }

  @Test(
    "phones, e-mails, addresses and birthdays relate",
    arguments: [
      ("A,B,,+1 415 555 0101,,,,,,,", "A,B,,(415) 555-0101,,,,,,,", "phone equalRare"),
      ("A,B,,+1 415 555 0101,,,,,,,", "A,B,,555-0101,,,,,,,", "phone equalRare"),
      ("A,B,,+1 415 555 0101,,,,,,,", "A,B,,+1 415 555 0102,,,,,,,", "phone conflict"),
      ("A,B,,,a.b@x.test,,,,,,", "A,B,,,A.B@X.test,,,,,,", "email equal"),
      ("A,B,,,annab@x.test,,,,,,", "A,B,,,anab@x.test,,,,,,", "email conflict"),
      ("A,B,,,anna.b@x.test,,,,,,", "A,B,,,ana.b@x.test,,,,,,", "email similar"),
      ("A,B,,,,1 Oak St,Ulm,,,,", "A,B,,,,1 Oak Street,Ulm,,,,", "address sameHouse"),
      ("A,B,,,,1 Oak St,Ulm,,,,", "A,B,,,,9 Oak Street,Ulm,,,,", "address sameStreet"),
      ("A,B,,,,1 Oak St,Ulm,,,,", "A,B,,,,1 Elm Road,Ulm,,,,", "address sameCity"),
      ("A,B,,,,1 Oak St,Ulm,,,,", "A,B,,,,1 Oak St,Bonn,,,,", "address conflict"),
      ("A,B,,,,,,,1970-01-02,,", "A,B,,,,,,,1970-01-02,,", "birthday equal"),
      ("A,B,,,,,,,1970-01-02,,", "A,B,,,,,,,--01-02,,", "birthday partial"),
      ("A,B,,,,,,,1970-01-02,,", "A,B,,,,,,,1970-02-01,,", "birthday near"),
      ("A,B,,,,,,,1970-01-02,,", "A,B,,,,,,,1981-05-09,,", "birthday conflict"),
      ("A,B,Jr,,,,,,,,", "A,B,Sr,,,,,,,,", "generation conflict"),
      ("A,B,Jr,,,,,,,,", "A,B,,,,,,,,,", "generation oneSided"),
      ("A,B,,,,,,,,Acme Inc.,", "A,B,,,,,,,,ACME,", "employer equal"),
      (",,,,,,,,,Acme Inc.,", ",,,,,,,,,ACME,", "kind sameOrganization"),
      (",,,,,,,,,Acme Inc.,", "A,B,,,,,,,,ACME,", "kind mixed"),
    ]
  )
  func fields(first: String, second: String, expected: String) throws {
    let levels = try levels(first, second)
    let seen = [
      "phone \(levels.phone)", "email \(levels.email)", "address \(levels.address)",
      "birthday \(levels.birthday)", "generation \(levels.generation)",
      "employer \(levels.employer)", "kind \(levels.kind)",
    ]
    #expect(seen.contains(expected), "\(seen)")
  }

  @Test func `comparing is symmetric, and only exact duplicates are alike to 100 %`() throws {
    let book = try randomBook(count: 60, seed: 3)
    let comparator = Comparator(book.table)
    for a in 0..<60 {
      for b in 0..<60 where a != b {
        let levels = comparator.levels(a, b)
        #expect(levels == comparator.levels(b, a))
        let similarity = comparator.similarity(a, b, levels)
        #expect(similarity == comparator.similarity(b, a, levels))
        #expect((similarity == .exact) == comparator.isExactDuplicate(a, b))
        if similarity != .exact { #expect(similarity <= .highestInexact) }
      }
    }
  }

  @Test func `two cards of one name and nothing else are no exact duplicates`() throws {
    let comparator = Comparator(
      try InventedBook(["Ana,Ruiz,,,,,,,,,", "Ana,Ruiz,,,,,,,,,"]).table
    )
    #expect(comparator.similarity(0, 1, comparator.levels(0, 1)) == .highestInexact)
  }

  @Test func `cards that differ in case and spelling only are exact duplicates`() throws {
    let comparator = Comparator(
      try InventedBook([
        "Ana,Ruiz,,+1 415 555 0101,ANA@x.test,1 Oak St,Ulm,89073,1970-01-02,,",
        "ana,RUIZ,,(415) 555-0101,ana@x.test,1 Oak Street,Ulm,89073,19700102,,",
      ]).table
    )
    #expect(comparator.isExactDuplicate(0, 1))
  }

  @Test func `diacritics, another number or a further value are no spelling`() throws {
    let base = "Ana,Ruíz,,+1 415 555 0101,,,,,,,"
    for other in [
      "Ana,Ruiz,,+1 415 555 0101,,,,,,,", "Ana,Ruíz,,+1 415 555 0102,,,,,,,",
      "Ana,Ruíz,,+1 415 555 0101,a@x.test,,,,,,", "Ana,Ruíz,,+1 415 555 0101 x2,,,,,,,",
    ] {
      #expect(
        !Comparator(try InventedBook([base, other]).table).isExactDuplicate(0, 1),
        "\(other)"
      )
    }
  }

  private func levels(_ first: String, _ second: String) throws -> Levels {
    Comparator(try InventedBook([first, second]).table).levels(0, 1)
  }
}

/// A book of people who share much.
func randomBook(count: Int, seed: UInt64) throws -> InventedBook {
  var generator = FixedGenerator(seed: seed)
  func pick(_ values: [String]) -> String { values.randomElement(using: &generator) ?? "" }
  let rows = (0..<count).map { _ in
    [
      pick(["Ana", "Anna", "A.", "Bob", "Robert", ""]), pick(["Ruiz", "Ruíz", "Hill", "", "Ana"]),
      pick(["", "", "Jr"]), pick(["", "555-0101", "+1 415 555 0101", "555-0102"]),
      pick(["", "a@x.test", "a.ruiz@x.test"]), pick(["", "1 Oak St", "2 Oak St"]),
      pick(["", "Ulm", "Bonn"]), pick(["", "89073"]), pick(["", "1970-01-02", "--01-02"]),
      pick(["", "Acme"]), "",
    ].joined(separator: ",")
  }
  return try InventedBook(rows)
}
