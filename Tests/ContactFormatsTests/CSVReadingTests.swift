import ContactFormats
import ContactModel
import Testing

@Suite struct CSVReadingTests {
  @Test func `cells become values by their columns`() throws {
    let table = try read(
      "nr,first,last,tel,kind,y,m,d\n7,Ana,Ruiz, +34 600 ,work,1980,3,22\n",
      columns: "id=nr,given=first,family=last,phone=tel:kind,birthday=y&m&d"
    )
    #expect(
      table.described() == [
        "id: 7", "given: Ana", "family: Ruiz", "phone: +34 600", "birthday: 1980 3 22",
      ]
    )
    #expect(table.kinds(.phone) == [.work])
    #expect(table.entries == [.init(values: 0..<5, bytes: 29..<65, line: 2)])
  }

  @Test func `several columns are one repeated field`() throws {
    let table = try read("a,b,c\n1,,3\n", columns: "phone=a+b+c")
    #expect(table.all(.phone) == ["1", "3"])
  }

  @Test func `joined columns are one value, with what there is`() throws {
    let table = try read("a,b\n1,Oak\n,Elm\n2,\n", columns: "street=a&b")
    #expect(
      table.entries.indices.map { table.all(.street, at: $0) } == [["1 Oak"], ["Elm"], ["2"]]
    )
    #expect(table.text.decoded.count == "1 Oak".utf8.count)
  }

  @Test func `columns are joined in the order of the mapping`() throws {
    let table = try read("a,b\nOak,1\n", columns: "street=b&a")
    #expect(table.all(.street) == ["1 Oak"])
  }

  @Test func `addresses of home and work are kept apart`() throws {
    let table = try read("a,b,c\nA,B,C\n", columns: "street=a,work-street=b,work-city=c")
    #expect(table.values.map(\.occurrence) == [0, 1, 1])
    #expect(table.values.map(\.kind) == [[], .work, .work])
  }

  @Test func `columns that are not mapped are kept`() throws {
    let table = try read("a,b,c\n1,x,\"say \"\"y\"\"\"\n", columns: "phone=a")
    #expect(table.described() == ["phone: 1", "other: x", "other: say \"y\""])
    #expect(table.values.map(\.occurrence) == [0, 1, 2])
  }

  @Test func `a type that is no kind is kept`() throws {
    let table = try read("tel,kind\n1,Boat\n1,* Home Fax\n", columns: "phone=tel:kind")
    #expect(table.described() == ["phone: 1", "other: Boat"])
    #expect(table.values.last?.kind == [.home, .fax])
  }

  @Test(
    "a separator is found",
    arguments: [
      ",", ";", "\t", "|",
    ]
  )
  func separator(separator: String) throws {
    let rows = [["name", "email", "note"], ["Ana", "a@example.com", "x"], ["Bo", "", "y, z; w"]]
    let text = rows.map { $0.map { $0.contains(separator) ? "\"\($0)\"" : $0 } }
      .map { $0.joined(separator: separator) }.joined(separator: "\n")
    let table = try read(text)
    #expect(table.all(.name) == ["Ana"])
    #expect(table.all(.note, at: 1) == ["y, z; w"])
    guard case .csv(let layout) = table.layout else {
      Issue.record("no table")
      return
    }
    #expect(layout.separator == separator.utf8.first)
    #expect(layout.header == ["name", "email", "note"])
  }

  @Test func `a byte order mark, blank lines and a named separator come before the header`() throws
  {
    let text = "\u{FEFF}\nsep=;\nname;email\nAna;a@example.com\n"
    let table = try read(text)
    #expect(table.described() == ["name: Ana", "email: a@example.com"])
    #expect(table.entries[0].line == 4)
    guard case .csv(let layout) = table.layout else {
      Issue.record("no table")
      return
    }
    #expect(layout.headerBytes == 0..<21)
  }

  @Test func `rows of a wrong length are read, with an issue`() throws {
    let table = try read("name,email\nAna\nBo,b@example.com,x\nCy,c@example.com,\n")
    #expect(table.entries.count == 3)
    #expect(table.described(at: 1) == ["name: Bo", "email: b@example.com", "other: x"])
    #expect(table.issues.map(\.line) == [2, 3])
  }

  @Test func `rows with nothing in them are left out`() throws {
    let table = try read("name,email\n\nAna,\n,\n  ,  \n\nBo,\n")
    #expect(table.entries.map(\.line) == [3, 7])
    #expect(table.issues.isEmpty)
  }

  @Test func `line ends within quotes are text and are counted`() throws {
    let table = try read("name,note\r\nAna,\"a\r\nb\"\r\nBo,c\r\n")
    #expect(table.all(.note) == ["a\r\nb"])
    #expect(table.entries.map(\.line) == [2, 4])
  }

  @Test func `a quote that is not closed spoils its own cell alone`() throws {
    let table = try read("name,note\nAna,\"x\nBo,y\nCy,z\n")
    #expect(table.entries.indices.map { table.first(.name, at: $0) } == ["Ana", "Bo", "Cy"])
    #expect(table.all(.note) == ["\"x"])
    #expect(table.issues.map(\.line) == [2])
  }

  @Test func `a forgotten quote does not swallow the next rows`() throws {
    let table = try read("name,note\nAna,\"x\n\"Bo\",y\nCy,z\n")
    #expect(table.entries.indices.map { table.first(.name, at: $0) } == ["Ana", "Bo", "Cy"])
    #expect(table.issues.map(\.line) == [2])
  }

  @Test func `a file of opened quotes is an error, not a search without end`() throws {
    let row = String(repeating: "\"\"x,", count: 20_000)
    let error = #expect(throws: ReadingError.self) {
      try read("name,note\n" + row + "\n", columns: "name=name")
    }
    guard case .malformedCSV(let line, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(line == 2)
  }

  @Test func `a quote within quotes that is not doubled is text`() throws {
    let table = try read("name,note\nAna,\"says \"hi\" now\"\nBo,y\n")
    #expect(table.all(.note) == ["says \"hi\" now"])
    #expect(table.issues.map(\.line) == [2])
  }

  @Test func `blanks around quotes are no text`() throws {
    let table = try read("name,note\n \"Ruiz, Ana\" , \"x\"\n")
    #expect(table.described() == ["name: Ruiz, Ana", "note: x"])
  }

  @Test func `of equal columns the first is meant`() throws {
    let table = try read("name,email,email\nAna,a@example.com,b@example.com\n")
    #expect(table.described() == ["name: Ana", "email: a@example.com", "other: b@example.com"])
    #expect(table.issues.map(\.line) == [1])
  }

  @Test func `cells that are no UTF-8 are read as Windows-1252`() throws {
    let bytes = Array("name,email\nM".utf8) + [0xFC] + Array("ller,x@example.com\n".utf8)
    let table = try read(bytes)
    #expect(table.described() == ["name: Müller", "email: x@example.com"])
    #expect(table.issues.map(\.line) == [2])
  }

  @Test func `a column that is not there is an error that lists those that are`() throws {
    let error = #expect(throws: ReadingError.self) {
      try read("a,b\n1,2\n", columns: "phone=c")
    }
    #expect(error == .mapping(.noSuchColumn(name: "c", available: ["a", "b"])))
    #expect(error?.message.contains("\"c\"; there are: a, b") == true)
  }

  @Test func `columns are found without regard to case`() throws {
    #expect(try read("Tel ,B\n1,2\n", columns: "phone=tel").all(.phone) == ["1"])
  }

  @Test func `a table of unknown columns asks for a mapping`() throws {
    let error = #expect(throws: ReadingError.self) { try read("a,b\n1,2\n3,4\n") }
    #expect(error == .unknownColumns(header: ["a", "b"]))
    #expect(error?.message.contains("--columns") == true)
  }

  @Test func `the row that is read is the row that is written`() throws {
    let text = "a;b;c\r\n 1 ;\"x \"\"y\"\"\r\n;\";\r\nz\r\n"
    let table = try read(text, columns: "phone=a")
    guard case .csv(let layout) = table.layout else {
      Issue.record("no table")
      return
    }
    let cells = ContentLines.row(
      table.text.bytes[table.entries[0].bytes],
      layout: layout,
      firstLine: 2
    )
    #expect(cells.map(\.name) == ["a", "b", "c"])
    #expect(cells.map { String(decoding: $0.value, as: UTF8.self) } == [" 1 ", "x \"y\"\r\n;", ""])
    #expect(cells.map(\.line) == [2, 2, 3])
    let row = CSVWriting.row(
      cells: cells.map(\.raw),
      separator: layout.separator,
      lineEnd: [13, 10]
    )
    #expect(row == Array(table.text.bytes[table.entries[0].bytes]))
  }
}
