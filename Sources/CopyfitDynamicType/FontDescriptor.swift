/// The description of a font before its file is found: face, traits, and how its size follows the category.
///
/// The text style is part of the value, even if the family or face is the app's own: such a font continues to follow
/// the category.
public struct FontDescriptor: Hashable, Sendable {
  /// A requested face.
  public enum Face: Hashable, Sendable {
    /// The system font, in one of its designs.
    case system(FontDesign)
    /// A face by its PostScript name or full name, or else by family name.
    case named(String, family: String?)
    /// The face of a family that is nearest to the traits.
    case family(String)
    /// A face of a font file; `index` is its number in a collection, from 0.
    case file(path: String, index: Int)
  }

  /// How the point size follows the content size category.
  public enum Sizing: Hashable, Sendable {
    /// The size is the same in every category.
    case fixed
    /// The size is the style's own, from the type scale.
    case textStyle(TextStyle)
    /// The size is scaled as `UIFontMetrics` does for a style.
    case metrics(TextStyle)
  }

  /// The requested face.
  public var face: Face
  /// The size at the category `large`, in points, without `sizeFactor` and limits.
  public var pointSize: Double
  /// How the size follows the category.
  public var sizing: Sizing
  /// The factor of the size at every category.
  public var sizeFactor = 1.0
  /// The minimum size that is shown, in points, with any sizing; `nil` for none.
  public var minimumPointSize: Double?
  /// The maximum size that is shown, in points; `nil` for none.
  public var maximumPointSize: Double?
  /// The requested weight; `nil` for the style's or the face's own.
  public var weight: FontWeight?
  /// The requested width; `nil` for that of the traits or the face.
  public var width: FontWidth?
  /// The requested weight, slope, width and leading as traits.
  public var traits: SymbolicTraits
  /// OpenType features to turn on or off; the last of two settings of one feature counts.
  public var features: [FontFeature] = []
  /// Coordinates of a variable font, in addition to those of weight, width and slope.
  public var variations: [FontVariation] = []

  /// Creates a descriptor; `pointSize` is the size at the category `large`, in points.
  public init(
    face: Face, pointSize: Double, sizing: Sizing = .fixed, weight: FontWeight? = nil,
    traits: SymbolicTraits = []
  ) {
    self.face = face
    self.pointSize = pointSize
    self.sizing = sizing
    self.weight = weight
    self.traits = traits
  }

  /// The style whose sizes the font has, or with which it grows; `nil` if its size is fixed.
  public var textStyle: TextStyle? {
    switch sizing {
    case .fixed: nil
    case .textStyle(let style), .metrics(let style): style
    }
  }

  /// Whether the size follows the content size category.
  public var scales: Bool { sizing != .fixed }

  /// Whether an italic face is requested.
  public var isItalic: Bool { traits.contains(.italic) }

  /// Whether the font is the system's own, in any design.
  public var isSystem: Bool {
    if case .system = face { true } else { false }
  }
}

extension FontDescriptor {
  /// The system font at a fixed size, in points.
  public static func system(
    size: Double, weight: FontWeight = .regular, isItalic: Bool = false
  ) -> Self {
    Self(
      face: .system(.standard), pointSize: size, weight: weight, traits: isItalic ? .italic : [])
  }

  /// A font by name at a fixed size, in points.
  public static func named(_ name: String, family: String? = nil, size: Double) -> Self {
    Self(face: .named(name, family: family), pointSize: size)
  }

  /// A face of a font file at a fixed size, in points.
  public static func file(_ path: String, index: Int = 0, size: Double) -> Self {
    Self(face: .file(path: path, index: index), pointSize: size)
  }

  static func check(pointSize: Double) throws(DynamicTypeError) {
    guard pointSize > 0, pointSize.isFinite else { throw .invalidPointSize(pointSize) }
  }
}
