internal import CPhoneNumber

/// libphonenumber, which knows how the numbers of every country are written.
///
/// A number costs about 20 microseconds; where contacts are compared, ``PhoneKey`` does instead.
package enum PhoneLibrary {
  /// What the library knows of a number.
  package struct Facts: Hashable, Sendable {
    /// The national number, without zeros in front.
    package var nationalNumber: UInt64
    /// The calling code.
    package var country: UInt16
    /// How many zeros in front belong to the number.
    package var zeros: UInt8
    /// What kind of line it is.
    package var type: PhoneType
    /// Whether its length is one of its plan.
    package var isPossible: Bool
    /// Whether the plan has such a number.
    package var isValid: Bool
    /// E.164, international, national, RFC 3966, extension, region.
    package var spellings: [String]
  }

  /// Reads a number as it stands, without any rule of ours; `nil` where it is none.
  package static func facts(of text: String, region: RegionCode?) -> Facts? {
    var facts = phone_number_facts()
    var text = text
    // Safe: the library reads and writes within the counts given, during the call only.
    let spellings = text.withUTF8 { bytes in
      unsafe withLetters(of: region) { letters in
        unsafe filled(Int(phone_number_room)) { room in
          unsafe phone_number_read(
            bytes.baseAddress,
            bytes.count,
            letters,
            &facts,
            room.baseAddress,
            room.count
          )
        }
      }
    }
    let fields = spellings.split(separator: "\t", omittingEmptySubsequences: false).dropLast()
    guard fields.count == 6 else { return nil }
    return Facts(facts, spellings: fields.map(String.init))
  }

  /// Reads country and national number only: what a match key needs.
  package static func parsed(_ text: [UInt8], region: RegionCode?) -> Facts? {
    var facts = phone_number_facts()
    // Safe: the library reads within the count given, during the call only.
    let isNumber = unsafe text.withUnsafeBytes { bytes in
      unsafe withLetters(of: region) { letters in
        unsafe phone_number_parse(
          bytes.bindMemory(to: CChar.self).baseAddress,
          bytes.count,
          letters,
          &facts
        )
      }
    }
    return isNumber ? Facts(facts, spellings: []) : nil
  }

  /// Compares two numbers without any rule of ours.
  package static func match(
    _ a: String,
    region regionOfA: RegionCode?,
    _ b: String,
    region regionOfB: RegionCode?
  ) -> PhoneMatchKind {
    var (a, b) = (a, b)
    // Safe: the library reads within the counts given, during the call only.
    let kind = a.withUTF8 { first in
      b.withUTF8 { second in
        unsafe withLetters(of: regionOfA) { home in
          unsafe withLetters(of: regionOfB) { otherHome in
            unsafe phone_number_match(
              first.baseAddress,
              first.count,
              home,
              second.baseAddress,
              second.count,
              otherHome
            )
          }
        }
      }
    }
    return PhoneMatchKind(rawValue: kind) ?? .notANumber
  }

  /// A number of a region that the library gives as an example, in E.164.
  package static func example(region: RegionCode, type: PhoneType) -> String? {
    // Safe: the library writes within the count given, during the call only.
    let text = unsafe filled(Int(phone_number_room)) { room in
      unsafe withLetters(of: region) { letters in
        unsafe phone_number_example(letters, type.rawValue, room.baseAddress, room.count)
      }
    }
    return text.isEmpty ? nil : text
  }

  /// The library's numbering plan at `index`, as a line of `phone-plans.tsv`; `nil` behind the last.
  package static func plan(at index: Int) -> String? {
    // Safe: the library writes within the count given, during the call only.
    let text = unsafe filled(1 << 16) { room in
      unsafe phone_number_plan(index, room.baseAddress, room.count)
    }
    return text.isEmpty ? nil : text
  }

  /// Whether the table that the program ships is of this very library: its plans may be newer.
  package static var isOfShippedTable: Bool {
    let table = StandardTable.phonePlans.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return plan(at: table.count) == nil
      && table.enumerated().allSatisfy { plan(at: $0.offset).map { Substring($0) } == $0.element }
  }

  /// Text that C writes: at most `count` bytes.
  private static func filled(
    _ count: Int,
    _ write: (UnsafeMutableBufferPointer<CChar>) -> Int
  ) -> String {
    unsafe String(unsafeUninitializedCapacity: count) { room in
      unsafe room.withMemoryRebound(to: CChar.self) { unsafe write($0) }
    }
  }

  private static func withLetters<Result>(
    of region: RegionCode?,
    _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    // The string is ASCII with a zero behind it.
    unsafe (region?.text ?? "ZZ").withCString { unsafe body($0) }
  }
}

extension PhoneLibrary.Facts {
  fileprivate init(_ facts: phone_number_facts, spellings: [String]) {
    nationalNumber = facts.national_number
    country = UInt16(clamping: facts.country_code)
    zeros = UInt8(clamping: facts.leading_zeros)
    type = PhoneType(rawValue: facts.type) ?? .unknown
    isPossible = facts.is_possible
    isValid = facts.is_valid
    self.spellings = spellings
  }
}
