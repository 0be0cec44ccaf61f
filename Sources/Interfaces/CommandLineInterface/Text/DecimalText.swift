/// Numbers as text, without rounding up what is not reached.
enum DecimalText {
  /// The largest whole number whose `scale`th part is not above `value`, which is in 0...1.
  ///
  /// Plain multiplication says 28 for 100 times 0.29, since no `Double` is 0.29 exactly.
  static func truncated(_ value: Double, scale: Int) -> Int {
    guard value > 0 else { return 0 }
    guard value < 1 else { return scale }
    let guess = Int(value * Double(scale))
    if Double(guess + 1) / Double(scale) <= value { return guess + 1 }
    return Double(guess) / Double(scale) > value ? guess - 1 : guess
  }

  /// Whole per cent of a share in 0...1, truncated.
  static func percent(_ share: Double) -> Int { truncated(share, scale: 100) }

  /// Appends a share in 0...1 with `places` digits after the point, truncated.
  static func append(_ share: Double, places: Int, to bytes: inout [UInt8]) {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    var digits = truncated(share, scale: scale)
    bytes.append(UInt8(ascii: "0") + UInt8(digits / scale))
    bytes.append(UInt8(ascii: "."))
    digits %= scale
    for _ in 0..<places {
      scale /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(digits / scale))
      digits %= scale
    }
  }

  /// A share in 0...1 with `places` digits after the point, truncated.
  static func text(_ share: Double, places: Int) -> String {
    var bytes: [UInt8] = []
    append(share, places: places, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A weight with its sign and two digits after the point, rounded: `+4.21`, `-0.50`, `0.00`.
  static func signed(_ weight: Double) -> String {
    guard weight.isFinite, abs(weight) < 1e15 else {
      return weight.isNaN ? "?" : weight < 0 ? "-inf" : "+inf"
    }
    let hundredths = Int((abs(weight) * 100).rounded())
    guard hundredths > 0 else { return "0.00" }
    let fraction = hundredths % 100
    return "\(weight < 0 ? "-" : "+")\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// A count with commas between the thousands.
  static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    var result = count < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }
}

/// As in "1 contact" and "1,000 contacts".
func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(DecimalText.grouped(count)) \(count == 1 ? singular : plural ?? singular + "s")"
}
