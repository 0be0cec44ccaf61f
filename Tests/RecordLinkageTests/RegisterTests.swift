import ResponsiveWork
import Standardization
import Testing

@testable import RecordLinkage

@Suite struct RegisterShapeTests {
  @Test func `a file with nearly every field is a register, an address book is none`() throws {
    #expect(RegisterShape(try register(count: 200, seed: 1).table).isRegister)
    #expect(!RegisterShape(try randomBook(count: 200, seed: 1).table).isRegister)
  }

  @Test func `a book of names, phones, e-mails and addresses is no register`() throws {
    let rows = (0..<200).map { "Ana,Ruiz,,555-\(1000 + $0),a\($0)@x.test,\($0) Oak St,Ulm,,,," }
    #expect(!RegisterShape(try InventedBook(rows).table).isRegister)
  }

  @Test func `a directory of organizations is a register`() throws {
    let rows = (0..<200).map { ",,,555-\(1000 + $0),,\($0) Oak St,Ulm,,,School \($0)," }
    #expect(RegisterShape(try InventedBook(rows).table).isRegister)
  }

  @Test func `a small file is taken as a book`() throws {
    #expect(!RegisterShape(try register(count: 90, seed: 1).table).isRegister)
  }
}

@Suite struct RegisterModelTests {
  @Test func `a register's people are found although every field has mistakes`() throws {
    let book = try register(count: 300, seed: 2)
    let linkage = try Linker(book.table).link(progress: WorkProgress())
    let result = ClusterEvaluation(clusters: linkage.clusters, truth: book.truth)
    #expect(result.f1 > 0.97, "\(result.precision) \(result.recall)")
  }

  @Test func `a household of different people stays several`() throws {
    var book = try register(count: 300, seed: 3).rows
    book.append("Xaver,Quell,,,q@x.test,7 Quell St,Ulm,89073,1950-01-02,,x1")
    book.append("Yolanda,Quell,,,q@x.test,7 Quell St,Ulm,89073,1983-11-25,,x2")
    let table = try InventedBook(book).table
    let clusters = try Linker(table).link(progress: WorkProgress()).clusters
    #expect(clusters[300] != clusters[301])
  }

  @Test func `what explains a pair of a register adds up to its log-odds`() throws {
    let book = try register(count: 150, seed: 4)
    let linker = Linker(book.table)
    #expect(linker.registerModel != nil)
    let pairs = try linker.link(progress: WorkProgress()).pairs.filter { $0.similarity < 1 }
    #expect(!pairs.isEmpty)
    for pair in pairs {
      let sum = linker.explain(Int(pair.a), Int(pair.b)).reduce(0) { $0 + $1.weight }
      #expect(abs(sum - Double(pair.logOdds)) < 0.001)
    }
  }

  @Test func `comparing the records of a register is symmetric`() throws {
    let table = try register(count: 120, seed: 5).table
    let comparator = Comparator(table)
    let comparison = RegisterComparison(comparator)
    for a in 0..<60 {
      for b in 0..<60 where a != b {
        let levels = comparator.levels(a, b)
        #expect(comparison.pattern(a, b, levels) == comparison.pattern(b, a, levels))
      }
    }
  }

  @Test func `weights come out as the rates that were put in`() {
    // Family names agree in 9 of 10 pairs of one person, and in 1 of 100 taken at random.
    var counts = RegisterCounts()
    func add(_ family: Int, _ identifier: Int, candidates: Int, random: Int) {
      var pattern = RegisterPattern()
      pattern[.family] = family
      pattern[.identifier] = identifier
      for _ in 0..<candidates { counts.addCandidate(pattern) }
      for _ in 0..<random { counts.addRandom(pattern) }
    }
    add(1, 1, candidates: 9_000, random: 0)
    add(5, 1, candidates: 1_000, random: 0)
    add(1, 3, candidates: 9_000, random: 1_000)
    add(5, 3, candidates: 0, random: 99_000)
    let model = counts.model(records: 2_000, tie: 1)
    #expect(abs(model.weight(.family, 1) - 4.5) < 0.2, "\(model.weight(.family, 1))")
    #expect(abs(model.weight(.family, 5) + 2.3) < 0.3, "\(model.weight(.family, 5))")
    #expect(model.weight(.family, 0) == 0)
  }

  @Test func `a pattern holds the level of every field`() {
    var pattern = RegisterPattern()
    for field in RegisterField.allCases { pattern[field] = field.levelCount - 1 }
    for field in RegisterField.allCases {
      #expect(pattern[field] == field.levelCount - 1)
      #expect(field.findings.count == field.levelCount, "\(field)")
    }
  }
}

private struct Register {
  var rows: [String]
  var table: ComparableTable
  var truth: [String]
}

/// A register of which half of the people stand twice, with a mistake or two.
private func register(count: Int, seed: UInt64) throws -> Register {
  var generator = FixedGenerator(seed: seed)
  func letters(_ number: Int) -> String {
    String(String(number, radix: 5).compactMap { $0.wholeNumberValue.map { Array("aeiou")[$0] } })
  }
  func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
  var rows: [String] = []
  while rows.count < count {
    let person = rows.count
    var fields = [
      "G" + letters(number(0..<40)) + "n", "F" + letters(number(0..<400)) + "r", "", "",
      "u\(number(0..<100_000))@x.test", "\(number(1..<200)) L\(letters(number(0..<300)))m St",
      "C" + letters(number(0..<30)) + "ton", "\(number(10_000..<10_100))",
      "\(number(1930..<2005))-0\(number(1..<10))-\(number(10..<29))", "", "p\(person)",
    ]
    rows.append(fields.joined(separator: ","))
    guard person % 2 == 0, rows.count < count else { continue }
    for _ in 0..<2 {
      let place = [0, 1, 4, 5, 6, 8].randomElement(using: &generator) ?? 0
      fields[place] = place == 4 ? "" : String(fields[place].dropLast()) + "7"
    }
    rows.append(fields.joined(separator: ","))
  }
  let book = try InventedBook(rows)
  return Register(rows: rows, table: book.table, truth: book.truth)
}
