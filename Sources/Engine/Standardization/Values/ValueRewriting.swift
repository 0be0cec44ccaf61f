// What `standardize` proposes for e-mails and dates. Both are careful: a value that is not plainly
// of one meaning stays.

/// A better spelling of an e-mail address; `nil` where it stays as it is.
///
/// The domain in small letters and no blanks around it, nothing else: the part before the @ is the
/// provider's affair, and dots and tags are the owner's.
package func rewrittenEmail(_ text: String) -> String? {
  let trimmed = text.split { $0.isWhitespace }
  guard trimmed.count == 1, let address = trimmed.first else { return nil }
  let parts = address.split(separator: "@", omittingEmptySubsequences: false)
  guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."),
    address.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"<>()[],;:\"".utf8.contains($0) })
  else { return nil }
  let result = parts[0] + "@" + parts[1].lowercased()
  return result == text ? nil : String(result)
}

/// A better spelling of a date; `nil` where it stays as it is.
///
/// Only "1949-7-22", "1949/7/22" and "1949 7 22", where the year stands in front: there the order is
/// known and nothing else is said. Others stay: "3/4/85" may be two days, and "19490722" is right.
package func rewrittenDate(_ text: String) -> String? {
  let trimmed = text.split { $0.isWhitespace }.joined(separator: " ")
  let parts = trimmed.split(omittingEmptySubsequences: false) { "-/ .".contains($0) }
  guard parts.count == 3, parts[0].utf8.count == 4, (1...2).contains(parts[1].utf8.count),
    (1...2).contains(parts[2].utf8.count),
    parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) })
  else { return nil }
  guard let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month),
    (1...31).contains(day)
  else { return nil }
  func padded(_ part: Substring) -> String { part.utf8.count == 1 ? "0" + part : String(part) }
  let result = "\(parts[0])-\(padded(parts[1]))-\(padded(parts[2]))"
  return result == text ? nil : result
}
