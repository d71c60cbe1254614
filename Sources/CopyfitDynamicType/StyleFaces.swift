/// Which of an app's faces each text style is set in, at the sizes of the style.
///
/// A font made here knows its style: it follows the category, and can be replaced by the one of the same
/// style in other faces.
public struct StyleFaces: Hashable, Sendable {
  /// PostScript names or full names, by style.
  public var faces: [TextStyle: String]

  /// Creates a mapping; a style that it lacks keeps the preferred font.
  public init(_ faces: [TextStyle: String]) { self.faces = faces }

  /// The app's font for a style, in the style's size at every category.
  ///
  /// Where the mapping lacks the style it is the preferred font. Whether a face of that name exists is
  /// found out when text is measured: nobody having it, the preferred font is measured in its place.
  public func appFont(for style: TextStyle) -> FontDescriptor {
    let preferred = FontDescriptor.preferred(for: style)
    return faces[style].map { preferred.withFace($0) } ?? preferred
  }
}

extension FontDescriptor {
  /// The app's font of the same text style, from the preferred font as well as from a custom one.
  ///
  /// A font that follows no style takes the app's `body`.
  public func appFontWithSameStyle(in faces: StyleFaces) -> FontDescriptor {
    faces.appFont(for: textStyle ?? .body)
  }
}
