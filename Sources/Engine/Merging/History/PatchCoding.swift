/// Operations as bytes, for a store that keeps them.
extension MergePatch {
  /// The patch as bytes.
  package func encoded() -> [UInt8] {
    var writer = PatchWriter()
    writer.append(survivor.number)
    writer.append(losers) { $0.append($1.number) }
    writer.append(kept) { $0.append($1) }
    writer.append(rewrites) { writer, rewrite in
      writer.append(rewrite.line)
      writer.append(rewrite.expected)
      writer.append(rewrite.text)
    }
    writer.append(retired) { writer, retired in
      writer.append(retired.line)
      writer.append(retired.expected)
      writer.append(retired.cause)
    }
    return writer.bytes
  }

  /// Reads what ``encoded()`` gives.
  package init(decoding bytes: [UInt8]) throws(PatchDamage) {
    var reader = try PatchReader(bytes)
    let survivor = ContactID(try reader.number())
    let losers = try reader.elements { reader throws(PatchDamage) in
      ContactID(try reader.number())
    }
    let kept = try reader.elements { reader throws(PatchDamage) in try reader.line() }
    let rewrites = try reader.elements { reader throws(PatchDamage) in
      Rewrite(
        line: try reader.line(),
        expected: try reader.lineText(),
        text: try reader.text()
      )
    }
    let retired = try reader.elements { reader throws(PatchDamage) in
      Retirement(
        line: try reader.line(),
        expected: try reader.lineText(),
        cause: try reader.cause()
      )
    }
    try reader.end()
    self.init(
      survivor: survivor,
      losers: losers,
      kept: kept,
      rewrites: rewrites,
      retired: retired
    )
  }
}

extension ContactPatch {
  /// The patch as bytes.
  package func encoded() -> [UInt8] {
    var writer = PatchWriter()
    writer.append(contact.number)
    writer.append(first)
    writer.append(changes) { $0.append($1) }
    return writer.bytes
  }

  /// Reads what ``encoded()`` gives.
  package init(decoding bytes: [UInt8]) throws(PatchDamage) {
    var reader = try PatchReader(bytes)
    let contact = ContactID(try reader.number())
    let first = try reader.number()
    let changes = try reader.elements { reader throws(PatchDamage) in try reader.change() }
    try reader.end()
    self.init(contact: contact, first: first, changes: changes)
  }
}

extension PatchWriter {
  fileprivate mutating func append(_ change: LineChange) {
    switch change {
    case .replace(let line, let expected, let text):
      append(1)
      append(line)
      append(expected)
      append(text)
    case .add(let text, nil):
      append(2)
      append(text)
    case .add(let text, let anchor?):
      append(3)
      append(text)
      append(anchor)
    case .retire(let line, let expected, let cause):
      append(4)
      append(line)
      append(expected)
      append(cause)
    case .restore(let line):
      append(5)
      append(line)
    case .settle(let lines):
      append(6)
      append(lines) { $0.append($1) }
    }
  }
}

extension PatchReader {
  fileprivate mutating func change() throws(PatchDamage) -> LineChange {
    switch try number() {
    case 1: return .replace(try line(), expected: try lineText(), with: try text())
    case 2: return .add(try text(), after: nil)
    case 3: return .add(try text(), after: try line())
    case 4: return .retire(try line(), expected: try lineText(), try cause())
    case 5: return .restore(try line())
    case 6: return .settle(try elements { reader throws(PatchDamage) in try reader.line() })
    default: throw PatchDamage()
    }
  }
}
