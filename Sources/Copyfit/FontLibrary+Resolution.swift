public import CopyfitDynamicType
internal import Synchronization

extension FontLibrary {
  /// The face in which a label's text is measured.
  ///
  /// A missing font is not an error: the system font is measured instead, and the resolution reports it.
  ///
  /// - Throws: `CopyfitError` for font files that are given by path, for a missing stand-in, for an invalid description,
  ///   and for a display scale outside its range.
  public func resolution(for label: LabelSpec) throws(CopyfitError) -> FontResolution {
    do { try label.descriptor.check(in: typeScale) } catch { throw .description(error) }
    try label.check(.displayScale)
    return try resolution(of: faceRequest(for: label))
  }

  /// The font with a PostScript name or full name; `nil` if it was not found, so that a caller may choose another one.
  ///
  /// Unlike a missing font, the preferred font of a style keeps the style's distance of lines: `library.font(named:
  /// "Museo-700", size: 28) ?? .preferred(for: .title1)`.
  public func font(named name: String, size: Double) -> FontDescriptor? {
    let font = FontDescriptor.named(name, size: size)
    guard let found = try? resolution(for: LabelSpec(font: Font(font))) else { return nil }
    return found.missingName == nil ? font : nil
  }

  /// The face, size and geometry of a font for a reader.
  ///
  /// The environment's own scale and Bold Text weights are used, not the library's.
  ///
  /// - Throws: `CopyfitError` if the font has an invalid value, or its file or the system font is missing.
  public func instance(
    of font: Font, in environment: FontEnvironment = FontEnvironment()
  ) throws(CopyfitError) -> FontInstance {
    let resolved: ResolvedFont
    do { resolved = try font.resolved(in: environment) } catch { throw .description(error) }
    let request = FaceRequest(font.descriptor, in: environment)
    return FontInstance(resolved, face: try resolution(of: request))
  }

  /// The request for a label's face; labels with equal requests have the same face.
  package func faceRequest(for label: LabelSpec) -> FaceRequest {
    let environment = FontEnvironment(
      legibilityWeight: label.boldText ? .bold : .regular, platform: platform,
      typeScale: typeScale, boldTextWeights: boldTextWeights)
    return FaceRequest(label.descriptor, in: environment, fallbackFiles: label.fallbackFiles)
  }

  /// The face of a request, which is found once; a missing file is searched for again.
  private func resolution(of request: FaceRequest) throws(CopyfitError) -> FontResolution {
    if let known = state.withLock({ $0.resolutions[request] }) { return known }
    // A request that fails may have opened files, and other requests may have opened several.
    if sources.openFileCount >= Self.maximumResolutions { state.withLock { closeFonts(&$0) } }
    let found = try FaceFinder(sources, request).find()
    // If another thread was faster, its faces are kept, so that each file is opened once.
    return state.withLock { state in
      if let known = state.resolutions[request] { return known }
      if state.resolutions.count >= Self.maximumResolutions { closeFonts(&state) }
      state.resolutions[request] = found
      return found
    }
  }

  private func closeFonts(_ state: inout State) {
    state.resolutions.removeAll()
    state.renewals += 1
    sources.closeFiles()
  }

  /// The number of times that the fonts were closed because there were too many.
  var renewals: Int { state.withLock { $0.renewals } }

  /// The number of open fonts or files, more than an app has, at which all are closed before the next font is opened.
  ///
  /// A font may open several files, those of its fallbacks. What was closed is opened again when it is needed.
  private static let maximumResolutions = 256
}
