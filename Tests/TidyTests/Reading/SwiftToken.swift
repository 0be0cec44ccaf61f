/// A piece of Swift text, as far as a tidy rule has to tell pieces apart.
struct SwiftToken: Equatable, Sendable {
  enum Kind {
    /// A name, a keyword or a number.
    case word
    /// One character of punctuation.
    case symbol
    /// What stands between the quotes of a literal, or one part of it beside an interpolation.
    case string
    /// A comment with its slashes.
    case comment
  }

  let kind: Kind
  let text: String
  /// The line of its first character, counted from 1.
  let line: Int
  /// Whether it directly follows the token before it.
  let isAttached: Bool
}
