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
  guard let parts = mailboxParts(text) else { return nil }
  let user = tokens.intern(parts.user)
  let domain = tokens.intern(parts.domain)
  return EmailKey(
    mailbox: tokens.intern(parts.user + [UInt8(ascii: "@")] + parts.domain),
    user: user,
    domain: domain
  )
}

/// User and domain of the mailbox that an address reaches.
///
/// "Ana.Ruiz+news@GoogleMail.com" and "anaruiz@gmail.com" reach the same one. Only a match key:
/// the address itself is never rewritten.
func mailboxParts(_ text: ArraySlice<UInt8>) -> (user: [UInt8], domain: [UInt8])? {
  var address = folded(text)
  if address.starts(with: "mailto:".utf8) { address.removeFirst(7) }
  address.removeAll { $0 == 0x20 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
  guard let at = address.lastIndex(of: UInt8(ascii: "@")) else { return nil }
  var user = Array(address[..<at])
  var domain = Array(address[(at + 1)...])
  guard !user.isEmpty, !domain.isEmpty else { return nil }
  if domain == Array("googlemail.com".utf8) { domain = Array("gmail.com".utf8) }
  if let plus = user.firstIndex(of: UInt8(ascii: "+")), plus > 0 { user.removeSubrange(plus...) }
  if domain == Array("gmail.com".utf8) {
    let dotless = user.filter { $0 != UInt8(ascii: ".") }
    if !dotless.isEmpty { user = dotless }
  }
  return (user, domain)
}
