import ContactModel
import Merging
import Testing

@Suite struct MergePlanTests {
  let ana = card("UID:1", "FN:Ana Ruiz", "TEL:1", "TEL:2", "NOTE:x")
  let anaToo = card("UID:2", "FN:ANA RUIZ", "EMAIL:a@example.com", "TEL:1")
  let bo = card("UID:3", "FN:Bo Lee")
  let cy = card("UID:4", "FN:Cy Poe")

  @Test func `the survivor stands where it stood and the removed leave no gap`() throws {
    let book = PlannedBook(cards: [["junk\n", bo, anaToo, "between\n", ana, cy, "end\n"]])
    let plan = try book.plan([[1, 2]])
    let merged = card("UID:1", "FN:Ana Ruiz", "TEL:1", "TEL:2", "NOTE:x", "EMAIL:a@example.com")
    #expect(
      string(plan.written().bytes) == ["junk\n", bo, "between\n", merged, cy, "end\n"].joined()
    )
    #expect(plan.countBefore == 4)
    #expect(plan.countAfter == 3)
    #expect(plan.retiredCount == 1)
    #expect(
      plan.changes == [
        "Ana Ruiz: 2 cards become one; name from line 18, 1 e-mail added, 1 value retired"
      ]
    )
  }

  @Test func `contacts outside clusters are written as they are`() throws {
    let book = PlannedBook(cards: [["\u{FEFF}", bo, "\r\n", cy, " "]])
    #expect(string(try book.plan([]).written().bytes) == "\u{FEFF}" + bo + "\r\n" + cy + " ")
    #expect(try book.plan([[1]]).merges.isEmpty)
  }

  @Test func `a source without a last line end gets one before the next`() throws {
    let open = String(card("FN:Bo Lee", end: "\r\n").dropLast())
    let book = PlannedBook(cards: [[open], ["\u{FEFF}", cy], [ana]])
    #expect(string(try book.plan([]).written().bytes) == open + "\r\n" + cy + ana)
    let empty = PlannedBook(cards: [[open], [], [ana]])
    #expect(string(try empty.plan([]).written().bytes) == open + "\r\n" + ana)
    let nothingAfter = PlannedBook(cards: [[card("FN:Bo Lee", "TEL:1").dropLast() + ""], [open]])
    #expect(
      string(try nothingAfter.plan([[0, 1]]).written().bytes)
        == card("FN:Bo Lee", "TEL:1").dropLast()
    )
  }

  @Test func `changes name the file where there are several`() throws {
    let book = PlannedBook(cards: [[bo], [ana, anaToo]])
    #expect(
      try book.plan([[2, 1]]).changes == [
        "Ana Ruiz: 2 cards become one; name from line 4 of 1.vcf, 1 e-mail added, 1 value retired"
      ]
    )
  }

  @Test func `rows of several sources stand under the first header`() throws {
    let columns: [ColumnRole] = [
      .value(.name, kind: [], occurrence: 0, part: 0),
      .value(.phone, kind: [], occurrence: 0, part: 0),
      .value(.phone, kind: [], occurrence: 1, part: 0), .unmapped,
    ]
    let book = PlannedBook(
      header: "name,phone,phone2,x",
      columns: columns,
      rows: [["Ana Ruiz,1,,\r\n", "Bo Lee,5,,"], ["\"Ruiz, Ana\",2,,y\n", "Cy Poe,,,\n"]],
      end: "\r\n"
    )
    let plan = try book.plan([[0, 2]], rule: .first)
    #expect(
      string(plan.written().bytes)
        == "name,phone,phone2,x\r\nAna Ruiz,1,2,y\r\nBo Lee,5,,\r\nCy Poe,,,\n"
    )
    #expect(
      plan.changes == [
        "Ana Ruiz: 2 rows become one; name from line 2 of 0.vcf, 2 values added, 1 value retired"
      ]
    )
  }

  @Test func `cards and rows, or different columns, are refused by the first that differs`() {
    let cards = PlannedBook(cards: [[ana]])
    func rows(_ header: String) -> PlannedBook {
      PlannedBook(header: header, columns: [.unmapped], rows: [["x\n"]])
    }
    func refusal(_ first: PlannedBook, _ second: PlannedBook) -> MergePlanError? {
      var book = first
      book.sources += second.sources
      return #expect(throws: MergePlanError.self) { _ = try book.plan([]) }
    }
    #expect(refusal(cards, rows("a")) == .differentFormats(path: "0.vcf"))
    #expect(refusal(rows("a"), cards) == .differentFormats(path: "0.vcf"))
    #expect(refusal(rows("a"), rows("b")) == .differentColumns(path: "0.vcf"))
    #expect(throws: Never.self) {
      var book = rows("a")
      book.sources += rows("a").sources
      _ = try book.plan([])
    }
  }

  @Test func `what the checkpoint throws ends the planning`() {
    struct Stop: Error {}
    let book = PlannedBook(cards: [[String](repeating: bo, count: 5000)])
    #expect(throws: Stop.self) {
      try MergePlan(
        sources: book.sources,
        clusters: (0..<2500).map { .init(members: [2 * $0, 2 * $0 + 1], evidence: .exact) },
        rule: .first,
        reader: book.reader,
        checkpoint: { if $0 >= 2000 { throw Stop() } }
      )
    }
  }

  @Test func `the report says of each line where it is`() throws {
    let book = PlannedBook(cards: [[anaToo, "junk\n", ana], [bo]])
    let plan = try book.plan([[0, 1]])
    #expect(
      book.report(plan) == """
        file,line,contact,property,state,output_line,journal_entry,reason
        0.vcf,1,c0,BEGIN,retired,,1,bookkeeping
        0.vcf,2,c0,VERSION,retired,,1,bookkeeping
        0.vcf,3,c0,UID,retired,,1,bookkeeping
        0.vcf,4,c0,FN,retired,,1,not chosen
        0.vcf,5,c0,EMAIL,merged,9,,
        0.vcf,6,c0,TEL,retired,,1,same
        0.vcf,7,c0,END,retired,,1,bookkeeping
        0.vcf,9,c1,BEGIN,kept,2,,
        0.vcf,10,c1,VERSION,kept,3,,
        0.vcf,11,c1,UID,kept,4,,
        0.vcf,12,c1,FN,kept,5,,
        0.vcf,13,c1,TEL,kept,6,,
        0.vcf,14,c1,TEL,kept,7,,
        0.vcf,15,c1,NOTE,kept,8,,
        0.vcf,16,c1,END,kept,10,,
        1.vcf,1,c2,BEGIN,kept,11,,
        1.vcf,2,c2,VERSION,kept,12,,
        1.vcf,3,c2,UID,kept,13,,
        1.vcf,4,c2,FN,kept,14,,
        1.vcf,5,c2,END,kept,15,,

        """
    )
  }
}
