// Two Greek letters that are one sound, as in ELOT 743: ου is "ou", αυ is "av" or "af", γκ is "gk".

/// What a Greek letter and the one behind it are together; `nil` where they are apart.
///
/// - Returns: The Latin letters as an entry of ``FoldingTable``, and the bytes of the second letter.
func greekPair(
  _ first: UInt32,
  _ text: ArraySlice<UInt8>,
  after index: Int
) -> (entry: UInt32, length: Int)? {
  guard index + 1 < text.endIndex, text[index] & 0xFE == 0xCE else { return nil }
  let (written, length) = decodeScalar(text, at: index)
  let second = plain(written)
  let behind = index + length
  switch plain(first) {
  case 0x3BF where second == 0x3C5:  // ου
    guard !isApart(written, text, behind) else { return nil }
    return (Pair.ou, length)
  case 0x3B1 where second == 0x3C5:
    guard !isApart(written, text, behind) else { return nil }
    return (isVoiceless(text, behind) ? Pair.af : Pair.av, length)
  case 0x3B5 where second == 0x3C5:
    guard !isApart(written, text, behind) else { return nil }
    return (isVoiceless(text, behind) ? Pair.ef : Pair.ev, length)
  case 0x3B3 where second == 0x3B3: return (Pair.ng, length)  // γγ
  case 0x3B3 where second == 0x3BE: return (Pair.nx, length)  // γξ
  case 0x3B3 where second == 0x3C7: return (Pair.nch, length)  // γχ
  default: return nil
  }
}

/// The small letter without its accent; letters that need none stay.
private func plain(_ scalar: UInt32) -> UInt32 {
  switch scalar {
  case 0x3CD, 0x38E: 0x3C5
  case 0x391...0x3A9: scalar + 0x20
  default: scalar
  }
}

/// Whether a diaeresis or an accent of its own keeps the second vowel apart: "αϋ".
private func isApart(_ written: UInt32, _ text: ArraySlice<UInt8>, _ behind: Int) -> Bool {
  guard written == 0x3C5 || written == 0x3A5, behind + 1 < text.endIndex else { return false }
  return text[behind] == 0xCC && text[behind + 1] == 0x88
}

/// Whether the letter at `index` makes "af" of αυ: θ κ ξ π σ τ φ χ ψ, and the word's end.
private func isVoiceless(_ text: ArraySlice<UInt8>, _ index: Int) -> Bool {
  guard index < text.endIndex, text[index] >= 0x80 else { return true }
  let (scalar, length) = decodeScalar(text, at: index)
  if (0x300..<0x370).contains(scalar) { return isVoiceless(text, index + length) }
  switch plain(scalar) {
  case 0x3B8, 0x3BA, 0x3BE, 0x3C0, 0x3C2, 0x3C3, 0x3C4, 0x3C6, 0x3C7, 0x3C8: return true
  default: return false
  }
}

/// Latin letters as entries of ``FoldingTable``.
private enum Pair {
  static let ou: UInt32 = 0x756F
  static let af: UInt32 = 0x6661
  static let av: UInt32 = 0x7661
  static let ef: UInt32 = 0x6665
  static let ev: UInt32 = 0x7665
  static let ng: UInt32 = 0x676E
  static let nx: UInt32 = 0x786E
  static let nch: UInt32 = 0x68636E
}
