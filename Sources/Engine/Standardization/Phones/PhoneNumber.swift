/// What kind of line a number is, as far as its plan tells.
package enum PhoneType: Int32, Hashable, Sendable, CaseIterable {
  case fixedLine = 0
  case mobile = 1
  case fixedLineOrMobile = 2
  case tollFree = 3
  case premiumRate = 4
  case sharedCost = 5
  case voiceOverIP = 6
  case personal = 7
  case pager = 8
  case universal = 9
  case voicemail = 10
  case unknown = 11
}

/// How alike two numbers are to libphonenumber.
package enum PhoneMatchKind: Int32, Hashable, Sendable {
  case notANumber = 0
  case none = 1
  /// One is the end of the other.
  case shortNationalNumber = 2
  /// The national numbers are one; the country of one is not known.
  case nationalNumber = 3
  case exact = 4
}

/// How a number is written for people.
package enum PhoneFormat: String, Hashable, Sendable, CaseIterable {
  /// As "+1 206-555-0100".
  case international
  /// As "(206) 555-0100"; numbers of other countries stay international.
  case national
  /// As "+12065550100".
  case e164
}

/// A phone number with all that is known of it.
///
/// Read by ``PhoneKey``'s steps, so that what people write and libphonenumber does not read is read
/// alike for comparing and for showing; the formats, the type and validity are libphonenumber's.
package struct PhoneNumber: Hashable, Sendable {
  /// In E.164: "+12065550100".
  package let e164: String
  /// For people abroad, as "+1 206-555-0100".
  package let international: String
  /// For people at home, as "(206) 555-0100".
  package let national: String
  /// As a URI: "tel:+1-206-555-0100;ext=12".
  package let rfc3966: String
  /// The digits of the extension; empty where there is none.
  package let `extension`: String
  /// What kind of line it is.
  package let type: PhoneType
  /// Whether its length is one of its plan: enough for comparing.
  package let isPossible: Bool
  /// Whether its plan has such a number: needed for showing.
  package let isValid: Bool
  /// Whether the text says nothing but this number; not so beside words and second numbers.
  package let isWhole: Bool
  /// The calling code.
  package let country: UInt16
  /// The region of the number; `nil` for numbers of no region and those that are not valid.
  package let region: RegionCode?

  /// Reads a number.
  ///
  /// - Parameters:
  ///   - text: The number as written.
  ///   - region: Two letters of ISO 3166: where a number without calling code was written.
  package init?(parsing text: String, region: String?) {
    let home = region.flatMap { RegionCode($0) }
    self.init(PhoneSpelling(Array(text.utf8)[...]), home: home)
  }

  /// Shows what was read to the library, country code first.
  init?(_ spelling: PhoneSpelling, home: RegionCode?) {
    guard spelling.digits.count >= 3, spelling.digits.count <= 20 else { return nil }
    let reading = PhoneReading(spelling, region: home)
    let isRead = reading.country != 0 && (reading.isWritten || reading.isPossible)
    var text = isRead ? "+\(reading.country)\(reading.national.text)" : spelling.digits.text
    if !spelling.extensionDigits.isEmpty { text += ";ext=" + spelling.extensionDigits.text }
    let homeOrNone = isRead ? nil : home
    guard let facts = PhoneLibrary.facts(of: text, region: homeOrNone) else { return nil }
    e164 = facts.spellings[0]
    international = facts.spellings[1]
    national = facts.spellings[2]
    rfc3966 = facts.spellings[3]
    `extension` = facts.spellings[4]
    self.region = RegionCode(facts.spellings[5])
    type = facts.type
    isPossible = facts.isPossible
    isValid = facts.isValid
    isWhole = spelling.isWhole
    country = facts.country
  }

  /// How alike this number and another are to libphonenumber.
  package func match(_ other: PhoneNumber) -> PhoneMatchKind {
    PhoneLibrary.match(rfc3966, region: nil, other.rfc3966, region: nil)
  }
}

extension PhoneNumber {
  /// The number in `text` as `format` writes it.
  ///
  /// `nil` where the text stays as it is: because it is written so already, cannot be read, is not
  /// valid, or holds anything besides a number and its extension, as a label or a second number.
  /// No digit is lost: the national number stands at the end of the old digits and of the new ones.
  package static func rewritten(
    _ text: String,
    region: String?,
    format: PhoneFormat
  ) -> String? {
    let spelling = PhoneSpelling(Array(text.utf8)[...])
    let home = region.flatMap { RegionCode($0) }
    guard spelling.isWhole, spelling.isBare,
      let number = PhoneNumber(spelling, home: home), number.isValid
    else { return nil }
    let written = number.written(format, home: home)
    let again = PhoneSpelling(Array(written.utf8)[...])
    guard written != text, again.isBare, number.keepsDigits(of: spelling, in: again, home: home)
    else { return nil }
    return written
  }

  private func written(_ format: PhoneFormat, home: RegionCode?) -> String {
    switch format {
    case .international: return international
    case .national:
      let isHome = home.flatMap { NumberingPlans.world.plan(of: $0)?.country } == country
      return isHome ? national : international
    case .e164: return `extension`.isEmpty ? e164 : e164 + " ext. " + `extension`
    }
  }

  /// Whether both spellings end in the national number, and are the same number when read.
  private func keepsDigits(
    of old: PhoneSpelling,
    in new: PhoneSpelling,
    home: RegionCode?
  ) -> Bool {
    let (was, now) = (PhoneReading(old, region: home), PhoneReading(new, region: home))
    func ends(_ digits: DigitString) -> Bool {
      digits.count >= was.national.count
        && digits.dropFirst(digits.count - was.national.count) == was.national
    }
    return ends(old.digits) && ends(new.digits) && now.national == was.national
      && now.country == was.country && old.extensionDigits == new.extensionDigits
  }
}
