// What libFuzzer calls with bytes that it makes up, over and over: reading them must end, in bounds.
//
// `Scripts/fuzz` compiles it with -sanitize=fuzzer together with the stages it reads with. Which reader
// is meant stands in the environment, since one program for all is built once.

import ContactFormats
import ContactModel

/// Reads `count` bytes at `start`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let table: ContactTable
  do {
    table = try ContactReading.read(bytes, columns: nil)
  } catch {
    // Whatever is refused is refused with an error that is known.
    guard error is ReadingError else { fatalError("an unknown error: \(error)") }
    return 0
  }
  check(table)
  return 0
}

/// Stops the program where the table of what was read contradicts itself.
private func check(_ table: ContactTable) {
  var end = 0
  for entry in table.entries {
    precondition(entry.bytes.lowerBound >= end, "contacts overlap or are out of order")
    precondition(entry.bytes.upperBound <= table.text.bytes.count, "a contact ends behind the text")
    precondition(entry.values.upperBound <= table.values.count, "a contact has values of nobody")
    precondition(entry.line > 0, "lines are counted from 1")
    end = entry.bytes.upperBound
  }
  for value in table.values { _ = table.text[value.text] }
  for issue in table.issues { precondition(issue.line > 0, "lines are counted from 1") }
}
