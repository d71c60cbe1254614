public import CopyfitFonts
public import CopyfitUnicode

/// Lays out texts; holds what that needs and what can be used again.
///
/// A worker belongs to one thread. It is cheap to create, and opens what it needs on first use.
public struct LayoutWorker: ~Copyable {
  /// The most UTF-16 units that a text may have.
  public static var longestText: Int { TextAnalysis.longestText }

  private var preparer: TextPreparer
  var edges: EdgeShaper
  var lastWalk = WalkMemo()
  var blends = BlendMemo()
  private var variants: [SizeVariant.Key: SizeVariant] = [:]

  /// Whether sizes that break a text alike share one walk, and lines are told from sums at breaks.
  ///
  /// Results are the same either way: without shortcuts every fit walks the text in the one way that
  /// also finds its lines, many times slower.
  public var takesShortcuts = true

  /// How many pieces at the edges of lines were shaped anew so far: a warm worker shapes none.
  package var shapedPieces: Int { edges.shapedCount }

  /// How many UTF-16 units were given to HarfBuzz so far: a measure of work that no clock disturbs.
  package var shapedUnits: Int { edges.buffer.shapedUnits }

  /// What the worker's word cache has done so far.
  public var wordCache: WordCacheStatistics { preparer.memory.words.statistics }

  /// How many bytes a worker's word cache holds if nothing else is said: 16 MiB.
  ///
  /// Some 100,000 different words: more than the strings of an app have in twenty languages.
  public static var defaultWordCacheBytes: Int { 1 << 24 }

  /// How many tabs were passed so far to find where lines end.
  package var walkedTabs: Int { edges.walkedTabs }

  /// Begins a fit that consists of several layouts of a text: what they shape is counted together.
  package mutating func beginFit() { edges.budget.hold() }

  /// Ends the fit that was begun.
  ///
  /// - Returns: Whether some of it was not shaped, since it would have cost more than the text's length allows.
  package mutating func endFit() -> Bool {
    edges.budget.end()
    return edges.budget.isExhausted
  }

  /// Creates a worker.
  ///
  /// - Parameter wordCacheBytes: How many bytes are spent at most on what shaping said about words, and
  ///   a quarter as many on pieces at the edges of lines; 0 turns both off. Results are the same for any
  ///   number. What pairs of characters add up to takes 3 MB more at most.
  public init(wordCacheBytes: Int = defaultWordCacheBytes) {
    self.init(wordCacheBytes: wordCacheBytes, sumsPairs: true)
  }

  /// Creates a worker that sums up pairs or does not, and that shapes words apart once so many units were to be
  /// shaped in a face.
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

  /// Forgets the texts and words seen so far, but not how fonts join them: for benchmarks of unseen words.
  @_spi(Stages)
  public mutating func forgetWords() {
    preparer.forgetTexts()
    edges.shapes.removeAll()
  }

  /// Forgets the pairs of characters learned so far, but not the rules of fonts: for benchmarks of unseen pairs.
  @_spi(Stages)
  public mutating func forgetPairs() { preparer.memory.pairs.forgetPairs() }

  /// The first failure to shape text at the edge of a line or at a size since this was last called.
  ///
  /// A font may fail there that shapes the whole text: what was laid out since then may be wrong. Fits do
  /// not throw, for hardly any font is like that; ask once after those that belong together.
  public mutating func takeFailure() -> LayoutError? {
    guard let failure = edges.takeFailure() else { return nil }
    lastWalk = WalkMemo()
    return failure
  }

  /// Shapes a text and finds its breaks.
  ///
  /// - Parameters:
  ///   - text: The text, with its line terminators.
  ///   - locale: Whose rules break lines, and whose forms fonts choose.
  ///   - fonts: The label's face and where glyphs come from that it lacks.
  ///   - options: How lines are broken and which fonts make them high.
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

  /// The lines of a text within a limit in grid units, whatever the box's width.
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

  /// How many of a text's lines fit a height in points; at least 1.
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

  /// The text that lines are made of in a box, at its size.
  @inline(__always)
  mutating func storage(of text: borrowing PreparedText, in box: LayoutBox) -> PreparedStorage {
    let storage = text.storage(in: box)
    guard let sizes = text.storage.sizes else { return storage }
    return variant(of: storage, for: min(max(box.pointSize, sizes.lowerBound), sizes.upperBound))
  }

  /// More texts and sizes than one thread is busy with; beyond, all are shaped anew.
  private static let maximumVariants = 512

  @inline(never)
  private mutating func variant(
    of text: PreparedStorage, for pointSize: Double
  ) -> PreparedStorage {
    let key = SizeVariant.Key(text: ObjectIdentifier(text), pointSize: pointSize)
    let known = variants[key]
    if let known, known.fit == edges.budget.fit { return known.variant }
    // Each size is another text to shape.
    guard edges.budget.pay(text.count * text.shapings(at: 0), textLength: text.count) else {
      return text
    }
    var variant = known?.variant
    if variant == nil {
      do throws(LayoutError) {
        variant = try preparer.variant(of: text, atPointSize: pointSize, with: &edges.buffer)
      } catch {
        edges.note(error)
      }
    }
    guard let variant else { return text }
    let fit = edges.budget.fit
    if variants.count >= Self.maximumVariants { variants = variants.filter { $0.value.fit == fit } }
    variants[key] = SizeVariant(text: text, variant: variant, fit: fit)
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
  /// A ruler for a text at a box's size.
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

/// A text shaped for one size, and the text itself, so that no other takes its place in memory.
private struct SizeVariant {
  struct Key: Hashable {
    var text: ObjectIdentifier
    var pointSize: Double
  }

  var text: PreparedStorage
  var variant: PreparedStorage
  /// The last fit that has paid for it.
  var fit: Int
}
