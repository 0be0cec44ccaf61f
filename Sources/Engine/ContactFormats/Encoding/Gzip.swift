/// Reads and writes gzip, the compressed form of any source.
package enum Gzip {
  /// Whether `bytes` begin as a gzip file does.
  package static func isGzip(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x1F, 0x8B])
  }

  /// Uncompresses `bytes`: all members, one after the other.
  ///
  /// - Parameters:
  ///   - bytes: A whole gzip file; zero bytes after its end are padding.
  ///   - limit: The most bytes that the result may have.
  /// - Returns: The bytes that were compressed.
  /// - Throws: A ``GzipError``; nothing is returned of a file that is cut or damaged.
  package static func decompress(_ bytes: [UInt8], limit: Int) throws(GzipError) -> [UInt8] {
    do {
      return try decompress(bytes, limit: limit) { _, _ in }
    } catch let error as GzipError {
      throw error
    } catch {
      preconditionFailure("nothing else is thrown")
    }
  }

  /// Compresses `bytes`; equal bytes give equal files, for no time stands in them.
  package static func compress(_ bytes: [UInt8]) throws(GzipError) -> [UInt8] {
    var stream = DeflateStream()
    return try stream.compress(bytes)
  }

  /// As ``decompress(_:limit:)``, and shows at least every MiB how far it is.
  ///
  /// `step` takes how many bytes were used up, and what came out of them so far; what it throws is
  /// passed on.
  static func decompress(
    _ bytes: [UInt8],
    limit: Int,
    step: (_ used: Int, _ result: [UInt8]) throws -> Void
  ) throws -> [UInt8] {
    guard isGzip(bytes) else { throw GzipError.notGzip }
    var result: [UInt8] = []
    result.reserveCapacity(min(limit, bytes.count * 4))
    var position = 0
    while position < bytes.count {
      if position > 0 {
        // Tapes and block devices pad with zeros; anything else that follows is damage.
        if bytes[position...].allSatisfy({ $0 == 0 }) { break }
        guard isGzip(bytes[position...]) else { throw GzipError.damaged }
      }
      var stream = InflateStream()
      var isDone = false
      while !isDone {
        let before = position
        isDone = try stream.inflate(bytes, from: &position, into: &result, limit: limit)
        try step(position, result)
        if !isDone && position == bytes.count && position == before { throw GzipError.cut }
      }
    }
    return result
  }
}

/// Why bytes are not uncompressed, or compressed.
package enum GzipError: Error, Hashable, Sendable {
  /// They are no gzip file.
  case notGzip
  /// They end before the file does.
  case cut
  /// They were changed: a checksum or the coding is wrong.
  case damaged
  /// The result would have more than `limit` bytes.
  case tooLarge(limit: Int)
  /// There is no memory left.
  case outOfMemory

  /// What happened and what to do, for people.
  package var message: String {
    switch self {
    case .notGzip: "it is no gzip file"
    case .cut: "the gzip file is cut off; copy or download it again"
    case .damaged: "the gzip file is damaged; copy or download it again"
    case .tooLarge(let limit): "it is larger than \(limit) bytes, uncompressed"
    case .outOfMemory: "there is not enough memory to uncompress it"
    }
  }
}
