internal import CopyfitFonts

/// The steps of preparing a text in the memory of another text.
extension ShapedText {
  /// Analyzes a text; shaping comes later.
  mutating func analyze(
    _ source: TextSource, by analyzer: inout TextAnalyzer
  ) throws(LayoutError) {
    joined = nil
    try analysis.begin(source.text, options: source.options)
    try analyzer.analyze(&analysis, locale: source.locale, fonts: source.fonts)
  }

  /// Shapes the analyzed text.
  mutating func shape(
    memory: inout ShapingMemory, with buffer: inout ShapingBuffer
  ) throws(LayoutError) {
    grid = AdvanceGrid(analysis)
    sizes = analysis.sizes
    heightRuns = analysis.heightRuns
    var (flags, tables) = ([PositionFlags](), AdvanceTables())
    // Swapped out, so that they are changed in place.
    swap(&flags, &analysis.flags)
    swap(&tables, &self.tables)
    var shaper = TextShaper(consume flags, consume tables, grid: grid)
    try shaper.shape(&analysis, memory: &memory, with: &buffer)
    shaper.exchange(&analysis.flags, &self.tables)
    sums.sum(analysis, self.tables)
    sheet = FitSheet(
      analysis, sums, isEven: heightRuns.isEmpty, grid: grid, as: identity)
    sheet.isUniform = sizes == nil && joined == nil
  }
}

extension TextAnalysis {
  fileprivate var heightRuns: [LineHeightRun] {
    guard !fallbacks.isEmpty else { return [] }
    return items.compactMap { item in
      guard item.face > 0 else { return nil }
      let choice = fallbacks[item.face - 1]
      guard options.fallbackLineHeight == .measured || choice.countsForLineHeight else {
        return nil
      }
      return LineHeightRun(
        range: item.start..<item.end, metrics: choice.face.verticalMetrics)
    }
  }
}
