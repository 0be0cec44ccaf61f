import Testing

@testable import CommandLineInterface

@Suite struct EvaluateEndToEndTests {
  @Test func `precision, recall and F1 are those of the pairs`() throws {
    let folder = try TemporaryFolder()
    let truth = try folder.write(
      "key,who\n1,a\n2,a\n3,a\n4,b\n5,b\n6,c\n",
      to: "truth.csv"
    )
    // Joined: 12, 34, 56. True: 12, 13, 23, 45. Both: 12.
    let clusters = try folder.write("id,cluster\n6,5\n5,5\n4,3\n3,3\n2,1\n1,1\n", to: "c.csv")
    let arguments = [
      "evaluate", "--clusters", clusters, "--truth", truth, "--columns", "id=key,truth=who",
    ]
    let result = try CommandProcess.run(arguments)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        precision  0.3333  1 of 3 joined pairs are right
        recall     0.2500  1 of 4 true pairs are joined
        F1         0.2857

        """
    )
    #expect(
      try CommandProcess.run(arguments + ["--json"]).output == """
        {"precision":0.3333,"recall":0.2500,"f1":0.2857,"true_positives":1,\
        "false_positives":2,"false_negatives":3}

        """
    )
  }
}
