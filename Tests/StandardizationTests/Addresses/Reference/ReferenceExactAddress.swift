@testable import Standardization

/// The parts of an address in a form that is equal for spellings of one address, and for them alone.
///
/// Unlike an ``AddressKey`` it drops no word, so "Floor 2 Apt 3" is not "Apt 23".
func referenceExactAddress(_ written: WrittenAddress) -> [[UInt8]] {
  var reader = ReferenceAddressReader()
  return [
    reader.exactLine(written.whole), reader.exactLine(written.street),
    reader.exactLine(written.unit), reader.exactPlace(written.city),
    reader.exactPlace(written.region), folded(written.postcode).filter(isWordByte),
    reader.exactPlace(written.country),
  ]
}

extension ReferenceAddressReader {
  /// All words of a line in their order, with shortened ones spelled out and blanks between.
  mutating func exactLine(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard !line.isEmpty else { return [] }
    scan(line)
    var output: [UInt8] = []
    for index in tokens.indices {
      if index > 0 { output.append(0x20) }
      let (roles, meaning) = (roles(index), meaning(index))
      let isShort = count(index) < 5
      if index > 0, isShort, roles.contains(.last) {
        output += lexicon.name(ofClass: meaning.last)
      } else if index == 0, tokens.count > 1, isShort, roles.contains(.first) {
        output += lexicon.name(ofClass: meaning.first)
      } else if tokens.count > 1, roles.contains(.direction) {
        output += lexicon.name(ofClass: meaning.direction)
      } else if let glued = gluedType(index) {
        output += text[Int(tokens[index].start)..<Int(glued.end)]
        output += lexicon.name(ofClass: glued.type)
      } else {
        output += bytes(index)
      }
    }
    return output
  }

  /// All words of a place, "Saint" spelled out.
  mutating func exactPlace(_ place: ArraySlice<UInt8>) -> [UInt8] {
    guard !place.isEmpty else { return [] }
    scan(place, isPlace: true)
    return Array(
      tokens.indices.map { index -> [UInt8] in
        let written = Array(bytes(index))
        return tokens.count > 1 ? places.code(written, .place) ?? written : written
      }.joined(separator: [0x20])
    )
  }
}
