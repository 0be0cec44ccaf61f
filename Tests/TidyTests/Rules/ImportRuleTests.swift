import Testing

@Suite struct ImportRuleTests {
  @Test func `the modules of all kinds of imports are found`() {
    let text = """
      import A
      package import B
      @testable import C
      import struct D.E
      // import F
      """
    let imports = ImportRules.imports(of: ProjectFile(path: "a.swift", text: text))
    #expect(imports.map(\.module) == ["A", "B", "C", "D"])
    #expect(imports.map(\.line) == [1, 2, 3, 4])
  }

  @Test(
    "a target imports what the table allows",
    arguments: [
      ("Sources/ResponsiveWork/A.swift", "import Foundation", 1),
      ("Sources/ResponsiveWork/A.swift", "internal import Glibc", 0),
      ("Sources/Engine/ContactModel/A.swift", "import ContactEngine", 1),
      ("Sources/Engine/ContactFormats/Deep/A.swift", "internal import CZlib", 0),
      ("Sources/Engine/Unheard/A.swift", "", 1),
      ("Tests/MergingTests/A.swift", "import Foundation", 0),
    ]
  )
  func table(path: String, text: String, findings: Int) {
    #expect(ImportRules.onlyAllowed.messages([path: text]).count == findings)
  }

  @Test func `a second importer of a header is found`() {
    let header = ["Sources/Foreign/CZ/shim.h": ""]
    let one = header.merging(
      ["Sources/Engine/A/A.swift": "import CZ", "Sources/Engine/A/B.swift": "import CZ"]
    ) { $1 }
    let two = one.merging(["Sources/Engine/B/A.swift": "import CZ"]) { $1 }
    #expect(ImportRules.oneImporterOfEachHeader.messages(one).isEmpty)
    #expect(
      ImportRules.oneImporterOfEachHeader.messages(two)
        == ["Sources/Engine/B/A.swift:1: CZ is imported by A already"]
    )
  }
}
