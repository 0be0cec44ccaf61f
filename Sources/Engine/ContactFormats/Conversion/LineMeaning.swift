package import ContactModel

/// What a line says, apart from how it is spelled.
///
/// `NOTE;ENCODING=QUOTED-PRINTABLE:a=2Cb` in vCard 2.1 and `NOTE:a\,b` mean the same. Lines of two
/// versions are compared after one of them is converted.
package struct LineMeaning: Hashable, Sendable {
  /// The group, which has no case.
  package var group: String
  package var name: String
  /// Sorted by name, their values as texts; those that only tell how the value is coded left out.
  package var parameters: [ContentLine.Parameter]
  /// The components of the value, each a list of texts; a plain value is one component of one.
  package var value: [[[UInt8]]]

  /// What `line`, which stands in a card of `version`, says.
  package init(_ line: ContentLine, version: CardVersion) {
    group = line.group.uppercased()
    name = line.name
    let coding = LineCoding(line)
    let form = line.name.isEmpty ? .unknown : PropertyForm.of(line.name)
    parameters = Self.parameters(line, coding: coding, form: form)
    if coding.isBase64 {
      value = [[line.value.filter { !$0.isBlank }]]
      return
    }
    if line.name == "AGENT", let card = AgentValue.card(line.value) {
      value = [[card]]
      return
    }
    let text = coding.decodedValue(of: line)
    value = Self.value(text, form: form, version: version)
  }

  private static func value(
    _ text: [UInt8],
    form: PropertyForm,
    version: CardVersion
  ) -> [[[UInt8]]] {
    let plain = TextValue.withPlainLineEnds(text)
    switch form {
    case .text, .uri, .languageTag: return [[TextValue.plain(plain, version: version)]]
    case .list: return [TextValue.list(plain, version: version)]
    case .structured, .components:
      var components = TextValue.structured(plain, version: form == .components ? .v21 : version)
      if form == .components {
        components = TextValue.split(plain, at: .semicolon).map {
          [TextValue.plain($0, version: version)]
        }
      }
      while components.count > 1, components.last?.allSatisfy(\.isEmpty) == true {
        components.removeLast()
      }
      return components
    case .date, .timestamp:
      let date = TextValue.plain(plain, version: version)
      return [[DateForms.basic(date) ?? date]]
    case .unknown:
      return [[TextValue.withEscapedLineEnds(plain)]]
    }
  }

  private static func parameters(
    _ line: ContentLine,
    coding: LineCoding,
    form: PropertyForm
  ) -> [ContentLine.Parameter] {
    guard !line.parameters.isEmpty else { return [] }
    var values: [String: [String]] = [:]
    for parameter in line.parameters {
      values[parameter.name, default: []] += parameter.values.map(ParameterText.decoded)
    }
    values["CHARSET"] = nil
    values["ENCODING"] = coding.isBase64 ? ["B"] : coding.unknownEncoding.map { [$0] }
    if let types = values["TYPE"] {
      let words = types.flatMap { $0.split(separator: ",", omittingEmptySubsequences: true) }
        .map { $0.lowercased() }
      values["TYPE"] = words.isEmpty ? nil : Set(words).sorted()
    }
    if let sort = values["SORT-AS"] { values["SORT-AS"] = [sort.joined(separator: ",")] }
    if let type = values["VALUE"]?.first?.lowercased() {
      values["VALUE"] = isImplied(type, line: line, coding: coding, form: form) ? nil : [type]
    }
    return values.map { ContentLine.Parameter(name: $0.key, values: $0.value) }
      .sorted { $0.name < $1.name }
  }

  /// Whether VALUE says nothing that is not so anyway.
  private static func isImplied(
    _ type: String,
    line: ContentLine,
    coding: LineCoding,
    form: PropertyForm
  ) -> Bool {
    switch type {
    case "inline": true
    case "url": form == .uri
    case "binary": coding.isBase64
    case "date", "date-time", "date-and-or-time": form == .date
    case "phone-number": line.name == "TEL"
    default: type == form.valueType
    }
  }
}

/// How the value of a line is coded: what ENCODING and CHARSET say.
struct LineCoding {
  var isQuotedPrintable = false
  var isBase64 = false
  /// An encoding that no version has.
  var unknownEncoding: String?
  private var charset: [UInt8] = []

  init(_ line: ContentLine) {
    for parameter in line.parameters {
      switch parameter.name {
      case "ENCODING":
        for value in parameter.values { read(value.uppercased()) }
      case "CHARSET": charset = Array((parameter.values.first ?? "").utf8)
      default: break
      }
    }
  }

  private mutating func read(_ encoding: String) {
    switch encoding {
    case "QUOTED-PRINTABLE", "QP", "Q": isQuotedPrintable = true
    case "BASE64", "B": isBase64 = true
    case "8BIT", "7BIT", "": break
    default: unknownEncoding = encoding
    }
  }

  /// The value in UTF-8; its escapes, and line ends that were hidden, are still in it.
  func decodedValue(of line: ContentLine) -> [UInt8] {
    TransferEncoding.decode(
      line.value.span,
      0..<line.value.count,
      isQuotedPrintable: isQuotedPrintable,
      charset: charset,
      otherwise: nil
    )
  }
}
