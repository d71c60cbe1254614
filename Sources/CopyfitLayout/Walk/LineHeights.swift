internal import CopyfitDynamicType
internal import CopyfitFonts

/// The heights of lines at one size, in points.
struct LineHeights {
  private let metrics: VerticalMetrics
  private let runs: [LineHeightRun]
  private let pointSize: Double
  private let baselineDistance: Double?
  private let linePitch: LayoutOptions.LinePitch
  /// `nil` where it changes nothing.
  private let style: ParagraphStyle?
  private var firstRun = 0

  init(_ text: PreparedStorage, _ box: LayoutBox) {
    metrics = text.metrics
    runs = text.heightRuns
    pointSize = box.pointSize
    baselineDistance = box.baselineDistance
    linePitch = text.options.linePitch
    style = box.hasParagraphStyle ? box.paragraph.normalized : nil
  }

  /// Whether all lines are as high as the label's font.
  var isUniform: Bool { runs.isEmpty }

  /// What a paragraph adds to the height where another one stands before it.
  var paragraphGap: Double { style.map { $0.paragraphSpacing + $0.paragraphSpacingBefore } ?? 0 }

  /// What the label's font alone asks for.
  var own: LineExtremes {
    let ascender = metrics.ascender * pointSize / Double(metrics.unitsPerEm)
    return LineExtremes(
      ascender: ascender, height: metrics.lineHeight(atPointSize: pointSize))
  }

  /// The height of a line in the label's font.
  var ownHeight: Double { height(own.height) }

  /// The height of a line whose fonts ask for `natural`.
  ///
  /// Where the limits contradict each other, the least height holds: the higher line is the safe side.
  func height(_ natural: Double) -> Double {
    guard let style else { return natural }
    let multiple = style.lineHeightMultiple
    var height = multiple > 0 ? natural * multiple : natural
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return max(height, style.minimumLineHeight)
  }

  /// What a line whose fonts ask for `natural` adds to those above it in its paragraph.
  ///
  /// The leading of a text style is what is left of its baseline distance: a paragraph style changes
  /// the line, not the leading.
  func pitch(_ natural: Double) -> Double {
    guard let style else { return naturalPitch(natural) }
    let height = height(natural)
    let pitch =
      height == natural
      ? naturalPitch(natural) : max(height + (naturalPitch(natural) - natural), 0)
    return pitch + style.lineSpacing
  }

  /// A text style's lines are as far apart as the style says.
  private func naturalPitch(_ natural: Double) -> Double {
    guard let baselineDistance else { return natural }
    return linePitch == .tallest ? max(baselineDistance, natural) : baselineDistance
  }

  /// The height of lines that are all in the label's font, of which `paragraphStarts` begin a
  /// paragraph that has one before it.
  func height(ofLines count: Int, paragraphStarts: Int) -> Double {
    guard count > 0 else { return 0 }
    let own = own.height
    // One line has no pitch: 0 times an infinite one would be no number.
    guard count > 1 else { return height(own) }
    let lines = height(own) + Double(count - 1) * pitch(own)
    return paragraphGap > 0 ? lines + Double(paragraphStarts) * paragraphGap : lines
  }

  /// What the fonts of a line ask for; lines are asked for in order.
  mutating func extremes(of line: Range<Int>) -> LineExtremes {
    let own = own
    var ascent = own.ascender
    var descent = own.descender
    while firstRun < runs.count, runs[firstRun].range.upperBound <= line.lowerBound {
      firstRun += 1
    }
    for run in runs[firstRun...] {
      if run.range.lowerBound >= line.upperBound { break }
      let scale = pointSize / Double(run.metrics.unitsPerEm)
      ascent = max(ascent, run.metrics.ascender * scale)
      descent = min(descent, run.metrics.descender * scale)
    }
    return LineExtremes(ascender: ascent, height: ascent - descent)
  }
}

/// How far the fonts of a line reach, in points.
struct LineExtremes {
  /// Above the baseline.
  var ascender: Double
  /// From top to bottom.
  var height: Double
  /// Below the baseline; negative.
  var descender: Double { ascender - height }
}
