import ContactModel
import Merging

/// Sources made of texts, and a reader for their contacts: what the engine does with real files.
struct PlannedBook {
  var sources: [MergeSource]
  private var contacts: [[ContentLine]]
  private let identifiers: [String]

  /// Sources of pieces: those that begin with BEGIN are cards, the others stand between.
  init(cards: [[String]]) {
    self.init(
      cards.map { pieces in
        Self.source(pieces, layout: .vCard) { text, line in PlainReader.lines(text, firstLine: line)
        }
      }
    )
  }

  /// Sources of rows under a header each.
  init(header: String, columns: [ColumnRole], rows: [[String]], end: String = "\n") {
    let names = header.split(separator: ",").map(String.init)
    self.init(
      rows.map { rows in
        let layout = CSVLayout(
          header: names,
          separator: UInt8(ascii: ","),
          headerBytes: 0..<(header + end).utf8.count,
          columns: columns
        )
        return Self.source([header + end] + rows, layout: .csv(layout)) { row, line in
          PlainReader.cells(row, layout: layout, line: line)
        }
      }
    )
  }

  private init(_ parts: [(MergeSource, [[ContentLine]])]) {
    sources = parts.enumerated().map { number, part in
      var source = part.0
      source.path = "\(number).vcf"
      return source
    }
    contacts = parts.flatMap(\.1)
    identifiers = contacts.indices.map { "c\($0)" }
  }

  private static func source(
    _ pieces: [String],
    layout: ContactTable.Layout,
    read: (String, Int) -> [ContentLine]
  ) -> (MergeSource, [[ContentLine]]) {
    var bytes: [UInt8] = []
    var entries: [ContactTable.Entry] = []
    var contacts: [[ContentLine]] = []
    var next = 1
    for (index, piece) in pieces.enumerated() {
      let (start, line) = (bytes.count, next)
      next += PlainReader.physicalLines(Array(piece.utf8)).count {
        $0.last == 0x0A || $0.last == 0x0D
      }
      bytes += piece.utf8
      let isContact =
        switch layout {
        case .vCard: piece.hasPrefix("BEGIN:VCARD")
        case .csv: index > 0
        case .ldif, .json: preconditionFailure("only cards and rows are merged")
        }
      guard isContact else { continue }
      entries.append(.init(values: 0..<0, bytes: start..<bytes.count, line: line))
      contacts.append(read(piece, line))
    }
    let source = MergeSource(path: "", bytes: bytes, entries: entries, layout: layout)
    return (source, contacts)
  }

  var reader: ContactReader {
    ContactReader(
      lines: { contacts[$0] },
      identifier: { identifiers[$0] },
      name: { contact in
        let name = contacts[contact].first { ["FN", "name"].contains($0.name) }
        return name.map { String(decoding: $0.value, as: UTF8.self) } ?? "no name"
      },
      lineKey: testKey,
      cellKey: { field, cell in
        field == .phone ? phoneKey(String(decoding: cell.value, as: UTF8.self)) : ""
      }
    )
  }

  func plan(_ clusters: [[Int]], rule: SurvivorshipRule = .mostComplete) throws -> MergePlan {
    try MergePlan(
      sources: sources,
      clusters: clusters.enumerated().map {
        MergeCluster(members: $1, evidence: $0.isMultiple(of: 2) ? .exact : .probability(0.875))
      },
      rule: rule,
      reader: reader
    )
  }

  func report(_ plan: MergePlan) -> String {
    var report = MergeReport(plan, lines: { contacts[$0] }, identifier: { identifiers[$0] })
    var text = ""
    report.write { text += String(decoding: $0, as: UTF8.self) }
    return text
  }
}

/// A hash for tests: FNV-1a.
func testHash(_ bytes: [UInt8]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return String(hash, radix: 16)
}

extension MergePlan {
  func journal(of output: MergeOutput) -> MergeJournal {
    journal(of: output, name: "out.vcf", time: "2026-01-02T03:04:05Z", hash: testHash)
  }
}

func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
