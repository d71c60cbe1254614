internal import CCopyfitHarfBuzz
internal import CopyfitDynamicType

@safe
extension FontFace {
  /// The heights, the slant and the underline at the face's coordinates, in design units.
  ///
  /// Heights that are not in `OS/2` are measured on the glyphs of `H` and `x`.
  public var geometry: FontGeometry {
    var geometry = tableGeometry
    geometry.capHeight = geometry.capHeight ?? inkHeight(of: "H")
    geometry.xHeight = geometry.xHeight ?? inkHeight(of: "x")
    return geometry
  }

  /// The advance of a glyph, in design units: `hmtx` with `HVAR`'s delta, rounded.
  public func advance(of glyph: UInt32) -> Int {
    Int(unsafe hb_font_get_glyph_h_advance(harfBuzzFont, glyph))
  }

  /// The height of a character's ink above the baseline; `nil` without a glyph or ink there.
  private func inkHeight(of scalar: Unicode.Scalar) -> Double? {
    guard let glyph = glyph(for: scalar) else { return nil }
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(harfBuzzFont, glyph, &extents) != 0,
      extents.y_bearing > 0
    else { return nil }
    return Double(extents.y_bearing)
  }
}

extension FontHeader {
  /// The geometry at the coordinates that `font` is set to, with `MVAR`'s deltas, not rounded.
  @unsafe
  func geometry(at variations: [FontVariation], of font: OpaquePointer) -> FontGeometry {
    func delta(_ tag: FontTag) -> Double {
      let tag = hb_ot_metrics_tag_t(rawValue: tag.rawValue)
      return Double(unsafe hb_ot_metrics_get_variation(font, tag))
    }
    var result = geometry
    // `MVAR` has one set of line metrics, those of `OS/2`. As in FreeType, they change those of `hhea`.
    result.ascender += delta("hasc")
    result.descender += delta("hdsc")
    result.lineGap += delta("hlgp")
    result.capHeight = geometry.capHeight.map { $0 + delta("cpht") }
    result.xHeight = geometry.xHeight.map { $0 + delta("xhgt") }
    result.underlinePosition += delta("undo")
    result.underlineThickness += delta("unds")
    if let slant = variations.first(where: { $0.axis == "slnt" }) {
      result.slantAngle = slant.value
    }
    return result
  }
}
