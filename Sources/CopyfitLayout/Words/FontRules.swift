internal import CCopyfitHarfBuzz
internal import CopyfitDynamicType

/// The properties of a font, other than its lookups, that determine shaping; the font must outlive it.
@safe
struct FontRules: Sendable {
  /// An `hb_font_t`; it is immutable, so threads may share it.
  private nonisolated(unsafe) let font: OpaquePointer?
  /// The font's `hb_face_t`, also immutable.
  nonisolated(unsafe) let face: OpaquePointer?

  init(_ font: OpaquePointer?) {
    unsafe self.font = font
    unsafe face = hb_font_get_face(font)
  }

  /// The font's glyph for a character, before any rule.
  func nominalGlyph(_ character: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
  }

  /// The advance of a glyph before any rule, in design units.
  func advance(of glyph: UInt32) -> Int32 { unsafe hb_font_get_glyph_h_advance(font, glyph) }

  /// Whether the font distinguishes marks from other glyphs.
  var hasGlyphClasses: Bool { unsafe hb_ot_layout_has_glyph_classes(face) != 0 }

  /// Whether a glyph is a mark according to the font.
  func isMark(_ glyph: UInt32) -> Bool {
    guard hasGlyphClasses else { return false }
    return unsafe hb_ot_layout_get_glyph_class(face, glyph) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
  }

  /// Whether the font has `GSUB` rules for the script with a tag, and not only for all scripts.
  func hasSubstitutions(for script: FontTag) -> Bool {
    let tags = [script.rawValue]
    var (index, chosen): (UInt32, hb_tag_t) = (0, 0)
    return unsafe hb_ot_layout_table_select_script(
      face, AppliedLookups.gsub, 1, tags, &index, &chosen) != 0
  }

  /// The flags of lookups that skip a glyph.
  func flagsThatSkip(_ glyph: UInt32) -> LookupFlags {
    guard hasGlyphClasses else { return .ignoresBaseGlyphs }
    switch unsafe hb_ot_layout_get_glyph_class(face, glyph) {
    case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: return .ignoresBaseGlyphs
    case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: return .ignoresLigatures
    case HB_OT_LAYOUT_GLYPH_CLASS_MARK: return .mayIgnoreMarks
    default: return []
    }
  }

  /// Whether tables other than `GSUB` and `GPOS`, or random alternates, may change glyphs.
  func usesOtherTables(_ applied: AppliedLookups) -> Bool {
    let others: [FontTag] = ["morx", "mort", "kerx", "Silf"]
    if others.contains(where: hasTable) { return true }
    let random = lookups(of: FontTag("rand"), AppliedLookups.gsub)
    if applied.substitutions.contains(where: random.contains) { return true }
    let kerning = lookups(of: FontTag("kern"), AppliedLookups.gpos)
    return hasTable(FontTag("kern")) && !applied.positions.contains(where: kerning.contains)
  }

  private func hasTable(_ tag: FontTag) -> Bool {
    let table = unsafe hb_face_reference_table(face, tag.rawValue)
    defer { unsafe hb_blob_destroy(table) }
    return unsafe hb_blob_get_length(table) > 0
  }

  private func lookups(of feature: FontTag, _ table: hb_tag_t) -> GlyphCollection {
    let result = GlyphCollection()
    let features = [feature.rawValue, 0]
    unsafe hb_ot_layout_collect_lookups(face, table, nil, nil, features, result.handle)
    return result
  }
}
