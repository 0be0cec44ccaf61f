import ContactFormats
import ContactModel

/// Cards that a seed makes: ordinary ones, and ones with every oddity that the versions allow.
struct RandomCard {
  private var random: SeededGenerator
  private let version: CardVersion

  private init(seed: UInt64, version: CardVersion) {
    random = SeededGenerator(seed: seed)
    self.version = version
  }

  /// The text of a card in `version`, with LF or CRLF.
  static func text(seed: UInt64, version: CardVersion) -> String {
    var card = RandomCard(seed: seed, version: version)
    var lines = ["BEGIN:VCARD", "VERSION:\(version.text)"]
    if card.chance(90) { lines.append("FN:" + card.plainText()) }
    if card.chance(90) { lines.append("N" + card.parameters() + ":" + card.structured(5)) }
    for _ in 0..<card.number(12) { lines += card.property() }
    // A row without a cell is no contact.
    if lines.count == 2 { lines.append("NOTE:alone") }
    lines.append("END:VCARD")
    let end = card.chance(50) ? "\r\n" : "\n"
    return lines.joined(separator: end) + end
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func chance(_ percent: Int) -> Bool { number(100) < percent }

  private mutating func pick(_ items: [String]) -> String { items[number(items.count)] }

  private static let words = [
    "Ana", "Ruiz", "Müller", "山田", "O'Brien", "van der Berg", "Ñandú", "a\\,b", "x\\;y", "z\\\\",
    "line\\nbreak", "C:\\temp", "50%", "a=b", "\"quoted\"", "^caret^n", "tab\there", "é", "-", "1",
    "  two", "trailing ", "a:b", "👩‍👩‍👧", "\\N", "q\\", "comma, here",
  ]

  private mutating func plainText() -> String {
    var text = (0..<(1 + number(3))).map { _ in pick(Self.words) }.joined(separator: " ")
    if chance(8) { text += String(repeating: pick(Self.words), count: 20) }
    // A backslash at the end would escape what follows.
    while text.hasSuffix("\\") && !text.hasSuffix("\\\\") { text.removeLast() }
    return text
  }

  private mutating func structured(_ count: Int) -> String {
    (0..<(1 + number(count))).map { _ in
      chance(40) ? "" : (0..<(1 + number(2))).map { _ in plainText() }.joined(separator: ",")
    }.joined(separator: ";")
  }

  private mutating func parameters(_ own: [String] = []) -> String {
    var all: [String] = own.filter { _ in chance(50) }
    if chance(10) { all.append("LANGUAGE=de") }
    if chance(8) { all.append("X-OWN=\(pick(["1", "\"a;b\"", "\"x:y\"", "two,three", "ü"]))") }
    if chance(6) { all.append("ALTID=1") }
    if chance(6), version == .v40 { all.append("PID=1.1,2") }
    if chance(4) { all.append("PROP-ID=\(pick(["P1", "email-1", "tel-2"]))") }
    return all.map { ";" + $0 }.joined()
  }

  private mutating func types(_ words: [String]) -> String {
    guard chance(70) else { return "" }
    let chosen = words.filter { _ in chance(40) }
    guard !chosen.isEmpty else { return "" }
    switch version {
    case .v21: return ";" + chosen.joined(separator: ";")
    case .v30: return ";TYPE=" + chosen.joined(separator: chance(50) ? "," : ";TYPE=")
    case .v40:
      let plain = chosen.filter { $0.lowercased() != "pref" }
      let preference = plain.count < chosen.count ? ";PREF=\(1 + number(3))" : ""
      return (plain.isEmpty ? "" : ";TYPE=" + plain.joined(separator: ",")) + preference
    }
  }

  private static let photo = "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkS"

  private mutating func property() -> [String] {
    let group = chance(10) ? "item\(1 + number(3))." : ""
    switch number(5) {
    case 0, 1: return [group + reachable()]
    case 2: return [describing()]
    case 3: return [group + rare()]
    default: return ofVersion()
    }
  }

  /// How a contact is reached.
  private mutating func reachable() -> String {
    switch number(4) {
    case 0:
      let type = types(["home", "WORK", "cell", "FAX", "pref", "voice", "x-car"])
      if version == .v40, chance(30) {
        return "TEL;VALUE=uri" + type + ":tel:+1-555-01\(number(90))" + pick(["", ";ext=5"])
      }
      return "TEL" + type + parameters() + ":+1 555 01\(number(90) + 10)"
    case 1:
      return "EMAIL" + types(["INTERNET", "home", "work", "pref"]) + parameters()
        + ":a\(number(99))@example.org"
    case 2:
      return "ADR" + types(["home", "work", "pref", "dom"]) + parameters() + ":" + structured(7)
    default:
      return "URL" + types(["home", "work"]) + ":"
        + pick(["https://example.org/a?b=c;d,e", "http\\://x.example", "example.net"])
    }
  }

  /// What is said of a contact.
  private mutating func describing() -> String {
    switch number(7) {
    case 0: return "NOTE" + parameters() + ":" + plainText()
    case 1: return "ORG" + parameters() + ":" + structured(3)
    case 2: return pick(["TITLE", "ROLE"]) + parameters() + ":" + plainText()
    case 3:
      let words = (0..<(1 + number(3))).map { _ in plainText() }
      return "CATEGORIES:" + words.joined(separator: ",")
    case 4: return "NICKNAME" + parameters() + ":" + pick(["Ani", "Ani,Anita", "Bo\\,b"])
    case 5: return "BDAY" + pick(["", ";VALUE=text", ";VALUE=date"]) + ":" + date()
    default: return photoLine()
    }
  }

  private mutating func rare() -> String {
    switch number(8) {
    case 0: "REV:" + pick(["20200102T030405Z", "2020-01-02T03:04:05Z", "2020-01-02", "x"])
    case 1: "X-ABLabel:" + pick(["_$!<Other>!$_", "Ferienhaus", "Büro", "Home"])
    case 2: "X-FOO" + parameters() + ":" + plainText()
    case 3: "UID:" + pick(["urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1", "abc-1", "ü1"])
    case 4: "GEO:" + pick(["37.38;-122.08", "geo:37.38,-122.08", "37,38"])
    case 5:
      "TZ" + pick(["", ";VALUE=utc-offset"]) + ":" + pick(["-05:00", "-0500", "Europe/Berlin"])
    case 6: "X-VCARD-LINE" + parameters() + ":" + plainText()
    default:
      pick(["no property at all", "IMPP:xmpp:a@example.org", "X-AIM:aim1", "X-EMPTY:", "NOTE:"])
    }
  }

  /// What one version has and others have not.
  private mutating func ofVersion() -> [String] {
    switch version {
    case .v40:
      let lines = [
        "GENDER:" + pick(["M", "F;woman", ";x", "O"]), "RELATED;TYPE=friend:urn:uuid:1",
        "RELATED;VALUE=text:the neighbor", "KIND:group", "MEMBER:urn:uuid:2",
        "ANNIVERSARY:" + date(), "LANG;PREF=1:de", "HOBBY;LEVEL=high;INDEX=1:chess",
        "SOCIALPROFILE;SERVICE-TYPE=X:https://x.example/a", "PRONOUNS;PREF=1:they/them",
        "ADR;LABEL=\"1 Main St^nTown\";GEO=\"geo:1,2\":;;1 Main St;Town;;;",
        "ORG;SORT-AS=\"a,b\":A;B", "N;SORT-AS=\"Harten,Rene\":van der Harten;Rene;J.;Sir;R.D.O.N.",
        "JSPROP;JSPTR=\"example.com:foo\":{\"bar\":1}", "X-GENDER:M", "X-LABEL:x", "XML:<a/>",
        "BIRTHPLACE:Town", "CREATED:20200102T030405Z", "FN;LANGUAGE=de:Zweiter Name",
        "CLIENTPIDMAP:1;urn:uuid:3df403f4-5924-4bb7-b077-3c711d9eb34b",
        "ADR:;;123 Main Street;Any Town;CA;91921;U.S.A.;;;;123;Main Street;;;;;;",
      ]
      return [pick(lines)]
    case .v30:
      let lines = [
        "X-GENDER:" + pick(["M", "Male"]), "LABEL" + types(["home", "work"]) + ":" + plainText(),
        "X-ANNIVERSARY:" + date(), "SORT-STRING:" + pick(["Ruiz", "a\\,b"]), "MAILER:mutt",
        "CLASS:PRIVATE", "AGENT:BEGIN:VCARD\\nFN:Sam\\nEND:VCARD",
        "AGENT;VALUE=uri:http://x.example",
        "BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-07", "X-ADDRESSBOOKSERVER-KIND:group", "X-KIND:org",
        "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCller=0D=0Az", "RELATED:x",
        "PHOTO;VALUE=uri:http://x.example/a.jpg", "ANNIVERSARY:" + date(),
        "X-EVOLUTION-ANNIVERSARY:2000-01-01",
      ]
      return [pick(lines)]
    case .v21:
      let lines = [
        "NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCller=0D=0Az\\n", "X-GENDER:M",
        "N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BCller=3B;J=C3=BCrgen,x",
        "LABEL" + types(["HOME", "WORK"]) + ";QUOTED-PRINTABLE:1 Main=0D=0ATown", "MAILER:mutt",
        "SOUND;X-IRMC-N:ruizu;;;;", "NOTE;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller",
        "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Ani;1;;;;;;;;;;;;;",
        "PHOTO;VALUE=URL:http://x.example/a",
        "AGENT:\r\nBEGIN:VCARD\r\nVERSION:2.1\r\nFN:Sam\\,x\r\nEND:VCARD", "TEL;CELL;PREF;X-A=b:1",
        "EMAIL;INTERNET;PREF:a@example.org", "BDAY:19850412",
        "KEY;ENCODING=BASE64;PGP:" + Self.photo,
      ]
      return [pick(lines)]
    }
  }

  private mutating func date() -> String {
    pick([
      "19850412", "1985-04-12", "--0412", "1985-04", "1985", "---12", "19850412T102200Z",
      "1985-04-12T10:22:00-06:00", "circa 1800", "4/12/85", "T10",
    ])
  }

  private mutating func photoLine() -> String {
    switch version {
    case .v21: "PHOTO;ENCODING=BASE64;\(pick(["JPEG", "TYPE=GIF", "X-RAW"])):" + Self.photo
    case .v30: "PHOTO;ENCODING=b;TYPE=\(pick(["JPEG", "jpg", "PNG"])):" + Self.photo
    case .v40:
      pick([
        "PHOTO:data:image/jpeg;base64,", "PHOTO;PREF=1:data:image/x-odd;base64,",
        "LOGO:http://x.example/",
      ]) + Self.photo
    }
  }
}

/// What the lines of a card say, BEGIN, VERSION, END and blank lines apart, in no order.
func meanings(_ lines: [ContentLine], _ version: CardVersion) -> [LineMeaning: Int] {
  var counts: [LineMeaning: Int] = [:]
  for line in lines where !["BEGIN", "VERSION", "END"].contains(line.name) {
    if line.name.isEmpty && line.value.allSatisfy({ $0 == 32 }) { continue }
    var line = line
    // What is no property is held by one where lines are not possible.
    if line.name.isEmpty { line.name = "X-VCARD-LINE" }
    counts[LineMeaning(line, version: version), default: 0] += 1
  }
  return counts
}

/// The lines of a card's text.
func cardLines(_ text: String) -> [ContentLine] {
  ContentLines.card(Array(text.utf8)[...], firstLine: 1)
}

/// The lines of a card's bytes.
func cardLines(_ bytes: [UInt8]) -> [ContentLine] { ContentLines.card(bytes[...], firstLine: 1) }

/// What of `one` is not in `two`, for people.
func missing(_ one: [LineMeaning: Int], in two: [LineMeaning: Int]) -> [String] {
  one.filter { two[$0.key, default: 0] < $0.value }.map { meaning, _ in
    let value = meaning.value.map { $0.map { String(decoding: $0, as: UTF8.self) } }
    let parameters = meaning.parameters.map { "\($0.name)=\($0.values)" }
    return "\(meaning.group).\(meaning.name) \(parameters) \(value)"
  }
}
