/// What is measured in place of a font that iOS has and this machine lacks.
package struct PlatformFontUse: Hashable, Sendable {
  /// How the widths of both compare.
  package enum Measure: Hashable, Sendable {
    /// A free font of the same widths is measured.
    case sameWidths
    /// A free font of similar widths is measured, or one of another weight.
    case similarWidths
    /// The system font is measured, since no such font is at hand.
    case systemFont
  }

  /// The font's family on iOS.
  package let family: String
  /// How the widths of both compare.
  package let measure: Measure
  /// The family that is measured; `nil` for the system font.
  package let substitute: String?
  /// A family that would be as wide, or nearly, if it was installed; `nil` if none is known.
  package let recommended: String?
}
