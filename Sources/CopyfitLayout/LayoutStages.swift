public import CopyfitFonts
public import CopyfitUnicode

/// The stages of preparing a text one by one, for benchmarks only.
@_spi(Stages)
public struct LayoutStages: ~Copyable {
  private var analyzer = TextAnalyzer()
  private var buffer = ShapingBuffer()
  private var memory: ShapingMemory

  /// Creates stages that have opened nothing yet, with so many bytes for words that were seen; with none, pairs are
  /// not summed up either.
  public init(wordCacheBytes: Int = 0) {
    memory = ShapingMemory(
      pairs: PairSums(isOn: wordCacheBytes > 0), words: WordCache(bytes: wordCacheBytes))
  }

  /// A text taken apart: its breaks and its items.
  public struct Analyzed {
    fileprivate var analysis: TextAnalysis
    fileprivate let locale: LocaleIdentifier
  }

  /// An item, and what shaping it gave.
  public struct Run: Hashable, Sendable {
    /// The item's UTF-16 units.
    public var range: Range<Int>
    /// The ISO 15924 code as a big-endian tag.
    public var script: UInt32
    /// The embedding level by UAX #9.
    public var level: UInt8
    /// The face that the item is shaped in.
    public var face: FontFace
    /// How many glyphs it has.
    public var glyphs: Int
    /// In the design units of `face`.
    public var advance: Int64
    /// The same in the stand-in's display face; 0 without.
    public var displayGlyphs = 0
    /// Its advance there, in the design units of that face; 0 without.
    public var displayAdvance: Int64 = 0

    /// Creates a run without anything in a display face.
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

  /// Takes a text apart.
  public mutating func analyze(
    _ text: String, locale: LocaleIdentifier, fonts: FontStack
  ) throws(LayoutError) -> Analyzed {
    let analysis = try analyzer.analyze(
      Array(text.utf16), locale: locale, fonts: fonts, options: LayoutOptions())
    return Analyzed(analysis: analysis, locale: locale)
  }

  /// Finds clusters and items anew, with the breaks that are known; returns how many items there are.
  public mutating func itemise(_ text: Analyzed) throws(LayoutError) -> Int {
    var analysis = text.analysis
    do throws(ICUError) { try analyzer.itemise(&analysis, locale: text.locale) } catch {
      throw .unicode(error)
    }
    return analysis.items.count
  }

  /// Shapes each item, but for words seen before, and sums up its advances; returns the whole advance.
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

/// What a worker did so far, for benchmarks only.
extension LayoutWorker {
  /// How many pieces at the edges of lines were shaped anew.
  @_spi(Stages) public var shapedEdges: Int { shapedPieces }
}
