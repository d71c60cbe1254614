public import CopyfitDynamicType

/// Finds faces by name.
///
/// The named folders come before the installed fonts, because users see an app's own copy of a font.
extension FontDatabase {
  /// The face with a PostScript name, a full name, or a family and style, or else of a family.
  ///
  /// The name of a family gives its regular face. For an unknown name, its last part (`-SemiBold`) is the style to find
  /// in `family`. A family without that style gives `nil` rather than another style. Letter case does not matter.
  ///
  /// - Parameters:
  ///   - name: A name such as `Inter-SemiBold`, `Inter Semi Bold` or `Inter`.
  ///   - family: The family that Interface Builder stores beside the name.
  public func face(named name: String, family: String? = nil) -> FontFace? {
    for catalog in [{ self.named }, { self.installed }] {
      let matches = catalog().faces(named: name)
      if let face = matches.lazy.compactMap({ self.cache.face($0.face, $0.variations) }).first {
        return face
      }
    }
    if let face = face(family: name, weight: .regular, isItalic: false) { return face }
    guard let family, let style = FontStyleName(suffixOf: name) else { return nil }
    guard let face = face(family: family, weight: style.weight, isItalic: style.isItalic) else {
      return nil
    }
    let isNear = abs(face.traits.weight.rawValue - style.weight.rawValue) < 100
    return isNear && face.traits.isItalic == style.isItalic ? face : nil
  }

  /// The face of a family that is nearest in width, slope and weight.
  ///
  /// A variable face is set to these values. `nil` if no face has the family's name.
  public func face(
    family: String, weight: FontWeight, isItalic: Bool, width: FontWidth = .standard
  ) -> FontFace? {
    try? face(
      family: family, matching: FontMatch(weight: weight, isItalic: isItalic, width: width))
  }

  /// The face of a family that is nearest to a match; `FontMatch.notes(on:)` lists the differences.
  ///
  /// A variable face is set to the match. `nil` if no face has the family's name.
  ///
  /// - Throws: `FontError` if a number in the match is not finite.
  public func face(family: String, matching match: FontMatch) throws(FontError) -> FontFace? {
    if let axis = match.firstNotFinite {
      throw .coordinateNotFinite(path: family, axis: axis.axis, value: axis.value)
    }
    return face(ofFamily: family, match, in: named)
      ?? face(ofFamily: family, match, in: installed)
  }

  func face(
    ofFamily family: String, _ match: FontMatch, in catalog: FontCatalog
  ) -> FontFace? {
    match.sorted(catalog.faces(ofFamily: family)).lazy
      .compactMap { self.cache.face($0, match.variations(of: $0)) }.first
  }
}

/// The style at the end of a PostScript name.
struct FontStyleName: Hashable {
  let weight: FontWeight
  let isItalic: Bool

  /// Reads the part after the last hyphen, such as `SemiBoldItalic`; a name without a hyphen has the regular style.
  ///
  /// `nil` if the words are not a weight and slope.
  init?(suffixOf name: String) {
    let parts = name.split(separator: "-")
    let suffix = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    let slopes = ["italic", "oblique"]
    let slope = slopes.first { suffix.hasSuffix($0) }
    guard let weight = Self.weights[String(suffix.dropLast(slope?.count ?? 0))] else { return nil }
    self.weight = weight
    isItalic = slope != nil
  }

  /// OpenType 1.9.1, *OS/2*, usWeightClass, with the names that foundries use.
  private static let weights: [String: FontWeight] = [
    "": .regular, "regular": .regular, "roman": .regular, "book": .regular, "normal": .regular,
    "thin": FontWeight(rawValue: 100), "hairline": FontWeight(rawValue: 100),
    "extralight": FontWeight(rawValue: 200), "ultralight": FontWeight(rawValue: 200),
    "light": .light, "medium": .medium, "semibold": .semibold, "demibold": .semibold,
    "demi": .semibold, "bold": .bold, "extrabold": .heavy, "ultrabold": .heavy, "heavy": .heavy,
    "black": .black,
  ]
}
