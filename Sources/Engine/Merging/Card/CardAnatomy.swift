import ContactModel

/// The parts of a card: which of its lines belong together.
struct CardAnatomy {
  /// A line, or the lines of a card inside the card with the AGENT that holds it.
  struct Unit {
    /// The first of its lines.
    var line: Int
    /// How many lines it has.
    var count = 1
    var role: PropertyRole
    /// Whether it has nothing to say.
    var isEmpty: Bool
    /// Its group in ``CardAnatomy/groups``.
    var group: Int?
    /// Equal for lines that are written the same, line ends aside.
    var fingerprint: Int

    var lines: Range<Int> { line..<(line + count) }
  }

  /// The lines that share a group, as `item1`.
  struct Group {
    /// The name as first written.
    var name: String
    /// Units with values of their own.
    var units: [Int] = []
    /// Lines that only describe those.
    var companions: [Int] = []
  }

  private(set) var units: [Unit] = []
  private(set) var groups: [Group] = []
  /// The units of which a card has one, in order.
  private(set) var singles: [Int] = []
  /// The line that closes the card; `nil` where it is cut off.
  private(set) var end: Int?
  /// The group that each companion describes, by its line.
  private(set) var companionGroups: [Int: Int] = [:]
  /// Whether the card says that it is of vCard 2.1.
  private(set) var isVersion21 = false

  private var begin: Int?
  private var hasGroups = false
  /// Where nested cards end; `nil` until the first is met.
  private var nestedEnds: [Int: Int]?

  /// Whether the card begins and ends.
  var isWhole: Bool { begin != nil && end != nil }

  init(_ lines: [ContentLine]) {
    units.reserveCapacity(lines.count)
    var index = 0
    while index < lines.count {
      index = addUnit(at: index, of: lines)
    }
    if hasGroups { findGroups(lines) }
    for (index, unit) in units.enumerated() where unit.role.isSingle { singles.append(index) }
  }

  /// Adds what begins at `index` and returns where it ends.
  private mutating func addUnit(at index: Int, of lines: [ContentLine]) -> Int {
    if !lines[index].group.isEmpty { hasGroups = true }
    let isUnreadable = lines[index].name.isEmpty
    let traits = PropertyTraits(named: lines[index].name)
    let isEmpty =
      isUnreadable
      ? lines[index].raw.allSatisfy(\.isBlank)
      : LineContent.isEmpty(lines[index].value, isStructured: traits.isStructured)
    var unit = Unit(
      line: index,
      role: traits.role,
      isEmpty: isEmpty,
      fingerprint: Self.fingerprint(lines[index].raw)
    )
    if isUnreadable { unit.role = isEmpty ? .blank : .opaque }
    if unit.role == .frame { addFrame(&unit, lines) }
    units.append(unit)
    return unit.lines.upperBound
  }

  private mutating func addFrame(_ unit: inout Unit, _ lines: [ContentLine]) {
    switch lines[unit.line].name {
    case "BEGIN" where begin == nil: begin = unit.line
    case "BEGIN":
      unit.role = .opaque
      let ends = nestedEnds ?? Self.nestedEnds(lines)
      nestedEnds = ends
      if let end = ends[unit.line] {
        unit.count = end - unit.line
        joinAgent(&unit, lines)
      }
    case "END" where end == nil: end = unit.line
    case "END": unit.role = .opaque
    case "VERSION": isVersion21 = lines[unit.line].value.starts(with: "2.1".utf8)
    default: break
    }
  }

  /// Takes in the `AGENT:` line whose value is the card that follows it.
  private mutating func joinAgent(_ unit: inout Unit, _ lines: [ContentLine]) {
    guard let previous = units.last, previous.count == 1, previous.isEmpty,
      lines[previous.line].name == "AGENT"
    else { return }
    units.removeLast()
    unit.count += unit.line - previous.line
    unit.line = previous.line
  }

  /// Where the cards that begin inside the card end, by their first lines.
  ///
  /// One whose END must close the outer card, since none is left, has no end.
  private static func nestedEnds(_ lines: [ContentLine]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    let last = lines.lastIndex { $0.name == "END" }
    for (index, line) in lines.enumerated() {
      if line.name == "BEGIN" { open.append(index) }
      guard line.name == "END", let begin = open.popLast() else { continue }
      if index != last { ends[begin] = index + 1 }
    }
    return ends
  }

  private static func fingerprint(_ raw: [UInt8]) -> Int {
    // FNV-1a: short runs of bytes, and collisions are checked.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in raw where !byte.isLineEnd {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return Int(truncatingIfNeeded: hash)
  }

  private mutating func findGroups(_ lines: [ContentLine]) {
    var numbers: [String: Int] = [:]
    for index in units.indices where units[index].role != .opaque {
      let group = lines[units[index].line].group
      guard !group.isEmpty else { continue }
      let number = numbers[group.lowercased()] ?? groups.count
      if number == groups.count {
        numbers[group.lowercased()] = number
        groups.append(Group(name: group))
      }
      units[index].group = number
      groups[number].units.append(index)
    }
    separateCompanions(lines)
  }

  /// Takes the companions out of the units, where their group has something to describe.
  private mutating func separateCompanions(_ lines: [ContentLine]) {
    for number in groups.indices {
      let members = groups[number].units
      let companions = members.filter {
        PropertyTraits(named: lines[units[$0].line].name).isCompanion
      }
      guard !companions.isEmpty, companions.count < members.count else { continue }
      let described = Set(companions)
      groups[number].units = members.filter { !described.contains($0) }
      groups[number].companions = companions.map { units[$0].line }
      for line in groups[number].companions { companionGroups[line] = number }
    }
    guard !companionGroups.isEmpty else { return }
    // The units that remain move up.
    var moved: [Int: Int] = [:]
    var remaining: [Unit] = []
    for (index, unit) in units.enumerated() where companionGroups[unit.line] == nil {
      moved[index] = remaining.count
      remaining.append(unit)
    }
    units = remaining
    for number in groups.indices {
      groups[number].units = groups[number].units.compactMap { moved[$0] }
    }
  }
}
