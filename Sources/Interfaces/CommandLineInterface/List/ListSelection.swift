/// Which contacts are listed, and in what order.
struct ListSelection: Hashable, Sendable {
  enum Order: String, CaseIterable, Hashable, Sendable {
    /// The most alike first; of equal ones, copies beside each other, as they were read.
    case similarity
    /// By the alphabet, in the order of Unicode, upper and lower case alike.
    case name
    /// As they were read.
    case file
  }

  /// What is less alike is left out; `nil` lists every contact.
  var threshold: Double?
  var order: Order = .similarity
  /// The most that are listed; `nil` for all.
  var limit: Int?

  /// The numbers of the contacts to list.
  ///
  /// `similarities` are those of each contact with its closest other, `nil` where there is none;
  /// `closest` gives that other, `name` the name of a contact.
  func indices(
    similarities: [Double?],
    closest: (Int) -> Int?,
    name: (Int) -> String
  ) -> [Int] {
    var indices = Array(similarities.indices)
    if let threshold {
      indices.removeAll { index in similarities[index].map { $0 < threshold } ?? true }
    }
    switch order {
    case .file: break
    case .similarity:
      // -1 puts those without an other behind those with nothing shared.
      let keys = similarities.indices.map { (similarities[$0] ?? -1, min($0, closest($0) ?? $0)) }
      indices.sort { a, b in
        keys[a].0 != keys[b].0 ? keys[a].0 > keys[b].0 : (keys[a].1, a) < (keys[b].1, b)
      }
    case .name:
      let keys = indices.map { name($0).lowercased() }
      indices = indices.indices.sorted { keys[$0] < keys[$1] }.map { indices[$0] }
    }
    return limit.map { Array(indices.prefix($0)) } ?? indices
  }
}
