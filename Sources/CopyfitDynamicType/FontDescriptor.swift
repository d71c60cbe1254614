/// What is known of a font before its file is looked for: face, traits, and how its size follows the
/// category.
///
/// The text style is part of the value, also where the family or face is the app's own: such a font
/// keeps following the category.
public struct FontDescriptor: Hashable, Sendable {
  /// The face that is asked for.
  public enum Face: Hashable, Sendable {
    /// The system font, in one of its designs.
    case system(FontDesign)
    /// A face by its PostScript name or full name; else by family name.
    case named(String, family: String?)
    /// The face of a family that comes nearest to the traits.
    case family(String)
    /// A face of a font file; `index` counts the faces of a collection from 0.
    case file(path: String, index: Int)
  }

  /// How the point size follows the content size category.
  public enum Sizing: Hashable, Sendable {
    /// The size is the same in every category.
    case fixed
    /// The size is the style's own, from the type scale.
    case textStyle(TextStyle)
    /// The size is scaled as `UIFontMetrics` scales it for a style.
    case metrics(TextStyle)
  }

  /// The face that is asked for.
  public var face: Face
  /// The size at the category `large`, in points, without `sizeFactor` and bounds.
  public var pointSize: Double
  /// How the size follows the category.
  public var sizing: Sizing
  /// What the size is multiplied by at every category.
  public var sizeFactor = 1.0
  /// The smallest size that is shown, in points, whatever the size follows; `nil` for none.
  public var minimumPointSize: Double?
  /// The largest size that is shown, in points; `nil` for none.
  public var maximumPointSize: Double?
  /// The weight that is asked for; `nil` for the style's or the face's own.
  public var weight: FontWeight?
  /// The width that is asked for; `nil` for the traits' or the face's own.
  public var width: FontWidth?
  /// Wishes about weight, slope, width and leading.
  public var traits: SymbolicTraits
  /// OpenType features to turn on or off; of two settings of one the last holds.
  public var features: [FontFeature] = []
  /// Coordinates of a variable font; those that weight, width and slope do not give.
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

  /// The style whose sizes the font takes, or that it grows with; `nil` where its size is fixed.
  public var textStyle: TextStyle? {
    switch sizing {
    case .fixed: nil
    case .textStyle(let style), .metrics(let style): style
    }
  }

  /// Whether the size follows the content size category.
  public var scales: Bool { sizing != .fixed }

  /// Whether an italic face is asked for.
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
