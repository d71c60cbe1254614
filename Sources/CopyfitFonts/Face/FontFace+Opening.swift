public import CopyfitDynamicType

extension FontFace {
  /// Opens a face; FreeType checks that the file is a font that it can draw.
  ///
  /// Only the tables that are read are checked: a file whose end is missing is valid if the missing part is not needed
  /// for shaping, measuring or drawing.
  ///
  /// - Parameters:
  ///   - path: A `.ttf`, `.otf` or `.ttc` file.
  ///   - index: The number of the face in a collection, from 0.
  ///   - variations: Coordinates of a variable font. The last of several for one axis counts.
  ///   - clamping: Whether coordinates beyond an axis are clamped, and those on missing axes ignored, each with a note
  ///     in `notes`; otherwise they are errors.
  public static func open(
    path: String, index: Int = 0, variations: [FontVariation] = [], clamping: Bool = true
  ) throws(FontError) -> FontFace {
    let file = try FontFile(path: path)
    let face = try FontFace(
      file: file, index: index, variations: variations, clamping: clamping)
    try face.checkWithFreeType()
    return face
  }

  /// Opens a face at the nearest coordinates to a match.
  ///
  /// A static face is opened as it is: its own `traits` describe it.
  ///
  /// - Parameters:
  ///   - path: A `.ttf`, `.otf` or `.ttc` file.
  ///   - index: The number of the face in a collection, from 0.
  ///   - match: The requested look.
  public static func open(
    path: String, index: Int = 0, matching match: FontMatch
  ) throws(FontError) -> FontFace {
    let face = try open(path: path, index: index)
    return try face.with(variations: face.coordinates(for: match))
  }

  /// The coordinates of this face that are nearest to a match, not clamped.
  public func coordinates(for match: FontMatch) -> [FontVariation] {
    match.variations(on: axes, of: traits)
  }

  /// Opens a face at the coordinates nearest to a weight, slope and width.
  ///
  /// - Parameters:
  ///   - path: A `.ttf`, `.otf` or `.ttc` file.
  ///   - index: The number of the face in a collection, from 0.
  ///   - weight: The coordinate on the axis `wght` of a variable font.
  ///   - isItalic: Whether to use the far end of the axes `ital` and `slnt`.
  ///   - width: The coordinate on the axis `wdth` of a variable font.
  public static func open(
    path: String, index: Int = 0, weight: FontWeight, isItalic: Bool = false,
    width: FontWidth = .standard
  ) throws(FontError) -> FontFace {
    try open(
      path: path, index: index,
      matching: FontMatch(weight: weight, isItalic: isItalic, width: width))
  }
}
