public import CopyfitDynamicType

extension FontFace {
  /// Opens a face; FreeType checks that the file is a font it can draw.
  ///
  /// Only the tables that are read are checked: a file whose end is lost is a font all the same where
  /// nothing that shapes, measures or draws stood there.
  ///
  /// - Parameters:
  ///   - path: A `.ttf`, `.otf` or `.ttc` file.
  ///   - index: The number of the face in a collection, from 0.
  ///   - variations: Coordinates of a variable font; of two for one axis the last counts.
  ///   - clamping: Whether coordinates beyond an axis are clamped and those on axes that the font
  ///     lacks ignored, each with a note in `notes`; else they are errors.
  public static func open(
    path: String, index: Int = 0, variations: [FontVariation] = [], clamping: Bool = true
  ) throws(FontError) -> FontFace {
    let file = try FontFile(path: path)
    let face = try FontFace(
      file: file, index: index, variations: variations, clamping: clamping)
    try face.checkWithFreeType()
    return face
  }

  /// Opens a face and brings it as near to a wish as its axes allow.
  ///
  /// A static face is opened as it is: its own `traits` say what it turned out to be.
  ///
  /// - Parameters:
  ///   - path: A `.ttf`, `.otf` or `.ttc` file.
  ///   - index: The number of the face in a collection, from 0.
  ///   - match: What is wished for.
  public static func open(
    path: String, index: Int = 0, matching match: FontMatch
  ) throws(FontError) -> FontFace {
    let face = try open(path: path, index: index)
    return try face.with(variations: face.coordinates(for: match))
  }

  /// The coordinates that bring this face as near to a wish as its axes allow, not clamped.
  public func coordinates(for match: FontMatch) -> [FontVariation] {
    match.variations(on: axes, of: traits)
  }

  /// Opens a face and brings it as near to a weight, slope and width as its axes allow.
  ///
  /// - Parameters:
  ///   - path: A `.ttf`, `.otf` or `.ttc` file.
  ///   - index: The number of the face in a collection, from 0.
  ///   - weight: Where a variable font has the axis `wght`, its coordinate.
  ///   - isItalic: Whether to go to the far end of the axes `ital` and `slnt`.
  ///   - width: Where a variable font has the axis `wdth`, its coordinate.
  public static func open(
    path: String, index: Int = 0, weight: FontWeight, isItalic: Bool = false,
    width: FontWidth = .standard
  ) throws(FontError) -> FontFace {
    try open(
      path: path, index: index,
      matching: FontMatch(weight: weight, isItalic: isItalic, width: width))
  }
}
