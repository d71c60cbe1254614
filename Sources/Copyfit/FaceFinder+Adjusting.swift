internal import CopyfitDynamicType
internal import CopyfitFonts

extension FaceFinder {
  /// The face nearest to the request among the relatives of a face that was found by name.
  ///
  /// - Parameter relative: Finds a nearer face; `nil` if no face is nearer.
  func adjusted(
    _ base: FontFace, _ relative: (FontMatch) throws(CopyfitError) -> FontFace?
  ) throws(CopyfitError) -> FoundFace {
    guard let wish = request.wish(on: base) else {
      return FoundFace(face: try instance(base), notes: base.notes)
    }
    let nearest = try relative(wish) ?? base
    let variations = nearest === base ? base.coordinates(for: wish) : nil
    let face = try instance(nearest, variations: variations)
    return FoundFace(face: face, notes: wish.notes(on: face))
  }

  /// The face at some coordinates with the requested features; equal instances are one object.
  func instance(
    _ face: FontFace, variations: [FontVariation]? = nil
  ) throws(CopyfitError) -> FontFace {
    let features = request.features.isEmpty ? nil : request.features
    return try CopyfitError.wrapping { () throws(FontError) in
      // This database also stores the instances of files that were opened by path.
      try sources.installedFonts.instance(of: face, variations: variations, features: features)
    }
  }

  /// The fallback for missing characters: the caller's files, then the installed fonts for the script.
  func fallback() throws(CopyfitError) -> FontFallback {
    .installed(
      sources.installedFonts, preferred: try sources.fallbackFaces(request.fallbackFiles))
  }
}

extension FaceRequest {
  /// The requested properties of a face's relatives, or `nil` if the face itself is requested.
  fileprivate func wish(on base: FontFace) -> FontMatch? {
    let asks = weight != nil || isItalic || width != nil || isMonospaced
    guard asks || !variations.isEmpty else { return nil }
    let weight = weight ?? base.traits.weight
    var wish = FontMatch(
      weight: weight, isItalic: isItalic || base.traits.isItalic,
      width: width ?? base.traits.fontWidth, variations: variations)
    if base.isSanFrancisco, !variations.contains(where: { $0.axis == "wght" }) {
      wish.variations.append(FontVariation(axis: "wght", value: weight.systemFontCoordinate))
    }
    return wish
  }
}

extension FontFace {
  /// Whether the face is Apple's own variable font, whose named weights have other coordinates than usual.
  fileprivate var isSanFrancisco: Bool {
    axes.contains { $0.tag == "wght" }
      && ["SF ", ".SF"].contains { names.family.hasPrefix($0) }
  }
}
