public import CopyfitDynamicType

/// Faces by name.
///
/// The named folders are asked before the installed fonts: an app's own copy of a font is the one that
/// its users see.
extension FontDatabase {
  /// The face of a PostScript name, a full name, or a family and style; else of a family.
  ///
  /// A name that is a family gives its regular face. A name that nothing has is looked for in `family`
  /// by the style it ends with (`-SemiBold`); a family without that style gives `nil` rather than
  /// another of its styles. Letter case does not matter.
  ///
  /// - Parameters:
  ///   - name: Such as `Inter-SemiBold`, `Inter Semi Bold` or `Inter`.
  ///   - family: The family that Interface Builder names beside it.
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

  /// The face of a family that comes nearest in width, slope and weight.
  ///
  /// A variable face is set to them. `nil` where no face has the family's name.
  public func face(
    family: String, weight: FontWeight, isItalic: Bool, width: FontWidth = .standard
  ) -> FontFace? {
    try? face(
      family: family, matching: FontMatch(weight: weight, isItalic: isItalic, width: width))
  }

  /// The face of a family that comes nearest to a wish; `FontMatch.notes(on:)` tells how near.
  ///
  /// A variable face is set to it. `nil` where no face has the family's name. Throws where a number in
  /// the wish is not finite.
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

/// The style that a PostScript name ends with.
struct FontStyleName: Hashable {
  let weight: FontWeight
  let isItalic: Bool

  /// Reads what follows the last hyphen, such as `SemiBoldItalic`; no hyphen is the regular style.
  ///
  /// `nil` where the words are no weight and slope.
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
