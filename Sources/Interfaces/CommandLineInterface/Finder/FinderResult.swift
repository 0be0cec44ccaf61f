/// A row of the finder.
struct FinderRow: Hashable, Sendable {
  /// What the row stands for.
  var id: Int
  var text: String
  /// Why it was found where the text does not show it, as in "ana@example.org".
  var reason: String?
  /// The characters of `text` that agree with the query, ascending.
  var highlights: [Range<Int>]

  init(id: Int, text: String, reason: String? = nil, highlights: [Range<Int>] = []) {
    self.id = id
    self.text = text
    self.reason = reason
    self.highlights = highlights
  }
}

/// What a search found.
struct FinderResult: Hashable, Sendable {
  /// The first rows, best first.
  var rows: [FinderRow] = []
  /// How many there are in all.
  var total = 0
  /// Where there are none: what could have been meant.
  var nearest: [String] = []
  /// How long the search took; `nil` where nothing was searched.
  var elapsed: Duration?
}
