/// A font as an app describes it: a provider, and what is changed about it, one step after another.
///
/// As in SwiftUI the description is bound late: what it comes to depends on the reader's category, on
/// Bold Text and on the platform, and is found out by `resolved(in:)`.
public struct Font: Hashable, Sendable {
  /// Where a font comes from.
  public enum Provider: Hashable, Sendable {
    /// The preferred font of a text style; without a weight, in the style's own.
    case textStyle(TextStyle, design: FontDesign, weight: FontWeight?)
    /// The system font at a fixed size, in points.
    case system(size: Double, weight: FontWeight?, design: FontDesign)
    /// A font by name; scaled by the metrics of `relativeTo`, or fixed without one.
    case named(String, size: Double, relativeTo: TextStyle?)
    /// A font that is known already, as apps hand over a `UIFont`.
    case concrete(FontDescriptor)
  }

  /// What is changed about a font.
  public enum Modifier: Hashable, Sendable {
    /// The italic face.
    case italic
    /// The style's emphasized weight, else bold.
    case bold
    /// Another weight.
    case weight(FontWeight)
    /// Another width.
    case width(FontWidth)
    /// A design, or for other fonts a wish, with glyphs of one width.
    case monospaced
    /// Digits of one width (`tnum`).
    case monospacedDigit
    /// Small capitals for all letters (`smcp` and `c2sc`).
    case smallCaps
    /// Small capitals for lower-case letters (`smcp`).
    case lowercaseSmallCaps
    /// Small capitals for capitals (`c2sc`).
    case uppercaseSmallCaps
    /// Another distance of lines.
    case leading(Leading)
    /// The size is multiplied at every category.
    case scaled(by: Double)
    /// The bounds between which a scaled size stays, in points.
    case pointSizeLimits(minimum: Double?, maximum: Double?)
    /// A coordinate of a variable font.
    case variation(FontVariation)
    /// An OpenType feature.
    case feature(FontFeature)
  }

  /// How far apart lines are, as SwiftUI's `Font.Leading` says it.
  public enum Leading: String, CaseIterable, Hashable, Sendable {
    /// Less than usual, as usual, and more; by how much is for `Platform.leadingStep`.
    case tight, standard, loose
  }

  /// More modifiers than this are refused when a font is resolved.
  public static let maximumModifiers = 64

  /// Where the font comes from.
  public let provider: Provider
  /// The modifiers, the one that was applied first at the front.
  public private(set) var modifiers: [Modifier] = []

  /// Creates a font without modifiers.
  public init(_ provider: Provider) { self.provider = provider }

  /// Creates the font that a descriptor describes.
  public init(_ descriptor: FontDescriptor) { provider = .concrete(descriptor) }

  /// This font with one more modifier.
  public func modified(by modifier: Modifier) -> Font {
    var result = self
    result.modifiers.append(modifier)
    return result
  }
}
