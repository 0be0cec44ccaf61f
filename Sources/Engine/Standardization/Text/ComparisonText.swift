import ContactModel

// The standardized form of single values as text, for seeing that two lines say the same.

/// Forms of values that are equal when the values say the same; empty where there is none.
package enum ComparisonText {
  /// "+1 (123) 123-4567" and "1231234567" are "1 1231234567 0".
  package static func phone(_ value: ArraySlice<UInt8>) -> String {
    guard let key = phoneKey(value, kind: []), key.isWhole else { return "" }
    return "\(key.canonical) \(key.extension)"
  }

  /// An e-mail address in lower case.
  ///
  /// Dots and tags stay: they are two addresses, even of one mailbox.
  package static func email(_ value: ArraySlice<UInt8>) -> String {
    String(decoding: value, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
  }

  /// A postal address; its components as written in ADR: box, unit, street, city, region, postcode,
  /// country.
  package static func address(_ components: [ArraySlice<UInt8>]) -> String {
    func component(_ index: Int) -> ArraySlice<UInt8> {
      index < components.count ? components[index] : []
    }
    var written = WrittenAddress()
    written.whole = component(0)
    written.unit = component(1)
    written.street = component(2)
    written.city = component(3)
    written.region = component(4)
    written.postcode = component(5)
    written.country = component(6)
    let parts = exactAddress(written)
    guard parts.contains(where: { !$0.isEmpty }) else { return "" }
    return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ";")
  }

  /// Words in lower case with single blanks between them.
  package static func words(_ value: ArraySlice<UInt8>) -> String {
    String(decoding: value, as: UTF8.self).lowercased().split { $0.isWhitespace }
      .joined(separator: " ")
  }
}
