internal import CopyfitFonts
internal import Synchronization

extension FontLibrary {
  /// The face that a label's text is measured in.
  ///
  /// A font that the label names and nobody has is no error: the system font is measured instead, and
  /// the resolution says so. Thrown are errors of font files that are given by path, and a missing
  /// stand-in, and a description that means nothing.
  public func resolution(for label: LabelSpec) throws(CopyfitError) -> FontResolution {
    do { try label.descriptor.check(in: typeScale) } catch { throw .description(error) }
    return try resolution(of: faceRequest(for: label))
  }

  /// What a label's face is looked for by: labels with equal requests have the same face.
  package func faceRequest(for label: LabelSpec) -> FaceRequest {
    let environment = FontEnvironment(
      legibilityWeight: label.boldText ? .bold : .regular, platform: platform,
      typeScale: typeScale, boldTextWeights: boldTextWeights)
    return FaceRequest(label.descriptor, in: environment, fallbackFiles: label.fallbackFiles)
  }

  /// The face of a request; each is looked for once.
  func resolution(of key: FaceRequest) throws(CopyfitError) -> FontResolution {
    if let known = state.withLock({ $0.resolutions[key] }) { return try known.get() }
    let result: Result<FontResolution, CopyfitError>
    do throws(CopyfitError) { result = .success(try resolve(key)) } catch {
      result = .failure(error)
    }
    // Another thread may have been quicker: its faces are kept, so that each file is opened once.
    return try state.withLock { state in
      if let known = state.resolutions[key] { return known }
      state.resolutions[key] = result
      return result
    }.get()
  }

  private func resolve(_ key: FaceRequest) throws(CopyfitError) -> FontResolution {
    switch key.face {
    case .system:
      return try systemResolution(key)
    case .file(let path, let index):
      let face = try open(path, index: index)
      let fallback = try fallbackFaces(key.fallbackFiles)
      return FontResolution(
        face: face, fallback: fallback.isEmpty ? .none : .faces(fallback), isNamed: true)
    case .named(let name, let family):
      return try namedResolution(name, family: family, key: key)
    case .family(let family):
      return try namedResolution(family, family: family, key: key)
    }
  }

  private func namedResolution(
    _ name: String, family: String?, key: FaceRequest
  ) throws(CopyfitError) -> FontResolution {
    if let face = find(name, family: family, key: key) {
      return FontResolution(face: face, fallback: try systemFallback(key), isNamed: true)
    }
    if let substitute = substitutes[name] {
      guard let face = find(substitute, family: nil, key: key) else {
        throw .namedFontMissing(name: substitute, purpose: "a substitute for '\(name)'")
      }
      return FontResolution(face: face, fallback: try systemFallback(key), isNamed: true)
    }
    let system = try systemResolution(key)
    return FontResolution(system, missingName: name)
  }

  private func systemResolution(_ key: FaceRequest) throws(CopyfitError) -> FontResolution {
    let weight = key.weight ?? .regular
    switch systemFont {
    case .file(let path):
      let face = try open(path, weight: weight, isItalic: key.isItalic)
      return FontResolution(face: face, fallback: try systemFallback(key), isNamed: false)
    case .installed:
      let families = ["SF Pro", "SF Pro Text", ".SF NS", ".SFUI"]
      for family in families {
        if let face = installedFonts.face(family: family, weight: weight, isItalic: key.isItalic) {
          return FontResolution(face: face, fallback: try systemFallback(key), isNamed: false)
        }
      }
      throw .namedFontMissing(name: "SF Pro", purpose: "the system font ('installed')")
    case .standIn:
      let standIn = installedFonts.systemStandIn(weight: weight, isItalic: key.isItalic)
      guard let standIn else { throw .systemFontMissing }
      return FontResolution(standIn: standIn, fallback: try systemFallback(key))
    }
  }

  private func find(_ name: String, family: String?, key: FaceRequest) -> FontFace? {
    for database in [projectFonts, installedFonts] {
      if let face = database.face(named: name, family: family) { return face }
      if let weight = key.weight,
        let face = database.face(family: family ?? name, weight: weight, isItalic: key.isItalic)
      {
        return face
      }
    }
    return nil
  }

  /// Characters that a font lacks go to the caller's files, then to what is installed for their script.
  private func systemFallback(_ key: FaceRequest) throws(CopyfitError) -> FontFallback {
    .installed(installedFonts, preferred: try fallbackFaces(key.fallbackFiles))
  }

  private func fallbackFaces(_ files: [String]) throws(CopyfitError) -> [FontFace] {
    var faces: [FontFace] = []
    for file in files {
      let reference = FontFileReference(file)
      faces.append(try open(reference.path, index: reference.index))
    }
    return faces
  }

  /// Opens the file that is the system font; a variable one is set to the weight and slope.
  private func open(
    _ path: String, weight: FontWeight, isItalic: Bool
  ) throws(CopyfitError) -> FontFace {
    let file = FontFileReference(path)
    do {
      return try FontFace.open(
        path: file.path, index: file.index, weight: weight, isItalic: isItalic)
    } catch {
      throw .font(error)
    }
  }

  private func open(_ path: String, index: Int) throws(CopyfitError) -> FontFace {
    do { return try FontFace.open(path: path, index: index) } catch { throw .font(error) }
  }
}

extension FontResolution {
  init(face: FontFace, fallback: FontFallback, isNamed: Bool) {
    self.init(
      postScriptName: face.names.postScript, isStandIn: false, missingName: nil, isNamed: isNamed,
      stack: FontStack(face: face, fallback: fallback))
  }

  init(standIn: SystemStandIn, fallback: FontFallback) {
    self.init(
      postScriptName: standIn.text.names.postScript, isStandIn: true, missingName: nil,
      isNamed: false,
      stack: FontStack(standIn: standIn, fallback: fallback))
  }

  init(_ system: FontResolution, missingName: String) {
    self.init(
      postScriptName: system.postScriptName, isStandIn: system.isStandIn,
      missingName: missingName, isNamed: true, stack: system.stack)
  }
}
