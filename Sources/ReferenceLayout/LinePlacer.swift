internal import CopyfitDynamicType
internal import CopyfitFonts
internal import CopyfitLayout

/// Stacks lines one by one, from the metrics of all of their fonts.
struct LinePlacer {
  private let analysis: TextAnalysis
  private let options: LayoutOptions
  private let box: LayoutBox
  private var bottom = 0.0

  init(_ analysis: TextAnalysis, _ options: LayoutOptions, _ box: LayoutBox) {
    self.analysis = analysis
    self.options = options
    self.box = box
  }

  /// Places the next line, given without hanging space.
  mutating func place(_ line: Range<Int>) -> LineGeometry {
    let metrics = metrics(of: line)
    let ascender =
      metrics.map { $0.ascender * box.pointSize / Double($0.unitsPerEm) }.max() ?? 0
    let descender =
      metrics.map { $0.descender * box.pointSize / Double($0.unitsPerEm) }.min() ?? 0
    let height = height(ascender - descender)
    if line.lowerBound > 0 {
      // Lines may overlap, but none is above the one before.
      bottom += max(leading(ascender - descender), -height) + box.paragraph.lineSpacing
      if endsParagraph(analysis.units[line.lowerBound - 1]) {
        bottom += box.paragraph.paragraphSpacing + box.paragraph.paragraphSpacingBefore
      }
    }
    bottom += height
    return LineGeometry(
      top: bottom - height, baseline: bottom + descender, bottom: bottom, ascender: ascender,
      descender: descender)
  }

  /// The metrics of the label's font and of the line's fallback fonts that count.
  private func metrics(of line: Range<Int>) -> [VerticalMetrics] {
    var metrics = [analysis.fonts.verticalMetrics]
    for item in analysis.items
    where item.face > 0 && item.start < line.upperBound && item.end > line.lowerBound {
      let choice = analysis.fallbacks[item.face - 1]
      if options.fallbackLineHeight == .measured || choice.countsForLineHeight {
        metrics.append(choice.face.verticalMetrics)
      }
    }
    return metrics
  }

  private func height(_ natural: Double) -> Double {
    let style = box.paragraph
    var height = natural * (style.lineHeightMultiple == 0 ? 1 : style.lineHeightMultiple)
    if style.maximumLineHeight != 0, height > style.maximumLineHeight {
      height = style.maximumLineHeight
    }
    if height < style.minimumLineHeight { height = style.minimumLineHeight }
    return height
  }

  /// The space that a text style leaves between a line and the one above.
  private func leading(_ natural: Double) -> Double {
    guard let baselineDistance = box.baselineDistance else { return 0 }
    let leading = baselineDistance - natural
    return options.linePitch == .tallest && leading < 0 ? 0 : leading
  }

  private func endsParagraph(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2029
  }
}
