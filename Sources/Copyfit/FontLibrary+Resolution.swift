public import CopyfitDynamicType
internal import CopyfitFonts
internal import Synchronization

extension FontLibrary {
  /// The face that a label's text is measured in.
  ///
  /// A font that the label names and nobody has is no error: the system font is measured instead, and
  /// the resolution says so. Thrown are errors of font files that are given by path, a missing
  /// stand-in, and a description that means nothing.
  public func resolution(for label: LabelSpec) throws(CopyfitError) -> FontResolution {
    do throws(DynamicTypeError) {
      try label.descriptor.check(in: typeScale)
      guard label.displayScale > 0, label.displayScale.isFinite else {
        throw .invalidDisplayScale(label.displayScale)
      }
    } catch {
      throw .description(error)
    }
    return try resolution(of: faceRequest(for: label))
  }

  /// What a font comes to for a reader: its face, its size and its measures.
  ///
  /// The environment's own scale and Bold Text table count, not the library's.
  public func instance(
    of font: Font, in environment: FontEnvironment = FontEnvironment()
  ) throws(CopyfitError) -> FontInstance {
    let resolved: ResolvedFont
    do { resolved = try font.resolved(in: environment) } catch { throw .description(error) }
    let request = FaceRequest(font.descriptor, in: environment)
    return FontInstance(resolved, face: try resolution(of: request))
  }

  /// What a label's face is looked for by: labels with equal requests have the same face.
  package func faceRequest(for label: LabelSpec) -> FaceRequest {
    let environment = FontEnvironment(
      legibilityWeight: label.boldText ? .bold : .regular, platform: platform,
      typeScale: typeScale, boldTextWeights: boldTextWeights)
    return FaceRequest(label.descriptor, in: environment, fallbackFiles: label.fallbackFiles)
  }

  /// The face of a request; each is looked for once.
  private func resolution(of request: FaceRequest) throws(CopyfitError) -> FontResolution {
    if let known = state.withLock({ $0.resolutions[request] }) { return try known.get() }
    let result: Result<FontResolution, CopyfitError>
    do throws(CopyfitError) { result = .success(try FaceFinder(sources, request).find()) } catch {
      result = .failure(error)
    }
    // Another thread may have been quicker: its faces are kept, so that each file is opened once.
    return try state.withLock { state in
      if let known = state.resolutions[request] { return known }
      state.resolutions[request] = result
      return result
    }.get()
  }
}
