// One key for the addresses of one page:
//
//   "https://www.Example.com:443/a/?utm_source=x#top", "example.com/a" → example.com/a
//   "http://twitter.com/AnaRuiz/", "https://x.com/anaruiz" → x.com/anaruiz
//
// Only a match key: the address itself is never rewritten.

/// Appends the key of a web address to `output`.
///
/// - Returns: Whether there is one: a host with a dot and no blank.
package func urlKey(_ text: ArraySlice<UInt8>, into output: inout [UInt8]) -> Bool {
  let start = output.count
  var rest = trimmed(text)
  guard !rest.contains(where: { $0 <= 0x20 }) else { return false }
  if let colon = rest.firstIndex(of: UInt8(ascii: ":")), rest[colon...].starts(with: "://".utf8) {
    rest = rest[(colon + 3)...]
  } else if rest.starts(with: "//".utf8) {
    rest = rest.dropFirst(2)
  }
  let hostEnd = rest.firstIndex { ends.contains($0) } ?? rest.endIndex
  var host = rest[..<hostEnd]
  if let sign = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(sign + 1)...] }
  appendHost(host, start, &output)
  guard output[start...].contains(UInt8(ascii: ".")) else {
    output.removeSubrange(start...)
    return false
  }
  let isSocial = settleSocial(start, &output)
  appendPath(rest[hostEnd...], isSocial: isSocial, &output)
  return true
}

/// Scheme and host say nothing; these bytes end a host.
private let ends: [UInt8] = Array("/?#".utf8)

private func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var text = text.drop { $0 <= 0x20 }
  while let last = text.last, last <= 0x20 { text.removeLast() }
  return text
}

private func appendHost(_ host: ArraySlice<UInt8>, _ start: Int, _ output: inout [UInt8]) {
  for byte in host { output.append(asciiLowercase(byte)) }
  for port in [":80", ":443"]
  where output[start...].suffix(port.utf8.count).elementsEqual(port.utf8) {
    output.removeLast(port.utf8.count)
  }
  while output.count > start, output.last == UInt8(ascii: ".") { output.removeLast() }
  for prefix in ["www.", "m.", "mobile."]
  where output[start...].starts(with: prefix.utf8)
    && output[start...].count(where: { $0 == UInt8(ascii: ".") }) > 1
  {
    output.removeSubrange(start..<(start + prefix.utf8.count))
  }
}

/// Hosts where a path is a person, in any case.
private let socialHosts = [
  "x.com", "twitter.com", "instagram.com", "facebook.com", "linkedin.com", "github.com",
  "t.me", "tiktok.com", "youtube.com", "xing.com", "pinterest.com", "threads.net",
]

/// Whether the host is one where people have pages; its other names become one.
private func settleSocial(_ start: Int, _ output: inout [UInt8]) -> Bool {
  func isHost(_ name: String) -> Bool { output[start...].elementsEqual(name.utf8) }
  // "de.linkedin.com" shows the same page.
  if output.count - start == 15, output[(start + 3)...].elementsEqual("linkedin.com".utf8) {
    output.removeSubrange(start..<(start + 3))
  }
  if isHost("twitter.com") { output.replaceSubrange(start..., with: "x.com".utf8) }
  if isHost("fb.com") { output.replaceSubrange(start..., with: "facebook.com".utf8) }
  if isHost("telegram.me") { output.replaceSubrange(start..., with: "t.me".utf8) }
  return socialHosts.contains(where: isHost)
}

private func appendPath(
  _ rest: ArraySlice<UInt8>,
  isSocial: Bool,
  _ output: inout [UInt8]
) {
  let fragment = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
  let query = rest[..<fragment].firstIndex(of: UInt8(ascii: "?")) ?? fragment
  for byte in rest[..<query] { output.append(isSocial ? asciiLowercase(byte) : byte) }
  for page in ["/index.html", "/index.htm", "/index.php"]
  where output.suffix(page.utf8.count).elementsEqual(page.utf8) {
    output.removeLast(page.utf8.count)
  }
  while output.last == UInt8(ascii: "/") { output.removeLast() }
  // The tail of a profile's address says where it was found.
  guard query < fragment, !isSocial || output.last == UInt8(ascii: "p") else { return }
  var mark = UInt8(ascii: "?")
  for parameter in rest[(query + 1)..<fragment].split(separator: UInt8(ascii: "&"))
  where !isTracking(parameter) {
    output.append(mark)
    output += parameter
    mark = UInt8(ascii: "&")
  }
}

/// What senders add to see where a visitor came from.
private func isTracking(_ parameter: ArraySlice<UInt8>) -> Bool {
  let prefixes = [
    "utm_", "fbclid=", "gclid=", "msclkid=", "igshid=", "igsh=", "mc_", "ref=", "si=",
  ]
  return prefixes.contains { parameter.starts(with: $0.utf8) }
}
