internal import CopyfitFonts
internal import CopyfitUnicode

/// Turns texts into prepared ones.
struct TextPreparer: ~Copyable {
  private var analyzer = TextAnalyzer()
  private let origin = TextIdentity.Origin()
  private var count = 0
  var words: WordCache
  /// The text prepared last: once nobody else has it, the next one takes its memory.
  private var last: PreparedStorage?
  private var lastText = ""
  private var lastLocale = LocaleIdentifier.undetermined

  init(words: WordCache) { self.words = words }

  /// More would not fit the numbers that ICU and HarfBuzz count with.
  static let longestText = Int(Int32.max) - 1

  mutating func prepare(
    _ text: String, locale: LocaleIdentifier, fonts: FontStack, options: LayoutOptions,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PreparedText {
    if let last, isLast(text, locale, fonts, options) { return PreparedText(last) }
    var (analysis, tables, sums) = memory(for: fonts, options)
    try analysis.begin(text, options: options)
    try analyzer.analyze(&analysis, locale: locale, fonts: fonts)
    var joined: PreparedStorage?
    if analysis.joinsDifferently {
      let (spaced, pairs) = Self.joinLines(analysis.units)
      let whole = try analyzer.analyze(spaced, locale: locale, fonts: fonts, options: options)
      joined = try shape(whole, AdvanceTables(), pairs: pairs, with: &buffer)
    }
    let storage = try shape(
      consume analysis, consume tables, consume sums, joined: joined, with: &buffer)
    last = storage
    (lastText, lastLocale) = (text, locale)
    return PreparedText(storage)
  }

  /// Whether the text prepared last is asked for again.
  private func isLast(
    _ text: String, _ locale: LocaleIdentifier, _ fonts: FontStack, _ options: LayoutOptions
  ) -> Bool {
    // Strings are equal where they are canonically equivalent; these must be the same.
    guard words.isOn, text.utf8.count == lastText.utf8.count, let last else { return false }
    return text.utf8.elementsEqual(lastText.utf8) && locale == lastLocale
      && options == last.options && last.analysis.isIn(fonts)
  }

  /// What a text can be prepared in: the memory of the last one, if that is gone, or new memory.
  private mutating func memory(
    for fonts: FontStack, _ options: LayoutOptions
  ) -> (TextAnalysis, AdvanceTables, BreakSums) {
    guard isKnownUniquelyReferenced(&last), let storage = last else {
      let analysis = TextAnalysis(
        units: [], language: ShapingLanguage(.undetermined), fonts: fonts, options: options)
      return (analysis, AdvanceTables(), BreakSums())
    }
    last = nil
    return (storage.analysis, storage.tables, storage.sheet.sums)
  }

  /// A prepared text shaped anew for one size.
  mutating func variant(
    of text: PreparedStorage, atPointSize pointSize: Double, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PreparedStorage {
    try shape(
      text.analysis.sized(to: pointSize), AdvanceTables(), pairs: text.pairs, with: &buffer)
  }

  private mutating func shape(
    _ analysis: consuming TextAnalysis, _ tables: consuming AdvanceTables,
    _ sums: consuming BreakSums = BreakSums(), joined: PreparedStorage? = nil, pairs: [Int] = [],
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> PreparedStorage {
    let grid = AdvanceGrid(analysis)
    var flags: [PositionFlags] = []
    // Taken out, so that they are changed in place.
    swap(&flags, &analysis.flags)
    var shaper = TextShaper(flags, tables, grid: grid)
    try shaper.shape(analysis, words: &words, with: &buffer)
    analysis.flags = shaper.flags
    count += 1
    let options = analysis.options
    let heightRuns = analysis.heightRuns(options.fallbackLineHeight)
    return PreparedStorage(
      identity: TextIdentity(origin: origin, number: count), analysis: analysis, grid: grid,
      tables: shaper.tables, options: options, heightRuns: heightRuns, joined: joined,
      pairs: pairs, memory: sums)
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
  package init(_ analysis: borrowing TextAnalysis) {
    let own = analysis.fonts.face.unitsPerEm
    let display = analysis.fonts.standIn?.display.unitsPerEm ?? own
    if analysis.fallbacks.isEmpty, display == own {
      self.init(unitsPerEm: CollectionOfOne(own))
    } else {
      self.init(unitsPerEm: [own, display] + analysis.fallbacks.map(\.face.unitsPerEm))
    }
  }
}

extension TextAnalysis {
  fileprivate func heightRuns(_ rule: LayoutOptions.FallbackLineHeight) -> [LineHeightRun] {
    guard !fallbacks.isEmpty else { return [] }
    return items.compactMap { item in
      guard item.face > 0 else { return nil }
      let choice = fallbacks[item.face - 1]
      guard rule == .measured || choice.countsForLineHeight else { return nil }
      return LineHeightRun(
        range: item.start..<item.end, metrics: choice.face.verticalMetrics)
    }
  }
}
