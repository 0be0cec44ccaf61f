import Standardization

/// `phone-plans`: writes the table of numbering plans.
let phonePlansCommand = BenchmarkCommand(
  name: "phone-plans",
  synopsis: "[--date 2026-11-21] [--library \"8.12.57\"]",
  summary: "Writes the table of numbering plans that the program ships, from libphonenumber.",
  details: """
    Run it as `Benchmarks phone-plans > Sources/Foreign/CStandardData/Resources/phone-plans.tsv`
    when libphonenumber is newer than the table says.
    """,
  run: { arguments throws(BenchmarkFailure) in
    try arguments.allow(["date", "library"])
    let date = arguments.text("date") ?? "a day not told"
    let library = arguments.text("library") ?? "of a version not told"
    writeText(
      """
      # The numbering plans of the world: what reading a phone number needs to know.
      #
      # Made by `Benchmarks phone-plans` from the table inside libphonenumber \(library) on \(date).
      # Copyright 2009-2022 The Libphonenumber Authors. Licence: Apache-2.0.
      #
      # Columns, a tab behind each: region, calling code, 1 where it stands for its code,
      # international prefix, national prefix, national prefix for parsing, transform rule, pattern
      # of all numbers, their possible lengths, lengths possible only locally, pattern of fixed
      # lines, of mobiles.

      """,
      to: .standardOutput
    )
    var index = 0
    while let line = PhoneLibrary.plan(at: index) {
      writeText(line + "\n", to: .standardOutput)
      index += 1
    }
  }
)
