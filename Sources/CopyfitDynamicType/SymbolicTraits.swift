/// Requested properties of a font, which depend on its family.
///
/// Source: Apple, *UIFontDescriptor.SymbolicTraits*.
public struct SymbolicTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: Int

  /// Creates traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Italic or oblique.
  public static let italic = SymbolicTraits(rawValue: 1 << 0)
  /// The text style's emphasized weight, or bold in other fonts.
  public static let bold = SymbolicTraits(rawValue: 1 << 1)
  /// Wider than standard.
  public static let expanded = SymbolicTraits(rawValue: 1 << 2)
  /// Narrower than standard.
  public static let condensed = SymbolicTraits(rawValue: 1 << 3)
  /// Glyphs of equal width.
  public static let monospaced = SymbolicTraits(rawValue: 1 << 4)
  /// Less distance between lines.
  public static let tightLeading = SymbolicTraits(rawValue: 1 << 5)
  /// More distance between lines.
  public static let looseLeading = SymbolicTraits(rawValue: 1 << 6)
}
