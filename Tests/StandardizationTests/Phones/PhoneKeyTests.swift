import ContactModel
import Testing

@testable import Standardization

@Suite struct PhoneKeyTests {
  @Test(
    "spellings of one number have one canonical form",
    arguments: [
      ["1231234567", "123 123 4567", "(123) 123-4567", "+1-123-123 4567", "1-123-123-4567"],
      ["+44 7577 125156", "0044 7577 125156", "+447577125156", "+44 (0)7577 125156"],
      ["+49 30 901820", "+4930901820", "0049 30 901820", "tel:+49-30-901820"],
      ["+1 212 555 O147", "+1 212 555 0147"],
    ]
  )
  func agree(spellings: [String]) throws {
    let keys = try spellings.map { try #require(read($0)).canonical }
    #expect(Set(keys).count == 1, "\(keys)")
  }

  @Test(
    "a number without its country code has the same national digits",
    arguments: [
      ("0176/8051803", "+49 176 805 1803"), ("020 7946 0018", "+44 20 7946 0018"),
      ("02 5543 4632", "+39 02 5543 4632"), ("91 311 42 04", "+34 913 114 204"),
    ]
  )
  func nationalAgrees(local: String, international: String) throws {
    #expect(try #require(read(local)).national == (try #require(read(international)).national))
  }

  @Test(
    "an extension is no part of the number",
    arguments: [
      ("+1 415 555 0185 ext. 943", 943), ("415-555-0185x12", 12), ("415-555-0185;ext=7", 7),
      ("+49 30 901820 Durchwahl 44", 44), ("415-555-0185 #9", 9), ("415-555-0185", 0),
    ]
  )
  func extensions(text: String, expected: UInt32) throws {
    let key = try #require(read(text))
    #expect(key.extension == expected)
    #expect(key.digits >= 8 && key.digits <= 10)
  }

  @Test("what is no number has no key", arguments: ["", "12", "none", "+", "000", "call Ana"])
  func noNumber(text: String) { #expect(read(text) == nil) }

  @Test(
    "words in a number are digits, labels, or make it say more than a number",
    arguments: [
      ("1-800-FLOWERS", 8_003_569_377, true), ("1-800-CONTACTS", 180_026_682_287, true),
      ("tel:+1 415 555 0101", 4_155_550_101, true), ("555-0123 (mobile)", 5_550_123, false),
      ("0800 REWE", 8_007_393, true), ("555-0123 or 555-0124", 5_550_123, false),
    ]
  )
  func words(text: String, national: UInt64, isWhole: Bool) throws {
    let key = try #require(read(text))
    #expect(key.national == national)
    #expect(key.isWhole == isWhole)
  }

  @Test func `what is dialled behind a pause is no part of the number`() throws {
    #expect(try #require(read("110,,,1234")).national == 110)
    #expect(try #require(read("110,,,1234")).extension == 1234)
  }

  @Test func `numbers of two countries differ`() throws {
    #expect(
      try #require(read("+1 2125550147")).canonical != #require(read("+44 2125550147")).canonical
    )
    #expect(try #require(read("02125550147")).canonical != #require(read("2125550147")).canonical)
  }

  @Test func `no text makes a key of more than fifteen digits, and none crashes`() {
    let alphabet: [UInt8] = Array("0019+(#x, o".utf8)
    var texts: [[UInt8]] = [[]]
    for _ in 0..<5 {
      texts = texts.flatMap { text in alphabet.map { text + [$0] } }
      for text in texts {
        if let key = phoneKey(text[...], kind: []) { #expect(key.digits <= 15 && key.digits > 0) }
      }
    }
    #expect(phoneKey(Array(repeating: UInt8(ascii: "9"), count: 400)[...], kind: []) == nil)
  }

  private func read(_ text: String) -> PhoneKey? { phoneKey(Array(text.utf8)[...], kind: []) }
}
