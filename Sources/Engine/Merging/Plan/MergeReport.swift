package import ContactModel

/// Where each line of the sources is now, as CSV.
///
/// ```
/// file,line,contact,property,state,output_line,journal_entry,reason
/// a.vcf,3,a1,FN,kept,3,,
/// a.vcf,14,a2,EMAIL,merged,6,,
/// a.vcf,13,a2,FN,retired,,1,not chosen
/// ```
/// One row for each line of a card, and for each cell of a row that is not blank. *kept*: it stands
/// in its own contact; *merged*: in the surviving one; *retired*: in the journal's entry.
package struct MergeReport {
  private let plan: MergePlan
  private let lines: (_ contact: Int) -> [ContentLine]
  private let identifier: (_ contact: Int) -> String

  /// The merge of each contact, as an index; -1 for none.
  private var mergeIndex: [Int]
  /// Which of its merge's members each contact is, as an index.
  private var memberIndex: [Int]
  /// Where the lines of merges are of which some members are written, by the merge's index.
  private var linePlaces: [Int: LinePlaces] = [:]
  private var buffer: [UInt8] = []

  /// So much is gathered before it is handed on.
  private static let chunkSize = 1 << 20

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - plan: The plan that is reported.
  ///   - lines: The lines of a card, or the cells of a row; asked for every contact.
  ///   - identifier: What names the contact in its source.
  package init(
    _ plan: MergePlan,
    lines: @escaping (_ contact: Int) -> [ContentLine],
    identifier: @escaping (_ contact: Int) -> String
  ) {
    self.plan = plan
    self.lines = lines
    self.identifier = identifier
    mergeIndex = [Int](repeating: -1, count: plan.countBefore)
    memberIndex = mergeIndex
    for (index, merge) in plan.merges.enumerated() {
      for (number, member) in merge.members.enumerated() {
        mergeIndex[member.contact] = index
        memberIndex[member.contact] = number
      }
    }
  }

  /// Writes the report.
  ///
  /// - Parameter write: Takes the bytes in pieces of about a mebibyte; what it throws ends the
  ///   report.
  package mutating func write(to write: ([UInt8]) throws -> Void) rethrows {
    buffer += "file,line,contact,property,state,output_line,journal_entry,reason\n".utf8
    let starts = outputLines()
    var contact = 0
    for (number, source) in plan.sources.enumerated() {
      for entry in source.entries {
        let merge = mergeIndex[contact]
        if merge < 0 {
          appendUntouched(contact, entry, number, outputLine: starts[contact])
        } else {
          append(contact, ofMerge: merge, number, starts)
        }
        if buffer.count >= Self.chunkSize {
          try write(buffer)
          buffer.removeAll(keepingCapacity: true)
        }
        contact += 1
      }
    }
    try write(buffer)
    buffer = []
  }

  /// The line of the output on which each contact begins that is still there.
  private func outputLines() -> [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(plan.countBefore)
    let output = plan.written()
    var next = 0
    // Lines of the output before the source, less those left out at its beginning.
    var before = 0
    for (number, source) in plan.composedSources.enumerated() {
      before += LineCount.ends(in: output.lineEnds[number][...])
      var shift = before - LineCount.ends(in: source.bytes[..<source.omitted])
      for entry in plan.sources[number].entries {
        starts.append(entry.line + shift)
        guard next < output.edits.count else { continue }
        let edit = output.edits[next].edit
        guard edit.source == number, edit.range.lowerBound == entry.bytes.lowerBound else {
          continue
        }
        next += 1
        shift +=
          LineCount.ends(in: edit.replacement[...]) - LineCount.ends(in: source.bytes[edit.range])
      }
      before = shift + LineCount.ends(in: source.bytes[...])
    }
    return starts
  }

  private mutating func appendUntouched(
    _ contact: Int,
    _ entry: ContactTable.Entry,
    _ source: Int,
    outputLine: Int
  ) {
    let head = cell(plan.sources[source].path)
    let name = cell(identifier(contact))
    let lines = lines(contact)
    for index in lines.indices where isReported(lines[index]) {
      append(head, lines[index], name, "kept")
      append(outputLine + lines[index].line - entry.line)
      buffer += ",,\n".utf8
    }
  }

  private mutating func append(
    _ contact: Int,
    ofMerge index: Int,
    _ source: Int,
    _ starts: [Int]
  ) {
    let merge = plan.merges[index]
    let member = memberIndex[contact]
    let (outputLines, reasons) = takePlaces(ofMember: member, ofMerge: index, starts)
    let head = cell(plan.sources[source].path)
    let name = cell(identifier(contact))
    let lines = lines(contact)
    for index in lines.indices where isReported(lines[index]) {
      if let outputLine = outputLines[index] {
        append(head, lines[index], name, member == merge.survivor ? "kept" : "merged")
        append(outputLine)
        buffer += ",,\n".utf8
      } else {
        append(head, lines[index], name, "retired")
        buffer.append(UInt8(ascii: ","))
        append(merge.number)
        buffer.append(UInt8(ascii: ","))
        buffer += (reasons[index]?.word ?? "").utf8
        buffer.append(0x0A)
      }
    }
  }

  /// The lines of the output that hold a member's lines, and why others were retired, by line.
  private mutating func takePlaces(
    ofMember member: Int,
    ofMerge index: Int,
    _ starts: [Int]
  ) -> (outputLines: [Int: Int], reasons: [Int: RetirementReason]) {
    let merge = plan.merges[index]
    var places =
      linePlaces.removeValue(forKey: index)
      ?? LinePlaces(merge, firstLine: starts[merge.members[merge.survivor].contact])
    let taken = places.take(member)
    // A merge whose members are all written is asked for no more.
    if places.membersLeft > 0 { linePlaces[index] = places }
    return (
      Dictionary(taken.outputLines) { first, _ in first },
      Dictionary(taken.reasons) { first, _ in first }
    )
  }

  /// Whether the report names a line; of a row, only what is not blank.
  private func isReported(_ line: ContentLine) -> Bool {
    switch plan.sources[0].layout {
    case .vCard, .ldif, .json: true
    case .csv: !line.value.allSatisfy(\.isBlank)
    }
  }

  /// Appends the cells up to the state, and a comma.
  private mutating func append(
    _ file: [UInt8],
    _ line: ContentLine,
    _ contact: [UInt8],
    _ state: String
  ) {
    buffer += file
    buffer.append(UInt8(ascii: ","))
    append(line.line)
    buffer.append(UInt8(ascii: ","))
    buffer += contact
    buffer.append(UInt8(ascii: ","))
    buffer += cell(line.name)
    buffer.append(UInt8(ascii: ","))
    buffer += state.utf8
    buffer.append(UInt8(ascii: ","))
  }

  /// Appends a number that is not negative.
  private mutating func append(_ number: Int) {
    let start = buffer.count
    var rest = number
    repeat {
      buffer.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    buffer[start...].reverse()
  }

  /// A cell, quoted where it must be (RFC 4180).
  private func cell(_ text: String) -> [UInt8] {
    let needsQuotes = text.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0.isLineEnd
    }
    guard needsQuotes else { return Array(text.utf8) }
    var cell: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { cell.append(byte) }
      cell.append(byte)
    }
    return cell + [UInt8(ascii: "\"")]
  }
}
