internal import CopyfitDynamicType

extension FaceFinder {
  /// The entries of the library's calibration for the requested font.
  ///
  /// Features, coordinates and widths other than the standard one change the widths of a font, and were not compared.
  func calibration(of font: FontCalibration.Font) -> [FontCalibration.Entry] {
    guard !sources.calibration.entries.isEmpty, let target = request.target(font) else { return [] }
    return sources.calibration.entries(for: target)
  }
}

extension FaceRequest {
  /// The font as a calibration names it; `nil` if the request has properties that no calibration covers.
  func target(_ font: FontCalibration.Font) -> FontCalibration.Target? {
    guard features.isEmpty, variations.isEmpty, !isMonospaced, width ?? .standard == .standard
    else { return nil }
    return FontCalibration.Target(font, weight: weight, isItalic: isItalic)
  }
}
