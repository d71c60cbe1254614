internal import CopyfitDynamicType
internal import CopyfitFonts

/// Replaces fonts of iOS that this machine lacks.
extension FaceFinder {
  /// The replacement of an iOS font: a free font, or else the system font.
  func platformFont(
    _ font: PlatformFont, named name: String
  ) throws(CopyfitError) -> FontResolution {
    let recommended = (font.sameWidths + font.similarWidths).first
    for family in font.sameWidths + font.similarWidths {
      guard let found = try freeFace(ofFamily: family, for: font) else { continue }
      let isSame = font.sameWidths.contains(family) && found.notes.isEmpty
      let use = PlatformFontUse(
        family: font.family, measure: isSame ? .sameWidths : .similarWidths, substitute: family,
        recommended: recommended)
      return FontResolution(
        found, fallback: try fallback(), missingName: name, platformFont: use)
    }
    var preferred = request
    preferred.weight = request.weight ?? font.weight
    preferred.isItalic = request.isItalic || font.isItalic
    let use = PlatformFontUse(
      family: font.family, measure: .systemFont, substitute: nil, recommended: recommended)
    return FontResolution(
      try FaceFinder(sources, preferred).system(.standard), missingName: name, platformFont: use)
  }

  /// The face of a free family in the weight and slope of a font, with its differences from the request.
  private func freeFace(
    ofFamily family: String, for font: PlatformFont
  ) throws(CopyfitError) -> FoundFace? {
    let wish = FontMatch(
      weight: request.weight ?? font.weight, isItalic: request.isItalic || font.isItalic)
    guard
      let face = sources.installedFonts.face(
        family: family, weight: wish.weight, isItalic: wish.isItalic)
    else { return nil }
    return FoundFace(face: try instance(face), notes: wish.notes(on: face))
  }
}
