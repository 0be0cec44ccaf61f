import Foundation
import Testing

@testable import CommandLineInterface

/// A contact as the list has it.
private func contact(
  _ name: String,
  _ similarity: Double,
  like other: String? = "Ana Ruis",
  evidence: [ListedContact.Evidence] = []
) -> ListedContact {
  ListedContact(
    index: 4,
    identifier: "id,1",
    name: name,
    similarity: similarity,
    probability: 0.9999999,
    other: other.map { ListedContact.Other(index: 7, identifier: "id2", name: $0) },
    cluster: "id0",
    evidence: evidence
  )
}

@Suite struct ListTableTests {
  private let color = TextStyle(isTerminal: true, hasColor: true, width: 80)

  private func table(_ style: TextStyle, title: Int = 20, name: Int = 12) -> ListTable {
    ListTable(style: style, widestTitle: title, widestName: name)
  }

  @Test(
    "a line has a mark, the name with its per cents, and whose similarity it is",
    arguments: [
      (1.0, "= Ana Ruiz (100 %)       Ana Ruis"), (0.999, "≈ Ana Ruiz (99 %)        Ana Ruis"),
      (0.9, "≈ Ana Ruiz (90 %)        Ana Ruis"), (0.8999, "  Ana Ruiz (89 %)        Ana Ruis"),
      (0.0, "  Ana Ruiz (0 %)         Ana Ruis"),
    ]
  )
  func plain(similarity: Double, expected: String) {
    #expect(table(.plain).lines(for: contact("Ana Ruiz", similarity)) == expected)
  }

  @Test(
    "red is for 100 %, yellow from 90 % to below 100 %, and nothing else has color",
    arguments: [
      (1.0, "\u{1B}[31m= Ana Ruiz (100 %)\u{1B}[0m       Ana Ruis"),
      (0.9996, "\u{1B}[33m≈ Ana Ruiz (99 %)\u{1B}[0m        Ana Ruis"),
      (0.9, "\u{1B}[33m≈ Ana Ruiz (90 %)\u{1B}[0m        Ana Ruis"),
      (0.8999, "  Ana Ruiz (89 %)        Ana Ruis"),
    ]
  )
  func colors(similarity: Double, expected: String) {
    #expect(table(color).lines(for: contact("Ana Ruiz", similarity)) == expected)
  }

  @Test func `a contact without an other says so`() {
    let line = table(.plain).lines(for: contact("Ana Ruiz", 0, like: nil))
    #expect(line == "  Ana Ruiz (0 %)         (no other)")
  }

  @Test func `names cannot command the terminal`() {
    let line = table(.plain).lines(for: contact("\u{1B}[31mA", 1, like: "B\u{9B}2J\n"))
    #expect(line == "= \\x1B[31mA (100 %)      B\\x9B2J\\n")
  }

  @Test func `columns stand under each other for names of any script`() {
    let names = ["Ana Ruiz", "山田太郎", "Jose\u{301}", "👩‍👩‍👧", "Łukasz"]
    let widest = names.map { DisplayWidth.of($0) + 7 }.max() ?? 0
    let table = table(.plain, title: widest)
    let starts = names.map { name in
      let line = table.lines(for: contact(name, 0.97))
      return DisplayWidth.of(String(line.dropLast("Ana Ruis".count)))
    }
    #expect(Set(starts).count == 1)
  }

  @Test func `in a terminal no line is as wide as it, and per cents are kept`() {
    for width in 30...120 {
      let style = TextStyle(isTerminal: true, hasColor: false, width: width)
      for (first, second) in [
        ("Ana", "B"), ("Ana Maria Ruiz Fernández de la Vega", "Bo"),
        ("Bo", "Ana Maria Ruiz Fernández de la Vega y Castillo"),
        ("山田太郎山田太郎山田太郎山田太郎山田太郎", "山田太郎山田太郎山田太郎山田太郎山田太郎"),
      ] {
        let table = ListTable(
          style: style,
          widestTitle: DisplayWidth.of(first) + 7,
          widestName: DisplayWidth.of(second)
        )
        let line = table.lines(for: contact(first, 0.97, like: second))
        #expect(DisplayWidth.of(line) < width, "\(line)")
        #expect(line.contains(" (97 %)"), "\(line)")
        if DisplayWidth.of(first) + DisplayWidth.of(second) + 13 <= width {
          #expect(line.contains(first) && line.hasSuffix(second), "\(line)")
        }
      }
    }
  }

  @Test func `in a file nothing is shortened`() {
    let long = String(repeating: "Ana ", count: 50)
    let line = table(.plain, title: 207, name: 200).lines(for: contact(long, 0.97, like: long))
    #expect(line == "≈ \(long) (97 %)   \(long)")
  }

  @Test func `the evidence stands below, aligned, with its sum`() {
    let evidence = [
      ListedContact.Evidence(field: "given", finding: "same name", weight: 4.214),
      ListedContact.Evidence(field: "phone", finding: "same number\u{1B}", weight: 9.8),
      ListedContact.Evidence(field: "birthday", finding: "another year", weight: -1.02),
    ]
    let lines = table(.plain).lines(for: contact("Ana Ruiz", 0.97, evidence: evidence))
    #expect(
      lines == """
        ≈ Ana Ruiz (97 %)        Ana Ruis
               +4.21  given     same name
               +9.80  phone     same number\\x1B
               -1.02  birthday  another year
              +12.99  sum       log-odds to base 2: probability 0.9999
        """
    )
  }

  @Test func `evidence is shortened to a narrow terminal`() {
    let piece = ListedContact.Evidence(field: "phone", finding: "one number of two", weight: 9)
    for line in EvidenceTable([piece], probability: 0.5).lines(width: 30) {
      #expect(DisplayWidth.of(line) < 30)
    }
  }
}

@Suite struct ListSelectionTests {
  private let similarities: [Double?] = [0.5, 1, nil, 0.97, 0.5, 1, 0]
  private let names = ["bo", "Al", "Cy", "ed", "Bo", "Di", "al"]

  private func indices(_ selection: ListSelection) -> [Int] {
    selection.indices(similarities: similarities, closest: { _ in nil }) { names[$0] }
  }

  @Test func `of equally alike contacts those that are close to each other stand together`() {
    let order = ListSelection().indices(
      similarities: [1, 1, 1, 1, 0.5],
      closest: { [2, 3, 0, 1, 0][$0] },
      name: { _ in "" }
    )
    #expect(order == [0, 2, 1, 3, 4])
  }

  @Test func `the most alike come first, equal ones as they were read`() {
    #expect(indices(ListSelection()) == [1, 5, 3, 0, 4, 6, 2])
  }

  @Test func `the order may be that of names or of the file`() {
    #expect(indices(ListSelection(order: .name)) == [1, 6, 0, 4, 2, 5, 3])
    #expect(indices(ListSelection(order: .file)) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func `the threshold is a least value, and leaves out what has no other`() {
    #expect(indices(ListSelection(threshold: 0.5)) == [1, 5, 3, 0, 4])
    #expect(indices(ListSelection(threshold: 0.5.nextUp)) == [1, 5, 3])
    #expect(indices(ListSelection(threshold: 0, order: .file)) == [0, 1, 3, 4, 5, 6])
    #expect(indices(ListSelection(threshold: 1)) == [1, 5])
  }

  @Test func `the limit counts after sorting`() {
    #expect(indices(ListSelection(order: .similarity, limit: 3)) == [1, 5, 3])
    #expect(indices(ListSelection(limit: 100)).count == 7)
  }
}

@Suite struct ListFormTests {
  @Test func `JSON has a stable form`() throws {
    var bytes: [UInt8] = []
    ListJSON.appendStart(to: &bytes)
    ListJSON.append(contact("Ana \"A\" Ruiz", 0.97129), isFirst: true, to: &bytes)
    let evidence = [ListedContact.Evidence(field: "phone", finding: "same", weight: -1.5)]
    ListJSON.append(contact("Bo", 0, like: nil, evidence: evidence), isFirst: false, to: &bytes)
    ListJSON.appendEnd(to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        [
        {"number":5,"id":"id,1","name":"Ana \\"A\\" Ruiz","similarity":0.9712,\
        "probability":0.999999,"closest":{"number":8,"id":"id2","name":"Ana Ruis"},"cluster":"id0"},
        {"number":5,"id":"id,1","name":"Bo","similarity":0.0000,"probability":0.999999,\
        "closest":null,"cluster":"id0",\
        "evidence":[{"field":"phone","finding":"same","weight":-1.5}]}
        ]

        """
    )
    let parsed = try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
    #expect(parsed?.count == 2)
  }

  @Test func `an empty list is JSON too`() throws {
    var bytes: [UInt8] = []
    ListJSON.appendStart(to: &bytes)
    ListJSON.appendEnd(to: &bytes)
    #expect(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String] == [])
  }

  @Test func `CSV has a stable form, and is shown harmless in a terminal`() {
    var bytes = Array(ListCSV.header.utf8)
    ListCSV.append(contact("Ana\u{1B}", 0.5), isVisible: false, to: &bytes)
    ListCSV.append(contact("Ana\u{1B}", 1, like: nil), isVisible: true, to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        id,name,similarity,probability,closest_id,closest_name,cluster
        "id,1",Ana\u{1B},0.5000,0.999999,id2,Ana Ruis,id0
        "id,1",Ana\\x1B,1.0000,0.999999,,,id0

        """
    )
  }

  @Test func `pairs and clusters are named by identifiers in quotes where needed`() {
    let names = ["a", "b,c", "d\"e"]
    let identifiers = IdentifierColumn(count: 3) { names[$0] }
    var bytes = Array(PairRows.header.utf8)
    PairRows.append(
      0,
      1,
      similarity: 0.99999,
      probability: 0.5,
      identifiers: identifiers,
      to: &bytes
    )
    bytes += ClusterRows.header.utf8
    ClusterRows.append(2, cluster: 1, identifiers: identifiers, to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        a,b,similarity,probability
        a,"b,c",0.9999,0.500000
        id,cluster
        "d""e","b,c"

        """
    )
  }
}
