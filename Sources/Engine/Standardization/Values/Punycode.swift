/// Domain names beyond ASCII as the mail system knows them: "müller.de" is "xn--mller-kva.de".
///
/// - Note: Source: RFC 3492; its parameters are named as there.
enum Punycode {
  /// Each label of `domain` in ASCII; labels that are ASCII stay.
  static func domain(_ domain: String) -> String {
    domain.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.utf8.allSatisfy { $0 < 0x80 } ? String($0) : "xn--" + encoded(composed($0)) }
      .joined(separator: ".")
  }

  /// Letters and their accents as one scalar where Unicode has one: a String compares so, and the
  /// longest label is 63 letters.
  private static func composed(_ label: Substring) -> [UInt32] {
    label.flatMap { character -> [UInt32] in
      let scalars = character.unicodeScalars.map(\.value)
      guard scalars.count == 2, scalars[1] >= 0x300, scalars[1] < 0x370 else { return scalars }
      let letters = Array(UInt32(0xC0)...0x24F) + Array(0x1E00...0x1EFF)
      let found = letters.first { letter in
        Unicode.Scalar(letter).map { Character($0) == character } ?? false
      }
      return found.map { [$0] } ?? scalars
    }
  }

  private static func encoded(_ label: [UInt32]) -> String {
    let scalars = Array(label.prefix(63))
    var output = scalars.filter { $0 < 0x80 }.map(UInt8.init)
    let basicCount = output.count
    var handled = basicCount
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var next: UInt32 = 0x80
    var delta: UInt32 = 0
    var bias: UInt32 = 72
    while handled < scalars.count {
      let least = scalars.filter { $0 >= next }.min() ?? next
      delta += (least - next) * UInt32(handled + 1)
      next = least
      for scalar in scalars {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        append(delta, bias: bias, to: &output)
        bias = adapted(delta, count: UInt32(handled + 1), isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func append(_ delta: UInt32, bias: UInt32, to output: inout [UInt8]) {
    var rest = delta
    var k: UInt32 = 36
    while true {
      let threshold = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias
      if rest < threshold { break }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      k += 36
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  private static func adapted(_ delta: UInt32, count: UInt32, isFirst: Bool) -> UInt32 {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var k: UInt32 = 0
    while delta > 455 {
      delta /= 35
      k += 36
    }
    return k + 36 * delta / (delta + 38)
  }
}
