/// What stays small enough to be read at one go.
enum SizeRules {
  static let maximumFileLines = 400
  static let maximumFunctionLines = 60

  /// Files that may be longer, each with its reason: tables of data and generated files alone.
  static let longFiles: [String: String] = [:]

  static let all = [fileLength, functionLength]

  static let fileLength = TidyRule(
    "a file has at most \(maximumFileLines) lines",
    where: { longFiles[$0.path] == nil },
    check: { file in
      let count = file.lines.count
      return count > maximumFileLines
        ? [(count, "has \(count) lines; look for the second concept")] : []
    }
  )

  static let functionLength = TidyRule("a function has at most \(maximumFunctionLines) lines") {
    SwiftFunction.all(in: $0.code).filter { $0.lines.count > maximumFunctionLines }
      .map { ($0.lines.lowerBound, "\($0.name) has \($0.lines.count) lines") }
  }
}
