/// What a merge does with a property.
enum PropertyRole: Hashable {
  /// Opens, closes or identifies the card; the surviving card's alone counts.
  case frame
  /// The person's name: all of it comes from one card.
  case name
  /// Occurs once; the rule chooses.
  case once
  /// Kept as often as it is distinct.
  case union
  /// Not readable, or a card inside the card: carried along as it is.
  case opaque
  /// A line with nothing on it.
  case blank

  /// Whether a card has one of it.
  var isSingle: Bool {
    switch self {
    case .frame, .name, .once: true
    case .union, .opaque, .blank: false
    }
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or part of a line end.
  var isBlank: Bool { self == 0x20 || isLineEnd || self == 0x09 }

  /// Whether the byte is CR or LF.
  var isLineEnd: Bool { self == 0x0D || self == 0x0A }
}
