import ContactFormats
import ContactModel

/// How a source's text is stored: its encoding, and whether it is compressed.
///
/// As text, in a journal or in a book: `plain`, `gzip`, `utf16le gzip`, `utf16be odd=10`, and in a
/// book also `charset=CP1250`.
struct SourceStorage: Hashable, Sendable {
  var encoding = SourceEncoding.asRead
  var isCompressed = false
  /// The encoding of what in the text is neither UTF-8 nor declared, as it was told from all of the
  /// text; a single card may be too short to tell.
  var charset: String?

  init(
    encoding: SourceEncoding = .asRead,
    isCompressed: Bool = false,
    charset: String? = nil
  ) {
    self.encoding = encoding
    self.isCompressed = isCompressed
    self.charset = charset
  }

  /// Reads what ``text`` gives; words that are not known are plain.
  init(text: String) {
    let words = text.split(separator: " ")
    isCompressed = words.contains("gzip")
    let odd = words.first { $0.hasPrefix("odd=") }.flatMap { UInt8($0.dropFirst(4)) }
    if words.contains("utf16be") { encoding = .utf16(bigEndian: true, oddByte: odd) }
    if words.contains("utf16le") { encoding = .utf16(bigEndian: false, oddByte: odd) }
    charset = words.first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
  }

  /// The storage in words.
  var text: String {
    var words: [String] = []
    if case .utf16(let isBigEndian, let oddByte) = encoding {
      words.append(isBigEndian ? "utf16be" : "utf16le")
      if let oddByte { words.append("odd=\(oddByte)") }
    }
    if isCompressed { words.append("gzip") }
    if let charset { words.append("charset=\(charset)") }
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }

  /// The bytes that store `text`, the content of the file `path`.
  ///
  /// - Throws: ``AddressBookError/notWritable(message:)``.
  func stored(_ text: [UInt8], path: String) throws -> [UInt8] {
    let bytes = UTF16Transcoding.encode(text, as: encoding)
    guard isCompressed else { return bytes }
    do {
      return try Gzip.compress(bytes)
    } catch {
      throw AddressBookError.notWritable(message: "\(path): \(error.message)")
    }
  }

  /// The text that `stored` holds; whether that is compressed is seen from it.
  ///
  /// - Throws: ``AddressBookError/unreadable(message:)``, or what `checkpoint` throws.
  func text(
    of stored: [UInt8],
    path: String,
    limit: Int,
    checkpoint: () throws -> Void
  ) throws -> [UInt8] {
    var bytes = stored
    if Gzip.isGzip(bytes) {
      do {
        bytes = try Gzip.decompress(bytes, limit: limit)
      } catch {
        throw AddressBookError.unreadable(message: "\(path): \(error.message)")
      }
    }
    guard case .utf16(let isBigEndian, _) = encoding else { return bytes }
    return try UTF16Transcoding.decode(bytes, bigEndian: isBigEndian, checkpoint: checkpoint)
  }

  /// Whether `text` comes back from its stored form as it is.
  func keeps(_ text: [UInt8]) -> Bool {
    guard case .utf16(let isBigEndian, _) = encoding else { return true }
    let stored = UTF16Transcoding.encode(text, as: encoding)
    return UTF16Transcoding.decode(stored, bigEndian: isBigEndian, checkpoint: {}) == text
  }
}
