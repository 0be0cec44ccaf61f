import Foundation
import Testing

@testable import CommandLineInterface

/// What people complain of in programs that merge, import or export contacts.
///
/// Each test has the number of the complaint, and says where it was made.
@Suite struct ComplaintTests {
  private let book: BookProcess

  init() throws { book = try BookProcess() }

  private func ana(_ uid: String, _ lines: String...) -> String {
    let own = [
      "BEGIN:VCARD", "VERSION:3.0", "UID:\(uid)", "FN:Ana Ruiz", "N:Ruiz;Ana;;;",
      "EMAIL:ana.ruiz@example.com", "TEL:+1 202 555 0143",
    ]
    return (own + lines + ["END:VCARD"]).joined(separator: "\r\n") + "\r\n"
  }

  /// Imports cards of Ana and merges them; gives the lines of what remains.
  private func merged(_ cards: String...) throws -> [String] {
    try book.importing(cards.joined())
    try book.done("merge")
    #expect(try book.count() == 1)
    return try book.lines(of: 1)
  }

  @Test func `1: the note of the second contact is kept (Simple Contacts 582)`() throws {
    let lines = try merged(ana("a", "NOTE:plays chess"), ana("b", "NOTE:owes me ten euros"))
    #expect(lines.contains("NOTE:plays chess"))
    #expect(lines.contains("NOTE:owes me ten euros"))
  }

  @Test func `2: no photo is lost (tine20 2776)`() throws {
    let photos = ["AAECAwQFBgcICQ==", "CQgHBgUEAwIBAA=="].map { "PHOTO;ENCODING=b;TYPE=JPEG:\($0)" }
    let lines = try merged(ana("a", photos[0]), ana("b", photos[1]))
    let all = lines + (try book.retired(of: 1))
    for photo in photos { #expect(all.contains(photo)) }
    #expect(lines.contains { $0.hasPrefix("PHOTO") })
  }

  @Test func `3: a contact stays in all its groups (proton-contacts 270)`() throws {
    let lines = try merged(ana("a", "CATEGORIES:Chess"), ana("b", "CATEGORIES:Choir"))
    let groups = lines.filter { $0.hasPrefix("CATEGORIES") }.joined(separator: ",")
    #expect(groups.contains("Chess") && groups.contains("Choir"))
  }

  @Test func `4: what was merged is still found and shown (Simple Contacts 1063, Fossify 327)`()
    throws
  {
    _ = try merged(ana("a"), ana("b", "EMAIL:ana@example.org", "NOTE:from the office"))
    for name in ["1", "2", "a", "b"] {
      let text = try book.done("show", name)
      #expect(text.contains("EMAIL:ana@example.org") && text.contains("NOTE:from the office"))
    }
    #expect(try book.done("duplicates").contains("Ana Ruiz"))
  }

  @Test func `5: people who share a phone or a surname are not merged (davdroid 544)`() throws {
    let phone = "TEL:+1 202 555 0143"
    try book.importing(
      InventedContacts.card("m", "Marta", "Ruiz", phone),
      InventedContacts.card("p", "Pablo", "Ruiz", phone),
      InventedContacts.card("q", "Pablo", "Nowak", "EMAIL:office@example.com"),
      InventedContacts.card("r", "Kofi", "Mensah", "EMAIL:office@example.com")
    )
    #expect(try book.done("merge").contains("nothing to merge"))
    #expect(try book.count() == 4)
  }

  @Test func `6: the name of a role makes nobody the same (Simple Contacts 582)`() throws {
    let cards = (0..<8).map { number in
      InventedContacts.card("s\(number)", "", "IT-Support", "TEL:+49 30 555 01\(10 + number * 7)")
    }
    try book.importing(cards.joined())
    try book.done("merge")
    #expect(try book.count() == 8)
  }

  @Test func `7: a merge can be undone, each alone (HubSpot, Salesforce, Sync.ME)`() throws {
    let bo = { InventedContacts.card($0, "Bo", "Dahl", "EMAIL:bo.dahl@example.com") }
    try book.importing(ana("a"), ana("b", "TITLE:Cook"), bo("c"), bo("d"))
    let before = try book.cards()
    try book.done("merge")
    #expect(try book.count() == 2)
    try book.done("undo", "1")
    #expect(try book.count() == 3)
    try book.done("undo", "2")
    #expect(try book.cards() == before)
  }

  @Test func `8: the newest does not overwrite what one is known by (tinyvation.com)`() throws {
    let lines = try merged(
      ana("a", "TEL:+1 202 555 0100", "REV:20200101T000000Z"),
      ana("b", "TEL:+1 202 555 0199", "REV:20260101T000000Z")
    )
    #expect(lines.contains("TEL:+1 202 555 0100") && lines.contains("TEL:+1 202 555 0199"))
    #expect(try book.done("show", "a") == (try book.done("show", "1")))
  }

  @Test func `9: an update keeps categories and notes (Microsoft HP005273063)`() throws {
    try book.importing(ana("a", "CATEGORIES:Chess", "NOTE:long body"))
    try book.done("edit", "1", "--add", "CATEGORIES:Choir")
    let summary = try book.importing(ana("a", "TITLE:Cook"))
    #expect(summary["updated"] as? Int == 1)
    let lines = try book.lines(of: 1)
    #expect(lines.contains("TITLE:Cook") && lines.contains("CATEGORIES:Choir"))
    // What the source no longer has is retired, not gone.
    let retired = try book.retired(of: 1)
    #expect(retired.contains("CATEGORIES:Chess") && retired.contains("NOTE:long body"))
  }

  @Test func `10: there is a preview, and an archive before it happens (grandeamericano.com)`()
    throws
  {
    let cards = (0..<12).map { ana("a\($0)", "NOTE:number \($0)") }.joined()
    try book.importing(cards)
    let preview = try book.done("merge", "--dry-run")
    #expect(preview.contains("NOTE") && preview.contains("number 3"))
    #expect(preview.contains("would become 1"))
    #expect(try book.cards() == cards)
    let result = try book.run("merge")
    #expect(result.errors.contains(book.path + ".backup"))
    try book.done("restore", book.path + ".backup")
    #expect(try book.cards() == cards)
  }

  @Test(
    "11: duplicates are found that differ in how they are written (tutanota 4186)",
    arguments: [
      ["FN:ana  ruiz", "N:ruiz;ana;;;"], ["FN:Ruiz, Ana", "N:Ruiz;Ana;;;"],
      ["FN:Ana Ruíz", "N:Ruíz;Ana;;;"], ["FN:Dr. Ana Ruiz", "N:Ruiz;Ana;;Dr.;"],
    ]
  )
  func variants(name: [String]) throws {
    let other =
      ["BEGIN:VCARD", "VERSION:3.0", "UID:v"] + name + ["TEL:(202) 555-0143", "END:VCARD"]
    try book.importing(ana("a"), other.joined(separator: "\r\n") + "\r\n")
    try book.done("merge")
    #expect(try book.count() == 1)
  }

  @Test func `12: one sees only what differs, not equal values (CardBook 85)`() throws {
    try book.importing(ana("a", "NOTE:one"), ana("b", "NOTE:two"))
    let preview = try book.done("merge", "--dry-run")
    #expect(!preview.contains("ana.ruiz@example.com"))
    #expect(preview.contains("NOTE"))
  }

  @Test func `13: one card can be taken out of a group of duplicates (CardBook 36)`() throws {
    try book.importing(ana("a"), ana("b"), ana("c"))
    try book.done("not-same", "1", "3")
    try book.done("not-same", "2", "3")
    try book.done("merge")
    #expect(try book.count() == 2)
    #expect(try book.done("show", "c").contains("Ana Ruiz (contact 3)"))
  }

  @Test(
    "14: importing again duplicates nothing (nextcloud 2403, owncloud 588, tutanota 3707)",
    arguments: [true, false]
  )
  func importingAgain(hasUIDs: Bool) throws {
    var cards = InventedContacts.book
    if !hasUIDs {
      cards =
        cards.split(separator: "\r\n").filter { !$0.hasPrefix("UID:") }
        .joined(separator: "\r\n") + "\r\n"
    }
    try book.importing(cards)
    let again = try book.importing(cards)
    #expect(again["new"] as? Int == 0 && again["known"] as? Bool == true)
    // Under another name, and in another order of cards.
    let head = InventedContacts.card("zz", "New", "Person")
    let other = try book.importing(head, cards, as: "other.vcf")
    #expect(other["new"] as? Int == 1 && other["unchanged"] as? Int == 6)
    #expect(try book.count() == 7)
  }

  @Test func `15: the newer card is taken (cozy 103), and nobody is skipped (roundcube 9592)`()
    throws
  {
    try book.importing(ana("a", "TITLE:Cook"))
    try book.importing(ana("a", "TITLE:Chef"))
    #expect(try book.lines(of: 1).contains("TITLE:Chef"))
    let shared = InventedContacts.card("k", "Kofi", "Mensah", "EMAIL:ana.ruiz@example.com")
    #expect(try book.importing(shared, as: "more.vcf")["new"] as? Int == 1)
    #expect(try book.count() == 2)
  }

  @Test func `16: labels and fields of programs are kept (ConnectYou 349, Fossify 187)`() throws {
    let custom = [
      "item1.TEL:+49 30 555 0101", "item1.X-ABLabel:_$!<Boat>!$_",
      "X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Anita;1;;;;;;;;;;;;;",
      "X-SOCIALPROFILE;TYPE=chess:ana64",
    ]
    let other = ["item1.URL:https://example.com/ana", "item1.X-ABLabel:Blog"]
    try book.importing(
      ana("a", custom[0], custom[1], custom[2], custom[3]),
      ana("b", other[0], other[1])
    )
    try book.done("merge")
    let lines = try book.lines(of: 1)
    let groups = lines.compactMap { line in
      line.hasSuffix("+49 30 555 0101") || line.contains("/ana") || line.contains("X-ABLabel")
        ? line.prefix { $0 != "." } : nil
    }
    #expect(Set(groups).count == 2 && groups.count == 4, "each label stays with its value")
    for line in custom.dropFirst(2) { #expect(lines.contains(line)) }
  }

  @Test func `17: what comes again from a source does not undo a merge (pycarddav 74)`() throws {
    let cards = ana("a", "TITLE:Cook") + ana("b", "NOTE:mine")
    try book.importing(cards, as: "phone.vcf")
    try book.done("merge")
    // The phone still has both, one of them changed.
    let summary = try book.importing(
      ana("a", "TITLE:Cook") + ana("b", "NOTE:still mine"),
      as: "phone.vcf"
    )
    #expect(summary["new"] as? Int == 0)
    #expect(try book.count() == 1)
    #expect(try book.lines(of: 1).contains("NOTE:still mine"))
  }

  @Test func `18: changes to different lines are no conflict (vdirsyncer 521, 642)`() throws {
    try book.importing(ana("a", "TITLE:Cook", "NOTE:old"))
    let note = try #require(try book.lines(of: 1).firstIndex(of: "NOTE:old")) + 1
    try book.done("edit", "1", "--line", "\(note)", "--to", "NOTE:new")
    let summary = try book.importing(ana("a", "TITLE:Chef", "NOTE:old"))
    #expect(summary["conflicts"] as? Int == 0)
    let lines = try book.lines(of: 1)
    #expect(lines.contains("NOTE:new") && lines.contains("TITLE:Chef"))
    // The same line on both sides is one: both texts are there, and told.
    let file = try book.folder.write(ana("a", "TITLE:Chef", "NOTE:other"), to: "contacts.vcf")
    let result = try book.run("import", file)
    #expect(result.errors.contains("NOTE:new") && result.errors.contains("NOTE:other"))
  }

  @Test func `19: dismissed pairs and deletions stay (CardBook 242, Duplicate-Contacts 13)`()
    throws
  {
    let cards = ana("a") + ana("b") + InventedContacts.card("k", "Kofi", "Mensah")
    try book.importing(cards)
    try book.done("not-same", "a", "b")
    try book.done("remove", "k")
    let again = try book.importing(cards, InventedContacts.card("n", "Li", "Wei"), as: "again.vcf")
    #expect(again["new"] as? Int == 1 && again["removed"] as? Int == 1)
    #expect(try book.done("merge").contains("nothing to merge"))
    #expect(try book.run("duplicates", "--threshold", "90%").status == 1)
    #expect(try book.count() == 3)
  }
}
