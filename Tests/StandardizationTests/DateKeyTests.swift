import ContactModel
import Testing

@testable import Standardization

@Suite struct DateKeyTests {
  @Test(
    "dates are read in the ways people and programs write them",
    arguments: [
      ("1949-07-22", 1949, 7, 22), ("19490722", 1949, 7, 22), ("1949-7-22", 1949, 7, 22),
      ("1949 7 22", 1949, 7, 22), ("--07-22", 0, 7, 22), ("--0722", 0, 7, 22),
      ("1949", 1949, 0, 0), ("1949-07", 1949, 7, 0), ("22.7.1949", 1949, 7, 22),
      ("12/11/1978", 1978, 12, 11), ("25/12/1978", 1978, 12, 25), ("1604-03-05", 0, 3, 5),
      ("1949-07-22T00:00:00Z", 1949, 7, 22), ("1949-22-07", 1949, 7, 22), ("3/4/85", 1985, 3, 4),
    ]
  )
  func reads(text: String, year: UInt16, month: UInt8, day: UInt8) {
    #expect(dateKey(Array(text.utf8)[...]) == DateKey(year: year, month: month, day: day))
  }

  @Test("what is no date is missing", arguments: ["", "0/0/00", "soon", "99999999999", "-", "12"])
  func missing(text: String) { #expect(dateKey(Array(text.utf8)[...]).isMissing) }
}

@Suite struct MailboxTests {
  @Test(
    "addresses of one mailbox agree",
    arguments: [
      ("Ana.Ruiz@example.com", "ana.ruiz@example.com"),
      ("ana.ruiz+news@gmail.com", "anaruiz@googlemail.com"),
      ("mailto:ana@example.org", "<ana@example.org>"),
    ]
  )
  func agree(first: String, second: String) throws {
    let a = try #require(mailboxParts(Array(first.utf8)[...]))
    let b = try #require(mailboxParts(Array(second.utf8)[...]))
    #expect(a.user == b.user && a.domain == b.domain)
  }

  @Test func `dots count outside Gmail`() throws {
    let a = try #require(mailboxParts(Array("a.na@example.org".utf8)[...]))
    let b = try #require(mailboxParts(Array("ana@example.org".utf8)[...]))
    #expect(a.user != b.user)
  }

  @Test("what is no address has no key", arguments: ["", "@", "ana@", "@example.org", "ana"])
  func noAddress(text: String) { #expect(mailboxParts(Array(text.utf8)[...]) == nil) }
}
