import ContactModel
import Testing

@testable import ContactFormats

@Suite struct CSVThreadsTests {
  @Test func `any number of threads reads the same table, however odd its quotes are`() throws {
    var state: UInt64 = 11
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let cells = [
      "Ana", "Ruiz", "", "\"a,b\"", "\"two\nlines\"", "\"says \"\"hi\"\"\"", "\"open", "5\" disk",
      "Müller", " \"x\" ", "\"\"",
    ]
    for round in 0..<200 {
      var text = "given,family,note,other\n"
      let oddness = round % 4 == 0 ? cells.count : 6
      for _ in 0..<(5 + next(40)) {
        text += (0..<(2 + next(4))).map { _ in cells[next(oddness)] }.joined(separator: ",")
        text += next(9) == 0 ? "\r\n" : "\n"
      }
      let one = try read(text, threads: 1)
      for threads in [2, 3, 7] {
        let many = try read(text, threads: threads)
        #expect(many.values == one.values, "\(text)")
        #expect(many.entries == one.entries)
        #expect(many.issues == one.issues)
        #expect(many.text.decoded == one.text.decoded)
      }
    }
  }

  @Test func `what the checkpoint throws ends the reading`() throws {
    struct Stop: Error {}
    let text = "given,family\n" + String(repeating: "Ana,Ruiz\n", count: 200_000)
    #expect(throws: Stop.self) {
      _ = try ContactReading.read(Array(text.utf8), columns: nil) { done in
        if done > 600_000 { throw Stop() }
      }
    }
  }

  private func read(_ text: String, threads: Int) throws -> ContactTable {
    let bytes = Array(text.utf8)
    let dialect = CSVDialect(of: bytes, charset: nil)
    let mapping = try ColumnMapping(parsing: "given=given,family=family,note=note")
    return try CSVReader.read(
      bytes,
      layout: CSVLayout(
        header: dialect.header,
        separator: dialect.separator,
        headerBytes: dialect.headerBytes,
        columns: mapping.roles(header: dialect.header)
      ),
      dialect: dialect,
      isUTF8: true,
      charset: nil,
      bounds: .standard,
      encoding: .asRead,
      threads: threads,
      leastPart: 16,
      checkpoint: { _ in }
    )
  }
}
