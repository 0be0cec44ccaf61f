/// Writes operations as bytes.
///
/// The first byte is the version of the writing. Numbers are written seven bits a byte, the lowest
/// first, with the top bit set on all bytes but the last; bytes follow their count.
struct PatchWriter {
  static let version: UInt8 = 1

  private(set) var bytes: [UInt8] = [version]

  mutating func append(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func append(_ text: [UInt8]) {
    append(text.count)
    bytes += text
  }

  mutating func append(_ line: LineID) {
    switch line.origin {
    case .contact(let contact): append(contact.number << 1)
    case .operation(let operation): append(operation.number << 1 | 1)
    }
    append(line.index)
  }

  mutating func append(_ text: LineText) {
    switch text {
    case .original: append(0)
    case .written(let bytes):
      append(1)
      append(bytes)
    }
  }

  mutating func append<Element>(
    _ elements: [Element],
    _ write: (inout PatchWriter, Element) -> Void
  ) {
    append(elements.count)
    for element in elements { write(&self, element) }
  }

  mutating func append(_ cause: RetirementCause) {
    switch cause {
    case .notChosen(let line):
      append(1)
      append(line)
    case .saysTheSame(let line, let text):
      append(2)
      append(line)
      append(text)
    case .bookkeeping: append(3)
    case .empty: append(4)
    case .noRoom: append(5)
    case .byHand: append(6)
    case .notInSource: append(7)
    case .replaced: append(8)
    case .rewritten: append(9)
    }
  }
}

/// Reads what ``PatchWriter`` writes.
struct PatchReader {
  private let bytes: [UInt8]
  private var position = 1

  init(_ bytes: [UInt8]) throws(PatchDamage) {
    guard let version = bytes.first else { throw PatchDamage() }
    guard version <= PatchWriter.version, version > 0 else { throw PatchDamage() }
    self.bytes = bytes
  }

  mutating func number() throws(PatchDamage) -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return Int(truncatingIfNeeded: number) }
      shift += 7
    }
    throw PatchDamage()
  }

  mutating func text() throws(PatchDamage) -> [UInt8] {
    let count = try number()
    guard count >= 0, count <= bytes.count - position else { throw PatchDamage() }
    defer { position += count }
    return Array(bytes[position..<(position + count)])
  }

  mutating func line() throws(PatchDamage) -> LineID {
    let origin = try number()
    let index = try number()
    return origin & 1 == 0
      ? LineID(.contact(ContactID(origin >> 1)), index)
      : LineID(.operation(OperationID(origin >> 1)), index)
  }

  mutating func lineText() throws(PatchDamage) -> LineText {
    switch try number() {
    case 0: return .original
    case 1: return .written(try text())
    default: throw PatchDamage()
    }
  }

  mutating func elements<Element>(
    _ read: (inout PatchReader) throws(PatchDamage) -> Element
  ) throws(PatchDamage) -> [Element] {
    let count = try number()
    // Each element has at least one byte.
    guard count >= 0, count <= bytes.count - position else { throw PatchDamage() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  mutating func cause() throws(PatchDamage) -> RetirementCause {
    switch try number() {
    case 1: return .notChosen(over: try line())
    case 2: return .saysTheSame(as: try line(), text: try lineText())
    case 3: return .bookkeeping
    case 4: return .empty
    case 5: return .noRoom
    case 6: return .byHand
    case 7: return .notInSource
    case 8: return .replaced
    case 9: return .rewritten
    default: throw PatchDamage()
    }
  }

  func end() throws(PatchDamage) {
    guard position == bytes.count else { throw PatchDamage() }
  }
}

/// The bytes are not those of an operation.
package struct PatchDamage: Error, Hashable {
  /// Creates it.
  package init() {}
}
