/// One part of a name, in each way that its bearer writes it.
struct NamePart: Sendable, Equatable {
  /// As its own language writes it.
  var written: String
  /// In Latin letters, where the table gives them; otherwise empty, and they are derived.
  var latin = ""
  /// How it is read (kana), for an X-PHONETIC property; otherwise empty.
  var reading = ""

  static let none = NamePart(written: "")

  var isEmpty: Bool { written.isEmpty }
}

extension NamePart {
  /// Reads `山田:やまだ:Yamada`, `王:Wang` or `Müller`; `_` stands for a space.
  init(entry: Substring) {
    let parts = entry.split(separator: ":").map { part in
      String(part.map { $0 == "_" ? " " : $0 })
    }
    switch parts.count {
    case 3: self.init(written: parts[0], latin: parts[2], reading: parts[1])
    case 2: self.init(written: parts[0], latin: parts[1])
    default: self.init(written: parts.joined())
    }
  }

  /// The entries of a text, separated by spaces or line ends.
  static func list(_ text: String) -> [NamePart] {
    text.split { $0 == " " || $0.isNewline }.map { NamePart(entry: $0) }
  }
}

extension NamePart {
  /// The part in Latin letters, by the passport's romanization where the table has none.
  func inLatin(_ script: NameCulture.Script, _ system: Romanization = .passport) -> String {
    latin.isEmpty ? system.latin(written, from: script) : latin
  }
}
