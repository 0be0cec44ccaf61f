/// Contacts that nobody has, for running the command on.
enum InventedContacts {
  /// A card; each of `lines` stands between its name and its end.
  static func card(_ uid: String, _ given: String, _ family: String, _ lines: String...) -> String {
    let own = [
      "BEGIN:VCARD", "VERSION:3.0", "UID:\(uid)", "FN:\(given) \(family)",
      "N:\(family);\(given);;;",
    ]
    return (own + lines + ["END:VCARD"]).joined(separator: "\r\n") + "\r\n"
  }

  /// Two exact duplicates, one that is near, and three that are alone.
  static let book =
    card("a1", "Ana", "Ruiz", "TEL;TYPE=HOME:+1 202 555 0143", "EMAIL:ana.ruiz@example.com")
    + card("n1", "Piotr", "Nowak", "TEL:+48 22 555 01 23", "X-SHOE-SIZE:43")
    + card("a2", "Ana", "Ruiz", "TEL;TYPE=HOME:(202) 555-0143", "EMAIL:ana.ruiz@example.com")
    + card("k1", "Kofi", "Mensah", "EMAIL:kofi@example.org", "NOTE:plays chess")
    + card("a3", "Anna", "Ruiz", "TEL:+1 202 555 0143", "EMAIL:ana.ruiz@example.com", "TITLE:Cook")
    + card("h1", "Hanako", "Yamada", "FN:山田花子", "EMAIL:hanako@example.net")

  /// The same two people in a table with columns of its own, and who they are.
  static let table = """
    nr,vorname,nachname,telefon,mail,person
    1,Ana,Ruiz,202 555 0143,ana.ruiz@example.com,P1
    2,Ana,Ruiz,(202) 555-0143,ana.ruiz@example.com,P1
    3,Piotr,Nowak,+48 22 555 01 23,piotr@example.org,P2
    4,Kofi,Mensah,,"kofi@example.org",P3

    """

  /// What the columns of ``table`` hold.
  static let columns =
    "id=nr,given=vorname,family=nachname,phone=telefon,email=mail,truth=person"

  /// A book of `count` people whose names are made of numbers, each of whom occurs twice.
  static func many(_ count: Int) -> String {
    (0..<count).map { number in
      let family = "Fam\(String(number / 2, radix: 26))"
      return card("m\(number)", "Giv\(number / 2 % 97)", family, "EMAIL:e\(number / 2)@example.com")
    }.joined()
  }
}
