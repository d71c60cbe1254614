public import CopyfitFonts

/// A stretch of a line that is drawn at once: one direction and face.
public struct VisualRun: Hashable, Sendable {
  /// The run's part of the text, in UTF-16 units.
  public var utf16Range: Range<Int>
  /// The embedding level by UAX #9, after L1; odd levels run from right to left.
  public var level: UInt8
  /// The face that draws the run; `nil` for tabs and line terminators.
  ///
  /// With the system font's stand-in it is the face for small sizes.
  public var face: FontFace?
  /// Whether the run is the ellipsis that stands where text is lost; then its range is empty.
  public var isEllipsis = false

  /// Whether the run's first character is at its right end.
  public var isRightToLeft: Bool { level & 1 == 1 }
}
