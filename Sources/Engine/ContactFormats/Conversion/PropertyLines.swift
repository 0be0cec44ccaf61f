import ContactModel

extension ContentLine {
  /// A line of vCard 4.0 that is not spelled yet.
  init(
    property name: String,
    group: String = "",
    types: [String] = [],
    parameters: [Parameter] = [],
    value: [UInt8],
    line: Int
  ) {
    var all = parameters
    if !types.isEmpty { all.insert(Parameter(name: "TYPE", values: types), at: 0) }
    self.init(raw: [], group: group, name: name, parameters: all, value: value, line: line)
  }

  /// The first value of the parameter `name`, as text.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.values.first.map(ParameterText.decoded)
  }

  /// Whether it says that its value is text, though it could be something else.
  var isText: Bool { parameter("VALUE")?.lowercased() == "text" }

  /// The types of the line in lower case.
  var types: [String] {
    parameters.filter { $0.name == "TYPE" }.flatMap(\.values)
      .flatMap { $0.split(separator: ",").map { $0.lowercased() } }
  }

  /// A line that holds a cell or an attribute which has no property.
  ///
  /// `X-COLUMN;X-NAME=Account:value`.
  static func unmapped(
    _ property: String,
    named name: String,
    _ text: [UInt8],
    line: Int
  ) -> ContentLine {
    ContentLine(
      property: property,
      parameters: [Parameter(name: "X-NAME", values: [ParameterText.encoded(name)])],
      value: TextValue.escaped(text),
      line: line
    )
  }
}

/// The words for kinds of phones, addresses and so on, in tables.
enum TypeWords {
  private static let words: [(label: String, type: String)] = [
    ("mobile", "cell"), ("cell", "cell"), ("home", "home"), ("work", "work"), ("fax", "fax"),
    ("pager", "pager"), ("voice", "voice"), ("other", "other"), ("main", "main"), ("car", "car"),
  ]

  /// The types that a label such as "Work Fax" stands for; `nil` where a word of it is not known.
  static func types(ofLabel label: String) -> [String]? {
    var types: [String] = []
    for word in label.lowercased().split(whereSeparator: { $0 == " " || $0 == "," }) {
      guard let known = words.first(where: { $0.label == word }) else { return nil }
      types.append(known.type)
    }
    return types
  }

  /// The label for `types`, as "Work Fax"; `nil` where one of them has no word.
  static func label(of types: [String]) -> String? {
    var label: [String] = []
    for type in types {
      guard let known = words.first(where: { $0.type == type }) else { return nil }
      label.append(known.label.prefix(1).uppercased() + known.label.dropFirst())
    }
    return label.joined(separator: " ")
  }

  /// The types of a kind that a column stands for.
  static func types(of kind: ValueKind) -> [String] {
    let kinds: [(ValueKind, String)] = [
      (.home, "home"), (.work, "work"), (.mobile, "cell"), (.fax, "fax"), (.pager, "pager"),
      (.other, "other"),
    ]
    return kinds.filter { kind.contains($0.0) }.map(\.1)
  }
}
