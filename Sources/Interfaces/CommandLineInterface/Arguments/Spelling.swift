/// The candidate that `word` was most likely meant to be; `nil` where none is near.
///
/// `treshold` is near `threshold`, and so is its beginning, `thres`.
func nearest(to word: String, in candidates: [String]) -> String? {
  let typed = Array(word.lowercased().utf8)
  guard !typed.isEmpty else { return nil }
  // A third of the letters may be wrong; with more, a suggestion is a guess.
  let limit = max(1, typed.count / 3)
  let near = candidates.map { ($0, editDistance(typed, Array($0.utf8))) }
    .filter { $0.1 <= limit }
    .min { $0.1 < $1.1 }
  if let near { return near.0 }
  let beginning = candidates.filter { $0.hasPrefix(word.lowercased()) }
  return beginning.count == 1 ? beginning.first : nil
}

/// How many letters must be inserted, removed, changed or swapped with their neighbor.
///
/// - Complexity: O(*n m*); meant for words.
/// - Note: Optimal string alignment: Damerau 1964, restricted.
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(
        previous[j + 1] + 1,
        row[j] + 1,
        previous[j] + (a[i] == b[j] ? 0 : 1)
      )
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      row.append(cost)
    }
    beforePrevious = previous
    previous = row
  }
  return previous[b.count]
}
