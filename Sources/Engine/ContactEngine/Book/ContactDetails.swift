import ContactFormats
import ContactModel
import Merging

/// One contact of a book with all that is known of it.
public struct ContactDetails: Hashable, Sendable {
  /// Whether it is in the book.
  public enum Presence: Hashable, Sendable {
    /// It is.
    case present
    /// That entry of the history took it out.
    case removed(entry: Int)
  }

  /// Where a card came from.
  public struct Origin: Hashable, Sendable {
    /// The number of the contact that it was.
    public var contact: Int
    /// The name of its source.
    public var source: String
    /// The line on which it begins there, from 1.
    public var line: Int
    /// When it was imported, in seconds since 1970.
    public var time: Int
    /// What names it there; `nil` where nothing does.
    public var uid: String?
  }

  /// A line of the card.
  public struct Line: Hashable, Sendable {
    /// Its number, from 1: what an edit calls it.
    public var number: Int
    /// The line as it is written, without its end and its folds.
    public var text: String
    /// As in `TEL`; empty for a line that is no property.
    public var property: String
    /// The value for people to read.
    public var value: String
    /// The contact whose card it was on; `nil` for one that was added here.
    public var contact: Int?
    /// The entry of the history that wrote it; `nil` where it is as it was imported.
    public var entry: Int?
  }

  /// A value that it does not say any more.
  public struct Retired: Hashable, Sendable {
    /// Its number, from 1: what an edit calls it.
    public var number: Int
    /// The line as it was written, without its end and its folds.
    public var text: String
    /// Why, as in "not chosen".
    public var reason: String
    /// The contact whose card it was on; `nil` for one that was added here.
    public var contact: Int?
    /// The entry of the history that retired it.
    public var entry: Int
    /// Whether something that was said is no longer said.
    public var losesValue: Bool
  }

  /// Its number.
  public var number: Int
  /// The number that was asked for: another where that became part of this one.
  public var asked: Int
  /// What people call it.
  public var name: String
  /// Whether it is in the book.
  public var presence: Presence
  /// Whether it is as its source had it.
  public var isUntouched: Bool
  /// Where its cards came from: its own first, then those that became part of it.
  public var origins: [Origin]
  /// The lines of its card.
  public var lines: [Line]
  /// What it does not say any more.
  public var retired: [Retired]
  /// What nobody has decided.
  public var conflicts: [BookConflict]
  /// The UIDs under which it is found.
  public var uids: [String]
}

/// Lines as people read them.
enum LineWords {
  /// The line without its end and its folds.
  ///
  /// Where its bytes are no UTF-8 the value is that of `content`, which was read with the card, or is
  /// in `charset`.
  static func text(
    _ raw: [UInt8],
    _ content: ContentLine? = nil,
    charset: String? = nil
  ) -> String {
    var bytes: [UInt8] = []
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      index += 1
      guard byte.isLineEnd else {
        bytes.append(byte)
        continue
      }
      if byte == 0x0D, index < raw.endIndex, raw[index] == 0x0A { index += 1 }
      // A fold is a line end and a blank.
      if index < raw.endIndex, raw[index] == 0x20 || raw[index] == 0x09 { index += 1 }
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let alone = { ContentLines.card(raw[...], firstLine: 1, charset: charset).first }
    guard let content = content ?? alone(),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    else { return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }
    return String(decoding: bytes[...colon], as: UTF8.self) + LineContent.readable(content)
  }
}

extension ContactState {
  /// The contacts whose lines it has or had, itself first.
  var members: [ContactID] {
    var members = [contact]
    for id in lines.map(\.id) + retired.map(\.line) {
      guard case .contact(let member) = id.origin, !members.contains(member) else { continue }
      members.append(member)
    }
    return members
  }

  /// The lines for people.
  func shownLines(_ charsets: SourceCharsets) -> [ContactDetails.Line] {
    zip(lines, contentLines(charsets)).enumerated().map { index, pair in
      let (line, content) = pair
      return ContactDetails.Line(
        number: index + 1,
        text: LineWords.text(line.raw, content),
        property: content.name,
        value: LineContent.readable(content),
        contact: line.id.contact,
        entry: line.writtenBy?.number
      )
    }
  }

  /// The retired values for people.
  func shownRetired(_ charsets: SourceCharsets) -> [ContactDetails.Retired] {
    retired.enumerated().map { index, value in
      ContactDetails.Retired(
        number: index + 1,
        text: LineWords.text(
          value.raw,
          charset: charsets.noted(
            for: value.line.contact ?? contact.number,
            card: value.raw
          )
        ),
        reason: value.cause.words,
        contact: value.line.contact,
        entry: value.operation.number,
        losesValue: value.cause.losesValue
      )
    }
  }
}

extension LineID {
  /// The contact whose card the line was on; `nil` for a line that was added.
  fileprivate var contact: Int? {
    switch origin {
    case .contact(let contact): contact.number
    case .operation: nil
    }
  }
}
