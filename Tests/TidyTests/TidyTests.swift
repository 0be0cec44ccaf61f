import Testing

private let rules =
  SizeRules.all + NameRules.all + SafetyRules.all + EffectRules.all + ImportRules.all
  + DesignRules.all + PlaceRules.all

@Suite struct TidyTests {
  @Test("the project holds its rules", arguments: rules)
  func projectHolds(rule: TidyRule) {
    #expect(!Project.onDisk.swiftFiles.isEmpty)
    for finding in rule.findings(Project.onDisk) {
      Issue.record("\(finding)")
    }
  }

  @Test("an exemption is of a file that is there and has a reason")
  func exemptionsAreNeeded() {
    let paths = Set(Project.onDisk.files.map(\.path))
    for (path, reason) in SizeRules.longFiles {
      #expect(paths.contains(path))
      #expect(!reason.isEmpty)
    }
  }
}
