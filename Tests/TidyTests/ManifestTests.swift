import Testing

@Suite struct ManifestTests {
  @Test func `a target depends only on targets above it in the manifest`() throws {
    let manifest = try Manifest.ofProject()
    #expect(manifest.targets.count > 1)
    #expect(manifest.upwardFaults.isEmpty)
  }

  @Test func `the architecture's page names every target but the tests`() throws {
    let page = try #require(
      Project.onDisk.files.first { $0.path == "Documentation/Architecture.md" }
    )
    let targets = try Manifest.ofProject().targets.map(\.name).filter { !$0.hasSuffix("Tests") }
    let unnamed = targets.filter { !page.text.contains("`\($0)`") }
    #expect(unnamed.isEmpty)
  }

  @Test func `a dependency on a target below is a fault, one on a product is none`() {
    func target(_ name: String, _ dependencies: [Manifest.Dependency]) -> Manifest.Target {
      Manifest.Target(name: name, dependencies: dependencies)
    }
    let onB = Manifest.Dependency(name: "B", isProduct: false)
    let onProduct = Manifest.Dependency(name: "C", isProduct: true)
    #expect(
      Manifest(targets: [target("A", [onB]), target("B", [])]).upwardFaults == ["A depends on B"]
    )
    #expect(
      Manifest(targets: [target("B", []), target("A", [onB, onProduct])]).upwardFaults.isEmpty
    )
  }
}
