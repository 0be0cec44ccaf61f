/// Sets that only grow, by joining.
struct UnionFind {
  private var parents: [UInt32]

  /// Creates `count` sets of one member each.
  init(count: Int) { parents = Array(0..<UInt32(count)) }

  /// The member that stands for the set of `member`.
  mutating func root(_ member: UInt32) -> UInt32 {
    var root = member
    while parents[Int(root)] != root {
      // Halves the path on the way.
      parents[Int(root)] = parents[Int(parents[Int(root)])]
      root = parents[Int(root)]
    }
    return root
  }

  /// Joins two sets; the smaller number stands for both.
  mutating func join(_ a: UInt32, _ b: UInt32) {
    let (first, second) = (root(a), root(b))
    guard first != second else { return }
    parents[Int(max(first, second))] = min(first, second)
  }
}
