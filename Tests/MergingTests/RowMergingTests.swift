import ContactModel
import Merging
import Testing

/// A CSV layout from words: `given`, `phone#1`, `phone#1:type`, `street@work`, `given&1`; others are
/// unmapped.
func layout(_ header: String) -> CSVLayout {
  let names = header.split(separator: ",").map(String.init)
  return CSVLayout(
    header: names,
    separator: UInt8(ascii: ","),
    headerBytes: 0..<0,
    columns: names.map { name in
      let isType = name.hasSuffix(":type")
      let parts = name.replacing(":type", with: "").split(separator: "#")
      let kinds = parts[0].split(separator: "@")
      let pieces = kinds[0].split(separator: "&")
      let kind: ValueKind =
        switch kinds.count > 1 ? kinds[1] : "" {
        case "work": .work
        case "home": .home
        case "mobile": .mobile
        default: []
        }
      let field = Field.allCases.first { "\($0)" == String(pieces[0]) }
      guard let field, field != .other else { return .unmapped }
      let occurrence = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
      return isType
        ? .type(field, occurrence: occurrence)
        : .value(
          field,
          kind: kind,
          occurrence: occurrence,
          part: pieces.count > 1 ? Int(pieces[1]) ?? 0 : 0
        )
    }
  )
}

func merged(
  _ rows: [String],
  _ layout: CSVLayout,
  rule: SurvivorshipRule = .mostComplete
) -> MergedRow {
  RowMerging.merge(rows.map { PlainReader.cells($0, layout: layout) }, layout: layout, rule: rule) {
    field,
    cell in
    let text = String(decoding: cell.value, as: UTF8.self)
    switch field {
    case .phone: return phoneKey(text)
    case .street: return text.lowercased().replacing("lane", with: "ln")
    default: return ""
    }
  }
}

func text(_ row: MergedRow) -> String {
  row.cells.map { string($0.raw) }.joined(separator: ",")
}

/// What was retired, as in `ANA RUIZ (not chosen)`.
func retired(_ row: MergedRow, _ rows: [String], _ layout: CSVLayout) -> [String] {
  row.retired.map {
    let cell = PlainReader.cells(rows[$0.origin.card], layout: layout)[$0.origin.index]
    return "\(string(cell.raw)) (\($0.reason.word))"
  }
}

/// A header, rows, the row they become, and what is retired.
struct RowCase: Sendable {
  var header: String
  var rows: [String]
  var result: String
  var retired: [String] = []
  var rule = SurvivorshipRule.mostComplete
}

@Suite struct RowMergingTests {
  static let cases: [RowCase] = [
    // Empty cells take the others' values.
    RowCase(
      header: "name,note,x",
      rows: ["Ana Ruiz,,", "Ana Ruiz,n,y"],
      result: "Ana Ruiz,n,y",
      retired: ["Ana Ruiz (same)"]
    ),
    RowCase(
      header: "name,note,x",
      rows: ["Ana Ruiz,,y", "Ana Ruiz,n,"],
      result: "Ana Ruiz,n,y",
      retired: ["Ana Ruiz (same)"]
    ),
    RowCase(
      header: "name,note,x",
      rows: ["Ana Ruiz,m,y", "Ana Ruiz,n,z"],
      result: "Ana Ruiz,m,y",
      retired: ["Ana Ruiz (same)", "n (not chosen)", "z (not chosen)"]
    ),
    RowCase(
      header: "name,x",
      rows: ["Ana Ruiz,  ", "Ana Ruiz,\"a \"\"b\"\"\""],
      result: "Ana Ruiz,\"a \"\"b\"\"\"",
      retired: ["Ana Ruiz (same)"]
    ),
    // A name is one: never a mix.
    RowCase(
      header: "given,middle,family,note",
      rows: ["Ana,,Ruiz,n", "Eva,M,Ruiz,"],
      result: "Ana,,Ruiz,n",
      retired: ["Eva (not chosen)", "M (not chosen)", "Ruiz (same)"]
    ),
    RowCase(
      header: "given,family,note",
      rows: ["A.,Ruiz,n", "Ana,Ruiz,"],
      result: "Ana,Ruiz,n",
      retired: ["A. (not chosen)", "Ruiz (same)"]
    ),
    RowCase(
      header: "given,family,note",
      rows: ["ANA,RUIZ,n", "Ana,Ruiz,"],
      result: "Ana,Ruiz,n",
      retired: ["ANA (not chosen)", "RUIZ (not chosen)"]
    ),
    RowCase(
      header: "given,family,note,x",
      rows: ["Ana,,n,y", "Eva,Sanz,,"],
      result: "Eva,Sanz,n,y",
      retired: ["Ana (not chosen)"]
    ),
    RowCase(
      header: "given,family,note,x",
      rows: ["Ana,,n,y", "Eva,Sanz,,"],
      result: "Ana,,n,y",
      retired: ["Eva (not chosen)", "Sanz (not chosen)"],
      rule: .first
    ),
    RowCase(header: "given,family,note", rows: [",,n", "Eva,Sanz,"], result: "Eva,Sanz,n"),
    RowCase(
      header: "given,family,note",
      rows: [",de la Cruz,n", "Ana,Ruiz,"],
      result: "Ana,Ruiz,n",
      retired: ["de la Cruz (not chosen)"]
    ),
    // Repeated fields fill free columns, with their types.
    RowCase(
      header: "name,phone#0,phone#1",
      rows: ["A,1,", "A,2,"],
      result: "A,1,2",
      retired: ["A (same)"]
    ),
    RowCase(
      header: "name,phone#0,phone#1",
      rows: ["A,,1", "A,2,"],
      result: "A,2,1",
      retired: ["A (same)"]
    ),
    RowCase(
      header: "name,phone#0,phone#1",
      rows: ["A,1,2", "A,3,2"],
      result: "A,1,2",
      retired: ["A (same)", "3 (no room)", "2 (same)"]
    ),
    RowCase(
      header: "name,phone#0,phone#1",
      rows: ["A,0301,x9", "A,+49301,"],
      result: "A,+49301,x9",
      retired: ["0301 (same)", "A (same)"]
    ),
    RowCase(
      header: "name,phone#0,phone#1",
      rows: ["A,+49301,x9", "A,,0301"],
      result: "A,+49301,x9",
      retired: ["A (same)", "0301 (same)"]
    ),
    RowCase(
      header: "phone#0,phone#0:type,phone#1,phone#1:type",
      rows: ["1,home,,", "2,work,,"],
      result: "1,home,2,work"
    ),
    RowCase(
      header: "phone#0,phone#0:type,phone#1,phone#1:type",
      rows: ["1,home,,", "1,work,,"],
      result: "1,home,1,work"
    ),
    RowCase(
      header: "phone#0,phone#0:type,phone#1,phone#1:type",
      rows: ["1,Home,2,work", "1, home,2,fax"],
      result: "1,Home,2,work",
      retired: ["1 (same)", " home (same)", "2 (same)", "fax (not chosen)"]
    ),
    RowCase(
      header: "phone#0,phone#0:type,phone#1,phone#1:type",
      rows: ["1,,3,x", "1,home,,"],
      result: "1,home,3,x",
      retired: ["1 (same)"]
    ),
    RowCase(
      header: "phone#0,phone#0:type,name,note",
      rows: [",home,A,n", "1,work,A,"],
      result: "1,work,A,n",
      retired: ["home (empty)", "A (same)"]
    ),
    RowCase(
      header: "phone#0,phone#0:type,name",
      rows: ["1,home,A", ",work,A"],
      result: "1,home,A",
      retired: ["work (empty)", "A (same)"]
    ),
    // Columns that say what they hold do not stand for each other.
    RowCase(
      header: "name,phone@home,phone@mobile#1",
      rows: ["A,1,", "A,2,"],
      result: "A,1,",
      retired: ["A (same)", "2 (not chosen)"]
    ),
    RowCase(
      header: "name,phone@home,phone@mobile#1",
      rows: ["A,1,", "A,,1"],
      result: "A,1,1",
      retired: ["A (same)"]
    ),
    // Addresses are whole.
    RowCase(
      header: "name,note,x,street,city,postcode",
      rows: ["A,n,y,Elm St 1,Bonn,", "A,,,Oak Rd 2,Köln,50667"],
      result: "A,n,y,Elm St 1,Bonn,",
      retired: ["A (same)", "Oak Rd 2 (not chosen)", "Köln (not chosen)", "50667 (not chosen)"]
    ),
    RowCase(
      header: "name,note,x,street,city,postcode",
      rows: ["A,n,y,Memory Lane 1,Bonn,", "A,,,Memory Ln 1,Bonn,53111"],
      result: "A,n,y,Memory Lane 1,Bonn,53111",
      retired: ["A (same)", "Memory Ln 1 (same)", "Bonn (same)"]
    ),
    RowCase(
      header: "name,note,x,street,city,postcode",
      rows: ["A,n,y,Elm St 1,Bonn,", "A,,,Elm St 1,Köln,50667"],
      result: "A,n,y,Elm St 1,Bonn,",
      retired: ["A (same)", "Elm St 1 (same)", "Köln (not chosen)", "50667 (not chosen)"]
    ),
    RowCase(
      header: "name,note,x,street,city,country",
      rows: ["A,n,y,Elm St 1,,DE", "A,,,,Bonn,DE"],
      result: "A,n,y,Elm St 1,,DE",
      retired: ["A (same)", "Bonn (not chosen)", "DE (same)"]
    ),
    RowCase(
      header: "name,note,x,street,city,country",
      rows: ["A,n,y,,,DE", "A,,,Elm St 1,Bonn,DE"],
      result: "A,n,y,Elm St 1,Bonn,DE",
      retired: ["A (same)", "DE (same)"]
    ),
    RowCase(
      header: "name,street,city,street@work#1,city@work#1",
      rows: ["A,Elm St 1,Bonn,,", "A,Oak Rd 2,Köln,,"],
      result: "A,Elm St 1,Bonn,,",
      retired: ["A (same)", "Oak Rd 2 (not chosen)", "Köln (not chosen)"]
    ),
    RowCase(
      header: "name,street,city,street@work#1,city@work#1",
      rows: ["A,Elm St 1,Bonn,,", "A,,,Oak Rd 2,Köln"],
      result: "A,Elm St 1,Bonn,Oak Rd 2,Köln",
      retired: ["A (same)"]
    ),
    RowCase(
      header: "name,street#0,city#0,street#1,city#1",
      rows: ["A,Elm St 1,Bonn,,", "A,Oak Rd 2,Köln,,"],
      result: "A,Elm St 1,Bonn,Oak Rd 2,Köln",
      retired: ["A (same)"]
    ),
    RowCase(
      header: "name,street#0,city#0,street#1,city#1",
      rows: ["A,Elm St 1,,Oak Rd 2,", "A,Oak Rd 2,Köln,,"],
      result: "A,Elm St 1,,Oak Rd 2,Köln",
      retired: ["A (same)", "Oak Rd 2 (same)"]
    ),
    // Ids and dates.
    RowCase(
      header: "id,name,note",
      rows: ["7,A,", "8,A,n"],
      result: "8,A,n",
      retired: ["7 (bookkeeping)", "A (same)"]
    ),
    RowCase(
      header: "id,name,note",
      rows: ["7,A,", ",A,n"],
      result: "7,A,n",
      retired: ["A (same)"]
    ),
    RowCase(
      header: "name,birthday,note",
      rows: ["A,--01-02,n", "A,1980-01-02,"],
      result: "A,1980-01-02,n",
      retired: ["--01-02 (not chosen)", "A (same)"]
    ),
    RowCase(
      header: "name,REV,note,x",
      rows: ["A,2020-01-01,n,y", "A,2024-01-01,m,"],
      result: "A,2024-01-01,m,y",
      retired: ["A (same)", "2020-01-01 (not chosen)", "n (not chosen)"],
      rule: .newest
    ),
    RowCase(
      header: "name,note",
      rows: ["A,n", "A,long note", "A,n"],
      result: "A,long note",
      retired: ["n (not chosen)", "A (same)", "A (same)", "n (not chosen)"],
      rule: .longest
    ),
    RowCase(
      header: "name,note",
      rows: ["A,m", "A,n", "A,n"],
      result: "A,n",
      retired: ["m (not chosen)", "A (same)", "A (same)", "n (same)"],
      rule: .mostFrequent
    ),
    // Joined columns are one value; rows may be short or long.
    RowCase(
      header: "name&0,name&1,note",
      rows: ["Ana,Ruiz,n", "Eva,Sanz,"],
      result: "Ana,Ruiz,n",
      retired: ["Eva (not chosen)", "Sanz (not chosen)"]
    ),
    RowCase(header: "name,note,x", rows: ["Ana Ruiz", ",,y"], result: "Ana Ruiz,,y"),
    RowCase(
      header: "name,note",
      rows: ["A,n,more", "A,n,most,last"],
      result: "A,n,most,last",
      retired: ["A (same)", "n (same)", "more (not chosen)"]
    ),
  ]

  @Test("rows become one", arguments: cases)
  func rows(example: RowCase) {
    let layout = layout(example.header)
    let row = merged(example.rows, layout, rule: example.rule)
    #expect(text(row) == example.result)
    #expect(retired(row, example.rows, layout) == example.retired)
  }

  @Test func `ids that are no longer written are aliases`() {
    let layout = layout("id,name,note")
    #expect(merged(["7,A,", "8,A,n", "7,A,", "9,A,"], layout).aliases == ["7", "9"])
  }
}
