/// A book written down in the book's order.
///
/// Records are made person by person but stand shuffled, so their text is kept until the last one is
/// made: a million records take 0.15 gigabytes as a table and half a gigabyte as vCards.
package struct BookText: Sendable {
  /// Where a record's text lies.
  private struct Place: Sendable {
    var block: Int32 = 0
    var start: Int32 = 0
    var end: Int32 = 0
  }

  /// What the book holds, in figures.
  package private(set) var summary = BookSummary()
  private let header: [UInt8]
  /// Texts in the order of making, in blocks of a few megabytes: one buffer would be copied as a
  /// whole each time it grew.
  private var blocks: [[UInt8]] = []
  /// By position in the book.
  private var places: [Place]

  /// Makes and writes the book of `recipe`.
  package init(_ recipe: BookRecipe, format: BookFormat) {
    places = Array(repeating: Place(), count: recipe.count)
    var table = CSVTable()
    var cards = VCardBook()
    if format == .csv { table.writeHeader() }
    header = table.bytes
    table.removeAll()
    for record in SyntheticBook(recipe) {
      summary.count(record)
      switch format {
      case .csv:
        table.write(record)
        keep(table.bytes, at: record.position)
        table.removeAll()
      case .vcard:
        cards.write(record)
        keep(cards.bytes, at: record.position)
        cards.removeAll()
      }
    }
    summary.close()
  }

  private mutating func keep(_ text: [UInt8], at position: Int) {
    if blocks.isEmpty || blocks[blocks.count - 1].count > 4_000_000 { blocks.append([]) }
    let block = blocks.count - 1
    let start = blocks[block].count
    blocks[block] += text
    places[position] = Place(
      block: Int32(block),
      start: Int32(start),
      end: Int32(blocks[block].count)
    )
  }

  /// Hands the text to `take` in pieces of about a megabyte.
  package func pieces<Failure: Error>(
    _ take: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var piece = header
    for place in places {
      piece += blocks[Int(place.block)][Int(place.start)..<Int(place.end)]
      guard piece.count > 1_000_000 else { continue }
      try take(piece)
      piece.removeAll(keepingCapacity: true)
    }
    try take(piece)
  }

  /// The whole text.
  package var bytes: [UInt8] {
    var all: [UInt8] = []
    pieces { all += $0 }
    return all
  }
}
