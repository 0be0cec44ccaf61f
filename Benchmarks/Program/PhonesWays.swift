/// A way in which people write a number, and programs do not.
struct PhoneWay: Sendable {
  let name: String
  /// The number written so; `nil` where nobody would.
  let write: @Sendable (PhonesTable.Number) -> String?
}

/// The ways that are known.
enum PhoneWays {
  static let all: [PhoneWay] = [
    PhoneWay(name: "international") { $0.international },
    PhoneWay(name: "national") { $0.national },
    PhoneWay(name: "dotted") { number in
      String(number.national.map { $0 == " " || $0 == "-" ? "." : $0 })
    },
    PhoneWay(name: "calling code without plus") { number in
      number.significant.count >= 7 ? String(number.e164.dropFirst()) : nil
    },
    PhoneWay(name: "double zero") { "00" + $0.e164.dropFirst() },
    PhoneWay(name: "double plus") { "+" + $0.international },
    PhoneWay(name: "plus and double zero") { "+00" + $0.international.dropFirst() },
    PhoneWay(name: "bracketed zero") { number in
      guard number.national.hasPrefix("0"), number.significant.first != "0" else { return nil }
      return "+" + number.country + " (0)" + number.significant
    },
    PhoneWay(name: "kind behind") { $0.national + " (mobile)" },
    PhoneWay(name: "kind before") { "Handy: " + $0.national },
    PhoneWay(name: "label") { "Tel.: " + $0.international },
    PhoneWay(name: "letter for zero") { number in
      String(number.international.map { $0 == "0" ? "O" : $0 })
    },
    PhoneWay(name: "extension") { $0.national + " ext. 12" },
    PhoneWay(name: "direct line") { $0.international + " Durchwahl 44" },
    PhoneWay(name: "pause") { $0.e164 + ",,123#" },
    PhoneWay(name: "other number") { number in
      number.significant.count < 7 ? nil : number.international + " / 999"
    },
    PhoneWay(name: "full width") { number in
      let wide = number.international.unicodeScalars.compactMap { scalar in
        scalar.value > 0x20 ? Unicode.Scalar(scalar.value + 0xFEE0) : "\u{3000}"
      }
      return String(String.UnicodeScalarView(wide))
    },
    PhoneWay(name: "unseen marks") { "\u{202A}" + $0.international + "\u{202C}" },
    PhoneWay(name: "tel URI") { number in
      "tel:" + String(number.international.map { $0 == " " ? "-" : $0 })
    },
  ]
}
