public import CopyfitFonts
public import CopyfitUnicode

/// Lays out texts; holds what that needs and what can be used again.
///
/// A worker belongs to one thread. It is cheap to create, and opens what it needs on first use.
public struct LayoutWorker: ~Copyable {
  /// Creates a worker.
  public init() {}

  /// Shapes a text and finds its breaks.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public mutating func prepare(
    _ text: String, locale: LocaleIdentifier, fonts: FontStack, options: LayoutOptions = .init()
  ) throws(LayoutError) -> PreparedText {
    PreparedText(
      missing: [], fallbackFaces: [], fallbackCharacters: [], characterCount: text.count,
      grid: Int64(fonts.face.unitsPerEm))
  }

  /// Counts and measures the lines of a text in a box.
  ///
  /// Allocates nothing once warm, but where a line ends at an edge that must be shaped anew, and
  /// where a word is wider than a line.
  public mutating func fit(_ text: borrowing PreparedText, in box: LayoutBox) -> LineFit {
    LineFit(
      lineCount: 0, widestAdvance: 0, width: 0, height: 0, firstLineHeight: 0, splitsWord: false,
      sameUntil: LayoutBox.unlimited)
  }

  /// The lines of a text in a box.
  public mutating func lines(of text: borrowing PreparedText, in box: LayoutBox) -> [LayoutLine] {
    []
  }

  /// How many of a text's lines fit a height in points; at least 1.
  public mutating func lineCount(
    of text: borrowing PreparedText, in box: LayoutBox, withinHeight height: Double
  ) -> Int {
    1
  }

  /// What shows of a text where only `lines` lines are drawn.
  public mutating func visibleText(
    of text: borrowing PreparedText, in box: LayoutBox, lines: Int, mode: TruncationMode
  ) -> VisibleText {
    VisibleText(lines: lines, text: "", hiddenCharacters: 0)
  }

  /// Whether ink of the first line, centred in the height, leaves the frame.
  public mutating func inkLeavesFrame(
    _ text: borrowing PreparedText, in box: LayoutBox, height: Double
  ) -> Bool {
    false
  }
}
