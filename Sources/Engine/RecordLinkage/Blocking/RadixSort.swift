/// Sorts `values` ascending by their bits from `fromBit` on.
///
/// Values that agree in those bits keep their order. Digits in which all agree are skipped.
///
/// - Complexity: O(*n*) for each digit in which values differ; a second array of the same size.
func radixSort(_ values: inout [UInt64], fromBit: UInt64 = 0) {
  var scratch: [UInt64] = []
  radixSort(&values, scratch: &scratch, fromBit: fromBit)
}

/// Sorts `values`; `scratch` is reused from call to call.
func radixSort(_ values: inout [UInt64], scratch: inout [UInt64], fromBit: UInt64 = 0) {
  guard values.count > 1 else { return }
  guard values.count > 128 else { return insertionSort(&values, fromBit: fromBit) }
  var differing: UInt64 = 0
  let first = values[0]
  for value in values { differing |= value ^ first }
  if scratch.count < values.count {
    scratch = [UInt64](repeating: 0, count: values.count)
  } else if scratch.count > values.count {
    scratch.removeLast(scratch.count - values.count)
  }
  // Few values are not worth clearing thousands of counters.
  let width: UInt64 = values.count < 4096 ? 8 : 11
  var shift = fromBit
  while shift < 64 {
    let mask: UInt64 = (1 << width) - 1
    if (differing >> shift) & mask != 0 { sortDigit(&values, &scratch, shift, width) }
    shift += width
  }
}

private func sortDigit(
  _ values: inout [UInt64],
  _ scratch: inout [UInt64],
  _ shift: UInt64,
  _ width: UInt64
) {
  let mask: UInt64 = (1 << width) - 1
  var places = [UInt32](repeating: 0, count: Int(mask) + 1)
  for value in values { places[Int((value >> shift) & mask)] += 1 }
  var sum: UInt32 = 0
  for digit in places.indices {
    let count = places[digit]
    places[digit] = sum
    sum += count
  }
  for value in values {
    let digit = Int((value >> shift) & mask)
    scratch[Int(places[digit])] = value
    places[digit] += 1
  }
  swap(&values, &scratch)
}

private func insertionSort(_ values: inout [UInt64], fromBit: UInt64) {
  for end in 1..<max(1, values.count) {
    let value = values[end]
    var index = end
    while index > 0 && values[index - 1] >> fromBit > value >> fromBit {
      values[index] = values[index - 1]
      index -= 1
    }
    values[index] = value
  }
}
