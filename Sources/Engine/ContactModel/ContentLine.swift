/// One line of a card, as written and as read; or one cell of a row.
///
/// `raw` is what is written back. The other properties are a decoded view of it.
package struct ContentLine: Hashable, Sendable {
  /// A parameter, as in `TYPE=home,work`.
  package struct Parameter: Hashable, Sendable {
    /// The name in upper case; `TYPE` for the bare words of vCard 2.1.
    package var name: String
    /// The values without quotes.
    package var values: [String]

    package init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The bytes as written, with folds and the line end.
  ///
  /// Of a cell: with its quotes, without separators. Of a property that holds a whole card, as AGENT
  /// can: with the lines of that card.
  package var raw: [UInt8]
  /// As `item1` in `item1.TEL`.
  ///
  /// Empty where there is none. A cell has none.
  package var group: String
  /// The property's name in upper case.
  ///
  /// Of a cell: the column's name as written. Of a line that is no property: empty.
  package var name: String
  package var parameters: [Parameter]
  /// The value unfolded, its escapes still in it.
  ///
  /// Of a cell: without quotes. Of a line that is no property: all that stands on it.
  package var value: [UInt8]
  /// The line on which it begins in the source, counted from 1.
  package var line: Int

  package init(
    raw: [UInt8],
    group: String = "",
    name: String,
    parameters: [Parameter] = [],
    value: [UInt8],
    line: Int
  ) {
    self.raw = raw
    self.group = group
    self.name = name
    self.parameters = parameters
    self.value = value
    self.line = line
  }
}
