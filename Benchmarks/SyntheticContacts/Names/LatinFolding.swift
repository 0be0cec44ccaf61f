/// Latin letters without their marks, in the two ways that people without the right keyboard write.
enum LatinFolding: Sendable {
  /// Drops the mark: "Müller" is "Muller".
  case plain
  /// Spells the mark out where a language does: "Müller" is "Mueller".
  case spelledOut

  func fold(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var folded = ""
    for scalar in text.unicodeScalars {
      if self == .spelledOut, let letters = Self.spelled[scalar] {
        folded += letters
      } else if let letter = Self.bare[scalar] {
        folded += letter
      } else {
        folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }

  private static let spelled: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "ø": "oe",
    "Ø": "Oe", "å": "aa", "Å": "Aa", "æ": "ae", "Æ": "Ae",
  ]

  private static let bare: [Unicode.Scalar: String] = {
    let families: [(String, String)] = [
      ("a", "àáâãäåāăąạảấầẩẫậắằẳẵặ"), ("c", "çćčĉ"), ("d", "ďđ"), ("e", "èéêëēėęěẹẻẽếềểễệ"),
      ("g", "ğģ"), ("i", "ìíîïīįịỉĩı"), ("l", "łĺľ"), ("n", "ñńňņ"),
      ("o", "òóôõöøōőọỏốồổỗộơớờởỡợ"), ("r", "řŕ"), ("s", "śšşș"), ("t", "ťțţ"),
      ("u", "ùúûüũūůűųụủưứừửữự"), ("y", "ýÿỳỵỷỹ"), ("z", "źżž"), ("ss", "ß"), ("ae", "æ"),
      ("A", "ÀÁÂÃÄÅĀĂĄẠẢẤẦẨẪẬẮẰẲẴẶ"), ("C", "ÇĆČ"), ("D", "ĎĐ"), ("E", "ÈÉÊËĒĖĘĚẸẺẼẾỀỂỄỆ"),
      ("G", "Ğ"), ("I", "ÌÍÎÏİỊỈĨ"), ("L", "ŁĹĽ"), ("N", "ÑŃŇ"), ("O", "ÒÓÔÕÖØŌŐỌỎỐỒỔỖỘƠỚỜỞỠỢ"),
      ("R", "Ř"), ("S", "ŚŠŞȘ"), ("T", "ŤȚŢ"), ("U", "ÙÚÛÜŨŪŮŰỤỦƯỨỪỬỮỰ"), ("Y", "ÝỲỴỶỸ"),
      ("Z", "ŹŻŽ"), ("AE", "Æ"), ("'", "’"),
    ]
    var bare: [Unicode.Scalar: String] = [:]
    for (letter, marked) in families {
      for scalar in marked.unicodeScalars { bare[scalar] = letter }
    }
    return bare
  }()
}
