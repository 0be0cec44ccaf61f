/// Which contacts were picked from answers, how often and how lately: among equals those come first.
///
/// It is kept on this machine alone, and can be cleared.
package struct PickHistory: Hashable, Sendable {
  /// More are not kept; those picked longest ago go.
  package static let mostContacts = 500
  /// A pick counts half as much after so many seconds: two weeks.
  package static let halfLifeSeconds = 14.0 * 86_400

  /// A contact with what its picks were worth at a time.
  package struct Entry: Hashable, Sendable {
    package var id: UInt32
    package var worth: Double
    /// In seconds since some moment, the same for all.
    package var time: Double

    package init(id: UInt32, worth: Double, time: Double) {
      self.id = id
      self.worth = worth
      self.time = time
    }

    func worth(at now: Double) -> Double {
      worth * halved(max(0, now - time) / PickHistory.halfLifeSeconds)
    }

    /// 0.5 to the power of `times`, near enough.
    private func halved(_ times: Double) -> Double {
      guard times < 60 else { return 0 }
      let whole = times.rounded(.down)
      // Between two powers a straight line.
      return (1 - (times - whole) / 2) / Double(UInt64(1) << UInt64(whole))
    }
  }

  package private(set) var entries: [Entry]

  package init(entries: [Entry] = []) { self.entries = entries }

  /// Notes that contact `id` was picked at `time`, in seconds.
  package mutating func pick(_ id: UInt32, at time: Double) {
    let former = entries.firstIndex { $0.id == id }.map { entries.remove(at: $0) }
    entries.append(Entry(id: id, worth: (former?.worth(at: time) ?? 0) + 1, time: time))
    if entries.count > Self.mostContacts { entries.removeFirst() }
  }

  /// Forgets all.
  package mutating func clear() { entries.removeAll() }

  /// What each contact's picks are worth at `time`, in thousandths of a pick.
  package func worths(at time: Double) -> [UInt32: Int] {
    Dictionary(entries.map { ($0.id, Int($0.worth(at: time) * 1000)) }) { first, _ in first }
  }
}
