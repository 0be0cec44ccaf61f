/// Gives the groups of added lines names that the surviving card does not use yet.
///
/// `item1` becomes `item4` where the card has three; a group whose name is free keeps it.
struct GroupNaming {
  private var taken: Set<String> = []
  /// The number to try next, by the name without its number.
  private var nextNumbers: [String: Int] = [:]

  init(taken names: some Sequence<String>) {
    for name in names { taken.insert(name.lowercased()) }
  }

  /// A free name for the group `name`, from now on taken.
  mutating func assign(_ name: String) -> String {
    guard !taken.insert(name.lowercased()).inserted else { return name }
    let stem = String(name.reversed().drop { $0.isNumber }.reversed())
    var number = nextNumbers[stem.lowercased()] ?? 1
    while !taken.insert((stem + String(number)).lowercased()).inserted { number += 1 }
    nextNumbers[stem.lowercased()] = number + 1
    return stem + String(number)
  }

  /// `raw` with `name` in place of the group before its first point.
  static func rewriting(_ raw: [UInt8], group name: String) -> [UInt8] {
    guard let point = raw.firstIndex(of: UInt8(ascii: ".")) else { return raw }
    return Array(name.utf8) + raw[point...]
  }
}
