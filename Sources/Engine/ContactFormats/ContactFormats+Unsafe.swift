import CZlib
import Glibc

// The one file of this target in which pointers occur. Each type here is safe to use: it owns what
// it points to, and hands out nothing but values.

/// Uncompresses one member of a gzip file, a piece at a time.
@safe
struct InflateStream: ~Copyable {
  /// How many bytes of either side are worked on before the caller is asked whether to go on.
  private static let piece = 1 << 19

  private let stream: UnsafeMutablePointer<z_stream>
  private let isReady: Bool

  init() {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // 15 is the largest window; 16 more asks for gzip's header and checksum.
    isReady =
      unsafe inflateInit2_(stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      == Z_OK
  }

  deinit {
    if isReady { unsafe _ = inflateEnd(stream) }
    unsafe stream.deallocate()
  }

  /// Uncompresses the next piece of `bytes`, and returns whether the member ends there.
  mutating func inflate(
    _ bytes: [UInt8],
    from position: inout Int,
    into result: inout [UInt8],
    limit: Int
  ) throws(GzipError) -> Bool {
    guard isReady else { throw .outOfMemory }
    let available = min(bytes.count - position, Self.piece)
    // One byte more than fits, so that a result of just the limit is told from one that goes on.
    let room = min(limit - result.count, Self.piece) + 1
    var status = Z_OK
    var output = 0
    unsafe bytes.withUnsafeBufferPointer { source in
      let start = unsafe source.baseAddress.map { unsafe $0 + position }
      let made = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: start)
        unsafe stream.pointee.avail_in = UInt32(available)
        unsafe stream.pointee.next_out = buffer.baseAddress
        unsafe stream.pointee.avail_out = UInt32(room)
        unsafe status = CZlib.inflate(stream, Z_NO_FLUSH)
        count = room - Int(unsafe stream.pointee.avail_out)
      }
      output = made.count
      result.append(contentsOf: made)
    }
    position += available - Int(unsafe stream.pointee.avail_in)
    if result.count > limit { throw .tooLarge(limit: limit) }
    switch status {
    case Z_OK: return false
    case Z_STREAM_END: return true
    // No progress was possible: there is no more input.
    case Z_BUF_ERROR where output == 0: throw .cut
    case Z_BUF_ERROR: return false
    case Z_MEM_ERROR: throw .outOfMemory
    default: throw .damaged
    }
  }
}

/// Compresses bytes into one member of a gzip file.
@safe
struct DeflateStream: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private let isReady: Bool

  init() {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // 8 is zlib's own level of memory; the header that it writes has no time and no name.
    isReady =
      unsafe deflateInit2_(
        stream,
        Z_DEFAULT_COMPRESSION,
        Z_DEFLATED,
        15 + 16,
        8,
        Z_DEFAULT_STRATEGY,
        ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)
      ) == Z_OK
  }

  deinit {
    if isReady { unsafe _ = deflateEnd(stream) }
    unsafe stream.deallocate()
  }

  /// Compresses all of `bytes`.
  mutating func compress(_ bytes: [UInt8]) throws(GzipError) -> [UInt8] {
    guard isReady else { throw .outOfMemory }
    let piece = 1 << 20
    var result: [UInt8] = []
    var position = 0
    var status = Z_OK
    while status == Z_OK || status == Z_BUF_ERROR {
      let available = min(bytes.count - position, piece)
      let isLast = position + available == bytes.count
      unsafe bytes.withUnsafeBufferPointer { source in
        let start = unsafe source.baseAddress.map { unsafe $0 + position }
        let made = unsafe [UInt8](unsafeUninitializedCapacity: piece) { buffer, count in
          unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: start)
          unsafe stream.pointee.avail_in = UInt32(available)
          unsafe stream.pointee.next_out = buffer.baseAddress
          unsafe stream.pointee.avail_out = UInt32(piece)
          unsafe status = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          count = piece - Int(unsafe stream.pointee.avail_out)
        }
        result.append(contentsOf: made)
      }
      position += available - Int(unsafe stream.pointee.avail_in)
    }
    guard status == Z_STREAM_END else { throw .outOfMemory }
    return result
  }
}

/// Converts text from an encoding that the C library knows to UTF-8.
enum ForeignCharset {
  /// The text of `bytes`, or `nil` where the C library does not know the encoding.
  ///
  /// A byte that is no text in it becomes U+FFFD. `name` is letters, digits, and what stands between
  /// them, as `SHIFT_JIS`.
  static func decode(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    guard let converter = unsafe iconv_open("UTF-8", name), unsafe converter != Self.failed else {
      return nil
    }
    defer { unsafe _ = iconv_close(converter) }
    var source = bytes
    var result: [UInt8] = []
    // No encoding makes more than four bytes of one; one that did would take a second round.
    var target = [UInt8](repeating: 0, count: bytes.count * 4 + 16)
    var position = 0
    while position < bytes.count {
      var made = 0
      unsafe source.withUnsafeMutableBytes { sourceBuffer in
        unsafe target.withUnsafeMutableBytes { targetBuffer in
          var input = unsafe sourceBuffer.baseAddress.map {
            unsafe ($0 + position).assumingMemoryBound(to: CChar.self)
          }
          var inputLeft = bytes.count - position
          var output = unsafe targetBuffer.baseAddress?.assumingMemoryBound(to: CChar.self)
          var outputLeft = targetBuffer.count
          _ = unsafe iconv(converter, &input, &inputLeft, &output, &outputLeft)
          position = bytes.count - inputLeft
          // Some encodings hold a letter back for an accent that may follow, as CP1255 does.
          if inputLeft == 0 { _ = unsafe iconv(converter, nil, nil, &output, &outputLeft) }
          made = targetBuffer.count - outputLeft
        }
      }
      result.append(contentsOf: target[..<made])
      if position < bytes.count && made < target.count - 8 {
        result.append(contentsOf: [0xEF, 0xBF, 0xBD])
        position += 1
      }
    }
    return result
  }

  /// The bytes of `text`, which is UTF-8, in that encoding; `nil` where the C library does not know
  /// the encoding, or the encoding has no place for a letter.
  static func encode(_ text: [UInt8], to name: String) -> [UInt8]? {
    guard let converter = unsafe iconv_open(name, "UTF-8"), unsafe converter != Self.failed else {
      return nil
    }
    defer { unsafe _ = iconv_close(converter) }
    var source = text
    // Shifts between alphabets included, no letter takes more.
    var target = [UInt8](repeating: 0, count: text.count * 4 + 16)
    var left = text.count
    var made = 0
    unsafe source.withUnsafeMutableBytes { sourceBuffer in
      unsafe target.withUnsafeMutableBytes { targetBuffer in
        var input = unsafe sourceBuffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        var output = unsafe targetBuffer.baseAddress?.assumingMemoryBound(to: CChar.self)
        var room = targetBuffer.count
        _ = unsafe iconv(converter, &input, &left, &output, &room)
        _ = unsafe iconv(converter, nil, nil, &output, &room)
        made = targetBuffer.count - room
      }
    }
    return left == 0 ? Array(target[..<made]) : nil
  }

  private static var failed: iconv_t? { unsafe iconv_t(bitPattern: -1) }
}

/// The index of the first byte from `start` on that may be no ASCII, eight bytes looked at together.
///
/// It is `end`, the index of such a byte, or one of the seven before it.
@inline(__always)
func endOfASCII(in bytes: Span<UInt8>, _ start: Int, end: Int) -> Int {
  precondition(start >= 0 && end <= bytes.count, "the range is outside of the bytes")
  var position = start
  unsafe bytes.withUnsafeBytes { buffer in
    while position + 8 <= end {
      let word = unsafe buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      position += 8
    }
  }
  return position
}

/// The index of the first line feed or carriage return from `start` on, or the count of `bytes`.
///
/// Eight bytes are looked at together, which is a tenth faster for lines of contacts (measured).
@inline(__always)
func firstLineEnd(in bytes: Span<UInt8>, _ start: Int) -> Int {
  let end = bytes.count
  precondition(start >= 0 && start <= end, "the start is outside of the bytes")
  let ones: UInt64 = 0x0101_0101_0101_0101
  var position = start
  unsafe bytes.withUnsafeBytes { buffer in
    while position + 8 <= end {
      let word = unsafe UInt64(
        littleEndian: buffer.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      )
      let feeds = word ^ (ones &* 0x0A)
      let returns = word ^ (ones &* 0x0D)
      // The lowest bit that is set is that of the first byte that is zero in either.
      let found = ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & (ones &* 0x80)
      if found != 0 {
        position += found.trailingZeroBitCount / 8
        return
      }
      position += 8
    }
    while position < end {
      let byte = unsafe buffer[position]
      if byte == 0x0A || byte == 0x0D { return }
      position += 1
    }
  }
  return position
}
