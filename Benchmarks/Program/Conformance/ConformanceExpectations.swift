import Foundation

/// What is expected of the contact files below a folder: its `expectations.json`.
struct ConformanceExpectations: Decodable {
  /// What is expected of one file.
  struct File: Decodable {
    /// A value that a contact has.
    struct Assertion: Decodable {
      /// Which contact of the file, counted from 0.
      let card: Int
      /// Where the value is, as ``ConformancePath`` reads it.
      let path: String
      let value: String

      private enum CodingKeys: String, CodingKey { case card, path, value }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        card = try values.decodeIfPresent(Int.self, forKey: .card) ?? 0
        path = try values.decode(String.self, forKey: .path)
        if let number = try? values.decode(Int.self, forKey: .value) {  // a count may be a number
          value = String(number)
        } else {
          value = try values.decode(String.self, forKey: .value)
        }
      }
    }

    /// The path below the folder.
    let file: String
    /// How many contacts it has; `nil` where nobody counted.
    let cards: Int?
    /// How often each property stands in each card, at least.
    let propertyCounts: [[String: Int]]?
    let asserted: [Assertion]?

    private enum CodingKeys: String, CodingKey {
      case file, cards, asserted
      case propertyCounts = "property_counts"
    }
  }

  let files: [File]

  /// The files below `folder` of which something is expected, each with its place.
  ///
  /// An `expectations.json` names files by their path below the folder in which it stands: that may
  /// be `folder`, one below it, or the nearest above it.
  static func files(below folder: URL) throws -> [(place: URL, file: File)] {
    let folder = folder.standardizedFileURL
    var lists =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.lastPathComponent == Self.fileName } ?? []
    if lists.isEmpty {
      var above = folder
      while lists.isEmpty, above.path != "/" {
        above = above.deletingLastPathComponent().standardizedFileURL
        let list = above.appending(path: Self.fileName)
        if FileManager.default.fileExists(atPath: list.path) { lists = [list] }
      }
    }
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return try lists.sorted { $0.path < $1.path }.flatMap { list in
      let root = list.deletingLastPathComponent()
      return try JSONDecoder().decode(Self.self, from: Data(contentsOf: list)).files.map {
        (root.appending(path: $0.file).standardizedFileURL, $0)
      }
    }
    .filter { $0.0.path.hasPrefix(prefix) }
  }

  private static let fileName = "expectations.json"
}
