/// An e-mail address by which contacts are compared; its parts are words of the token table.
package struct EmailKey: Hashable, Sendable {
  /// The whole address, as one mailbox has it: lower case, Gmail's dots and tags apart.
  package var mailbox: UInt32
  /// The part before the @, as in `mailbox`.
  package var user: UInt32
  /// The domain.
  package var domain: UInt32
}

/// Reads an e-mail address; `nil` where there is no @ with something on both sides.
package func emailKey(_ text: ArraySlice<UInt8>, tokens: inout TokenTable) -> EmailKey? {
  var reader = MailboxReader()
  return reader.key(text, tokens: &tokens)
}

/// Finds the mailbox that a written address reaches; keep one and use it for many addresses.
///
/// "Ana.Ruiz+news@GoogleMail.com" and "anaruiz@gmail.com" reach the same one. Only a match key:
/// the address itself is never rewritten.
package struct MailboxReader: Sendable {
  /// The mailbox: user, @, domain.
  package private(set) var text: [UInt8] = []
  private var at = 0

  /// Creates a reader.
  package init() { text.reserveCapacity(128) }

  /// The part before the @.
  package var user: ArraySlice<UInt8> { text[..<at] }

  /// The part behind the @.
  package var domain: ArraySlice<UInt8> { text[(at + 1)...] }

  /// The key of a written address; `nil` where it is none.
  package mutating func key(_ written: ArraySlice<UInt8>, tokens: inout TokenTable) -> EmailKey? {
    guard read(written) else { return nil }
    let user = tokens.intern(user)
    let domain = tokens.intern(domain)
    return EmailKey(mailbox: tokens.intern(text[...]), user: user, domain: domain)
  }

  /// Reads an address, also as a link or with a name: "mailto:a@b.org", "Ana <a@b.org>".
  ///
  /// - Returns: Whether there is one.
  package mutating func read(_ written: ArraySlice<UInt8>) -> Bool {
    text.removeAll(keepingCapacity: true)
    guard written.contains(where: { $0 >= 0x80 }) else { return readPlain(written) }
    // Few addresses have letters beyond ASCII.
    let lower = Array(String(decoding: written, as: UTF8.self).lowercased().utf8)
    guard readPlain(lower[...]) else { return false }
    if domain.contains(where: { $0 >= 0x80 }) {
      let ascii = Punycode.domain(String(decoding: domain, as: UTF8.self))
      text.replaceSubrange((at + 1)..., with: ascii.utf8)
    }
    return true
  }

  private mutating func readPlain(_ written: ArraySlice<UInt8>) -> Bool {
    guard let sign = written.lastIndex(of: UInt8(ascii: "@")) else { return false }
    var start = skipBlanks(written, before: sign)
    while start > written.startIndex, isMailboxByte(written[start - 1]) { start -= 1 }
    while start < sign, written[start] == UInt8(ascii: ".") { start += 1 }
    for byte in written[start..<sign] where byte > 0x20 { text.append(asciiLowercase(byte)) }
    at = text.count
    guard at > 0 else { return false }
    shortenTag()
    text.append(UInt8(ascii: "@"))
    var end = sign + 1
    while end < written.endIndex, written[end] <= 0x20 { end += 1 }
    while end < written.endIndex {
      let byte = written[end]
      if byte <= 0x20 {
        // "ana@example .org": a blank beside a dot is a slip.
        guard isBesideDot(written, end) else { break }
      } else if isMailboxByte(byte), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "/") {
        text.append(asciiLowercase(byte))
      } else {
        break
      }
      end += 1
    }
    while text.last == UInt8(ascii: ".") { text.removeLast() }
    guard text.count > at + 1 else { return false }
    settleGmail()
    return true
  }

  private func skipBlanks(_ written: ArraySlice<UInt8>, before index: Int) -> Int {
    var index = index
    while index > written.startIndex, written[index - 1] <= 0x20 { index -= 1 }
    return index
  }

  private func isBesideDot(_ written: ArraySlice<UInt8>, _ index: Int) -> Bool {
    let before = written[skipBlanks(written, before: index) - 1]
    let after = written[index...].first { $0 > 0x20 }
    guard let after else { return false }
    return before == UInt8(ascii: ".") && after != UInt8(ascii: "<") || after == UInt8(ascii: ".")
  }

  private func isMailboxByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F: false
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("), UInt8(ascii: ")"): false
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ";"): false
    case UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "@"): false
    default: true
    }
  }

  /// "ana+news" is ana: nearly all providers deliver it so.
  private mutating func shortenTag() {
    guard let plus = text.firstIndex(of: UInt8(ascii: "+")), plus > 0 else { return }
    text.removeSubrange(plus...)
    at = text.count
  }

  private mutating func settleGmail() {
    let isOther = text.count - at == 15 && domain.elementsEqual("googlemail.com".utf8)
    guard isOther || text.count - at == 10 && domain.elementsEqual("gmail.com".utf8) else { return }
    if isOther { text.removeSubrange(at + 2..<at + 7) }  // googlemail → gmail, as oogle goes
    guard user.contains(where: { $0 != UInt8(ascii: ".") }) else { return }
    var kept = 0
    for index in text.indices where index >= at || text[index] != UInt8(ascii: ".") {
      text[kept] = text[index]
      kept += 1
    }
    at -= text.count - kept
    text.removeSubrange(kept...)
  }
}

/// User and domain of the mailbox that an address reaches.
func mailboxParts(_ text: ArraySlice<UInt8>) -> (user: [UInt8], domain: [UInt8])? {
  var reader = MailboxReader()
  return reader.read(text) ? (Array(reader.user), Array(reader.domain)) : nil
}
