public import CopyfitFonts
public import CopyfitUnicode

/// Lays out texts, with the resources and caches for that.
///
/// A worker belongs to one thread. It is cheap to create, and opens resources on first use.
public struct LayoutWorker: ~Copyable {
  /// The maximum length of a text, in UTF-16 units.
  public static var longestText: Int { TextAnalysis.longestText }

  private var preparer: TextPreparer
  var edges: EdgeShaper
  var lastWalk = WalkMemo()
  var blends = BlendMemo()
  private var variants = SizeVariants()

  /// Whether sizes with equal breaks share one walk, and lines come from sums at breaks.
  ///
  /// Results are equal in both cases. Without shortcuts every fit walks the text with the code that finds its lines,
  /// which is many times slower.
  public var takesShortcuts = true

  /// The number of pieces at the edges of lines that were shaped again; a warm worker shapes none.
  package var shapedPieces: Int { edges.shapedCount }

  /// The number of UTF-16 units that HarfBuzz shaped: a measure of work that does not depend on a clock.
  package var shapedUnits: Int { edges.buffer.shapedUnits }

  /// The statistics of the worker's word cache.
  public var wordCache: WordCacheStatistics { preparer.memory.words.statistics }

  /// The default size of a worker's word cache in bytes: 16 MiB.
  ///
  /// It is sufficient for about 100,000 words, more than the strings of an app have in twenty languages.
  public static var defaultWordCacheBytes: Int { 1 << 24 }

  /// The number of tabs that were passed to find the ends of lines.
  package var walkedTabs: Int { edges.walkedTabs }

  /// Begins a fit that consists of several layouts of a text, whose shaping is counted together.
  package mutating func beginFit() { edges.budget.hold() }

  /// Ends the current fit.
  ///
  /// - Returns: Whether some of it was not shaped, because it would have cost more than the text's length allows.
  package mutating func endFit() -> Bool {
    edges.budget.end()
    return edges.budget.isExhausted
  }

  /// Creates a worker.
  ///
  /// - Parameter wordCacheBytes: The maximum number of bytes for the shaping of words; a quarter of it is added for
  ///   pieces at the edges of lines. 0 turns both caches off. Results do not depend on it. The sums of pairs need at
  ///   most 3 MB more.
  public init(wordCacheBytes: Int = defaultWordCacheBytes) {
    self.init(wordCacheBytes: wordCacheBytes, sumsPairs: true)
  }

  /// Creates a worker with or without pair sums; words are shaped separately after this many units were shaped in a
  /// face.
  package init(
    wordCacheBytes: Int = defaultWordCacheBytes, unitsUntilWords: Int? = nil, sumsPairs: Bool
  ) {
    preparer = TextPreparer(
      ShapingMemory(
        pairs: PairSums(isOn: sumsPairs),
        words: WordCache(
          bytes: wordCacheBytes, unitsUntilReady: unitsUntilWords ?? WordCache.unitsUntilReady)))
    edges = EdgeShaper(cacheBytes: wordCacheBytes / 4)
  }

  /// Removes all known texts and words, but not how fonts join words: for benchmarks of new words.
  @_spi(Stages)
  public mutating func forgetWords() {
    preparer.forgetTexts()
    edges.shapes.removeAll()
  }

  /// Removes all known pairs of characters, but not the rules of fonts: for benchmarks of new pairs.
  @_spi(Stages)
  public mutating func forgetPairs() { preparer.memory.pairs.forgetPairs() }

  /// Returns the first failure to shape the edge of a line or a size since the last call, and clears it.
  ///
  /// A font can fail there even if it shapes the whole text; then layouts since the last call may be wrong. Fits do not
  /// throw, because hardly any font does this. Check once after a group of layouts.
  public mutating func takeFailure() -> LayoutError? {
    guard let failure = edges.takeFailure() else { return nil }
    lastWalk = WalkMemo()
    return failure
  }

  /// Shapes a text and finds its breaks.
  ///
  /// - Parameters:
  ///   - text: The text, with its line terminators.
  ///   - locale: The locale for the rules of line breaks and for locale-specific glyphs.
  ///   - fonts: The label's face and its fallbacks.
  ///   - options: The options for line breaks and line heights.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public mutating func prepare(
    _ text: String, locale: LocaleIdentifier, fonts: FontStack, options: LayoutOptions = .init()
  ) throws(LayoutError) -> PreparedText {
    try preparer.prepare(
      TextSource(text: text, locale: locale, fonts: fonts, options: options), with: &edges.buffer)
  }

  /// The lines of a text in a box.
  public mutating func lines(of text: borrowing PreparedText, in box: LayoutBox) -> [LayoutLine] {
    lines(of: text, in: box, limit: box.limit(grid: text.grid))
  }

  /// The lines of a text within a limit in grid units; the box's width is ignored.
  package mutating func lines(
    of text: borrowing PreparedText, in box: LayoutBox, limit: Int64
  ) -> [LayoutLine] {
    edges.beginFit()
    let storage = storage(of: text, in: box)
    let source = text.storage
    var stack = LineStack(storage, box)
    return walk(storage, in: box, limit: limit).map { line in
      stack.add(line)
      let range = storage.sourceOffset(line.start)..<storage.sourceOffset(line.end)
      return LayoutLine(
        utf16Range: range, trimmedEnd: storage.sourceOffset(line.trimmedEnd),
        advance: line.advance, width: box.points(line.advance, grid: text.grid),
        endsWithHyphen: line.endsWithHyphen, text: source.text(range),
        isRightToLeft: storage.analysis.isRightToLeft(at: line.start), geometry: stack.last)
    }
  }

  /// The number of a text's lines that fit a height in points; at least 1.
  public mutating func lineCount(
    of text: borrowing PreparedText, in box: LayoutBox, withinHeight height: Double
  ) -> Int {
    edges.beginFit()
    let storage = storage(of: text, in: box)
    let rule = LineRule(storage, box)
    let limit = height + LayoutBox.tolerance
    let isUniform =
      storage.heightRuns.isEmpty && (rule.paragraphGap == 0 || storage.paragraphStarts == 0)
    guard isUniform else {
      var walker = LineWalker(
        LineRuler(storage, box: box, limit: box.limit(grid: text.grid)))
      var counter = FittingLineCounter(LineStack(storage, box), limit: limit)
      walker.walk(&edges, &counter)
      return max(counter.count, 1)
    }
    var (fitting, tooMany) = (1, fit(text, in: box).lineCount + 1)
    while fitting + 1 < tooMany {
      let middle = (fitting + tooMany) / 2
      let isFitting = rule.height(ofLines: middle, paragraphStarts: 0) <= limit
      if isFitting { fitting = middle } else { tooMany = middle }
    }
    return fitting
  }

  /// The text as shaped for a box's size.
  @inline(__always)
  mutating func storage(of text: borrowing PreparedText, in box: LayoutBox) -> PreparedStorage {
    let storage = text.storage(in: box)
    guard let sizes = text.storage.sizes else { return storage }
    return variant(of: storage, for: min(max(box.pointSize, sizes.lowerBound), sizes.upperBound))
  }

  @inline(never)
  private mutating func variant(
    of text: PreparedStorage, for pointSize: Double
  ) -> PreparedStorage {
    let key = SizeVariants.Key(text, pointSize: pointSize)
    let known = variants[key]
    if let known, known.fit == edges.budget.fit { return known.shaped }
    // Each size is a separate text to shape.
    guard edges.budget.pay(text.count * text.shapings(at: 0), textLength: text.count) else {
      return text
    }
    var variant = known?.shaped
    if variant == nil {
      do throws(LayoutError) {
        variant = try preparer.variant(of: text, atPointSize: pointSize, with: &edges.buffer)
      } catch {
        edges.note(error)
      }
    }
    guard let variant else { return text }
    variants.insert(
      SizeVariants.Variant(text: text, shaped: variant, fit: edges.budget.fit), for: key)
    return variant
  }

  mutating func walk(
    _ text: PreparedStorage, in box: LayoutBox, limit: Int64
  ) -> [WalkedLine] {
    var walker = LineWalker(LineRuler(text, box: box, limit: limit))
    var collector = LineCollector()
    walker.walk(&edges, &collector)
    return collector.lines
  }
}

extension LineRuler {
  /// Creates a ruler for a text at a box's size.
  init(_ text: PreparedStorage, box: LayoutBox, limit: Int64) {
    self.init(text, pointSize: box.pointSize, blend: Blend(text, box), limit: limit)
  }
}

extension Blend {
  init(_ text: PreparedStorage, _ box: LayoutBox) {
    let grid = text.grid.unitsPerEm
    var blend = Blend(text.standIn, pointSize: box.pointSize, grid: grid)
    let face = text.analysis.fonts.face
    if text.standIn == nil, face.tracksBySize {
      blend.tracking = text.grid.scale(
        face.tracking(atPointSize: box.pointSize), unitsPerEm: face.unitsPerEm)
    }
    let spacing = text.options.letterSpacing
    guard spacing != 0 else {
      self = blend
      return
    }
    self = blend.spaced(by: spacing, pointSize: box.pointSize, grid: grid, clusters: text.count)
  }
}
