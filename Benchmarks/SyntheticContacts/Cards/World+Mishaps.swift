// What befalls the text of a card on its way from one program to the next.

extension World {
  /// Lets the habits' mishaps befall `content`.
  mutating func befall(
    _ content: inout SyntheticRecord.Content,
    of view: SourceView,
    hardness: Double,
    _ alterations: inout Alterations
  ) {
    let mishaps = habits.mishaps
    let original = content
    if mishaps.scanned > 0, view == .scan, random.chance(mishaps.scanned) {
      scan(&content, hardness)
      if content != original { alterations.insert(.scannedField) }
    }
    if happens(mishaps.capitals) {
      content.changeNames { $0.uppercased() }
      if content != original { alterations.insert(.letterCase) }
    }
    if happens(mishaps.plainDates), content.birthday.count == 10 {
      content.birthday = content.birthday.replacing("-", with: "")
    }
    if happens(mishaps.cut * hardness), content.cut(to: random.within(14...24)) {
      alterations.insert(.cutOff)
    }
    if happens(mishaps.spreadsheet * hardness), content.loseZeros() {
      alterations.insert(.spreadsheetNumber)
    }
    // Names of other scripts would be lost as a whole, and nobody keeps such an export.
    guard content.isMostlyLatin else { return }
    let spelled = content
    if happens(mishaps.garbled * hardness) {
      content.changeNames(garbled)
    } else if happens(mishaps.questionMarks * hardness) {
      content.changeNames { String($0.map { $0.isASCII ? $0 : "?" }) }
    }
    if content != spelled { alterations.insert(.garbledLetters) }
  }

  /// Draws no number where the share is 0.
  private mutating func happens(_ share: Double) -> Bool { share > 0 && random.chance(share) }

  /// Reads each field as a scanner does, some of them wrong.
  private mutating func scan(_ content: inout SyntheticRecord.Content, _ hardness: Double) {
    misread(&content.name.given, 0.11 * hardness)
    misread(&content.name.family, 0.12 * hardness)
    misread(&content.organization, 0.17 * hardness)
    misread(&content.title, 0.15 * hardness)
    misread(&content.work.street, 0.17 * hardness)
    misread(&content.work.city, 0.1 * hardness)
    for index in content.phones.indices {
      var text = content.phones[index].text
      if random.chance(0.09 * hardness) { text = readingDigitAsLetter(text) }
      if random.chance(0.3) {
        text = random.element(of: ["Tel. ", "T ", "Phone: ", "M: ", "Tel.: "]) + text
      }
      content.phones[index].text = text
    }
    for index in content.emails.indices where random.chance(0.12 * hardness) {
      content.emails[index].text = misreadMailbox(content.emails[index].text)
    }
  }

  private mutating func misread(_ text: inout String, _ share: Double) {
    guard !text.isEmpty, random.chance(share) else { return }
    if let slipped = SpellingSlip.misreading.slip(in: text, &random) { text = slipped }
  }

  /// "0151" as "O151": a reader of letters has no idea that only digits come.
  private mutating func readingDigitAsLetter(_ text: String) -> String {
    let letters: [Character: Character] = ["0": "O", "1": "l", "5": "S", "8": "B"]
    var characters = Array(text)
    let places = characters.indices.filter { letters[characters[$0]] != nil }
    guard !places.isEmpty else { return text }
    let place = random.element(of: places)
    characters[place] = letters[characters[place]] ?? characters[place]
    return String(characters)
  }

  private mutating func misreadMailbox(_ text: String) -> String {
    switch random.below(4) {
    case 0: text.replacing("@", with: " @ ")
    case 1: text.replacing(".", with: ". ", maxReplacements: 1)
    case 2: text.replacing(".", with: ",", maxReplacements: 1)
    default: SpellingSlip.misreading.slip(in: text, &random) ?? text
    }
  }
}

extension SyntheticRecord.Content {
  /// Changes each text that holds names.
  fileprivate mutating func changeNames(_ change: (String) -> String) {
    name.given = change(name.given)
    name.middle = change(name.middle)
    name.family = change(name.family)
    organization = change(organization)
    home.city = change(home.city)
    home.street = change(home.street)
    work.city = change(work.city)
    work.street = change(work.street)
  }

  /// Cuts long texts; false where none is long.
  fileprivate mutating func cut(to length: Int) -> Bool {
    let original = self
    func cut(_ text: String) -> String { String(text.prefix(length)) }
    changeNames(cut)
    title = cut(title)
    return self != original
  }

  /// Makes numbers of the telephone numbers and postcodes; false where that loses nothing.
  fileprivate mutating func loseZeros() -> Bool {
    let original = self
    for index in phones.indices
    where !phones[index].text.contains(where: { $0.isLetter || $0 == "=" }) {
      phones[index].text = number(phones[index].text)
    }
    if home.postcode.utf8.allSatisfy({ $0 & 0xF0 == 0x30 }) {
      home.postcode = number(home.postcode)
    }
    if work.postcode.utf8.allSatisfy({ $0 & 0xF0 == 0x30 }) {
      work.postcode = number(work.postcode)
    }
    return self != original
  }

  private func number(_ text: String) -> String {
    String(text.filter { $0.isASCII && $0.isNumber }.drop { $0 == "0" })
  }

  fileprivate var isMostlyLatin: Bool {
    let own = name.given + name.family
    let text = own.isEmpty ? organization : own
    return text.unicodeScalars.count { $0.isASCII } * 2 > text.unicodeScalars.count
  }
}

/// The text's UTF-8 read as Windows' Western letters: "Müller" is "MÃ¼ller".
func garbled(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
  var garbled = ""
  for byte in text.utf8 {
    if (0x80..<0xA0).contains(byte) {
      garbled.unicodeScalars.append(windowsLetters[Int(byte) - 0x80])
    } else {
      garbled.unicodeScalars.append(Unicode.Scalar(byte))
    }
  }
  return garbled
}

/// What Windows' Western letters have at 80 to 9F; a dot where they have none.
private let windowsLetters = Array("€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ".unicodeScalars)
