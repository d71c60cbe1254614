internal import CopyfitDynamicType
internal import CopyfitFonts

extension FaceFinder {
  /// The face nearest to the request among those related to one that the name led to.
  ///
  /// - Parameter relative: Looks for a nearer one; `nil` if there is none to look for.
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

  /// The face at some coordinates and with the features that are asked for; equal instances are one
  /// object.
  func instance(
    _ face: FontFace, variations: [FontVariation]? = nil
  ) throws(CopyfitError) -> FontFace {
    let features = request.features.isEmpty ? nil : request.features
    return try CopyfitError.opening { () throws(FontError) in
      // Where a file was opened by its path, this is where its instances are known.
      try sources.installedFonts.instance(of: face, variations: variations, features: features)
    }
  }

  /// Characters that a font lacks go to the caller's files, then to what is installed for their script.
  func fallback() throws(CopyfitError) -> FontFallback {
    .installed(
      sources.installedFonts, preferred: try sources.fallbackFaces(request.fallbackFiles))
  }
}

extension FaceRequest {
  /// What is wished of the relatives of a face, or `nil` where the face itself is meant.
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
  /// Whether the face is Apple's own variable font, on whose weight axis the named weights lie
  /// elsewhere than on others'.
  fileprivate var isSanFrancisco: Bool {
    axes.contains { $0.tag == "wght" }
      && ["SF ", ".SF"].contains { names.family.hasPrefix($0) }
  }
}
