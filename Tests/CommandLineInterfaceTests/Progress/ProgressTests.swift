import ResponsiveWork
import Testing

@testable import CommandLineInterface

private func snapshot(
  _ fraction: Double?,
  stage: String? = "Comparing contacts",
  record: Int? = nil,
  remaining: Duration? = nil,
  elapsed: Duration = .zero
) -> WorkProgress.Snapshot {
  WorkProgress.Snapshot(
    stage: stage,
    fraction: fraction,
    record: record,
    records: record.map { _ in 10_000 },
    elapsed: elapsed,
    remaining: remaining
  )
}

@Suite struct ProgressFrameTests {
  @Test(
    "a frame has bar, share, title, record and remaining time",
    arguments: [
      (
        snapshot(0.483, record: 4_812, remaining: .seconds(9)),
        [
          "██████████████████░░░░░░░░░░░░░░░░░░░░░   48 %  Comparing contacts",
          "At record 4,812 of 10,000  About 9 seconds remaining",
        ]
      ),
      (
        snapshot(0, stage: nil),
        [
          "░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░    0 %  [Being busy]",
          "Calculating remaining time ...",
        ]
      ),
      (
        snapshot(0.9999),
        [
          "██████████████████████████████████████░   99 %  Comparing contacts",
          "Calculating remaining time ...",
        ]
      ),
      (
        snapshot(1),
        [
          "███████████████████████████████████████  100 %  Comparing contacts"
        ]
      ),
      (snapshot(nil), ["⠋ Comparing contacts"]),
      (snapshot(nil, record: 3), ["⠋ Comparing contacts", "At record 3 of 10,000"]),
    ] as [(WorkProgress.Snapshot, [String])]
  )
  func frames(snapshot: WorkProgress.Snapshot, expected: [String]) {
    #expect(ProgressFrame.lines(snapshot, width: 80, step: 0) == expected)
  }

  @Test func `the indicator moves where no share is known`() {
    let first = ProgressFrame.lines(snapshot(nil), width: 80, step: 1)
    let second = ProgressFrame.lines(snapshot(nil), width: 80, step: 2)
    #expect(first != second)
  }

  @Test func `every line is narrower than the terminal, and the share is there from 9 columns on`()
  {
    for width in 1...200 {
      for fraction in [0, 0.07, 0.5, 0.99, 1] {
        let lines = ProgressFrame.lines(
          snapshot(
            fraction,
            stage: "山田 and a title that is long",
            record: 9_999,
            remaining: .seconds(59)
          ),
          width: width,
          step: 3
        )
        for line in lines { #expect(DisplayWidth.of(line) < max(2, width)) }
        if width >= 9 { #expect(lines[0].contains("\(Int(fraction * 100)) %")) }
      }
    }
  }

  @Test func `where two phrases do not fit, the remaining time is the one that is shown`() {
    let lines = ProgressFrame.lines(
      snapshot(0.5, record: 5_000, remaining: .seconds(9)),
      width: 40,
      step: 0
    )
    #expect(lines[1] == "About 9 seconds remaining")
  }

  @Test func `a title cannot command the terminal`() {
    let lines = ProgressFrame.lines(
      snapshot(0.5, stage: "Reading \u{1B}[2J.vcf"),
      width: 80,
      step: 0
    )
    #expect(lines[0].hasSuffix("Reading \\x1B[2J.vcf"))
  }
}

@Suite struct ProgressDrawingTests {
  @Test func `frames replace each other and leave nothing behind`() {
    var terminal = InMemoryTerminal(width: 60)
    var drawing = ProgressDrawing()
    terminal.receive("$ smartercontacts\r\n")
    for percent in 0...100 {
      terminal.receive(
        drawing.draw(snapshot(Double(percent) / 100, record: percent + 1), width: 60)
      )
      #expect(terminal.rows.count == 3)
      #expect(terminal.rows[1].contains("\(percent) %"))
      #expect(terminal.rows[2].contains("At record \(percent + 1) of 10,000"))
    }
    terminal.receive(drawing.clear())
    terminal.receive("done")
    #expect(terminal.rows == ["$ smartercontacts", "done"])
  }

  @Test func `a shorter frame leaves nothing of a longer one`() {
    var terminal = InMemoryTerminal(width: 60)
    var drawing = ProgressDrawing()
    terminal.receive(drawing.draw(snapshot(0.5, stage: "A long title", record: 10), width: 60))
    terminal.receive(drawing.draw(snapshot(nil, stage: "B"), width: 60))
    #expect(terminal.rows == ["⠹ B"])
  }

  @Test func `what did not change is not sent again`() {
    var drawing = ProgressDrawing()
    #expect(drawing.draw(snapshot(0.5), width: 60) != "")
    #expect(drawing.draw(snapshot(0.5), width: 60) == "")
    #expect(drawing.draw(snapshot(0.5001), width: 60) == "")
  }

  @Test func `nothing is cleared where nothing was drawn`() {
    var drawing = ProgressDrawing()
    #expect(drawing.clear() == "")
    _ = drawing.draw(snapshot(0.5), width: 60)
    #expect(drawing.clear() != "")
    #expect(drawing.clear() == "")
  }

  @Test func `resizing at any time leaves nothing behind`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<200 {
      var terminal = InMemoryTerminal(width: 60)
      var drawing = ProgressDrawing()
      terminal.receive("$\r\n")
      for step in 0...20 {
        let width = Int.random(in: 9...120, using: &random)
        terminal.resize(to: width)
        let frame = snapshot(Double(step) / 20, record: step * 400)
        terminal.receive(drawing.draw(frame, width: width))
        #expect(terminal.rows.count == 3, "\(width): \(terminal.rows)")
        #expect(terminal.rows[0] == "$")
      }
      terminal.receive(drawing.clear())
      #expect(terminal.rows == ["$", ""])
    }
  }
}

@Suite struct ProgressNotesTests {
  @Test func `work under two seconds has no lines, longer work one every few seconds`() {
    var notes = ProgressNotes()
    var times: [Int] = []
    for tenth in 0...200
    where notes.line(snapshot(0.5, elapsed: .milliseconds(tenth * 100))) != nil {
      times.append(tenth)
    }
    #expect(times == [20, 70, 120, 170])
  }

  @Test func `a line says all in one`() {
    var notes = ProgressNotes()
    let line = notes.line(
      snapshot(0.4, record: 40, remaining: .seconds(9), elapsed: .seconds(3))
    )
    #expect(
      line == "Comparing contacts: 40 %, At record 40 of 10,000, About 9 seconds remaining"
    )
    #expect(notes.line(snapshot(nil, elapsed: .seconds(9))) == "Comparing contacts")
  }
}
