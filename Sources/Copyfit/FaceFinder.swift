internal import CopyfitDynamicType
internal import CopyfitFonts

/// Finds the face of one request in font sources.
struct FaceFinder {
  let sources: FontSources
  let request: FaceRequest

  init(_ sources: FontSources, _ request: FaceRequest) {
    self.sources = sources
    self.request = request
  }

  /// The nearest face, or the system font's if no face has the name.
  func find() throws(CopyfitError) -> FontResolution {
    switch request.face {
    case .system(let design): try system(design)
    case .file(let path, let index): try file(path, index: index)
    case .named(let name, let family): try named(name, family: family)
    case .family(let family): try named(family, family: family)
    }
  }

  private func file(_ path: String, index: Int) throws(CopyfitError) -> FontResolution {
    let base = try sources.open(FontFileReference(path: path, index: index))
    let files = try sources.fallbackFaces(request.fallbackFiles)
    let face = try adjusted(base) { _ in nil }
    return FontResolution(face, fallback: files.isEmpty ? .none : .faces(files), isNamed: true)
  }

  private func named(_ name: String, family: String?) throws(CopyfitError) -> FontResolution {
    if let base = base(named: name, family: family) { return try chosen(from: base) }
    guard let substitute = sources.substitutes[name] else {
      if let font = PlatformFont(named: name, family: family) {
        return try platformFont(font, named: name)
      }
      var preferred = request
      preferred.weight = request.substituteWeight
      let system = try FaceFinder(sources, preferred).system(.standard)
      return FontResolution(system, missingName: name)
    }
    guard let base = base(named: substitute, family: nil) else {
      throw .namedFontMissing(name: substitute, purpose: "a substitute for '\(name)'")
    }
    return try chosen(from: base).calibrated(calibration(of: .substituted(name)))
  }

  /// The face with a name, and the database that contains it.
  func base(named name: String, family: String?) -> (FontFace, FontDatabase)? {
    for fonts in [sources.projectFonts, sources.installedFonts] {
      if let face = fonts.face(named: name, family: family) { return (face, fonts) }
      // A family may have the requested weight, but not the weight at the end of the name.
      if request.weight != nil, let family,
        let face = fonts.face(family: family, weight: .regular, isItalic: false)
      {
        return (face, fonts)
      }
    }
    return nil
  }

  private func chosen(
    from base: (face: FontFace, fonts: FontDatabase)
  ) throws(CopyfitError) -> FontResolution {
    let family = base.face.names.family
    let families = request.isMonospaced ? [family + " Mono", family] : [family]
    let found = try adjusted(base.face) { wish throws(CopyfitError) in
      try CopyfitError.wrapping { () throws(FontError) in
        try Self.face(ofFirst: families, in: base.fonts, matching: wish)
      }
    }
    return FontResolution(found, fallback: try fallback(), isNamed: true)
  }
}

extension FaceFinder {
  private static func face(
    ofFirst families: [String], in fonts: FontDatabase, matching wish: FontMatch
  ) throws(FontError) -> FontFace? {
    for family in families {
      if let face = try fonts.face(family: family, matching: wish) { return face }
    }
    return nil
  }
}

/// Finds the system font.
extension FaceFinder {
  func system(_ design: FontDesign) throws(CopyfitError) -> FontResolution {
    switch sources.systemFont {
    case .standIn:
      let faces = try standIn(design)
      return FontResolution(faces, notes: notes(on: faces.text), fallback: try fallback())
        .calibrated(calibration(of: .system(design)))
    case .file(let path):
      let face = try adjusted(try sources.open(FontFileReference(path))) { _ in nil }
      return FontResolution(face, fallback: try fallback(), isNamed: false)
    case .installed:
      let face = try adjusted(try installed(design)) { wish throws(CopyfitError) in
        try CopyfitError.wrapping { () throws(FontError) in
          try Self.face(
            ofFirst: Self.families(of: design), in: sources.installedFonts, matching: wish)
        }
      }
      return FontResolution(face, fallback: try fallback(), isNamed: false)
    }
  }

  /// The stand-in faces for a design of the system font.
  private func standIn(_ design: FontDesign) throws(CopyfitError) -> SystemStandIn {
    func find(in fonts: FontDatabase) -> SystemStandIn? {
      fonts.systemStandIn(
        weight: request.weight ?? .regular, isItalic: request.isItalic, design: design,
        width: request.width ?? .standard)
    }
    // The project may contain the stand-in if it is not installed.
    guard let standIn = find(in: sources.installedFonts) ?? find(in: sources.projectFonts) else {
      throw .systemFontMissing(design)
    }
    let text = try instance(standIn.text)
    let display = standIn.display == standIn.text ? text : try instance(standIn.display)
    return SystemStandIn(text: text, display: display, design: design, width: standIn.width)
  }

  /// The differences of the stand-in faces from the request, except coordinates, which are those of another font.
  private func notes(on face: FontFace) -> [FontNote] {
    let wish = FontMatch(
      weight: request.weight ?? .regular, isItalic: request.isItalic,
      width: request.width ?? .standard)
    let axes = face.axes.map(\.tag)
    return request.variations.map { .unknownAxis($0.axis, asked: $0.value, known: axes) }
      + wish.notes(on: face)
  }

  /// The families of the system font's designs, if they are installed.
  private static func families(of design: FontDesign) -> [String] {
    switch design {
    case .standard: ["SF Pro", "SF Pro Text", ".SF NS", ".SFUI"]
    case .serif: ["New York", ".NewYork"]
    case .rounded: ["SF Pro Rounded", ".SF NS Rounded"]
    case .monospaced: ["SF Mono", ".SF NS Mono"]
    }
  }

  private func installed(_ design: FontDesign) throws(CopyfitError) -> FontFace {
    let families = Self.families(of: design)
    for family in families {
      if let face = sources.installedFonts.face(
        family: family, weight: .regular, isItalic: false)
      {
        return face
      }
    }
    throw .namedFontMissing(name: families[0], purpose: "the system font ('installed')")
  }
}
