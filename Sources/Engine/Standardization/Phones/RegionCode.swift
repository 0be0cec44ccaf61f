/// A country or territory: the two letters of ISO 3166 in one word.
package struct RegionCode: Hashable, Sendable {
  /// The first letter times 26 and the second, from A as 0.
  package let index: UInt16

  /// Reads two letters of either case; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    var letters = text.utf8.makeIterator()
    guard let first = letters.next(), let second = letters.next(), letters.next() == nil else {
      return nil
    }
    self.init(first, second)
  }

  /// Takes two ASCII letters; `nil` where one is none.
  @inlinable
  package init?(_ first: UInt8, _ second: UInt8) {
    let (high, low) = (first | 0x20, second | 0x20)
    guard high >= 0x61, high <= 0x7A, low >= 0x61, low <= 0x7A else { return nil }
    index = UInt16(high - 0x61) * 26 + UInt16(low - 0x61)
  }

  /// How many codes there can be; every ``index`` is below it.
  package static let count = 26 * 26

  /// The two letters in upper case.
  package var text: String {
    String(decoding: [UInt8(0x41 + index / 26), UInt8(0x41 + index % 26)], as: UTF8.self)
  }
}
