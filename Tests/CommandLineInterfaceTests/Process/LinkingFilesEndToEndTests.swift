import Testing

@testable import CommandLineInterface

@Suite struct LinkingFilesEndToEndTests {
  @Test func `two files are linked one to one`() throws {
    let folder = try TemporaryFolder()
    let header = "id,given,family,phone\n"
    let members = try folder.write(
      header + "a,Ana,Ruiz,+1 415 555 0101\nb,Ann,Ruiz,\n",
      to: "m.csv"
    )
    let all = try folder.write(header + "x,Bo,Ek,\ny,Ana,Ruiz,(415) 555-0101\n", to: "a.csv")
    let result = try CommandProcess.run([
      "duplicates", "--between", "--one-to-one", "--clusters", "-", members, all,
    ])
    #expect(result.output == "id,cluster\na,a\nb,b\nx,x\ny,a\n", "\(result.errors)")
  }

  @Test(arguments: [
    (["--one-to-one", "x.csv", "y.csv"], "--one-to-one needs --between"),
    (["--between", "x.csv"], "name two or more"),
  ])
  func `what makes no sense is refused`(arguments: [String], message: String) throws {
    let result = try CommandProcess.run(["duplicates"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
