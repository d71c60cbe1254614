internal import CopyfitFonts
internal import CopyfitLayout

/// A font that draws a part of a label's text.
public struct LabelFont: Hashable, Codable, Sendable {
  /// The PostScript name; for the system font's stand-in, that of its face for small sizes.
  public var postScriptName: String
  /// The path of the font's file.
  public var file: String
  /// The number of the face in its file, from 0.
  public var faceIndex: Int
  /// Whether it draws characters that the label's own font lacks.
  public var isFallback: Bool

  init(_ face: FontFace, isFallback: Bool) {
    postScriptName = face.names.postScript
    file = face.path
    faceIndex = face.index
    self.isFallback = isFallback
  }
}

/// A range of a label's text that one font draws.
public struct LabelFontRun: Hashable, Codable, Sendable {
  /// The run's range in the prepared text, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// The font that draws it.
  public var font: LabelFont
}

/// A part of a line in one direction and font.
public struct LabelRun: Hashable, Codable, Sendable {
  /// The run's range in the prepared text, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// Whether the run's first character is at its right end.
  public var isRightToLeft: Bool
  /// The font; `nil` for tabs and line terminators.
  public var font: LabelFont?

  init(_ run: VisualRun, _ stack: FontStack) {
    utf16Range = run.utf16Range
    isRightToLeft = run.isRightToLeft
    font = run.face.map { LabelFont($0, isFallback: $0 != stack.face) }
  }
}
