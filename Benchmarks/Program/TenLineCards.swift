import SyntheticContacts

/// vCards of ten lines, of people who do not exist.
struct TenLineCards {
  private var number = 0
  private var random: SeededGenerator

  private static let beginnings = ["Al", "Be", "Ca", "Do", "El", "Fa", "Gre", "Ha", "Is", "Jo"]
  private static let middles = ["ra", "li", "ne", "mo", "sta", "ri", "ve", "lo", "ma", "ti"]
  private static let ends = ["na", "n", "s", "ta", "rd", "ne", "la", "th", "x", "lm"]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The next `count` cards.
  mutating func next(_ count: Int) -> [UInt8] {
    var text = ""
    text.reserveCapacity(count * 300)
    for _ in 0..<count { text += card() }
    return Array(text.utf8)
  }

  private mutating func word() -> String {
    let bits = random.next()
    return Self.beginnings[Int(bits % 10)] + Self.middles[Int(bits / 10 % 10)]
      + Self.ends[Int(bits / 100 % 10)]
  }

  private mutating func card() -> String {
    number += 1
    let (given, family, street, city) = (word(), word(), word(), word())
    let padded = String(repeating: "0", count: 7 - String(number).count) + String(number)
    let digits = String(random.next() % 9_000_000 + 1_000_000)
    return """
      BEGIN:VCARD\r
      VERSION:3.0\r
      UID:00000000-0000-4000-8000-00000\(padded)\r
      N:\(family);\(given) Card\(padded);;;\r
      FN:\(given) Card\(padded) \(family)\r
      ORG:\(street) & \(city)\r
      TEL;TYPE=CELL:+1 206 \(digits.prefix(3))-\(digits.dropFirst(3))\r
      EMAIL;TYPE=INTERNET:\(given).\(family)\(padded.suffix(4))@example.com\r
      ADR;TYPE=HOME:;;\(digits.suffix(3)) \(street) Street;\(city);WA;98101;United States\r
      END:VCARD\r

      """
  }
}
