internal import CopyfitDynamicType
internal import CopyfitFonts
internal import Synchronization

/// A face, and what of the wish it does not meet.
struct FoundFace {
  var face: FontFace
  var notes: [FontNote]
}

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
      try library.installedFonts.instance(of: face, variations: variations, features: features)
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
    for file in files { faces.append(try open(FontFileReference(file))) }
    return faces
  }

  /// The face of a file, opened at the first call.
  func open(_ reference: FontFileReference) throws(CopyfitError) -> FontFace {
    if let face = state.withLock({ $0.files[reference] }) { return face }
    let face = try CopyfitError.opening { () throws(FontError) in
      try FontFace.open(path: reference.path, index: reference.index)
    }
    // Another thread may have been quicker: its face is kept, so that a file is one object.
    return state.withLock { state in
      let first = state.files[reference] ?? face
      state.files[reference] = first
      return first
    }
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
