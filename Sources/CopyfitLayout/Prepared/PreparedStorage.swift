internal import CopyfitFonts
internal import CopyfitUnicode

/// The content of a prepared text.
///
/// Its content is immutable while anyone else refers to it: `TextPreparer` reuses the storage for another text only if
/// it has the sole reference. So `@unchecked` is correct, and fits read it without run-time checks for exclusive
/// access.
package final class PreparedStorage: @unchecked Sendable {
  @exclusivity(unchecked) private var content: ShapedText

  /// Creates storage with a shaped text.
  init(_ text: consuming ShapedText) { unsafe content = text }

  /// Replaces the text in the same memory.
  func change(_ body: (inout ShapedText) throws(LayoutError) -> Void) throws(LayoutError) {
    try unsafe body(&content)
  }

  var identity: TextIdentity { @inline(__always) _read { yield unsafe content.identity } }

  /// The text, its items and breaks; its flags include the results of shaping.
  package var analysis: TextAnalysis { @inline(__always) _read { yield unsafe content.analysis } }

  package var grid: AdvanceGrid { @inline(__always) _read { yield unsafe content.grid } }

  var tables: AdvanceTables { @inline(__always) _read { yield unsafe content.tables } }

  var sheet: FitSheet { @inline(__always) get { unsafe content.sheet } }

  /// The sums that the fast walk reads.
  var sums: BreakSums { @inline(__always) _read { yield unsafe content.sums } }

  /// The ranges of fallback faces that count for the line height, in ascending order.
  var heightRuns: [LineHeightRun] {
    @inline(__always) _read { yield unsafe content.heightRuns }
  }

  /// The text with spaces instead of its line terminators; `nil` if it has none inside.
  var joined: PreparedStorage? { unsafe content.joined }

  /// The sizes that need separate shaping; outside, the nearest of them applies.
  var sizes: ClosedRange<Double>? { unsafe content.sizes }

  /// In a joined text, the offsets of spaces in place of CR LF, in ascending order.
  var pairs: [Int] { @inline(__always) _read { yield unsafe content.pairs } }

  var options: LayoutOptions { analysis.options }

  var count: Int { analysis.units.count }

  /// The number of lines that begin a paragraph other than the first, which is the same at any width.
  var paragraphStarts: Int { sheet.paragraphStarts }

  var standIn: SystemStandIn? { _read { yield analysis.fonts.standIn } }

  /// Whether a position may be inside a ligature, whose parts can only be measured by shaping.
  ///
  /// A cluster's advance is at its first unit, so the others seem to have none.
  func mayBeInsideLigature(_ position: Int) -> Bool {
    position < count && analysis.flags[position].contains(.isUnsafe)
      && tables.isWithoutAdvance(at: position)
  }

  /// Whether a line that starts at an offset begins a paragraph other than the first.
  func beginsNextParagraph(at offset: Int) -> Bool {
    offset > 0 && ParagraphSeparator.contains(analysis.units[offset - 1])
  }

  /// The offset in the original text; in a joined text, a space may replace two units.
  func sourceOffset(_ offset: Int) -> Int {
    guard !pairs.isEmpty else { return offset }
    return offset + pairs.partitioningIndex { $0 >= offset }
  }

  func offsets(ofSource range: Range<Int>) -> Range<Int> {
    offset(ofSource: range.lowerBound)..<offset(ofSource: range.upperBound)
  }

  /// The offset in this text of a unit of the original text.
  func offset(ofSource source: Int) -> Int {
    source - pairs.indices.partitioningIndex { pairs[$0] + $0 + 1 >= source }
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    let units = analysis.units[range]
    // ASCII is copied several times faster than text is decoded.
    guard units.allSatisfy({ $0 < 0x80 }) else { return String(decoding: units, as: UTF16.self) }
    return String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}

/// A face that may make its lines higher.
struct LineHeightRun: Hashable, Sendable {
  var range: Range<Int>
  var metrics: VerticalMetrics
}

/// A text during preparation, in the memory of another one.
struct ShapedText {
  /// The data that fits read; it is first in memory, nearest to the object's header.
  var sheet: FitSheet
  var sums = BreakSums()
  var identity: TextIdentity
  /// The text, its items and breaks; its flags include the results of shaping.
  var analysis: TextAnalysis
  var grid: AdvanceGrid
  var tables = AdvanceTables()
  /// The ranges of fallback faces that count for the line height, in ascending order.
  var heightRuns: [LineHeightRun] = []
  /// The text with spaces instead of its line terminators; `nil` if it has none inside.
  var joined: PreparedStorage?
  /// The sizes that need separate shaping; outside, the nearest of them applies.
  var sizes: ClosedRange<Double>?
  /// In a joined text, the offsets of spaces in place of CR LF, in ascending order.
  var pairs: [Int] = []

  /// Creates a text that is not shaped yet.
  init(_ analysis: consuming TextAnalysis, as identity: TextIdentity) {
    self.identity = identity
    grid = AdvanceGrid(analysis)
    sheet = FitSheet(analysis, sums, isEven: true, grid: grid, as: identity)
    self.analysis = analysis
  }
}
