internal import CopyfitDynamicType

extension FaceFinder {
  /// What the library's calibration says of a font as it is asked for.
  ///
  /// Features, coordinates and widths other than the standard one make other widths of a font, which
  /// nobody has compared.
  func calibration(of font: FontCalibration.Font) -> [FontCalibration.Entry] {
    guard !library.calibration.entries.isEmpty, let target = request.target(font) else { return [] }
    return library.calibration.entries(for: target)
  }
}

extension FaceRequest {
  /// The font as a calibration names it; `nil` where it is asked for in a form that none speaks of.
  func target(_ font: FontCalibration.Font) -> FontCalibration.Target? {
    guard features.isEmpty, variations.isEmpty, !isMonospaced, width ?? .standard == .standard
    else { return nil }
    return FontCalibration.Target(font, weight: weight, isItalic: isItalic)
  }
}

extension FontLibrary {
  /// A label's font as a calibration names it; `nil` for a font that is at hand, that nobody has, or that
  /// is asked for in a form that no calibration speaks of.
  package func calibrationTarget(for label: LabelSpec) -> FontCalibration.Target? {
    let request = faceRequest(for: label)
    switch request.face {
    case .system(let design):
      return systemFont == .standIn ? request.target(.system(design)) : nil
    case .named(let name, let family):
      return target(name, family: family, request)
    case .family(let family):
      return target(family, family: family, request)
    case .file:
      return nil
    }
  }

  private func target(
    _ name: String, family: String?, _ request: FaceRequest
  ) -> FontCalibration.Target? {
    guard substitutes[name] != nil,
      FaceFinder(self, request).base(named: name, family: family) == nil
    else { return nil }
    return request.target(.substituted(name))
  }
}
