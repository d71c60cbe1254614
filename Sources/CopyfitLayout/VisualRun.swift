public import CopyfitFonts

/// A part of a line with one direction and face.
public struct VisualRun: Hashable, Sendable {
  /// The run's range in the text, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// The embedding level by UAX #9, after L1; odd levels run from right to left.
  public var level: UInt8
  /// The face that draws the run; `nil` for tabs and line terminators.
  ///
  /// For the system font's stand-in, this is the face for small sizes.
  public var face: FontFace?
  /// Whether the run is the ellipsis of truncated text; then its range is empty.
  public var isEllipsis = false

  /// Whether the run's first character is at its right end.
  public var isRightToLeft: Bool { level & 1 == 1 }
}
