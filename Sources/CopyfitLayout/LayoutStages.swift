public import CopyfitFonts
public import CopyfitUnicode

/// The separate stages of preparing a text, for benchmarks only.
@_spi(Stages)
public struct LayoutStages: ~Copyable {
  private var analyzer = TextAnalyzer()
  private var buffer = ShapingBuffer()
  private var memory: ShapingMemory

  /// Creates stages with no open resources and this many bytes for the word cache; 0 also turns pair sums off.
  public init(wordCacheBytes: Int = 0) {
    memory = ShapingMemory(
      pairs: PairSums(isOn: wordCacheBytes > 0), words: WordCache(bytes: wordCacheBytes))
  }

  /// The analysis of a text: its breaks and its items.
  public struct Analyzed {
    fileprivate var analysis: TextAnalysis
    fileprivate let locale: LocaleIdentifier
  }

  /// An item with its shaping.
  public struct Run: Hashable, Sendable {
    /// The item's range, in UTF-16 units.
    public var range: Range<Int>
    /// The ISO 15924 code as a big-endian tag.
    public var script: UInt32
    /// The embedding level by UAX #9.
    public var level: UInt8
    /// The face that shapes the item.
    public var face: FontFace
    /// The number of glyphs.
    public var glyphs: Int
    /// The advance, in the design units of `face`.
    public var advance: Int64
    /// The number of glyphs in the stand-in's display face; 0 without one.
    public var displayGlyphs = 0
    /// The advance in the display face, in its design units; 0 without one.
    public var displayAdvance: Int64 = 0

    /// Creates a run without a display face.
    public init(
      range: Range<Int>, script: UInt32, level: UInt8, face: FontFace, glyphs: Int, advance: Int64
    ) {
      self.range = range
      self.script = script
      self.level = level
      self.face = face
      self.glyphs = glyphs
      self.advance = advance
    }
  }

  /// Analyzes a text.
  public mutating func analyze(
    _ text: String, locale: LocaleIdentifier, fonts: FontStack
  ) throws(LayoutError) -> Analyzed {
    let analysis = try analyzer.analyze(
      Array(text.utf16), locale: locale, fonts: fonts, options: LayoutOptions())
    return Analyzed(analysis: analysis, locale: locale)
  }

  /// Finds clusters and items again with the known breaks; returns the number of items.
  ///
  /// The text is changed in place, so that nothing is copied.
  public mutating func itemize(_ text: inout Analyzed) throws(LayoutError) -> Int {
    do throws(ICUError) { try analyzer.itemize(&text.analysis, locale: text.locale) } catch {
      throw .unicode(error)
    }
    return text.analysis.items.count
  }

  /// Shapes each item except cached words; returns the sum of the advances.
  public mutating func shape(_ text: Analyzed) throws(LayoutError) -> Int64 {
    var analysis = text.analysis
    var shaper = TextShaper(analysis.flags, grid: AdvanceGrid(analysis))
    try shaper.shape(&analysis, memory: &memory, with: &buffer)
    return shaper.tables.text.last ?? 0
  }

  /// The items of a text with the sums of their glyphs.
  public mutating func runs(of text: Analyzed) throws(LayoutError) -> [Run] {
    let analysis = text.analysis
    var runs: [Run] = []
    for item in analysis.items {
      let face = analysis.face(of: item)
      let sum = try sum(item, face, of: analysis)
      var run = Run(
        range: item.start..<item.end, script: item.script.rawValue, level: item.level, face: face,
        glyphs: sum.glyphs, advance: sum.advance)
      if let display = analysis.displayFace(of: item) {
        (run.displayGlyphs, run.displayAdvance) = try self.sum(item, display, of: analysis)
      }
      runs.append(run)
    }
    return runs
  }

  private mutating func sum(
    _ item: ShapingItem, _ face: FontFace, of analysis: TextAnalysis
  ) throws(LayoutError) -> (glyphs: Int, advance: Int64) {
    try buffer.shape(item.start..<item.end, of: item, in: analysis, with: face)
    var result = (glyphs: 0, advance: Int64(0))
    buffer.forEachGlyph { glyph in
      result.glyphs += 1
      result.advance += glyph.advance
    }
    return result
  }
}

/// Counts of a worker's work, for benchmarks only.
extension LayoutWorker {
  /// The number of pieces at the edges of lines that were shaped again.
  @_spi(Stages) public var shapedEdges: Int { shapedPieces }
}
