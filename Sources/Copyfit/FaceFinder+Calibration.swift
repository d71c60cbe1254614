internal import CopyfitDynamicType

extension FaceFinder {
  /// What the library's calibration says of a font as it is asked for.
  ///
  /// Features, coordinates and widths other than the standard one make other widths of a font, which
  /// was not compared.
  func calibration(of font: FontCalibration.Font) -> [FontCalibration.Entry] {
    guard !sources.calibration.entries.isEmpty, let target = request.target(font) else { return [] }
    return sources.calibration.entries(for: target)
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
