public import Copyfit
public import CopyfitLayout

/// A label as it would appear: its frame, its lines, and its lost text in another color.
///
/// Lengths are points; x increases to the right and y downward from the frame's top left corner.
public struct LabelDrawing: Hashable, Sendable {
  /// A box.
  public struct Rectangle: Hashable, Sendable {
    /// The left side.
    public var x: Double
    /// The top side.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
  }

  /// A line, or a part of one, with its position.
  public struct Row: Hashable, Sendable {
    /// The left end.
    public var x: Double
    /// The top of the line's box.
    public var top: Double
    /// The baseline.
    public var baseline: Double
    /// The bottom of the line's box.
    public var bottom: Double
    /// Whether the text is lost, so that a reader does not see it.
    public var isHidden: Bool
    /// The row's text with its ellipsis.
    public var text: String
    /// Whether white space or a line end follows it, which is not in `text`.
    public var isBeforeSpace: Bool
    /// The glyphs with their positions.
    public var glyphs: GlyphLine

    var right: Double { x + glyphs.width }
  }

  /// The label's frame; without limits, the size of the text.
  public var frame: Rectangle
  /// The lines in logical order, lost ones last.
  public var rows: [Row]
  /// The font size, in points.
  public var pointSize: Double
  /// Notes about the drawing, each a sentence.
  public var notes: [String]

  /// Draws a label.
  public init(_ glyphs: LabelGlyphs) {
    let textHeight = glyphs.visible.last?.bottom ?? 0
    let textWidth = glyphs.visible.map(\.glyphs.width).max() ?? 0
    frame = Rectangle(
      x: 0, y: 0, width: glyphs.width ?? textWidth, height: glyphs.height ?? textHeight)
    pointSize = glyphs.pointSize
    rows = []
    notes = Self.notes(glyphs)
    // Labels center their text vertically, even if it is higher than the frame.
    let offset = (frame.height - textHeight) / 2
    for line in glyphs.visible { add(line, isHidden: false, offset) }
    for line in glyphs.hidden { add(line, isHidden: true, offset) }
  }

  private mutating func add(_ line: LabelGlyphs.Line, isHidden: Bool, _ offset: Double) {
    let width = line.glyphs.width
    var x = line.isRightToLeft ? frame.width - width : 0
    if line.continues, let last = rows.last {
      x = line.isRightToLeft ? last.x - width : last.right
    }
    rows.append(
      Row(
        x: x, top: line.top + offset, baseline: line.baseline + offset,
        bottom: line.bottom + offset, isHidden: isHidden, text: line.text,
        isBeforeSpace: line.isBeforeSpace, glyphs: line.glyphs))
  }

  private static func notes(_ glyphs: LabelGlyphs) -> [String] {
    var notes = glyphs.substitutes.map { substitute in
      let drawn = substitute.drawnName.map { "\($0) is drawn instead, as wide as the text is" }
      return "\(substitute.postScriptName) forbids embedding: "
        + (drawn ?? "its letters are drawn as boxes") + "."
    }
    if glyphs.omittedLines > 0 {
      let noun = glyphs.omittedLines == 1 ? "line is" : "lines are"
      notes.append("\(glyphs.omittedLines) more hidden \(noun) not drawn.")
    }
    return notes
  }
}

extension LabelDrawing {
  /// The maximum extent of ink beyond its line, as a fraction of the font size.
  private static let inkShare = 0.25
  /// The tolerance for rounding, in points; lines may exceed a width by the same.
  private static let tolerance = 1.0 / 64

  /// The rectangle of everything that is drawn.
  public var bounds: Rectangle {
    let margin = max(4, pointSize * Self.inkShare)
    let left = min(0, rows.map(\.x).min() ?? 0) - margin
    let right = max(frame.width, rows.map(\.right).max() ?? 0) + margin
    let top = min(0, rows.map(\.top).min() ?? 0) - margin
    let bottom = max(frame.height, rows.map(\.bottom).max() ?? 0) + margin
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether visible text may extend beyond the frame.
  public var leavesFrame: Bool {
    rows.contains { row in
      !row.isHidden
        && (row.x < -Self.tolerance || row.right > frame.width + Self.tolerance
          || row.top < -Self.tolerance || row.bottom > frame.height + Self.tolerance)
    }
  }

  /// The visible text, with a space between lines that white space or a line end separates in the label's text.
  public var shownText: String { text { !$0.isHidden } }

  /// The lost text that is drawn, joined in the same way.
  public var hiddenText: String { text(\.isHidden) }

  private func text(_ isWanted: (Row) -> Bool) -> String {
    var text = ""
    var isApart = false
    for row in rows where isWanted(row) {
      let hasSpace =
        text.last?.isWhitespace != false || row.text.first?.isWhitespace != false
      if isApart, !hasSpace { text += " " }
      text += row.text
      isApart = row.isBeforeSpace
    }
    return String(text.drop(while: \.isWhitespace))
  }
}
