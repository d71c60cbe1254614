internal import CopyfitDynamicType
internal import CopyfitFonts

/// A face, and what of the wish it does not meet.
struct FoundFace {
  var face: FontFace
  var notes: [FontNote]
}

extension FaceFinder {
  /// The face nearest to the request among those related to one that the name led to.
  ///
  /// - Parameter relative: Looks for a nearer one; `nil` where there is none to look for.
  func adjusted(
    _ base: FontFace, _ relative: (FontMatch) throws(CopyfitError) -> FontFace?
  ) throws(CopyfitError) -> FoundFace {
    guard let wish = request.wish(on: base) else {
      return FoundFace(face: try instance(base), notes: base.notes)
    }
    let found = try relative(wish)
    let nearest: FontFace
    if let found {
      nearest = found
    } else {
      nearest = try CopyfitError.opening { () throws(FontError) in try base.adjusted(to: wish) }
    }
    return FoundFace(face: try instance(nearest), notes: wish.notes(on: nearest))
  }

  /// The face with the features that are asked for; equal instances are one object.
  func instance(_ face: FontFace) throws(CopyfitError) -> FontFace {
    let features = request.features
    return try CopyfitError.opening { () throws(FontError) in
      // Where a file was opened by its path, this is where its instances are known.
      try library.installedFonts.instance(
        of: face, features: features.isEmpty ? nil : features)
    }
  }

  /// Characters that a font lacks go to the caller's files, then to what is installed for their script.
  func fallback() throws(CopyfitError) -> FontFallback {
    .installed(
      library.installedFonts, preferred: try library.fallbackFaces(request.fallbackFiles))
  }
}

extension FontLibrary {
  func fallbackFaces(_ files: [String]) throws(CopyfitError) -> [FontFace] {
    var faces: [FontFace] = []
    for file in files {
      let reference = FontFileReference(file)
      faces.append(
        try CopyfitError.opening { () throws(FontError) in
          try FontFace.open(path: reference.path, index: reference.index)
        })
    }
    return faces
  }
}

extension CopyfitError {
  /// What `body` returns; its error as one of this module.
  static func opening<Result>(
    _ body: () throws(FontError) -> Result
  ) throws(CopyfitError) -> Result {
    do { return try body() } catch { throw .font(error) }
  }
}

extension FaceRequest {
  /// What is wished of the relatives of a face, or `nil` where the face itself is meant.
  fileprivate func wish(on base: FontFace) -> FontMatch? {
    let asks = weight != nil || isItalic || width != .standard || isMonospaced
    guard asks || !variations.isEmpty else { return nil }
    let weight = weight ?? base.traits.weight
    var wish = FontMatch(
      weight: weight, isItalic: isItalic || base.traits.isItalic,
      width: width == .standard ? base.traits.fontWidth : width, variations: variations)
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
