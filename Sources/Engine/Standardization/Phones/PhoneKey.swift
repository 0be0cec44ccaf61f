package import ContactModel

// Two spellings of one phone number give keys that agree.
//
//   "(123) 123-4567"          country –, national 1231234567
//   "+1-123-123 4567"         country 1, national 1231234567
//   "0044 7577 125156"        country 44, national 7577125156
//   "+49 (0)30 1234567 x12"   country 49, national 301234567, extension 12
//   "555-0123"                country –, national 5550123: a local number
//   "06 698 12345" in Italy   country 39, national 669812345, one zero in front
//
// Zeros in front are no part of `national`, Italy's either, so that a number with and one without
// its country code have the same national digits.

/// A phone number by which contacts are compared.
package struct PhoneKey: Hashable, Sendable {
  /// The national significant digits as a number, without leading zeros.
  package var national: UInt64
  /// The extension, or 0.
  package var `extension`: UInt32
  /// The calling code, or 0 where the number does not say it, nor a region does.
  package var country: UInt16
  /// The calling code of the region in which the number was read; 0 where the number says its
  /// country itself, and where no region was given.
  package var assumedCountry: UInt16
  /// How many digits `national` has, in 1...15.
  package var digits: UInt8
  /// How many zeros in front belong to the number; 0 where the country is not known.
  package var zeros: UInt8
  /// What the source says it is: mobile, home, work, fax.
  package var kind: ValueKind
  /// Whether the text says nothing but this number: no word was left out.
  package var isWhole: Bool

  /// The last seven national digits: what a local number still has.
  package var local: UInt64 { national % 10_000_000 }

  /// The number as one spelling: the country code where it is known, then the national digits.
  ///
  /// Ten digits without a country code are taken as those of the North American plan, the one in
  /// which people write ten digits without any prefix.
  package var canonical: UInt64 {
    let code = country == 0 && digits == 10 ? 1 : UInt64(country)
    return code &* 10_000_000_000_000_000 &+ national
  }
}

extension PhoneKey {
  /// Stands for "some country with a trunk zero"; no calling code is that large.
  @inlinable
  package static var unknownButNotNorthAmerican: UInt16 { 1000 }

  /// Whether the calling code is written.
  @inlinable
  package var saysCountry: Bool { knowsCountry && assumedCountry == 0 }

  /// Whether the country is known, from the number or from the region in which it was read.
  @inlinable
  package var knowsCountry: Bool {
    country != 0 && country != Self.unknownButNotNorthAmerican
  }

  /// Whether two keys are one number.
  ///
  /// A local number agrees with one that ends in it, and so does a number behind whose prefix
  /// something unknown stands. Two extensions that differ are two numbers; one and none are one.
  /// Where both countries are known, all of the number must agree, Italy's zero too.
  @inlinable
  package func matches(_ other: PhoneKey) -> Bool {
    if `extension` != other.extension && `extension` != 0 && other.extension != 0 { return false }
    if assumedCountry != other.assumedCountry && assumedCountry != 0 && other.assumedCountry != 0 {
      return false
    }
    let bothKnown = knowsCountry && other.knowsCountry
    if national == other.national {
      return !bothKnown || country == other.country && zeros == other.zeros
    }
    if bothKnown { return false }
    let (short, long) = digits <= other.digits ? (self, other) : (other, self)
    // A country code without its plus, or a number without its area code.
    let least: UInt8 = short.knowsCountry || long.digits == short.digits ? 8 : 7
    guard short.digits >= least, !short.knowsCountry || !long.knowsCountry else { return false }
    var power: UInt64 = 1
    for _ in 0..<short.digits { power *= 10 }
    return long.national % power == short.national
  }
}

/// Reads a phone number.
///
/// No memory is taken, unless words of other scripts stand in it.
///
/// - Parameters:
///   - text: The number as written, in UTF-8.
///   - kind: What the source says it is.
///   - region: Where a number without calling code was written, if that is known. A number that is
///     not possible there keeps its country unknown.
/// - Returns: The key; `nil` where there are fewer than three digits, or too many.
/// - Complexity: O(*n*) in the bytes, of which at most 250 are read.
package func phoneKey(
  _ text: ArraySlice<UInt8>,
  kind: ValueKind,
  region: RegionCode? = nil
) -> PhoneKey? {
  let spelling = PhoneSpelling(text)
  guard spelling.digits.count >= 3, spelling.digits.count <= 20 else { return nil }
  return phoneKey(spelling, PhoneReading(spelling, region: region), kind: kind, region: region)
}

/// The key of a number that has been read.
func phoneKey(
  _ spelling: PhoneSpelling,
  _ reading: PhoneReading,
  kind: ValueKind,
  region: RegionCode?
) -> PhoneKey? {
  var country = reading.country
  var national = reading.national
  var assumed: UInt16 = 0
  if !reading.isWritten {
    assumed = country
    if !reading.isPossible { (country, national) = (0, spelling.digits) }
  }
  let zeros = national.leadingZeros
  national = national.dropFirst(zeros)
  guard !national.isEmpty, national.count <= 15 else { return nil }
  // Behind a trunk zero ten digits are not those of the North American plan.
  if country == 0, zeros > 0 { country = PhoneKey.unknownButNotNorthAmerican }
  let isKnown = country != 0 && country != PhoneKey.unknownButNotNorthAmerican
  return PhoneKey(
    national: national.value,
    extension: UInt32(truncatingIfNeeded: spelling.extensionDigits.value),
    country: country,
    assumedCountry: assumed,
    digits: UInt8(national.count),
    zeros: isKnown ? UInt8(zeros) : 0,
    kind: kind,
    isWhole: spelling.isWhole
  )
}
