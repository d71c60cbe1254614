/// The heights, the slant and the underline of a face, not rounded.
///
/// As read from a font the lengths are in design units; `scaled(toPointSize:)` gives points.
public struct FontGeometry: Hashable, Sendable {
  /// The length of an em: units per em, or the point size where the lengths are points.
  public var em: Double
  /// Above the baseline.
  public var ascender: Double
  /// Below the baseline; negative.
  public var descender: Double
  /// What the font asks for between lines; UIKit's labels do not use it.
  public var lineGap: Double
  /// The height of capital letters: `OS/2.sCapHeight`, else that of `H`; `nil` without either.
  public var capHeight: Double?
  /// The height of small letters: `OS/2.sxHeight`, else that of `x`; `nil` without either.
  public var xHeight: Double?
  /// The upper edge of the underline; negative below the baseline (`post.underlinePosition`).
  public var underlinePosition: Double
  /// How thick the underline is (`post.underlineThickness`).
  public var underlineThickness: Double
  /// How far uprights lean, in degrees counter-clockwise as `CTFontGetSlantAngle` gives it: negative
  /// leans to the right.
  ///
  /// The coordinate on the axis `slnt` where the font has it, else `post.italicAngle`. An italic face
  /// whose table says 0 has 0: nothing is guessed.
  public var slantAngle: Double

  /// Creates a geometry.
  public init(
    em: Double, ascender: Double, descender: Double, lineGap: Double = 0,
    capHeight: Double? = nil, xHeight: Double? = nil, underlinePosition: Double = 0,
    underlineThickness: Double = 0, slantAngle: Double = 0
  ) {
    self.em = em
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
    self.slantAngle = slantAngle
  }

  /// Ascender to descender: UIKit's `UIFont.lineHeight` where the lengths are points.
  public var lineHeight: Double { ascender - descender }

  /// The same in points at a size.
  public func scaled(toPointSize pointSize: Double) -> FontGeometry {
    // Multiplied before divided, as the line height of labels is.
    func points(_ length: Double) -> Double { length * pointSize / em }
    return FontGeometry(
      em: pointSize, ascender: points(ascender), descender: points(descender),
      lineGap: points(lineGap), capHeight: capHeight.map(points), xHeight: xHeight.map(points),
      underlinePosition: points(underlinePosition),
      underlineThickness: points(underlineThickness), slantAngle: slantAngle)
  }
}
