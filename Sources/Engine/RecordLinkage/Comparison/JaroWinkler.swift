// Jaro-Winkler: the share of letters in common, near the same place, with a premium for an equal
// start. For names, whose errors come late and are few.
//
//   martha / marhta → 0.961        dixon / dicksonx → 0.813        muller / mueller → 0.957
//
// - Note: Source: W. Winkler, String Comparator Metrics, 1990. Prefix weight 0.1 over at most
//   four letters.

/// How alike two words are, in 0...1; 1 only if they are equal.
///
/// - Complexity: O(*n*) for words of at most 64 bytes; longer ones are compared by their first 64.
func jaroWinkler(_ a: Span<UInt8>, _ b: Span<UInt8>) -> Double {
  let aCount = min(a.count, 64)
  let bCount = min(b.count, 64)
  guard aCount > 0, bCount > 0 else { return aCount == bCount ? 1 : 0 }
  if aCount <= 8 && bCount <= 8 { return shortJaroWinkler(a, b) }
  let window = max(0, max(aCount, bCount) / 2 - 1)
  var aMatched: UInt64 = 0
  var bMatched: UInt64 = 0
  var matches = 0
  for i in 0..<aCount {
    let letter = a[i]
    let low = max(0, i - window)
    let high = min(bCount - 1, i + window)
    guard low <= high else { continue }
    for j in low...high where bMatched & (1 << UInt64(j)) == 0 && b[j] == letter {
      aMatched |= 1 << UInt64(i)
      bMatched |= 1 << UInt64(j)
      matches += 1
      break
    }
  }
  guard matches > 0 else { return 0 }
  var transposed = 0
  var rest = bMatched
  for i in 0..<aCount where aMatched & (1 << UInt64(i)) != 0 {
    let j = rest.trailingZeroBitCount
    rest &= rest - 1
    if a[i] != b[j] { transposed += 1 }
  }
  let m = Double(matches)
  let jaro = (m / Double(aCount) + m / Double(bCount) + (m - Double(transposed / 2)) / m) / 3
  var prefix = 0
  while prefix < min(4, aCount, bCount) && a[prefix] == b[prefix] { prefix += 1 }
  return jaro + Double(prefix) * 0.1 * (1 - jaro)
}

/// The same for words of at most eight letters, as most names are: all letters of one are compared
/// with a letter of the other at once.
private func shortJaroWinkler(_ a: Span<UInt8>, _ b: Span<UInt8>) -> Double {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let top: UInt64 = ones << 7
  let window = max(0, max(a.count, b.count) / 2 - 1)
  var word: UInt64 = 0
  for j in 0..<b.count { word |= UInt64(b[j]) << UInt64(8 * j) }
  // The letters of b that are still free, by their bytes' top bits.
  var free = top >> UInt64(64 - 8 * b.count)
  var aMatched: UInt64 = 0
  for i in 0..<a.count {
    let low = max(0, i - window)
    let high = min(b.count - 1, i + window)
    guard low <= high else { continue }
    let reach = (UInt64.max << UInt64(8 * low)) & (UInt64.max >> UInt64(56 - 8 * high))
    // Zero bytes, exactly: no carry reaches the next byte.
    let difference = word ^ (ones &* UInt64(a[i]))
    let equal = ~(((difference & ~top) &+ ~top) | difference | ~top)
    let candidates = equal & free & reach
    guard candidates != 0 else { continue }
    free &= ~(candidates & (0 &- candidates))
    aMatched |= 1 << UInt64(i)
  }
  let matches = aMatched.nonzeroBitCount
  guard matches > 0 else { return 0 }
  var transposed = 0
  var rest = ~free & (top >> UInt64(64 - 8 * b.count))
  while aMatched != 0 {
    let i = aMatched.trailingZeroBitCount
    let j = rest.trailingZeroBitCount / 8
    aMatched &= aMatched - 1
    rest &= rest - 1
    if a[i] != b[j] { transposed += 1 }
  }
  let m = Double(matches)
  let jaro = (m / Double(a.count) + m / Double(b.count) + (m - Double(transposed / 2)) / m) / 3
  var prefix = 0
  while prefix < min(4, a.count, b.count) && a[prefix] == b[prefix] { prefix += 1 }
  return jaro + Double(prefix) * 0.1 * (1 - jaro)
}

/// Whether two words differ by one letter: put in, left out, replaced, or swapped with the next.
///
/// - Complexity: O(*n*).
func isOneEditApart(_ a: Span<UInt8>, _ b: Span<UInt8>) -> Bool {
  let short = min(a.count, b.count)
  let long = max(a.count, b.count)
  guard long - short <= 1 else { return false }
  var prefix = 0
  while prefix < short && a[prefix] == b[prefix] { prefix += 1 }
  // What is alike at the end may not overlap what is alike at the start.
  var suffix = 0
  while suffix < short - prefix && a[a.count - 1 - suffix] == b[b.count - 1 - suffix] {
    suffix += 1
  }
  let rest = long - prefix - suffix
  if long != short || rest <= 1 { return rest == 1 }
  return rest == 2 && a[prefix] == b[prefix + 1] && a[prefix + 1] == b[prefix]
}
