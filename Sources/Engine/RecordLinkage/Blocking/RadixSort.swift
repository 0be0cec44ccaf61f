/// Sorts `values` ascending, eight bits at a time; bytes in which all values agree are skipped.
///
/// - Complexity: O(*n*) for each byte in which values differ; a second array of the same size.
func radixSort(_ values: inout [UInt64]) {
  guard values.count > 1 else { return }
  guard values.count > 256 else { return values.sort() }
  var differing: UInt64 = 0
  let first = values[0]
  for value in values { differing |= value ^ first }
  var scratch = [UInt64](repeating: 0, count: values.count)
  var shift: UInt64 = 0
  while shift < 64 {
    if (differing >> shift) & 0xFF != 0 { sortByte(&values, &scratch, shift) }
    shift += 8
  }
}

private func sortByte(_ values: inout [UInt64], _ scratch: inout [UInt64], _ shift: UInt64) {
  var places = [Int](repeating: 0, count: 257)
  for value in values { places[Int((value >> shift) & 0xFF) + 1] += 1 }
  for digit in 1...256 { places[digit] += places[digit - 1] }
  for value in values {
    let digit = Int((value >> shift) & 0xFF)
    scratch[places[digit]] = value
    places[digit] += 1
  }
  swap(&values, &scratch)
}
