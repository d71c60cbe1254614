internal import CopyfitDynamicType
internal import CopyfitFonts

/// The height and distance of lines at one size, in points.
///
/// It has no references, because every fit creates one. The effect of a paragraph style is in separate functions, so
/// that fits without one do not pay for it.
struct LineRule {
  private let metrics: VerticalMetrics
  private let pointSize: Double
  private let baselineDistance: Double?
  private let linePitch: LayoutOptions.LinePitch
  /// The paragraph style; `nil` if it has no effect.
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

  /// The extremes of the label's font alone.
  @inline(__always)
  var own: LineExtremes {
    let ascender = metrics.ascender * pointSize / Double(metrics.unitsPerEm)
    let height = metrics.lineHeight(atPointSize: pointSize)
    return LineExtremes(ascender: ascender, descender: ascender - height, height: height)
  }

  /// The height that a paragraph adds if it is not the first.
  var paragraphGap: Double { style.map { $0.paragraphSpacing + $0.paragraphSpacingBefore } ?? 0 }

  /// The height of a line whose fonts need `natural`.
  @inline(__always)
  func height(_ natural: Double) -> Double {
    guard let style else { return natural }
    return style.lineHeight(ofNatural: natural)
  }

  /// The height that a line whose fonts need `natural` adds to those above it in its paragraph.
  @inline(__always)
  func pitch(_ natural: Double) -> Double {
    guard let style else { return naturalPitch(natural) }
    return Self.pitch(NaturalLine(height: natural, pitch: naturalPitch(natural)), style)
  }

  /// The height of lines that are all in the label's font; `paragraphStarts` of them begin a paragraph other than the
  /// first.
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

  /// The distance of lines without a paragraph style; for a text style, it is the style's.
  @inline(__always)
  private func naturalPitch(_ natural: Double) -> Double {
    guard let baselineDistance else { return natural }
    return linePitch == .tallest ? max(baselineDistance, natural) : baselineDistance
  }
}

extension LineRule {
  /// A text style's leading is the rest of its baseline distance: a paragraph style changes the line, not the leading.
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
    // One line has no pitch, and 0 times an infinite pitch would be NaN.
    guard count > 1 else { return first }
    let lines = first + Double(count - 1) * pitch(natural, style)
    let gap = style.paragraphSpacing + style.paragraphSpacingBefore
    return paragraphStarts > 0 ? lines + Double(paragraphStarts) * gap : lines
  }
}

/// A line before a paragraph style is applied, in points.
private struct NaturalLine {
  /// The height that its fonts need.
  let height: Double
  /// The height that it adds to the lines above it.
  let pitch: Double
}

/// The extent of a line's fonts, in points.
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
