package import CopyfitFonts
package import CopyfitUnicode

/// Analyzes texts: finds breaks, grapheme clusters, and items of one direction, script and face.
package struct TextAnalyzer: ~Copyable {
  /// The cached tools of a locale: opening ICU's rules takes longer than using them on a label.
  private final class LocaleTools {
    var lineBreaks: LineBreakFinder
    /// Whether the locale has no keywords, which might change the rules of line breaks.
    let hasUsualBreaks: Bool
    let language: ShapingLanguage

    init(_ locale: LocaleIdentifier) throws(ICUError) {
      lineBreaks = try LineBreakFinder(locale: locale)
      hasUsualBreaks = !locale.tag.contains("-u-")
      language = ShapingLanguage(locale)
    }
  }

  /// The maximum number of locales, more than an app has; above it, all are opened again.
  private static let maximumLocales = 256

  private var locales: [LocaleIdentifier: LocaleTools] = [:]
  private var graphemes: GraphemeFinder?
  var bidi: BidiParagraph?
  var scripts = ScriptRunFinder()
  /// The rules of line breaks for each strategy.
  private let linePairs = LineBreakPairs(keepsSyllables: true)
  private let allLinePairs = LineBreakPairs(keepsSyllables: false)
  /// The memo for the fonts and the locale of the last text.
  var coverage: CoverageMemo?
  /// The memos of earlier texts.
  private var otherCoverages: [CoverageMemo] = []
  /// The number of pages of `otherCoverages`.
  private(set) var otherPages = 0
  private var currentFonts: TextFonts?
  private var currentLocale = LocaleIdentifier.undetermined
  /// The tools of the current locale.
  private var currentTools: LocaleTools?

  /// Whether plain texts have a path of their own, which does not change any result.
  var takesShortcuts = true

  // Temporary storage, kept for its capacity.
  private var offsets: [Int32] = []
  var levels: [UInt8] = []
  /// The start of the paragraph that `levels` describes.
  var levelsStart = 0
  var scriptRuns: [ScriptRun] = []

  /// Creates an analyzer without open resources.
  package init() {}

  /// Analyzes a text.
  package mutating func analyze(
    _ units: [UInt16], locale: LocaleIdentifier, fonts: FontStack, options: LayoutOptions
  ) throws(LayoutError) -> TextAnalysis {
    var analysis = TextAnalysis(
      units: units, language: ShapingLanguage(.undetermined), fonts: fonts, options: options)
    try analyze(&analysis, locale: locale, fonts: fonts)
    return analysis
  }

  /// Analyzes a text that has only its units and options.
  mutating func analyze(
    _ analysis: inout TextAnalysis, locale: LocaleIdentifier, fonts: FontStack
  ) throws(LayoutError) {
    do throws(ICUError) {
      let tools = try tools(for: locale)
      analysis.language = tools.language
      beginCoverage(fonts, locale)
      if let currentFonts { analysis.take(currentFonts) }
      let strategy = analysis.options.lineBreakStrategy
      let rules = strategy == .standard ? linePairs : allLinePairs
      switch findPlainParts(&analysis, tools.hasUsualBreaks ? rules : nil) {
      case .all: return
      case .allButBreaks: try findBreaks(&analysis, tools, strategy)
      case .none:
        if !tools.hasUsualBreaks || !findPairBreaks(&analysis, rules) {
          try findBreaks(&analysis, tools, strategy)
        }
        try findParts(&analysis)
      }
    } catch {
      throw .unicode(error)
    }
  }

  /// Finds clusters and items again in a text with known breaks.
  mutating func itemize(
    _ analysis: inout TextAnalysis, locale: LocaleIdentifier
  ) throws(ICUError) {
    analysis.removeItems()
    beginCoverage(analysis.fonts, locale)
    try findParts(&analysis)
  }

  /// Finds clusters and items.
  private mutating func findParts(_ analysis: inout TextAnalysis) throws(ICUError) {
    try findGraphemes(&analysis)
    if analysis.options.wrapping == .character { analysis.breakAtGraphemes() }
    try findItems(&analysis)
  }

  private mutating func tools(for locale: LocaleIdentifier) throws(ICUError) -> LocaleTools {
    if let currentTools, locale == currentLocale { return currentTools }
    if let known = locales[locale] { return known }
    if locales.count >= Self.maximumLocales { locales.removeAll() }
    let tools = try LocaleTools(locale)
    locales[locale] = tools
    return tools
  }

  /// The maximum number of memos, more than the fonts and locales that a thread alternates between; above it, an old
  /// memo is removed.
  private static let maximumCoverages = 128
  /// The maximum number of pages of old memos, for sixteen with all pages; 35 MB.
  private static let maximumPages = 4096

  /// Makes the memo for these fonts and this locale the current one.
  private mutating func beginCoverage(_ fonts: FontStack, _ locale: LocaleIdentifier) {
    if currentFonts?.isOf(fonts) != true || currentLocale != locale { findCoverage(fonts, locale) }
    coverage?.beginText()
  }

  private mutating func findCoverage(_ fonts: FontStack, _ locale: LocaleIdentifier) {
    if let known = otherCoverages.firstIndex(where: { $0.isOf(fonts, locale) }),
      var memo = coverage.take()
    {
      otherPages += memo.pageCount - otherCoverages[known].pageCount
      swap(&memo, &otherCoverages[known])
      coverage = consume memo
    } else {
      if let last = coverage.take() {
        otherPages += last.pageCount
        otherCoverages.append(last)
      }
      coverage = CoverageMemo(fonts, locale)
    }
    while otherPages > Self.maximumPages || otherCoverages.count > Self.maximumCoverages {
      otherPages -= otherCoverages.removeFirst().pageCount
    }
    currentFonts = coverage?.shared
    currentLocale = locale
    currentTools = locales[locale]
  }

  private mutating func findBreaks(
    _ analysis: inout TextAnalysis, _ tools: LocaleTools,
    _ strategy: LayoutOptions.LineBreakStrategy
  ) throws(ICUError) {
    offsets.removeAll(keepingCapacity: true)
    try tools.lineBreaks.appendBreaks(in: analysis.units.span, to: &offsets)
    analysis.breaks.reserveCapacity(offsets.count)
    var (position, trimmedEnd) = (0, 0)
    for offset in offsets {
      while position < Int(offset) {
        if !HangingSpace.contains(analysis.units[position]) { trimmedEnd = position + 1 }
        position += 1
      }
      let kind = analysis.kindOfBreak(at: position)
      if kind == .opportunity, strategy == .standard, analysis.isInsideHangul(position) { continue }
      if kind == .hard, position < analysis.units.count { analysis.hasInnerHardBreak = true }
      analysis.breaks.append(
        LineBreak(offset: offset, trimmedEnd: Int32(trimmedEnd), kind: kind))
    }
  }

  private mutating func findGraphemes(_ analysis: inout TextAnalysis) throws(ICUError) {
    let count = analysis.units.count
    if analysis.units.allSatisfy({ GraphemeFinder.standsAlone($0) }) {
      return analysis.beginClusterAtEveryUnit()
    }
    var flags: [PositionFlags] = []
    // Swapped out, so that they are changed in place.
    swap(&flags, &analysis.flags)
    defer { swap(&flags, &analysis.flags) }
    flags.append(contentsOf: repeatElement([], count: count + 1))
    if let starts = findStarts(of: analysis.units.span, &flags) {
      flags[count] = .startsGrapheme
      analysis.characterCount = starts
      return
    }
    flags[0] = .startsGrapheme
    for index in 1..<count { flags[index] = [] }
    if graphemes == nil { graphemes = try GraphemeFinder() }
    offsets.removeAll(keepingCapacity: true)
    try graphemes?.appendEnds(in: analysis.units.span, to: &offsets)
    for offset in offsets { flags[Int(offset)] = .startsGrapheme }
    analysis.characterCount = offsets.count
  }

  /// Flags the starts of clusters, and returns their number; `nil` if a character's neighbors matter, which requires
  /// ICU's rules.
  private mutating func findStarts(
    of units: Span<UInt16>, _ flags: inout [PositionFlags]
  ) -> Int? {
    var (starts, position, isAfterControl) = (0, 0, true)
    var flags = flags.mutableSpan
    while position < units.count {
      let scalar = units.scalar(at: position)
      guard let role = scripts.characters.properties(of: scalar).clusterRole else { return nil }
      if role != .continues || isAfterControl {
        flags[position] = .startsGrapheme
        starts += 1
      }
      isAfterControl = role == .control
      position += UTF16.width(scalar)
    }
    return starts
  }
}

extension TextAnalysis {
  /// Marks a cluster at every unit.
  mutating func beginClusterAtEveryUnit() {
    flags.append(contentsOf: repeatElement(.startsGrapheme, count: units.count + 1))
    characterCount = units.count
  }

  fileprivate func kindOfBreak(at offset: Int) -> LineBreak.Kind {
    let last = units[offset - 1]
    if LineTerminator.contains(last) { return .hard }
    return last == SoftHyphen.unit && offset < units.count ? .softHyphen : .opportunity
  }

  /// Allows breaks after every grapheme cluster, and keeps hard breaks at terminators.
  fileprivate mutating func breakAtGraphemes() {
    let hard = Set(breaks.lazy.filter { $0.kind == .hard }.map(\.offset))
    breaks.removeAll(keepingCapacity: true)
    var (position, trimmedEnd) = (0, 0)
    while position < units.count {
      let next = nextGrapheme(after: position)
      for index in position..<next where !HangingSpace.contains(units[index]) {
        trimmedEnd = index + 1
      }
      position = next
      let offset = Int32(position)
      breaks.append(
        LineBreak(
          offset: offset, trimmedEnd: Int32(trimmedEnd),
          kind: hard.contains(offset) ? .hard : .opportunity))
    }
  }

  fileprivate func isInsideHangul(_ offset: Int) -> Bool {
    offset < units.count && Hangul.contains(units[offset - 1]) && Hangul.contains(units[offset])
  }
}
