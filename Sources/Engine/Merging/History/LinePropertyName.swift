/// The name and the group at the beginning of a line as it is written.
struct LinePropertyName {
  /// In upper case; empty where the line is no property.
  var name: String
  /// As written; empty where there is none.
  var group: String

  init(of raw: [UInt8]) {
    name = ""
    group = ""
    // No name is longer, and a line without a colon may be a whole picture.
    let head = raw.prefix(200)
    guard
      let end = head.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }),
      !head[..<end].contains(where: { $0.isLineEnd })
    else { return }
    var start = head.startIndex
    if let point = head[..<end].firstIndex(of: UInt8(ascii: ".")) {
      group = String(decoding: head[..<point], as: UTF8.self)
      start = point + 1
    }
    let letters = head[start..<end].filter { !$0.isBlank }
    name = String(decoding: letters, as: UTF8.self).uppercased()
  }
}

/// What of a line may change without changing what it says: its group, and how it ends.
enum LineWriting {
  /// Whether two lines differ in no more than that.
  static func isSame(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a == b || body(a).elementsEqual(body(b))
  }

  /// `text`, which was meant for a line written as `old`, for the same line written as `new`.
  static func adapted(_ text: [UInt8], from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    let group = LinePropertyName(of: new).group
    let oldGroup = LinePropertyName(of: old).group
    guard group != oldGroup, !group.isEmpty, LinePropertyName(of: text).group == oldGroup,
      !oldGroup.isEmpty
    else { return text }
    return GroupNaming.rewriting(text, group: group)
  }

  private static func body(_ raw: [UInt8]) -> ArraySlice<UInt8> {
    let end = LineEnding.closing(raw)?.count ?? 0
    let group = LinePropertyName(of: raw).group.utf8.count
    return raw[(group == 0 ? 0 : group + 1)..<(raw.count - end)]
  }
}

extension ContactState {
  /// The UIDs that its lines have or had.
  package var uids: [String] {
    let raws = lines.lazy.map(\.raw) + retired.lazy.map(\.raw)
    return raws.compactMap { raw in
      // Most lines are told by their first letters.
      guard raw.count > 4, raw.contains(UInt8(ascii: ":")), LinePropertyName(of: raw).name == "UID"
      else { return nil }
      let unfolded = raw.filter { !$0.isLineEnd }
      guard let colon = unfolded.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let value = unfolded[(colon + 1)...]
      let start = value.firstIndex { !$0.isBlank } ?? value.endIndex
      let end = value.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
      return start < end ? String(decoding: value[start..<end], as: UTF8.self) : nil
    }
  }
}
