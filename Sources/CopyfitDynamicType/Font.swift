/// A font as an app describes it: a provider, and modifiers in order.
///
/// As in SwiftUI, the description is resolved late. The result of `resolved(in:)` depends on the reader's category, on
/// Bold Text and on the platform.
public struct Font: Hashable, Sendable {
  /// The origin of a font.
  public enum Provider: Hashable, Sendable {
    /// The preferred font of a text style, in the style's own weight if `weight` is `nil`.
    case textStyle(TextStyle, design: FontDesign, weight: FontWeight?)
    /// The system font at a fixed size, in points.
    case system(size: Double, weight: FontWeight?, design: FontDesign)
    /// A font by name, scaled by the metrics of `relativeTo`, or fixed if that is `nil`.
    case named(String, size: Double, relativeTo: TextStyle?)
    /// A known font, such as a `UIFont` that an app passes.
    case concrete(FontDescriptor)
  }

  /// A change to a font.
  public enum Modifier: Hashable, Sendable {
    /// The italic face.
    case italic
    /// The style's emphasized weight, or else bold.
    case bold
    /// Another weight.
    case weight(FontWeight)
    /// Another width.
    case width(FontWidth)
    /// The monospaced design of the system font; for other fonts, a face with glyphs of one width if there is one.
    case monospaced
    /// Digits of one width (`tnum`).
    case monospacedDigit
    /// Small capitals for all letters (`smcp` and `c2sc`).
    case smallCaps
    /// Small capitals for lower-case letters (`smcp`).
    case lowercaseSmallCaps
    /// Small capitals for capitals (`c2sc`).
    case uppercaseSmallCaps
    /// Another distance between lines.
    case leading(Leading)
    /// A factor of the size at every category.
    case scaled(by: Double)
    /// Limits of a scaled size, in points.
    case pointSizeLimits(minimum: Double?, maximum: Double?)
    /// A coordinate on an axis of a variable font.
    case variation(FontVariation)
    /// An OpenType feature.
    case feature(FontFeature)
  }

  /// The distance between lines, as in SwiftUI's `Font.Leading`.
  public enum Leading: String, CaseIterable, Hashable, Sendable {
    /// Less than usual, the usual distance, or more; the difference is `Platform.leadingStep`.
    case tight, standard, loose
  }

  /// The maximum number of modifiers of a font that is resolved.
  public static let maximumModifiers = 64

  /// The origin of the font.
  public let provider: Provider
  /// The modifiers, in the order in which they are applied.
  public private(set) var modifiers: [Modifier] = []

  /// Creates a font without modifiers.
  public init(_ provider: Provider) { self.provider = provider }

  /// Creates the font that a descriptor describes.
  public init(_ descriptor: FontDescriptor) { provider = .concrete(descriptor) }

  /// Whether a descriptor alone describes the font, as a `UIFont` does.
  package var isConcrete: Bool {
    if case .concrete = provider { true } else { false }
  }

  /// This font with another modifier.
  public func modified(by modifier: Modifier) -> Font {
    var result = self
    result.modifiers.append(modifier)
    return result
  }
}
