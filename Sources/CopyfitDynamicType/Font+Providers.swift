extension Font {
  /// The preferred font of a text style.
  public static func system(
    _ style: TextStyle, design: FontDesign = .standard, weight: FontWeight? = nil
  ) -> Font {
    Font(.textStyle(style, design: design, weight: weight))
  }

  /// The preferred font of a text style.
  public static func textStyle(_ style: TextStyle) -> Font { .system(style) }

  /// The system font at a fixed size, in points.
  public static func system(
    size: Double, weight: FontWeight? = nil, design: FontDesign = .standard
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A font by name whose size grows with a text style.
  ///
  /// - Parameters:
  ///   - name: A PostScript name, full name or family name.
  ///   - size: The size at the category `large`, in points.
  ///   - style: The style whose metrics scale the size; the default is `body`, as in SwiftUI.
  public static func custom(
    _ name: String, size: Double, relativeTo style: TextStyle = .body
  ) -> Font {
    Font(.named(name, size: size, relativeTo: style))
  }

  /// A font by name at a fixed size, in points.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(.named(name, size: fixedSize, relativeTo: nil))
  }

  /// The preferred font of the style `extraLargeTitle`.
  public static var extraLargeTitle: Font { .system(.extraLargeTitle) }
  /// The preferred font of the style `extraLargeTitle2`.
  public static var extraLargeTitle2: Font { .system(.extraLargeTitle2) }
  /// The preferred font of the style `largeTitle`.
  public static var largeTitle: Font { .system(.largeTitle) }
  /// The preferred font of the style `title1`.
  public static var title1: Font { .system(.title1) }
  /// The preferred font of the style `title2`.
  public static var title2: Font { .system(.title2) }
  /// The preferred font of the style `title3`.
  public static var title3: Font { .system(.title3) }
  /// The preferred font of the style `headline`.
  public static var headline: Font { .system(.headline) }
  /// The preferred font of the style `body`.
  public static var body: Font { .system(.body) }
  /// The preferred font of the style `callout`.
  public static var callout: Font { .system(.callout) }
  /// The preferred font of the style `subheadline`.
  public static var subheadline: Font { .system(.subheadline) }
  /// The preferred font of the style `footnote`.
  public static var footnote: Font { .system(.footnote) }
  /// The preferred font of the style `caption1`.
  public static var caption1: Font { .system(.caption1) }
  /// The preferred font of the style `caption2`.
  public static var caption2: Font { .system(.caption2) }

  /// The preferred font of the smaller of watchOS's two footnote styles.
  public static var footnote2: Font { .system(.footnote2) }

  /// SwiftUI's name of `title1`.
  public static var title: Font { .title1 }
  /// SwiftUI's name of `caption1`.
  public static var caption: Font { .caption1 }
}
