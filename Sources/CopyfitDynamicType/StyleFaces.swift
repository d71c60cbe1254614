/// An app's face for each text style, at the sizes of the style.
///
/// A font created here keeps its style: it follows the category, and can be replaced by the font of the same style in
/// other faces.
public struct StyleFaces: Hashable, Sendable {
  /// PostScript names or full names, by style.
  public var faces: [TextStyle: String]

  /// Creates a mapping; a style without a face keeps the preferred font.
  public init(_ faces: [TextStyle: String]) { self.faces = faces }

  /// The app's font for a style, with the style's size at every category.
  ///
  /// A style without a face has the preferred font. If no face with the name is installed, the preferred font is
  /// measured instead.
  public func appFont(for style: TextStyle) -> FontDescriptor {
    let preferred = FontDescriptor.preferred(for: style)
    return faces[style].map { preferred.withFace($0) } ?? preferred
  }
}

extension FontDescriptor {
  /// The app's font with the text style of this font, preferred or custom.
  ///
  /// A font without a style gets the app's `body`.
  public func appFontWithSameStyle(in faces: StyleFaces) -> FontDescriptor {
    faces.appFont(for: textStyle ?? .body)
  }
}
