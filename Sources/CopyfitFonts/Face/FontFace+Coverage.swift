internal import CCopyfitHarfBuzz
internal import CopyfitDynamicType
internal import CopyfitUnicode

@safe
extension FontFace {
  /// Whether the face shows a whole grapheme cluster.
  ///
  /// Every scalar needs a glyph except invisible ones: controls and default-ignorable characters, such as joiners and
  /// variation selectors. A scalar that HarfBuzz composes, decomposes or replaces (spaces by U+0020, U+2011 by U+2010)
  /// is covered if the result is.
  public func covers(_ cluster: [Unicode.Scalar]) -> Bool {
    GlyphSearch { self.glyph(for: $0) != nil }.covers(cluster)
  }

  /// Whether the face has color glyphs, as emoji fonts do.
  var hasColor: Bool {
    let tables: [FontTag] = ["CBDT", "COLR", "SVG ", "sbix"]
    return tables.contains { tag in
      let table = unsafe hb_face_reference_table(hb_font_get_face(harfBuzzFont), tag.rawValue)
      defer { unsafe hb_blob_destroy(table) }
      return unsafe hb_blob_get_length(table) > 0
    }
  }
}
