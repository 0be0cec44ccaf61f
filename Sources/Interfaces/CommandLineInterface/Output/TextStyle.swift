/// How text is shown on a stream.
struct TextStyle: Hashable, Sendable {
  enum Color: Hashable, Sendable {
    case none, red, yellow

    fileprivate var code: String {
      switch self {
      case .none: ""
      case .red: "\u{1B}[31m"
      case .yellow: "\u{1B}[33m"
      }
    }
  }

  /// Whether the stream is a terminal that a person looks at.
  var isTerminal: Bool
  /// Whether colors are wanted and there.
  var hasColor: Bool
  /// The columns there are; `nil` for as many as one likes.
  var width: Int?

  /// A file or a pipe.
  static let plain = TextStyle(isTerminal: false, hasColor: false, width: nil)

  /// The style of a stream.
  ///
  /// - Note: Source: no-color.org: `NO_COLOR` counts when it is not empty.
  init(isTerminal: Bool, columns: Int?, noColor: String?, terminal: String?) {
    let isAble = terminal.map { !$0.isEmpty && $0 != "dumb" } ?? false
    self.init(
      isTerminal: isTerminal,
      hasColor: isTerminal && isAble && (noColor ?? "").isEmpty,
      width: isTerminal ? columns ?? 80 : nil
    )
  }

  init(isTerminal: Bool, hasColor: Bool, width: Int?) {
    self.isTerminal = isTerminal
    self.hasColor = hasColor
    self.width = width
  }

  /// `text` in that color, where there is color.
  func paint(_ text: String, _ color: Color) -> String {
    guard hasColor, color != .none else { return text }
    return color.code + text + "\u{1B}[0m"
  }
}
