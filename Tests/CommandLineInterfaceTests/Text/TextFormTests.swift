import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct JSONTextTests {
  @Test(
    "what JSON and terminals must not see is escaped",
    arguments: [
      ("Ana", "\"Ana\""), ("", "\"\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("\n\r\t", "\"\\n\\r\\t\""),
      ("\u{1B}\u{0}", "\"\\u001b\\u0000\""), ("\u{7F}\u{9B}", "\"\\u007f\\u009b\""),
      ("山 é 👍", "\"山 é 👍\""), ("\u{2028}\u{202E}", "\"\\u2028\\u202e\""), ("a/b", "\"a/b\""),
    ]
  )
  func escapes(text: String, expected: String) {
    #expect(JSONText.quoted(text) == expected)
  }

  @Test func `any text comes back from another reader`() throws {
    var random = SplitMix(seed: 11)
    for _ in 0..<500 {
      let text = random.text()
      let data = Data("[\(JSONText.quoted(text))]".utf8)
      let back = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
      #expect(back.first.map { Array($0.utf8) } == Array(text.utf8))
    }
  }
}

@Suite struct CSVTextTests {
  @Test(
    "a cell is quoted where it must be",
    arguments: [
      ("Ana", "Ana"), ("", ""), ("Ruiz, Ana", "\"Ruiz, Ana\""), ("a\"b", "\"a\"\"b\""),
      ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""), (" a", "\" a\""), ("a ", "\"a \""),
      ("a b", "a b"), ("山,", "\"山,\""), ("a;b", "a;b"), ("\"", "\"\"\"\""),
    ]
  )
  func quotes(cell: String, expected: String) {
    var bytes: [UInt8] = []
    CSVText.append(cell, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func `any cells come back from a plain reader`() {
    var random = SplitMix(seed: 5)
    for _ in 0..<500 {
      let cells = (0..<3).map { _ in random.text() }
      var bytes: [UInt8] = []
      for (index, cell) in cells.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        CSVText.append(cell, to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
      #expect(referenceRows(bytes) == [cells])
    }
  }
}

/// Reads CSV in the plainest way: one state, byte by byte.
func referenceRows(_ bytes: [UInt8]) -> [[String]] {
  var rows: [[String]] = []
  var row: [String] = []
  var cell: [UInt8] = []
  var isQuoted = false
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\"") {
      if isQuoted, index < bytes.count, bytes[index] == byte {
        cell.append(byte)
        index += 1
      } else {
        isQuoted.toggle()
      }
    } else if !isQuoted, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") {
      row.append(String(decoding: cell, as: UTF8.self))
      cell = []
      if byte == UInt8(ascii: "\n") {
        rows.append(row)
        row = []
      }
    } else {
      cell.append(byte)
    }
  }
  return rows
}
