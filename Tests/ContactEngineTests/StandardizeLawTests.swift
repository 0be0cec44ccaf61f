import ContactFormats
import ContactModel
import Foundation
import ResponsiveWork
import Standardization
import SyntheticContacts
import Testing

@testable import ContactEngine

/// Makes cards of which much is not standard.
enum InventedCards {
  private static let values: [String: [String]] = [
    "TEL": [
      "2065550100", "+1 (206) 555-0100", "030/1234567", "+49 30 1234567", "555-0123", "x12",
      "+1-206-555-0100 ext 5", "0049 (0)30 1234567", "",
    ],
    "EMAIL": ["Ana@Example.COM", "ana@example.com", " ana@example.com ", "ana", "a@b.de"],
    "FN": ["ANA RUIZ", "ana  ruiz", "Ana Ruiz", "JÖRG MÜLLER", "IBM", "山田", "o'neil"],
    "N": ["RUIZ;ANA;;;", "Ruiz;Ana", "ruiz,gomez;ana\\;b;;;", ";;;;", "MÜLLER;JÖRG;K.;DR;JR"],
    "ADR": [
      ";;5 Memory Ln;Bath;;ba11aa;United Kingdom", ";;5 Memory Lane;Bath;;BA1 1AA;UK",
      ";;Hofstr. 3;Ulm;;89073;Germany", ";;a\\, b,c;;;;", ";;;;;;USA",
    ],
    "NOTE": ["2065550100", "ANA RUIZ"],
    "ORG": ["ANA RUIZ;x", "Acme"],
  ]
  private static let headers = [
    "", ";HOME", ";TYPE=home", ";TYPE=work,pref", ";type=cell", ";X-A=1", ";PREF=1",
    ";CHARSET=UTF-8", ";ENCODING=QUOTED-PRINTABLE",
  ]

  /// A card; `isLatin` writes it in ISO 8859-1.
  static func card(_ random: inout SeededGenerator, isLatin: Bool = false) -> [UInt8] {
    let version = ["2.1", "3.0", "4.0"].randomElement(using: &random) ?? ""
    let end = ["\r\n", "\n"].randomElement(using: &random) ?? ""
    var text = "BEGIN:VCARD\(end)VERSION:\(version)\(end)"
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      let name = values.keys.sorted().randomElement(using: &random) ?? ""
      let value = values[name]?.randomElement(using: &random) ?? ""
      let group = Int.random(in: 0..<6, using: &random)
      if group < 2 { text += "item\(group)." }
      text += Bool.random(using: &random) ? name : name.lowercased()
      let header = headers.randomElement(using: &random) ?? ""
      text += header + ":"
      let isPrintable = header.hasSuffix("PRINTABLE")
      let written =
        isPrintable ? value.replacing("=", with: "=3D").replacing(" ", with: "=20") : value
      let cut = written.index(written.startIndex, offsetBy: written.count / 2)
      let isFolded = Int.random(in: 0..<5, using: &random) == 0 && !written.isEmpty
      text +=
        isFolded
        ? written[..<cut] + (isPrintable ? "=\(end)" : "\(end) ") + written[cut...] : "\(written)"
      text += end
      if group == 0 { text += "item0.X-ABLabel:Mum\(end)" }
    }
    text += "END:VCARD\(end)"
    guard isLatin else { return Array(text.utf8) }
    return text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
  }

  static func request(_ random: inout SeededGenerator) -> StandardizingRequest {
    StandardizingRequest(
      kinds: Bool.random(using: &random)
        ? Set(StandardizingKind.allCases)
        : Set(StandardizingKind.allCases.filter { _ in Bool.random(using: &random) }),
      region: ["US", "DE", "GB", nil].randomElement(using: &random) ?? nil,
      phoneForm: PhoneForm.allCases.randomElement(using: &random) ?? .international
    )
  }
}

@Suite struct StandardizeLawTests {
  @Test(arguments: 1...400)
  func `a second time changes nothing, and no digit or letter is lost`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let card = InventedCards.card(&random, isLatin: seed.isMultiple(of: 4))
      let request = InventedCards.request(&random)
      let once = Standardized.card(card, request)
      let twice = Standardized.card(once, request)
      #expect(
        twice == once,
        "\(String(decoding: card, as: UTF8.self))\n\(String(decoding: twice, as: UTF8.self))"
      )
      let scan = CardScan(request)
      #expect(
        scan.mayChange(card.span) || once == card,
        "\(String(decoding: card, as: UTF8.self))\(request)"
      )
      keeps(card, request)
    }
  }

  /// Checks what every new value still says.
  private func keeps(_ card: [UInt8], _ request: StandardizingRequest) {
    let lines = ContentLines.card(card[...], firstLine: 1)
    let isUTF8 = String(validating: card, as: UTF8.self) != nil
    for change in CardStandardizing(request).changes(lines, isUTF8: isUTF8, charset: nil) {
      let line = lines[change.index]
      guard let raw = change.raw else {
        #expect(change.sameAs != nil && change.kinds == [.duplicates])
        continue
      }
      let head = lines[1].raw
      let new = ContentLines.card((head + raw)[...], firstLine: 1)[1]
      #expect(new.name == line.name && new.group == line.group)
      for parameter in line.parameters { #expect(new.parameters.contains(parameter)) }
      let (before, after) = (ContentLines.text(of: line), ContentLines.text(of: new))
      if line.name == "TEL" {
        let (a, b) = [before, after].map { phoneKey(Array($0.utf8)[...], kind: []) }.pair
        #expect(a?.national == b?.national && a?.extension == b?.extension, "\(before) \(after)")
      } else {
        let (a, b) = [before, after].map { $0.lowercased().filter(\.isNumber) }.pair
        #expect(a == b)
        let letters = { (text: String) in text.lowercased().filter(\.isLetter) }
        if line.name != "ADR" { #expect(letters(before) == letters(after)) }
      }
    }
  }

  @Test(arguments: 1...60)
  func `files come back byte for byte, and what was not changed is as it was`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let folder = try Folder()
    let isLatin = seed.isMultiple(of: 3)
    var names: [String] = []
    for number in 0..<Int.random(in: 1...2, using: &random) {
      let cards = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        InventedCards.card(&random, isLatin: isLatin) + [0x0A]
      }
      names.append(try folder.write("\(number).vcf", Array(cards.joined())))
    }
    let request = InventedCards.request(&random)
    let book = AddressBook()
    for name in names { _ = try await book.read(name) }
    let output = folder.path("out.vcf")
    do {
      _ = try await book.standardize(request, output: output)
    } catch AddressBookError.usage {
      return  // UTF-8 and another encoding do not go into one file.
    }
    let again = AddressBook()
    _ = try await again.read(output)
    #expect(try await again.standardize(request, output: nil).changed == 0)
    let back = try folder.makeFolder("back")
    _ = try await AddressBook.undo(journal: output + ".journal", output: back)
    for number in names.indices {
      #expect(try folder.bytes("back/\(number).vcf") == folder.bytes("\(number).vcf"))
    }
  }

  @Test(arguments: 1...60)
  func `in a book it is one entry, and all is undone in any order, byte for byte`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let folder = try Folder()
    let count = Int.random(in: 2...6, using: &random)
    let cards = (0..<count).map { _ in InventedCards.card(&random, isLatin: seed.isMultiple(of: 5))
    }
    let file = try folder.write("c.vcf", Array(cards.joined()))
    let book = try await AddressBook.open(folder.path("book.sqlite"), for: .making)
    _ = try await book.importFile(file)
    let request = InventedCards.request(&random)
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      do {
        let (a, b) = [1, 2].map { _ in Int.random(in: 1...count, using: &random) }.pair
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1: try await standardize(book, request)
        case 2: _ = try await book.merge(contacts: [a, b])
        case 3: _ = try await book.edit(a, [.retire(line: 3), .add("TEL:030 7654321")])
        default: _ = try await book.undo(.last)
        }
      } catch is AddressBookError {}
    }
    var active = try await book.history(limit: 100).filter { $0.isActive && $0.undoes == nil }
      .map(\.number)
    active.shuffle(using: &random)
    for number in active { _ = try await book.undo(.entry(number)) }
    _ = try await book.export(ExportRequest(), to: folder.path("back.vcf"))
    #expect(try folder.bytes("back.vcf") == folder.bytes("c.vcf"))
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `with merges it is undone in every order`(order: [Int]) async throws {
    let folder = try Folder()
    let cards = ["ANA RUIZ", "ana ruiz", "Bo Dahl"].map { name in
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nTEL;TYPE=\(name.count):2065550100\r\n"
        + "TEL;TYPE=cell:+1 (206) 555-0100\r\nEND:VCARD\r\n"
    }
    let file = try folder.write("c.vcf", cards.joined())
    let book = try await AddressBook.open(folder.path("book.sqlite"), for: .making)
    _ = try await book.importFile(file)
    let request = StandardizingRequest(region: "US")
    var entries = [
      try #require(try await book.standardizeInBook(request, isApplied: true).entry)
    ]
    entries += try await book.merge(contacts: [1, 2]).merges.compactMap(\.entry)
    // A merge may bring equal lines of two cards together in one.
    _ = try await book.edit(1, [.add("TEL;TYPE=x:206 555 0100")])
    entries.append(try #require(try await book.history(limit: 1).first).number)
    #expect(try await book.standardizeInBook(request, isApplied: false).changed == 1)
    for index in order { _ = try await book.undo(.entry(entries[index])) }
    _ = try await book.export(ExportRequest(), to: folder.path("back.vcf"))
    #expect(try folder.read("back.vcf") == cards.joined())
  }

  @Test func `a contact with conflicts stays as it is, and that is told`() async throws {
    let folder = try Folder()
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:ANA RUIZ\r\nTEL:1\r\nEND:VCARD\r\n"
    let file = try folder.write("c.vcf", card)
    let book = try await AddressBook.open(folder.path("book.sqlite"), for: .making)
    _ = try await book.importFile(file)
    let first = try await book.edit(1, [.replace(line: 4, with: "TEL:2")])
    _ = try await book.edit(1, [.replace(line: 4, with: "TEL:206 555 0100")])
    #expect(try await book.undo(.entry(first)).conflictCount == 1)
    let request = StandardizingRequest(region: "US")
    let summary = try await book.standardizeInBook(request, isApplied: true)
    #expect(summary.changed == 0 && summary.entry == nil && summary.left.count == 1)
    #expect(try await book.details(of: "1").conflicts.count == 1)
    _ = try await book.edit(1, [.settle])
    #expect(try await book.standardizeInBook(request, isApplied: true).changed == 1)
  }

  @Test func `what is cancelled has changed nothing`() async throws {
    var random = SeededGenerator(seed: 7)
    let folder = try Folder()
    let cards = (0..<40).flatMap { _ in InventedCards.card(&random) }
    let file = try folder.write("c.vcf", cards)
    let book = try await AddressBook.open(folder.path("book.sqlite"), for: .making)
    _ = try await book.importFile(file)
    let files = AddressBook()
    _ = try await files.read(file)
    let request = StandardizingRequest(region: "US")
    let progress = WorkProgress()
    await #expect(throws: CancellationError.self) {
      _ = try await book.standardizeInBook(request, isApplied: true, progress: progress) { _ in
        progress.cancel()
      }
    }
    let other = WorkProgress()
    await #expect(throws: CancellationError.self) {
      let output = folder.path("out.vcf")
      _ = try await files.standardize(request, output: output, progress: other) { _ in
        other.cancel()
      }
    }
    #expect(try await book.history(limit: 1).isEmpty)
    #expect(try folder.names().filter { $0.hasPrefix("out") }.isEmpty)
    _ = try await book.export(ExportRequest(), to: folder.path("back.vcf"))
    #expect(try folder.bytes("back.vcf") == cards)
  }

  /// Standardizes, and checks that it was one entry and that nothing is left to do.
  private func standardize(_ book: AddressBook, _ request: StandardizingRequest) async throws {
    let before = try await book.history(limit: 100).count
    let summary = try await book.standardizeInBook(request, isApplied: true)
    let after = try await book.history(limit: 100).count
    #expect(after == before + (summary.changed > 0 ? 1 : 0))
    #expect((summary.entry != nil) == (summary.changed > 0))
    let again = try await book.standardizeInBook(request, isApplied: true)
    #expect(again.changed == 0 && again.entry == nil)
  }
}

extension Array {
  fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
