import ContactModel

/// What a line says about its value: types, other parameters, the labels of its group.
///
/// Of two lines with one value the one with more facts is kept; where each has a fact that the
/// other lacks, both are. *Slight* facts never keep two lines apart, they only decide between
/// equals: which line a card prefers, what a program wrote for itself, and the types that say no
/// more than none at all (RFC 2426 gives `voice` as the default of TEL and `internet` of EMAIL).
struct LineFacts: Hashable {
  /// As in `TYPE=HOME`.
  private(set) var facts: Set<String> = []
  /// How many slight facts there are.
  private(set) var slightCount = 0

  /// No facts.
  init() {}

  /// The facts of `line`.
  ///
  /// - Parameters:
  ///   - line: A readable line.
  ///   - companions: The lines that label it.
  ///   - sharesGroup: Whether its group holds other values too, to which it belongs.
  init(of line: ContentLine, companions: [ContentLine] = [], sharesGroup: Bool = false) {
    let isBinary = PropertyTraits(named: line.name).isBinary
    for parameter in line.parameters {
      for value in parameter.values { add(parameter.name, value, isBinary: isBinary) }
    }
    for companion in companions { add(companion) }
    if sharesGroup { insert("GROUP") }
  }

  /// Whether every fact of `other` that counts is also here.
  func cover(_ other: LineFacts) -> Bool { other.facts.isSubset(of: facts) }

  private mutating func add(_ name: String, _ value: String, isBinary: Bool) {
    switch name {
    case "TYPE": addType(value.uppercased(), isBinary: isBinary)
    // How the value is written, not what it is.
    case "ENCODING", "CHARSET", "VALUE": break
    case "MEDIATYPE" where isBinary: break
    case "PREF", "PID": slightCount += 1
    case _ where name.hasPrefix("X-EVOLUTION-"): slightCount += 1
    case "LANGUAGE": insert("LANGUAGE=" + value.lowercased())
    default: insert(name + "=" + value)
    }
  }

  private mutating func addType(_ type: String, isBinary: Bool) {
    switch type {
    case "BASE64", "QUOTED-PRINTABLE", "8BIT", "7BIT": break  // vCard 2.1's bare encodings
    case "PREF", "VOICE", "INTERNET", "OTHER": slightCount += 1
    case "MOBILE": insert("TYPE=CELL")
    case "HOME", "WORK": insert("TYPE=" + type)
    default:
      // A picture's type says how it is written.
      if !isBinary { insert("TYPE=" + type) }
    }
  }

  private mutating func add(_ companion: ContentLine) {
    let value = String(decoding: LineContent.comparable(companion), as: UTF8.self)
    guard companion.name == "X-ABLABEL" else {
      // X-ABADR and its like say how an address is laid out.
      slightCount += 1
      return
    }
    // Apple writes its own labels as `_$!<Home>!$_`, those of a person as they are.
    if value.hasPrefix("_$!<"), value.hasSuffix(">!$_") {
      addType(value.dropFirst(4).dropLast(4).uppercased(), isBinary: false)
    } else {
      insert("LABEL=" + value)
    }
  }

  private mutating func insert(_ fact: String) { facts.insert(fact) }
}
