public import CopyfitDynamicType

extension FontFace {
  /// Opens a face; FreeType checks that the file is a font it can draw.
  ///
  /// - Parameters:
  ///   - path: A `.ttf`, `.otf` or `.ttc` file.
  ///   - index: The number of the face in a collection, from 0.
  ///   - variations: Coordinates of a variable font; axes that the font lacks are ignored, values
  ///     beyond an axis are clamped.
  public static func open(
    path: String, index: Int = 0, variations: [FontVariation] = []
  ) throws(FontError) -> FontFace {
    let file = try FontFile(path: path)
    let face = try FontFace(file: file, index: index, variations: variations)
    try face.checkWithFreeType()
    return face
  }

  /// Opens a face and brings it as near to a weight and slope as its axes allow.
  ///
  /// A static face is opened as it is: its own `traits` say what it turned out to be.
  ///
  /// - Parameters:
  ///   - path: A `.ttf`, `.otf` or `.ttc` file.
  ///   - index: The number of the face in a collection, from 0.
  ///   - weight: Where a variable font has the axis `wght`, its coordinate.
  ///   - isItalic: Whether to go to the far end of the axes `ital` and `slnt`.
  public static func open(
    path: String, index: Int = 0, weight: FontWeight, isItalic: Bool = false
  ) throws(FontError) -> FontFace {
    let face = try open(path: path, index: index)
    let variations = FontMatch(weight: weight, isItalic: isItalic)
      .variations(on: face.axes, of: face.traits)
    guard !variations.isEmpty else { return face }
    return try FontFace(file: face.file, index: index, variations: variations)
  }
}
