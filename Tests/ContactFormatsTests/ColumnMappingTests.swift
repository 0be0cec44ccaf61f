import ContactFormats
import ContactModel
import Testing

@Suite struct ColumnMappingTests {
  private func roles(_ text: String, _ header: [String]) throws -> [ColumnRole] {
    try ColumnMapping(parsing: text).roles(header: header)
  }

  @Test func `a mapping says what each column holds`() throws {
    let roles = try roles(
      "given=first,phone=t1:k1+t2,birthday=y&m,work-city=wc",
      ["first", "t1", "k1", "t2", "y", "m", "wc", "z"]
    )
    #expect(
      roles == [
        .value(.given, kind: [], occurrence: 0, part: 0),
        .value(.phone, kind: [], occurrence: 0, part: 0),
        .type(.phone, occurrence: 0),
        .value(.phone, kind: [], occurrence: 1, part: 0),
        .value(.birthday, kind: [], occurrence: 0, part: 0),
        .value(.birthday, kind: [], occurrence: 0, part: 1),
        .value(.city, kind: .work, occurrence: 1, part: 0),
        .unmapped,
      ]
    )
  }

  @Test func `addresses of work are counted on from the others`() throws {
    let roles = try roles("work-street=c,street=a+b", ["a", "b", "c"])
    #expect(
      roles == [
        .value(.street, kind: [], occurrence: 0, part: 0),
        .value(.street, kind: [], occurrence: 1, part: 0),
        .value(.street, kind: .work, occurrence: 2, part: 0),
      ]
    )
  }

  @Test(
    "names may have blanks around them, quotes and signs",
    arguments: [
      (" given = First Name , family=x", "First Name"), ("given=\"a,b\"", "a,b"),
      ("given=\"a \"\"b\"\"\"", "a \"b\""), ("given=E-mail 1 - Value", "E-mail 1 - Value"),
      ("given=a,", "a"), ("given=\"x+y\",family=x", "x+y"),
    ]
  )
  func names(text: String, column: String) throws {
    let roles = try roles(text, [column, "x"])
    #expect(roles[0] == .value(.given, kind: [], occurrence: 0, part: 0))
  }

  @Test(
    "every field of the documentation is known",
    arguments: [
      "id", "truth", "name", "prefix", "given", "middle", "family", "suffix", "nickname",
      "organization", "title", "phone", "email", "address", "street", "unit", "city", "region",
      "postcode", "country", "work-address", "work-street", "work-unit", "work-city",
      "work-region", "work-postcode", "work-country", "birthday", "birthplace", "sex", "url",
      "note", "group", "identifier",
    ]
  )
  func fields(name: String) throws {
    let role = try #require(try roles("\(name)=a", ["a"]).first)
    guard case .value(let field, let kind, _, _) = role else {
      Issue.record("\(role)")
      return
    }
    #expect("\(kind == .work ? "work-" : "")\(field)" == name)
  }

  @Test(
    "a faulty mapping names its fault",
    arguments: [
      ("", .empty), (" , ", .syntax(item: "", reason: "")),
      ("nmae=a", .noSuchField(name: "nmae")), ("work-note=a", .noSuchField(name: "work-note")),
      ("phone=a,phone=b", .repeatedField(name: "phone")),
      ("phone", .syntax(item: "phone", reason: "it has no =")),
      ("=a", .syntax(item: "=a", reason: "it does not begin with a field")),
      ("phone=", .syntax(item: "phone=", reason: "a column's name is missing")),
      ("phone=a+", .syntax(item: "phone=a+", reason: "a column's name is missing")),
      ("phone=a&", .syntax(item: "phone=a&", reason: "a column's name is missing")),
      ("phone=a:", .syntax(item: "phone=a:", reason: "the name of the type's column is missing")),
      ("phone=a:b:c", .syntax(item: "phone=a:b:c", reason: "a value has two types")),
      ("phone=a=b", .syntax(item: "phone=a=b", reason: "a column's name is missing")),
      ("phone=\"a", .syntax(item: "phone=\"a", reason: "a double quote is not closed")),
    ] as [(String, ColumnMappingError)]
  )
  func faults(text: String, error: ColumnMappingError) throws {
    let seen = #expect(throws: ColumnMappingError.self) { try ColumnMapping(parsing: text) }
    if text == " , " {
      #expect(seen == .empty)
    } else {
      #expect(seen == error)
    }
    #expect(seen?.message.hasPrefix("--columns") == true)
  }

  @Test func `an unknown field gets a list of those that are known`() {
    let message = ColumnMappingError.noSuchField(name: "x").message
    #expect(message.contains("id, truth, name,") && message.contains("work-country, birthday"))
  }

  @Test(
    "a mapping that does not fit a header says so",
    arguments: [
      ("given=c", .noSuchColumn(name: "c", available: ["a", "b"])),
      ("phone=a:c", .noSuchColumn(name: "c", available: ["a", "b"])),
      ("given=a,family=a", .repeatedColumn(name: "a")),
      ("phone=a:a", .repeatedColumn(name: "a")),
    ] as [(String, ColumnMappingError)]
  )
  func misfits(text: String, error: ColumnMappingError) {
    #expect(throws: error) { try roles(text, ["a", "b"]) }
  }

  @Test func `an exact name is preferred to one that differs in case`() throws {
    let roles = try roles("given=NAME", ["name", "NAME"])
    #expect(roles[0] == .unmapped)
  }
}

@Suite struct KnownHeaderTests {
  private func table(_ header: String, _ row: String) throws -> ContactTable {
    try read("\(header)\n\(row)\n")
  }

  @Test func `Google's columns are known, with several values in a cell`() throws {
    let table = try table(
      "First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,"
        + "Phone 1 - Value,Address 1 - Label,Address 1 - Street,Address 1 - City,Website 1 - Value",
      "Ana,Ruiz,Club ::: * myContacts,* Work,a@example.com ::: b@example.com,Mobile,1 ::: 2,"
        + "Home,A St ::: B St,X ::: Y,example.com"
    )
    #expect(
      table.described() == [
        "given: Ana", "family: Ruiz", "group: Club", "group: myContacts", "email: a@example.com",
        "email: b@example.com", "phone: 1", "phone: 2", "street: A St", "street: B St", "city: X",
        "city: Y", "url: example.com",
      ]
    )
    #expect(table.kinds(.email) == [.work, .work])
    #expect(table.kinds(.phone) == [.mobile, .mobile])
    #expect(table.kinds(.city) == [.home, .home])
    let places = table.values.filter { [.street, .city].contains($0.field) }.map(\.occurrence)
    #expect(places == [0, 256, 0, 256])
  }

  @Test func `Google's older columns are known`() throws {
    let table = try table(
      "Name,Given Name,Additional Name,Family Name,Group Membership,E-mail 1 - Type,"
        + "E-mail 1 - Value,Phone 2 - Type,Phone 2 - Value,Organization 1 - Name,"
        + "Organization 1 - Title",
      "Ana Ruiz,Ana,,Ruiz,* myContacts,* Home,a@example.com,Work Fax,1,Acme,Boss"
    )
    #expect(
      table.described() == [
        "name: Ana Ruiz", "given: Ana", "family: Ruiz", "group: myContacts", "email: a@example.com",
        "phone: 1", "organization: Acme", "title: Boss",
      ]
    )
    #expect(table.kinds(.phone) == [[.work, .fax]])
  }

  @Test func `Outlook's columns are known`() throws {
    let table = try table(
      "Title,First Name,Last Name,Company,Job Title,Business Street,Business Street 2,"
        + "Business City,Home Phone,Business Fax,E-mail Address,E-mail 2 Address,Birthday,"
        + "Categories,Assistant's Phone",
      "Dr.,Ana,Ruiz,Acme,Boss,1 A St,Rear,X,1,2,a@example.com,b@example.com,0/0/00,Club;Work,3"
    )
    #expect(
      table.described() == [
        "prefix: Dr.", "given: Ana", "family: Ruiz", "organization: Acme", "title: Boss",
        "street: 1 A St Rear", "city: X", "phone: 1", "phone: 2", "email: a@example.com",
        "email: b@example.com", "group: Club", "group: Work", "other: 3",
      ]
    )
    #expect(table.kinds(.phone) == [.home, [.work, .fax]])
    #expect(table.kinds(.street) == [.work])
  }

  @Test func `Thunderbird's columns are known`() throws {
    let table = try table(
      "First Name,Last Name,Display Name,Primary Email,Work Phone,Home Address,Home Address 2,"
        + "Work City,Birth Year,Birth Month,Birth Day",
      "Ana,Ruiz,Ana Ruiz,a@example.com,1,1 A St,Flat 2,X,1980,3,22"
    )
    #expect(
      table.described() == [
        "given: Ana", "family: Ruiz", "name: Ana Ruiz", "email: a@example.com", "phone: 1",
        "street: 1 A St", "unit: Flat 2", "city: X", "birthday: 1980 3 22",
      ]
    )
  }

  @Test func `the names of fields are known as columns, with numbers and types`() throws {
    let table = try table(
      "id,Given,family,phone1,phone1_type,phone2,phone2 type,street,work-street,work_city",
      "7,Ana,Ruiz,1,HOME,2,cell,A,B,C"
    )
    #expect(
      table.described() == [
        "id: 7", "given: Ana", "family: Ruiz", "phone: 1", "phone: 2", "street: A", "street: B",
        "city: C",
      ]
    )
    #expect(table.kinds(.phone) == [.home, .mobile])
    #expect(table.values.map(\.occurrence) == [0, 0, 0, 0, 0, 0, 1, 1])
  }

  @Test(
    "other tables are not taken for contacts",
    arguments: [
      "name,price,stock", "date,amount,title", "a,b", "title,note", "nr,calls,mail,email,city",
    ]
  )
  func others(header: String) {
    #expect(
      throws: ReadingError.unknownColumns(header: header.split(separator: ",").map(String.init))
    ) {
      try table(header, header)
    }
  }

  @Test(
    "several values in a cell are found wherever they stand",
    arguments: ["a", "ab", "abc", "abcd"]
  )
  func repeated(name: String) throws {
    let table = try table("name,email", "\(name),a@x ::: b@x:::c@x")
    #expect(table.all(.email) == ["a@x", "b@x", "c@x"])
  }

  @Test func `one known column is enough where there is no other`() throws {
    #expect(try table("Primary Email", "a@example.com").all(.email) == ["a@example.com"])
  }
}
