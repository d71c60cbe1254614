internal import CopyfitFonts
internal import CopyfitUnicode

/// What a prepared text consists of.
///
/// Nobody who has one sees it change: `TextPreparer` puts another text in it only where nobody else has
/// it, so that a text which was given back is memory for one of the next. Hence `@unchecked`, and hence no
/// check at run time, for each read of a fit, that nobody writes meanwhile.
package final class PreparedStorage: @unchecked Sendable {
  @exclusivity(unchecked) private var content: ShapedText

  /// Creates the storage of a text that is shaped.
  init(_ text: consuming ShapedText) { unsafe content = text }

  /// Puts another text in the memory of this one.
  func change(_ body: (inout ShapedText) throws(LayoutError) -> Void) throws(LayoutError) {
    try unsafe body(&content)
  }

  var identity: TextIdentity { @inline(__always) _read { yield unsafe content.identity } }

  /// The text, its items and breaks; its flags with what shaping said.
  package var analysis: TextAnalysis { @inline(__always) _read { yield unsafe content.analysis } }

  package var grid: AdvanceGrid { @inline(__always) _read { yield unsafe content.grid } }

  var tables: AdvanceTables { @inline(__always) _read { yield unsafe content.tables } }

  var sheet: FitSheet { @inline(__always) get { unsafe content.sheet } }

  /// What the quick walk reads.
  var sums: BreakSums { @inline(__always) _read { yield unsafe content.sums } }

  /// Where fallback faces stand that count for the line height; ascending.
  var heightRuns: [LineHeightRun] {
    @inline(__always) _read { yield unsafe content.heightRuns }
  }

  /// The text with its line terminators as spaces; `nil` where it has none inside.
  var joined: PreparedStorage? { unsafe content.joined }

  /// The sizes that need shaping of their own; beyond, the nearest of them holds.
  var sizes: ClosedRange<Double>? { unsafe content.sizes }

  /// In a joined text, the offsets of spaces that stand for CR LF; ascending.
  var pairs: [Int] { @inline(__always) _read { yield unsafe content.pairs } }

  var options: LayoutOptions { analysis.options }

  var count: Int { analysis.units.count }

  /// How many lines begin a paragraph that has one before it: as many at any width.
  var paragraphStarts: Int { sheet.paragraphStarts }

  var standIn: SystemStandIn? { _read { yield analysis.fonts.standIn } }

  /// Whether a ligature may stand over a position: what its parts measure nothing but shaping tells.
  ///
  /// A cluster's advance stands at its first unit, so that the others seem to have none.
  func mayBeInsideLigature(_ position: Int) -> Bool {
    position < count && analysis.flags[position].contains(.isUnsafe)
      && tables.isWithoutAdvance(at: position)
  }

  /// Whether a line that starts at an offset begins a paragraph that has one before it.
  func beginsNextParagraph(at offset: Int) -> Bool {
    offset > 0 && ParagraphSeparator.contains(analysis.units[offset - 1])
  }

  /// An offset into the text that was given: in a joined one, a space may stand for two units.
  func sourceOffset(_ offset: Int) -> Int {
    guard !pairs.isEmpty else { return offset }
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return offset + low
  }

  func offsets(ofSource range: Range<Int>) -> Range<Int> {
    offset(ofSource: range.lowerBound)..<offset(ofSource: range.upperBound)
  }

  /// Where a unit of the text that was given stands in this one.
  func offset(ofSource source: Int) -> Int {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] + middle + 1 < source { low = middle + 1 } else { high = middle }
    }
    return source - low
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    let units = analysis.units[range]
    // ASCII is copied many times quicker than what must be decoded.
    guard units.allSatisfy({ $0 < 0x80 }) else { return String(decoding: units, as: UTF16.self) }
    return String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}

/// A face that may make the lines it stands in higher.
struct LineHeightRun: Hashable, Sendable {
  var range: Range<Int>
  var metrics: VerticalMetrics
}

/// A text as it is prepared, in the memory of another one.
struct ShapedText {
  /// What fits read, first in memory: nearest to the object's header.
  var sheet: FitSheet
  var sums = BreakSums()
  var identity: TextIdentity
  /// The text, its items and breaks; its flags with what shaping said.
  var analysis: TextAnalysis
  var grid: AdvanceGrid
  var tables = AdvanceTables()
  /// Where fallback faces stand that count for the line height; ascending.
  var heightRuns: [LineHeightRun] = []
  /// The text with its line terminators as spaces; `nil` where it has none inside.
  var joined: PreparedStorage?
  /// The sizes that need shaping of their own; beyond, the nearest of them holds.
  var sizes: ClosedRange<Double>?
  /// In a joined text, the offsets of spaces that stand for CR LF; ascending.
  var pairs: [Int] = []

  /// A text that is still to be shaped.
  init(_ analysis: consuming TextAnalysis, as identity: TextIdentity) {
    self.identity = identity
    grid = AdvanceGrid(analysis)
    sheet = FitSheet(analysis, sums, isEven: true, grid: grid, as: identity)
    self.analysis = analysis
  }
}
