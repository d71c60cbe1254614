/// The result of laying out a text in a box without a limit on lines.
public struct LineFit: Hashable, Sendable {
  /// The number of lines; 0 for empty text.
  public var lineCount: Int
  /// The advance of the widest line, without hanging space at its end, in grid units.
  public var widestAdvance: Int64
  /// The width of the widest line, in points.
  public var width: Double
  /// The height of all lines, in points, not rounded.
  public var height: Double
  /// The height of the first line, in points, not rounded.
  public var firstLineHeight: Double
  /// The baseline of the first line, in points below the top of the text; 0 for empty text.
  public var firstBaseline: Double
  /// The baseline of the last line, in points below the top of the text; 0 for empty text.
  public var lastBaseline: Double
  /// Whether a word was broken because it is wider than a line.
  public var splitsWord: Bool
  /// The smallest limit, in grid units, that is known to change no break: at least `widestAdvance`, and more if a later
  /// break position was passed before the one that was taken.
  public var sameFrom: Int64
  /// The smallest limit, in grid units, that would change a break.
  ///
  /// Boxes with limits from `sameFrom` up to this one break the text equally, if tracking and the stand-in's blend are
  /// equal.
  public var sameUntil: Int64
  /// Whether the text needed more shaping than its length allows, so that from some line on the measurements are the
  /// sums of the whole text.
  public var reachesLimit = false

  /// Creates a fit.
  public init(
    lineCount: Int, widestAdvance: Int64, width: Double, height: Double, firstLineHeight: Double,
    firstBaseline: Double, lastBaseline: Double, splitsWord: Bool, sameFrom: Int64,
    sameUntil: Int64
  ) {
    self.lineCount = lineCount
    self.widestAdvance = widestAdvance
    self.width = width
    self.height = height
    self.firstLineHeight = firstLineHeight
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.splitsWord = splitsWord
    self.sameFrom = sameFrom
    self.sameUntil = sameUntil
  }
}
