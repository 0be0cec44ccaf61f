/// Writes records as vCards 3.0, each in the dialect of its source's program.
struct VCardBook: Sendable {
  private var lines = ContentLines()
  /// The number of the last `itemN` group on the card.
  private var group = 0

  var bytes: [UInt8] { lines.bytes }

  mutating func removeAll() { lines.removeAll() }

  mutating func write(_ record: SyntheticRecord) {
    let content = record.content
    let program = content.extras.program
    group = 0
    lines.add("BEGIN", raw: "VCARD")
    lines.add("VERSION", raw: "3.0")
    if let product = program.product { lines.add("PRODID", raw: product) }
    writeName(content, program)
    if !content.organization.isEmpty {
      let department = content.department.isEmpty ? [] : [content.department]
      lines.add("ORG", parts: [content.organization] + department)
    }
    if !content.title.isEmpty { lines.add("TITLE", text: content.title) }
    writeMailboxes(content.emails, program)
    writePhones(content.phones, content.extras.customLabel, program)
    write(content.home, "HOME", program)
    write(content.work, "WORK", program)
    writeBirthday(content.birthday, program)
    if !content.note.isEmpty { lines.add("NOTE", text: content.note) }
    writeExtras(content.extras, program)
    if record.view == .organization, program == .apple { lines.add("X-ABShowAs", raw: "COMPANY") }
    if !content.extras.revision.isEmpty { lines.add("REV", raw: content.extras.revision) }
    lines.add("UID", raw: record.identifier)
    lines.add("END", raw: "VCARD")
  }

  private mutating func writeName(_ content: SyntheticRecord.Content, _ program: SourceProgram) {
    let name = content.name
    lines.add("N", parts: [name.family, name.given, name.middle, name.prefix, name.suffix])
    lines.add("FN", text: content.formattedName)
    if !name.nickname.isEmpty {
      if program == .android {
        lines.add(
          "X-ANDROID-CUSTOM",
          raw: "vnd.android.cursor.item/nickname;" + name.nickname + ";1;;;;;;;;;;;;;"
        )
      } else {
        lines.add("NICKNAME", text: name.nickname)
      }
    }
    if !name.givenReading.isEmpty { lines.add("X-PHONETIC-FIRST-NAME", text: name.givenReading) }
    if !name.familyReading.isEmpty { lines.add("X-PHONETIC-LAST-NAME", text: name.familyReading) }
    if program == .evolution, !name.family.isEmpty {
      lines.add("X-EVOLUTION-FILE-AS", text: name.family + ", " + name.given)
    }
  }

  private mutating func writeMailboxes(
    _ mailboxes: [SyntheticRecord.Labeled],
    _ program: SourceProgram
  ) {
    for (index, mailbox) in mailboxes.enumerated() {
      let kind = mailbox.kind == .internet ? [] : [mailbox.kind.rawValue]
      let preferred = index == 0 && program == .apple ? ["pref"] : []
      lines.add(
        program.head("EMAIL", types: ["INTERNET"] + kind + preferred),
        text: mailbox.text
      )
    }
    if !mailboxes.isEmpty, program == .thunderbird || program == .evolution {
      lines.add("X-MOZILLA-HTML", raw: "FALSE")
    }
  }

  private mutating func writePhones(
    _ phones: [SyntheticRecord.Labeled],
    _ customLabel: String,
    _ program: SourceProgram
  ) {
    for (index, phone) in phones.enumerated() {
      if index == phones.count - 1, !customLabel.isEmpty {
        writeGroup("TEL", text: phone.text, label: customLabel)
        continue
      }
      let voice = program == .apple || program == .outlook ? ["VOICE"] : []
      let preferred = index == 0 && program == .apple ? ["pref"] : []
      lines.add(
        program.head("TEL", types: [phone.kind.rawValue] + voice + preferred),
        text: phone.text
      )
    }
  }

  private mutating func write(
    _ place: SyntheticRecord.Place,
    _ type: String,
    _ program: SourceProgram
  ) {
    guard !place.isEmpty else { return }
    let parts = [
      "", place.unit, place.street, place.city, place.region, place.postcode, place.country,
    ]
    guard program == .apple else {
      lines.add(program.head("ADR", types: [type]), parts: parts)
      return
    }
    group += 1
    let item = "item" + String(group) + "."
    lines.add(item + program.head("ADR", types: [type, "pref"]), parts: parts)
    lines.add(item + "X-ABADR", raw: place.countryCode)
  }

  private mutating func writeBirthday(_ birthday: String, _ program: SourceProgram) {
    guard !birthday.isEmpty else { return }
    guard birthday.hasPrefix("--") else {
      lines.add("BDAY", raw: birthday)
      return
    }
    switch program {
    case .apple:
      lines.add("BDAY;X-APPLE-OMIT-YEAR=1604", raw: "1604-" + birthday.dropFirst(2))
    case .google:
      lines.add("BDAY", raw: String(birthday.prefix(4)) + String(birthday.suffix(2)))
    case .android, .thunderbird, .evolution, .outlook:
      lines.add("BDAY", raw: birthday)
    }
  }

  private mutating func writeExtras(_ extras: CardExtras, _ program: SourceProgram) {
    if !extras.page.isEmpty {
      if program == .apple {
        writeGroup("URL", text: extras.page, label: "_$!<HomePage>!$_")
      } else {
        lines.add("URL", raw: extras.page)
      }
    }
    if !extras.account.isEmpty {
      if program == .apple {
        lines.add(
          "X-SOCIALPROFILE;type=chirper;x-user=" + extras.account,
          raw: "https://chirper.example/" + extras.account
        )
      } else {
        lines.add("IMPP;X-SERVICE-TYPE=Chirper", raw: "xmpp:" + extras.account + "@chat.example")
      }
    }
    if !extras.anniversary.isEmpty {
      switch program {
      case .apple:
        writeGroup("X-ABDATE;type=pref", text: extras.anniversary, label: "_$!<Anniversary>!$_")
      case .evolution: lines.add("X-EVOLUTION-ANNIVERSARY", raw: extras.anniversary)
      case .google, .android, .thunderbird, .outlook:
        lines.add("X-ANNIVERSARY", raw: extras.anniversary)
      }
    }
    if !extras.categories.isEmpty {
      lines.add("CATEGORIES", parts: extras.categories, separator: UInt8(ascii: ","))
    }
    if let photo = extras.photo {
      lines.add("PHOTO;ENCODING=b;TYPE=GIF", raw: base64(onePixelImage(photo)))
    }
    if program == .outlook { lines.add("X-MS-OL-DEFAULT-POSTAL-ADDRESS", raw: "2") }
  }

  /// A line and its label, tied by a group.
  private mutating func writeGroup(_ head: String, text: String, label: String) {
    group += 1
    let item = "item" + String(group) + "."
    lines.add(item + head, text: text)
    lines.add(item + "X-ABLabel", text: label)
  }
}

extension SourceProgram {
  /// What the program writes as PRODID; nil where it writes none.
  fileprivate var product: String? {
    switch self {
    case .apple: "-//Apple Inc.//iPhone OS 17.5.1//EN"
    case .evolution: "-//Ximian//Evolution//EN"
    case .google, .android, .thunderbird, .outlook: nil
    }
  }

  /// The property with its types as the program writes them.
  fileprivate func head(_ property: String, types: [String]) -> String {
    switch self {
    case .apple: property + types.map { ";type=" + $0 }.joined()
    case .google, .android: property + types.map { ";TYPE=" + $0 }.joined()
    case .thunderbird, .evolution, .outlook:
      property + ";TYPE=" + types.joined(separator: ",")
    }
  }
}

extension SyntheticRecord.Content {
  /// The name as a list shows it; what else there is where there is no name.
  fileprivate var formattedName: String {
    let parts =
      name.isFamilyFirst
      ? [name.family, name.middle, name.given]
      : [name.prefix, name.given, name.middle, name.family, name.suffix]
    // Chinese and Japanese names have no space between their parts.
    let isSpaced = !name.isFamilyFirst || name.family.utf8.allSatisfy { $0 < 0xE3 }
    let full = parts.filter { !$0.isEmpty }.joined(separator: isSpaced ? " " : "")
    if !full.isEmpty { return full }
    return organization.isEmpty ? (emails.first ?? phones.first)?.text ?? "" : organization
  }
}
