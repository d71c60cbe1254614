internal import CopyfitDynamicType
internal import CopyfitFonts

/// How high lines are at one size and how far apart, in points.
///
/// A value without references: it is made for every fit. What a paragraph style adds is kept out of
/// line, so that fits without one do not pay for it.
struct LineRule {
  private let metrics: VerticalMetrics
  private let pointSize: Double
  private let baselineDistance: Double?
  private let linePitch: LayoutOptions.LinePitch
  /// `nil` where it changes nothing.
  private let style: ParagraphStyle?

  @inline(__always)
  init(_ text: PreparedStorage, _ box: LayoutBox) {
    self.init(text.sheet, box)
  }

  @inline(__always)
  init(_ text: FitSheet, _ box: LayoutBox) {
    metrics = text.metrics
    pointSize = box.pointSize
    baselineDistance = box.baselineDistance
    linePitch = text.linePitch
    style = box.hasParagraphStyle ? box.paragraph.normalized : nil
  }

  /// What the label's font alone asks for.
  @inline(__always)
  var own: LineExtremes {
    let ascender = metrics.ascender * pointSize / Double(metrics.unitsPerEm)
    let height = metrics.lineHeight(atPointSize: pointSize)
    return LineExtremes(ascender: ascender, descender: ascender - height, height: height)
  }

  /// What a paragraph adds to the height where another one stands before it.
  var paragraphGap: Double { style.map { $0.paragraphSpacing + $0.paragraphSpacingBefore } ?? 0 }

  /// The height of a line whose fonts ask for `natural`.
  @inline(__always)
  func height(_ natural: Double) -> Double {
    guard let style else { return natural }
    return style.lineHeight(ofNatural: natural)
  }

  /// What a line whose fonts ask for `natural` adds to those above it in its paragraph.
  @inline(__always)
  func pitch(_ natural: Double) -> Double {
    guard let style else { return naturalPitch(natural) }
    return Self.pitch(NaturalLine(height: natural, pitch: naturalPitch(natural)), style)
  }

  /// The height of lines that are all in the label's font, of which `paragraphStarts` begin a
  /// paragraph that has one before it.
  @inline(__always)
  func height(ofLines count: Int, paragraphStarts: Int) -> Double {
    guard count > 0 else { return 0 }
    let own = own.height
    guard let style else {
      return count > 1 ? own + Double(count - 1) * naturalPitch(own) : own
    }
    return Self.height(
      ofLines: count, paragraphStarts, NaturalLine(height: own, pitch: naturalPitch(own)), style)
  }

  /// The extremes of the label's font and another one.
  func extremes(_ extremes: LineExtremes, with other: VerticalMetrics) -> LineExtremes {
    let scale = pointSize / Double(other.unitsPerEm)
    return LineExtremes(
      ascender: max(extremes.ascender, other.ascender * scale),
      descender: min(extremes.descender, other.descender * scale))
  }

  /// A text style's lines are as far apart as the style says.
  @inline(__always)
  private func naturalPitch(_ natural: Double) -> Double {
    guard let baselineDistance else { return natural }
    return linePitch == .tallest ? max(baselineDistance, natural) : baselineDistance
  }
}

extension LineRule {
  /// A text style's leading is what is left of its baseline distance: a paragraph style changes the
  /// line, not the leading.
  @inline(never)
  private static func pitch(_ natural: NaturalLine, _ style: ParagraphStyle) -> Double {
    let height = style.lineHeight(ofNatural: natural.height)
    let leading = natural.pitch - natural.height
    let pitch = height == natural.height ? natural.pitch : max(height + leading, 0)
    return pitch + style.lineSpacing
  }

  @inline(never)
  private static func height(
    ofLines count: Int, _ paragraphStarts: Int, _ natural: NaturalLine, _ style: ParagraphStyle
  ) -> Double {
    let first = style.lineHeight(ofNatural: natural.height)
    // One line has no pitch: 0 times an infinite one would be no number.
    guard count > 1 else { return first }
    let lines = first + Double(count - 1) * pitch(natural, style)
    let gap = style.paragraphSpacing + style.paragraphSpacingBefore
    return paragraphStarts > 0 ? lines + Double(paragraphStarts) * gap : lines
  }
}

/// A line as a paragraph style finds it, in points.
private struct NaturalLine {
  /// What its fonts ask for.
  let height: Double
  /// What it adds to those above it.
  let pitch: Double
}

/// How far the fonts of a line reach, in points.
struct LineExtremes {
  /// Above the baseline.
  let ascender: Double
  /// Below the baseline; negative.
  let descender: Double
  /// From top to bottom.
  let height: Double
}

extension LineExtremes {
  init(ascender: Double, descender: Double) {
    self.init(ascender: ascender, descender: descender, height: ascender - descender)
  }
}
