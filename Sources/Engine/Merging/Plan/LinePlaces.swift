/// Where the lines of a merge's members are now, gathered once for all members.
struct LinePlaces {
  /// How many members were not taken yet.
  private(set) var membersLeft: Int
  private var outputLines: [[(index: Int, outputLine: Int)]]
  private var reasons: [[(index: Int, reason: RetirementReason)]]

  /// Gathers the lines of `merge`, which is written from the line `firstLine` of the output on.
  init(_ merge: PlannedMerge, firstLine: Int) {
    membersLeft = merge.members.count
    outputLines = Array(repeating: [], count: merge.members.count)
    reasons = Array(repeating: [], count: merge.members.count)
    var line = firstLine
    for kept in merge.kept {
      outputLines[kept.origin.card].append((kept.origin.index, line))
      line += kept.lineCount
    }
    for retired in merge.retired {
      reasons[retired.origin.card].append((retired.origin.index, retired.reason))
    }
  }

  /// What is known of a member's lines, which is forgotten here.
  mutating func take(
    _ member: Int
  ) -> (outputLines: [(Int, Int)], reasons: [(Int, RetirementReason)]) {
    membersLeft -= 1
    defer {
      outputLines[member] = []
      reasons[member] = []
    }
    return (outputLines[member], reasons[member])
  }
}
