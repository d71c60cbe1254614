internal import CopyfitDynamicType

extension FontLibrary {
  /// A label's font as a calibration names it; `nil` for a font that is installed or unknown, or if no calibration
  /// covers its properties.
  package func calibrationTarget(for label: LabelSpec) -> FontCalibration.Target? {
    let request = faceRequest(for: label)
    switch request.face {
    case .system(let design):
      return sources.systemFont == .standIn ? request.target(.system(design)) : nil
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
    guard sources.substitutes[name] != nil,
      FaceFinder(sources, request).base(named: name, family: family) == nil
    else { return nil }
    return request.target(.substituted(name))
  }
}
