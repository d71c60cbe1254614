/// The heights, the slant and the underline of a face, not rounded.
///
/// Lengths that are read from a font are in design units. `scaled(toPointSize:)` converts them to points.
public struct FontGeometry: Hashable, Sendable {
  /// The length of an em: units per em, or the point size if the lengths are in points.
  public var em: Double
  /// The height above the baseline.
  public var ascender: Double
  /// The depth below the baseline; negative.
  public var descender: Double
  /// The font's space between lines; UIKit's labels do not use it.
  public var lineGap: Double
  /// The height of capital letters: `OS/2.sCapHeight`, or else the height of `H`; `nil` without either.
  public var capHeight: Double?
  /// The height of small letters: `OS/2.sxHeight`, or else the height of `x`; `nil` without either.
  public var xHeight: Double?
  /// The upper edge of the underline; negative below the baseline (`post.underlinePosition`).
  public var underlinePosition: Double
  /// The thickness of the underline (`post.underlineThickness`).
  public var underlineThickness: Double
  /// The slant of upright strokes, in degrees counterclockwise as `CTFontGetSlantAngle` returns it: a negative slant
  /// leans to the right.
  ///
  /// It is the coordinate on the axis `slnt` if the font has the axis, and otherwise `post.italicAngle`. An italic face
  /// whose table has 0 has a slant of 0; nothing is guessed.
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

  /// The distance from ascender to descender: UIKit's `UIFont.lineHeight` if the lengths are in points.
  public var lineHeight: Double { ascender - descender }

  /// The geometry in points at a size.
  public func scaled(toPointSize pointSize: Double) -> FontGeometry {
    // Multiplies before dividing, like the line height of labels.
    func points(_ length: Double) -> Double { length * pointSize / em }
    return FontGeometry(
      em: pointSize, ascender: points(ascender), descender: points(descender),
      lineGap: points(lineGap), capHeight: capHeight.map(points), xHeight: xHeight.map(points),
      underlinePosition: points(underlinePosition),
      underlineThickness: points(underlineThickness), slantAngle: slantAngle)
  }
}
