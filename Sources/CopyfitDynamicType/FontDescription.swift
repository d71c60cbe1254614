/// What a label says about its font: which face, how large, and how the size follows the category.
///
/// A description is resolved to a face only when text is measured, so that it means the same in a
/// storyboard, in a configuration and in a library call.
public struct FontDescription: Hashable, Sendable {
  /// The face that is asked for.
  public enum Face: Hashable, Sendable {
    /// The preferred font of a text style: the system font in the style's weight.
    case textStyle(TextStyle)
    /// The system font.
    case system
    /// A face by its PostScript name or full name; else by family name.
    case named(String, family: String?)
    /// A face of a font file; `index` counts the faces of a collection from 0.
    case file(path: String, index: Int)
  }

  /// How the point size follows the content size category.
  public enum Scaling: Hashable, Sendable {
    /// The size is the same in every category.
    case fixed
    /// The size is the style's own, from the type scale.
    case textStyle(TextStyle)
    /// The size is scaled as `UIFontMetrics` scales it for a style, up to `maximumPointSize`.
    case metrics(TextStyle, maximumPointSize: Double?)
  }

  public var face: Face
  /// The size at the category `large`, in points.
  public var pointSize: Double
  public var scaling: Scaling
  /// The weight that is asked for, or `nil` for the face's own: regular, or the text style's.
  public var weight: FontWeight?
  public var isItalic: Bool

  /// Creates a description; `pointSize` is the size at the category `large`, in points.
  public init(
    face: Face, pointSize: Double, scaling: Scaling = .fixed, weight: FontWeight? = nil,
    isItalic: Bool = false
  ) {
    self.face = face
    self.pointSize = pointSize
    self.scaling = scaling
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Whether the size follows the content size category.
  public var scales: Bool { scaling != .fixed }
}

extension FontDescription {
  /// The preferred font of a text style.
  public static func textStyle(_ style: TextStyle) -> Self {
    Self(
      face: .textStyle(style), pointSize: TypeScale.iOS[style, .large].pointSize,
      scaling: .textStyle(style))
  }

  /// The system font at a fixed size, in points.
  public static func system(
    size: Double, weight: FontWeight = .regular, isItalic: Bool = false
  ) -> Self {
    Self(face: .system, pointSize: size, weight: weight, isItalic: isItalic)
  }

  /// A font by name at a fixed size, in points.
  public static func named(_ name: String, family: String? = nil, size: Double) -> Self {
    Self(face: .named(name, family: family), pointSize: size)
  }

  /// This font, its size scaled as `UIFontMetrics` scales it for a style.
  public func scaled(
    relativeTo style: TextStyle, maximumPointSize: Double? = nil
  ) -> Self {
    var result = self
    result.scaling = .metrics(style, maximumPointSize: maximumPointSize)
    return result
  }

  public static var largeTitle: Self { .textStyle(.largeTitle) }
  public static var title1: Self { .textStyle(.title1) }
  public static var title2: Self { .textStyle(.title2) }
  public static var title3: Self { .textStyle(.title3) }
  public static var headline: Self { .textStyle(.headline) }
  public static var body: Self { .textStyle(.body) }
  public static var callout: Self { .textStyle(.callout) }
  public static var subheadline: Self { .textStyle(.subheadline) }
  public static var footnote: Self { .textStyle(.footnote) }
  public static var caption1: Self { .textStyle(.caption1) }
  public static var caption2: Self { .textStyle(.caption2) }
}
