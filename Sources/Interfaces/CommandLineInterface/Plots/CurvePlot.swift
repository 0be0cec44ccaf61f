internal import ContactEngine
internal import RecordLinkage

/// Precision, recall and F1 over the threshold, as a drawing.
///
/// The lines differ in their dashes as well as in color, and follow the viewer's light or dark mode.
struct CurvePlot {
  private let curve: ThresholdCurve
  private let score: AccuracyQuestion.Score

  /// The plot's place in the drawing, in pixels.
  private static let (left, top, width, height) = (56.0, 40.0, 600.0, 320.0)

  init(_ curve: ThresholdCurve, score: AccuracyQuestion.Score) {
    self.curve = curve
    self.score = score
  }

  /// The drawing as a file of its own.
  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 440" role="img" \
    aria-labelledby="title description">
    <title id="title">Precision, recall and F1 over the threshold</title>
    <desc id="description">\(description)</desc>
    <style>\(Self.style)</style>
    <rect class="page" width="680" height="440"/>
    \(grid)
    \(line("precision") { $0.precision })
    \(line("recall") { $0.recall })
    \(line("f1") { $0.f1 })
    \(best)\(legend)
    </svg>

    """
  }

  private var description: String {
    guard let best = curve.best else { return "No pair was scored." }
    return "The best F1 is \(digits(best.pairs.f1)), at a \(score.rawValue) of "
      + "\(digits(best.threshold))."
  }

  private static let style = """
    text{font:13px system-ui,sans-serif;fill:#222}.page{fill:#fff}\
    path{fill:none;stroke-width:2}\
    .grid{stroke:#ddd;stroke-width:1}.best{stroke:#888;stroke-dasharray:2 3}\
    .precision{stroke:#0b6bcb}.recall{stroke:#c2410c;stroke-dasharray:8 4}\
    .f1{stroke:#15803d;stroke-dasharray:2 2}\
    @media(prefers-color-scheme:dark){text{fill:#eee}.page{fill:#1b1b1f}.grid{stroke:#3a3a40}\
    .precision{stroke:#6cb2ff}.recall{stroke:#ffa36b}.f1{stroke:#6fd58d}}
    """

  private var grid: String {
    (0...10).map { step in
      let share = Double(step) / 10
      let (column, row) = (x(share), y(share))
      return """
        <path class="grid" d="M\(column) \(y(0))V\(y(1))M\(x(0)) \(row)H\(x(1))"/>\
        <text x="\(column)" y="\(pixels(Self.top + Self.height + 20))" text-anchor="middle">\
        \(short(share))</text>\
        <text x="\(pixels(Self.left - 8))" y="\(row)" dy="4" text-anchor="end">\(short(share))</text>
        """
    }.joined(separator: "\n") + """

      <text x="\(x(0.5))" y="\(pixels(Self.top + Self.height + 44))" text-anchor="middle">\
      least \(score.rawValue) that is joined</text>
      """
  }

  /// A figure from the lowest threshold to the highest; between two scores nothing changes.
  private func line(_ name: String, _ figure: (ClusterEvaluation) -> Double) -> String {
    guard let lowest = curve.points.last else { return "" }
    var path = "M\(x(0)) \(y(figure(lowest.pairs)))"
    for point in curve.points.reversed() {
      path += "V\(y(figure(point.pairs)))H\(x(point.threshold))"
    }
    return "<path class=\"\(name)\" d=\"\(path)\"/>"
  }

  private var best: String {
    guard let best = curve.best else { return "" }
    let place = x(best.threshold)
    return "<path class=\"best\" d=\"M\(place) \(y(0))V\(y(1))\"/>\n"
  }

  private var legend: String {
    let names = [("precision", "precision"), ("recall", "recall"), ("f1", "F1")]
    var drawing = names.enumerated().map { place, name in
      let x = Self.left + Double(place) * 110
      return """
        <path class="\(name.0)" d="M\(pixels(x)) 22h28"/>\
        <text x="\(pixels(x + 36))" y="26">\(name.1)</text>
        """
    }.joined()
    if let best = curve.best {
      drawing += """
        <text x="\(x(1))" y="26" text-anchor="end">best F1 \(digits(best.pairs.f1)) \
        from \(digits(best.threshold))</text>
        """
    }
    return drawing
  }

  private func x(_ share: Double) -> String { pixels(Self.left + share * Self.width) }

  private func y(_ share: Double) -> String { pixels(Self.top + (1 - share) * Self.height) }

  /// A place in tenths of a pixel.
  private func pixels(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private func digits(_ share: Double) -> String { DecimalText.text(share, places: 4) }

  private func short(_ share: Double) -> String { DecimalText.text(share, places: 1) }
}
