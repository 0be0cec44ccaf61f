/// The parts of an address in a form that is equal for spellings of one address, and for them alone.
///
/// Unlike an ``AddressKey`` it drops no word, so "Floor 2 Apt 3" is not "Apt 23".
func exactAddress(_ written: WrittenAddress) -> [[UInt8]] {
  var reader = AddressReader()
  return (0..<AddressReader.exactPartCount).map { part in
    reader.writeExact(part, of: written)
    var bytes: [UInt8] = []
    reader.word.copy(to: &bytes)
    return bytes
  }
}

extension AddressReader {
  static let exactPartCount = 7

  /// A hash of what ``exactAddress(_:)`` gives, made without allocating.
  mutating func exactHash(_ written: WrittenAddress, seed: UInt64 = 0) -> UInt64 {
    var hash = seed
    for part in 0..<Self.exactPartCount {
      writeExact(part, of: written)
      hash = hashOfWord(seed: mixed(hash))
    }
    return hash
  }

  /// Writes one part of an exact address into `word`.
  fileprivate mutating func writeExact(_ part: Int, of written: WrittenAddress) {
    switch part {
    case 0: writeExactLine(written.whole)
    case 1: writeExactLine(written.street)
    case 2: writeExactLine(written.unit)
    case 3: writeExactPlace(written.city)
    case 4: writeExactPlace(written.region)
    case 5: writeExactPostcode(written.postcode)
    default: writeExactPlace(written.country)
    }
  }

  /// All words of a line in their order, with shortened ones spelled out and blanks between.
  private mutating func writeExactLine(_ written: ArraySlice<UInt8>) {
    word.removeAll()
    guard !written.isEmpty else { return }
    line.removeAll()
    line.append(contentsOf: written)
    scanLine(.street)
    for index in 0..<tokens.count {
      if index > 0 { word.append(0x20) }
      let roles = roles(index)
      let isShort = count(index) < 5
      if index > 0, isShort, roles.contains(.last) {
        word.append(contentsOf: lexicon.name(ofClass: meaning(index).last))
      } else if index == 0, tokens.count > 1, isShort, roles.contains(.first) {
        word.append(contentsOf: lexicon.name(ofClass: meaning(index).first))
      } else if tokens.count > 1, roles.contains(.direction) {
        word.append(contentsOf: lexicon.name(ofClass: meaning(index).direction))
      } else if let glued = gluedType(index) {
        word.append(contentsOf: text, Int(tokens[index].start)..<Int(glued.end))
        word.append(contentsOf: lexicon.name(ofClass: glued.type))
      } else {
        word.append(contentsOf: text, extent(index))
      }
    }
  }

  private mutating func writeExactPlace(_ written: ArraySlice<UInt8>) {
    word.removeAll()
    guard !written.isEmpty else { return }
    line.removeAll()
    line.append(contentsOf: written)
    writePlace(.exact)
  }

  /// All words of a place, "Saint" spelled out.
  mutating func writeExactPlace() {
    for index in 0..<tokens.count {
      if index > 0 { word.append(0x20) }
      if tokens.count > 1, let full = places.code(tokens[index].word, .place) {
        word.append(contentsOf: full)
      } else {
        word.append(contentsOf: text, extent(index))
      }
    }
  }

  private mutating func writeExactPostcode(_ written: ArraySlice<UInt8>) {
    word.removeAll()
    guard !written.isEmpty else { return }
    foldedForeign.removeAll(keepingCapacity: true)
    fold(written, into: &foldedForeign)
    for byte in foldedForeign where isWordByte(byte) { word.append(byte) }
  }
}
