extension CommandOption {
  /// The help up to its first clause, for the line that a shell has for it.
  var phrase: String {
    let end = help.firstIndex { ":;(".contains($0) } ?? help.endIndex
    var phrase = help[..<end]
    while phrase.hasSuffix(" ") { phrase = phrase.dropLast() }
    return String(phrase)
  }
}

extension String {
  /// The text as one word of a POSIX shell, in quotes where it needs them.
  var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
      default: "-_./+,:=@%".utf8.contains(byte)
      }
    }
    return isPlain && !isEmpty ? self : singleQuoted
  }

  /// The text in single quotes, for a POSIX shell.
  var singleQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
