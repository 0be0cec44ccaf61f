import ContactModel

/// A property as it is read: its header, what its parameters say, and the version of its card.
struct Property {
  var known: CardProperty
  var header: PropertyHeader
  var parameters: PropertyParameters
  var isVersion21: Bool
  /// Which of the card's addresses it is, if it is one.
  var address: UInt16

  /// Reads the header's parameters, which stand in `line`.
  init(
    _ known: CardProperty,
    _ header: PropertyHeader,
    of line: Span<UInt8>,
    isVersion21: Bool,
    address: UInt16
  ) {
    self.known = known
    self.header = header
    parameters =
      header.parameters.isEmpty
      ? PropertyParameters() : PropertyParameters(line, header.parameters)
    self.isVersion21 = isVersion21
    self.address = address
  }

  fileprivate var escapes: TextEscapes {
    TextEscapes(hasLineEnds: !isVersion21, joinsAtCommas: false)
  }
}

extension TableBuilder {
  /// Adds what a property says.
  ///
  /// `line` is the unfolded line, to which the ranges in `property` belong; `origin` is where it
  /// begins in the source, `nil` where it does not stand there.
  mutating func add(
    _ property: Property,
    of line: Span<UInt8>,
    origin: Int?
  ) throws(ReadingError) {
    let value = property.header.value..<line.count
    guard !line.trimmed(value).isEmpty else { return }
    if property.known == .androidCustom { try addAndroidCustom(property, of: line) }
    if property.known.isKeptWhole {
      return try addWhole(property, of: line, origin: origin)
    }
    if property.known == .birthday && !property.parameters.omittedYear.isEmpty {
      try addBirthday(property, of: line, origin: origin)
      return try addWhole(property, of: line, origin: origin)
    }
    var saysMore = property.parameters.saysMore
    let isQuotedPrintable = property.parameters.encoding == .quotedPrintable
    if isQuotedPrintable || !property.parameters.charset.isEmpty || !isUTF8 {
      let decoded = TransferEncoding.decode(
        line,
        value,
        isQuotedPrintable: isQuotedPrintable,
        charset: line.copy(property.parameters.charset),
        otherwise: charset
      )
      if try addParts(property, decoded.span, 0..<decoded.count, origin: nil) { saysMore = true }
    } else if try addParts(property, line, value, origin: origin) {
      saysMore = true
    }
    if saysMore { try addWhole(property, of: line, origin: origin) }
  }

  /// Adds the line as it is, without its group, the name in upper case.
  private mutating func addWhole(
    _ property: Property,
    of line: Span<UInt8>,
    origin: Int?
  ) throws(ReadingError) {
    let start = property.header.name.lowerBound
    let isLiteral =
      property.header.name.allSatisfy { line[$0] == line[$0].upper }
      && (isUTF8 || UTF8Validity.isValid(line, start..<line.count))
    if isLiteral {
      return try add(.other, line, start..<line.count, origin: origin)
    }
    var text = property.header.name.map { line[$0].upper }
    text += Charset.decode(
      line.copy(property.header.name.upperBound..<line.count),
      declared: line.copy(property.parameters.charset),
      otherwise: charset
    )
    try add(.other, decoded: text)
  }

  /// Adds the value, or its parts, and returns whether it says more than is added.
  private mutating func addParts(
    _ property: Property,
    _ text: Span<UInt8>,
    _ range: Range<Int>,
    origin: Int?
  ) throws(ReadingError) -> Bool {
    let kind = property.parameters.kind
    switch property.known {
    case .name: return try addName(property, text, range, origin: origin)
    case .address: return try addAddress(property, text, range, origin: origin)
    case .organization: return try addFirst(.organization, property, text, range, origin: origin)
    case .sex: return try addFirst(.sex, property, text, range, origin: origin)
    case .nickname: try addList(.nickname, property, text, range, origin: origin)
    case .categories: try addList(.group, property, text, range, origin: origin)
    case .phone:
      let number = text.dropping(scheme: Self.telephone, range)
      try addText(.phone, kind: kind, property, text, number, origin: origin)
    case .email:
      let address = text.dropping(scheme: Self.mail, range)
      try addText(.email, kind: kind, property, text, address, origin: origin)
    case .birthday: try addText(.birthday, property, text, range, origin: origin)
    case .formattedName: try addText(.name, property, text, range, origin: origin)
    case .title: try addText(.title, property, text, range, origin: origin)
    case .birthplace: try addText(.birthplace, property, text, range, origin: origin)
    case .url: try addText(.url, property, text, range, origin: origin)
    case .note: try addText(.note, property, text, range, origin: origin)
    case .identifier: try addText(.id, property, text, range, origin: origin)
    case .version, .bookkeeping: try addText(.bookkeeping, property, text, range, origin: origin)
    case .begin, .end, .agent, .label, .androidCustom, .other: return true
    }
    return false
  }

  private static let telephone = Array("TEL:".utf8)
  private static let mail = Array("MAILTO:".utf8)

  /// Adds one text.
  private mutating func addText(
    _ field: Field,
    kind: ValueKind = [],
    occurrence: UInt16 = 0,
    joinsAtCommas: Bool = false,
    _ property: Property,
    _ text: Span<UInt8>,
    _ range: Range<Int>,
    origin: Int?
  ) throws(ReadingError) {
    var escapes = property.escapes
    escapes.joinsAtCommas = joinsAtCommas && !property.isVersion21
    guard escapes.occur(in: text, range) else {
      return try add(field, kind: kind, occurrence: occurrence, text, range, origin: origin)
    }
    try add(
      field,
      kind: kind,
      occurrence: occurrence,
      decoded: escapes.undone(in: text, range)
    )
  }

  /// Adds the parts of a name; returns whether there are more than there are fields.
  private mutating func addName(
    _ property: Property,
    _ text: Span<UInt8>,
    _ range: Range<Int>,
    origin: Int?
  ) throws(ReadingError) -> Bool {
    var start = range.lowerBound
    var number = 0
    while start <= range.upperBound {
      let field: Field
      switch number {
      case 0: field = .family
      case 1: field = .given
      case 2: field = .middle
      case 3: field = .prefix
      case 4: field = .suffix
      default: return !text.isEmptyList(start..<range.upperBound)
      }
      let end = ComponentList.end(in: text, start..<range.upperBound, separator: .semicolon)
      try addText(field, joinsAtCommas: true, property, text, start..<end, origin: origin)
      start = end + 1
      number += 1
    }
    return false
  }

  /// Adds the parts of an address; returns whether something of it has no field.
  private mutating func addAddress(
    _ property: Property,
    _ text: Span<UInt8>,
    _ range: Range<Int>,
    origin: Int?
  ) throws(ReadingError) -> Bool {
    var start = range.lowerBound
    var number = 0
    var box = 0..<0
    var leavesBox = false
    func add(
      _ field: Field,
      _ part: Range<Int>,
      to builder: inout TableBuilder
    ) throws(ReadingError) {
      try builder.addText(
        field,
        kind: property.parameters.kind,
        occurrence: property.address,
        property,
        text,
        part,
        origin: origin
      )
    }
    while start <= range.upperBound && number < 7 {
      let end = ComponentList.end(in: text, start..<range.upperBound, separator: .semicolon)
      var part = start..<end
      start = end + 1
      switch number {
      case 0: box = text.trimmed(part)
      case 1: try add(.unit, part, to: &self)
      case 2:
        // A letter goes to the box or to the house: the one that is there is the street.
        if text.trimmed(part).isEmpty { part = box } else { leavesBox = !box.isEmpty }
        box = 0..<0
        try add(.street, part, to: &self)
      case 3: try add(.city, part, to: &self)
      case 4: try add(.region, part, to: &self)
      case 5: try add(.postcode, part, to: &self)
      default: try add(.country, part, to: &self)
      }
      number += 1
    }
    if !box.isEmpty { try add(.street, box, to: &self) }
    return leavesBox || (start < range.upperBound && !text.isEmptyList(start..<range.upperBound))
  }

  /// Adds the first component alone; returns whether there are others.
  private mutating func addFirst(
    _ field: Field,
    _ property: Property,
    _ text: Span<UInt8>,
    _ range: Range<Int>,
    origin: Int?
  ) throws(ReadingError) -> Bool {
    let end = ComponentList.end(in: text, range, separator: .semicolon)
    try addText(field, property, text, range.lowerBound..<end, origin: origin)
    return !text.isEmptyList(end..<range.upperBound)
  }

  /// Adds each of several values between commas.
  private mutating func addList(
    _ field: Field,
    _ property: Property,
    _ text: Span<UInt8>,
    _ range: Range<Int>,
    origin: Int?
  ) throws(ReadingError) {
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = ComponentList.end(in: text, start..<range.upperBound, separator: .comma)
      try addText(field, property, text, start..<end, origin: origin)
      start = end + 1
    }
  }

  /// Adds a birthday without its year, which stands for none as Apple writes it.
  private mutating func addBirthday(
    _ property: Property,
    of line: Span<UInt8>,
    origin: Int?
  ) throws(ReadingError) {
    let date = line.trimmed(property.header.value..<line.count)
    let year = line.copy(property.parameters.omittedYear)
    guard date.count > year.count,
      line.equals(date.lowerBound..<(date.lowerBound + year.count), upper: year)
    else { return try addText(.birthday, property, line, date, origin: origin) }
    let rest = line.copy((date.lowerBound + year.count)..<date.upperBound)
    try add(.birthday, decoded: Array("--".utf8) + rest.drop { $0 == UInt8(ascii: "-") })
  }
}

extension Span<UInt8> {
  /// Whether `range` has nothing but blanks and semicolons.
  fileprivate func isEmptyList(_ range: Range<Int>) -> Bool {
    range.allSatisfy { self[$0].isBlank || self[$0] == .semicolon }
  }

  /// `range` without `scheme`, as `tel:`, at its beginning.
  fileprivate func dropping(scheme: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let plain = trimmed(range)
    guard plain.count > scheme.count else { return plain }
    let head = plain.lowerBound..<(plain.lowerBound + scheme.count)
    return equals(head, upper: scheme) ? head.upperBound..<plain.upperBound : plain
  }
}
