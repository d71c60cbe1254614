internal import CopyfitFonts
internal import CopyfitUnicode

/// Turns texts into prepared ones.
struct TextPreparer: ~Copyable {
  private var analyzer = TextAnalyzer()
  private let origin = TextIdentity.Origin()
  private var count = 0
  var words: WordCache

  init(words: WordCache) { self.words = words }

  /// More would not fit the numbers that ICU and HarfBuzz count with.
  static let longestText = Int(Int32.max) - 1

  mutating func prepare(
    _ text: String, locale: LocaleIdentifier, fonts: FontStack, options: LayoutOptions,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PreparedText {
    let units = Array(text.utf16)
    guard units.count <= Self.longestText else {
      throw .textTooLong(units: units.count, most: Self.longestText)
    }
    let analysis = try analyzer.analyze(units, locale: locale, fonts: fonts, options: options)
    var joined: PreparedStorage?
    if analysis.joinsDifferently {
      let (spaced, pairs) = Self.joinLines(units)
      let whole = try analyzer.analyze(spaced, locale: locale, fonts: fonts, options: options)
      joined = try shape(whole, options, pairs: pairs, with: &buffer)
    }
    return PreparedText(try shape(analysis, options, joined: joined, with: &buffer))
  }

  /// A prepared text shaped anew for one size.
  mutating func variant(
    of text: PreparedStorage, atPointSize pointSize: Double, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PreparedStorage {
    try shape(
      text.analysis.sized(to: pointSize), text.options, pairs: text.pairs, with: &buffer)
  }

  private mutating func shape(
    _ analysis: TextAnalysis, _ options: LayoutOptions, joined: PreparedStorage? = nil,
    pairs: [Int] = [], with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PreparedStorage {
    let grid = AdvanceGrid(analysis)
    let shaper = try TextShaper(analysis, grid: grid, words: &words, with: &buffer)
    var analysis = analysis
    analysis.flags = shaper.flags
    count += 1
    return PreparedStorage(
      identity: TextIdentity(origin: origin, number: count), analysis: analysis, grid: grid,
      tables: shaper.tables, options: options,
      heightRuns: analysis.heightRuns(options.fallbackLineHeight),
      joined: joined, pairs: pairs)
  }

  /// The text with a space for each line terminator, and where a space stands for CR LF.
  private static func joinLines(_ units: [UInt16]) -> (units: [UInt16], pairs: [Int]) {
    var (result, pairs): ([UInt16], [Int]) = ([], [])
    result.reserveCapacity(units.count)
    for (index, unit) in units.enumerated() {
      if unit == 0x0A, index > 0, units[index - 1] == 0x0D {
        pairs.append(result.count - 1)
      } else {
        result.append(LineTerminator.contains(unit) ? 0x20 : unit)
      }
    }
    return (result, pairs)
  }
}

extension AdvanceGrid {
  /// The grid of a text's fonts.
  package init(_ analysis: TextAnalysis) {
    let own = [analysis.fonts.face.unitsPerEm, analysis.fonts.standIn?.display.unitsPerEm ?? 1]
    self.init(unitsPerEm: own + analysis.fallbacks.map(\.face.unitsPerEm))
  }
}

extension TextAnalysis {
  fileprivate func heightRuns(_ rule: LayoutOptions.FallbackLineHeight) -> [LineHeightRun] {
    items.compactMap { item in
      guard item.face > 0 else { return nil }
      let choice = fallbacks[item.face - 1]
      guard rule == .measured || choice.countsForLineHeight else { return nil }
      return LineHeightRun(
        range: item.start..<item.end, metrics: choice.face.verticalMetrics)
    }
  }
}
