import ContactModel

/// Finds what a version has no place of its own for.
enum ConversionNotes {
  /// What is to be said of `line`, which was `original` in the source.
  static func notes(
    on line: ContentLine,
    from original: ContentLine?,
    source: CardVersion,
    target: CardVersion
  ) -> [ConversionNote] {
    guard let original, !line.name.isEmpty else { return [] }
    var notes: [ConversionNote] = []
    func note(_ what: String, _ place: String) {
      notes.append(ConversionNote(line: line.line, what: what, place: place))
    }
    if line.name != original.name, line.name.hasPrefix("X-"), !original.name.hasPrefix("X-") {
      note(
        original.name.isEmpty ? "a line that is no property" : original.name,
        "kept as \(line.name)"
      )
    }
    for parameter in line.parameters {
      if parameter.name == source.carrier {
        note(original.name, "its spelling in vCard \(source.text) is kept in \(parameter.name)")
      } else if target != .v40, newParameters.contains(parameter.name), source == .v40 {
        note(
          "\(line.name);\(parameter.name)",
          "kept as written, though vCard \(target.text) has no such parameter"
        )
      }
    }
    return notes
  }

  /// The parameters that vCard 4.0 and its extensions brought.
  private static let newParameters: Set<String> = [
    "PREF", "ALTID", "PID", "CALSCALE", "SORT-AS", "GEO", "TZ", "MEDIATYPE", "LABEL", "LEVEL",
    "INDEX", "CC", "AUTHOR", "AUTHOR-NAME", "CREATED", "PHONETIC", "PROP-ID", "SCRIPT",
    "SERVICE-TYPE", "USERNAME", "JSPTR", "JSCOMPS",
  ]
}
