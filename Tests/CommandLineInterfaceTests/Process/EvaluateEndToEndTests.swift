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
        clusters   0.0000  0 exact; 3 found, 3 true
        B-cubed    0.6376  precision 0.6666, recall 0.6111

        """
    )
    #expect(
      try CommandProcess.run(arguments + ["--json"]).output == """
        {"precision":0.3333,"recall":0.2500,"f1":0.2857,"true_positives":1,\
        "false_positives":2,"false_negatives":3,"clusters":{"precision":0.0000,\
        "recall":0.0000,"f1":0.0000,"exact":0,"found":3,"true":3},\
        "b_cubed":{"precision":0.6666,"recall":0.6111,"f1":0.6376}}

        """
    )
  }

  @Test func `every threshold of scored pairs is tried, and drawn`() throws {
    let folder = try TemporaryFolder()
    let pairs = try folder.write(
      "a,b,similarity,probability\n1,2,0.9000,0.990000\n2,3,0.8000,0.400000\n1,4,0.7,0.3\n",
      to: "p.csv"
    )
    let labels = try folder.write("a,b,match\n2,1,1\n3,2,yes\n4,1,0\n5,6,same\n", to: "l.csv")
    let plot = folder.file("curve.svg")
    let arguments = ["evaluate", "--pairs", pairs, "--labels", labels]
    let result = try CommandProcess.run(arguments + ["--plot", plot])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == "best       0.8000  from 0.400000: precision 1.0000, recall 0.6666\n"
    )
    let drawing = try folder.text("curve.svg")
    #expect(drawing.hasPrefix("<svg xmlns="))
    #expect(drawing.contains("The best F1 is 0.8000"))
    let bySimilarity = try CommandProcess.run(arguments + ["--by", "similarity"])
    #expect(bySimilarity.output.hasPrefix("best       0.8000  from 0.800000"))
  }

  @Test func `without any truth the probabilities say what to expect`() throws {
    let folder = try TemporaryFolder()
    let pairs = try folder.write(
      "a,b,similarity,probability\n1,2,0.9,0.99\n2,3,0.8,0.90\n3,4,0.5,0.2\n",
      to: "p.csv"
    )
    let clusters = try folder.write("id,cluster\n1,1\n2,1\n3,1\n4,4\n", to: "c.csv")
    let result = try CommandProcess.run(["evaluate", "--clusters", clusters, "--pairs", pairs])
    #expect(
      result.output == """
        expected   0.9270  of 3 joined pairs should be right; 0.9329 of those that were scored are \
        joined

        """
    )
  }

  @Test(arguments: [
    ([], "there is nothing to measure"),
    (["--clusters", "c.csv"], "nothing says what is right"),
    (["--pairs", "p.csv", "--truth", "t", "--labels", "l"], "give one of them"),
    (["--clusters", "c.csv", "--truth", "t", "--plot", "x.svg"], "--plot needs --pairs"),
  ])
  func `what is missing is named`(arguments: [String], message: String) throws {
    let result = try CommandProcess.run(["evaluate"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: [
    ("a,b,match\n1,2,perhaps\n", "l.csv:2: match is \"perhaps\""),
    ("a,b,match\n1,,1\n", "l.csv:2: a or b is empty"),
    ("x,y\n1,2\n", "l.csv"),
  ])
  func `a line that cannot be understood is named`(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let pairs = try folder.write("a,b,similarity,probability\n1,2,0.9,0.99\n", to: "p.csv")
    let labels = try folder.write(text, to: "l.csv")
    let result = try CommandProcess.run(["evaluate", "--pairs", pairs, "--labels", labels])
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
