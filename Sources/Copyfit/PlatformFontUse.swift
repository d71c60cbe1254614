/// The replacement of a font of iOS that this machine lacks.
package struct PlatformFontUse: Hashable, Sendable {
  /// The comparison of the widths of both fonts.
  package enum Measure: Hashable, Sendable {
    /// A free font with the same widths is measured.
    case sameWidths
    /// A free font with similar widths, or of another weight, is measured.
    case similarWidths
    /// The system font is measured, because no similar font is available.
    case systemFont
  }

  /// The font's family on iOS.
  package let family: String
  /// The comparison of the widths of both fonts.
  package let measure: Measure
  /// The family that is measured; `nil` for the system font.
  package let substitute: String?
  /// A family with the same or similar widths that could be installed; `nil` if none is known.
  package let recommended: String?
}
