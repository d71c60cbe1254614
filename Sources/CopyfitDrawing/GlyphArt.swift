public import CopyfitFonts

/// What is drawn for a glyph.
public enum GlyphArt: Hashable, Sendable {
  /// Nothing, as for a space.
  case nothing
  case outline(OutlinePath)
  /// A picture of a colour font.
  case picture(GlyphPicture)
  /// Its box alone: the font may not be drawn, or holds pictures of a kind that are not read.
  case box(GlyphBox)

  /// The art of a glyph.
  public init(_ glyph: UInt32, of face: FontFace) {
    guard face.allowsEmbedding else {
      self = face.extents(of: glyph).map(GlyphArt.box) ?? .nothing
      return
    }
    let outline = face.outline(of: glyph)
    if let picture = face.picture(of: glyph) {
      self = .picture(picture)
    } else if !outline.isEmpty {
      self = .outline(OutlinePath(outline))
    } else {
      self = face.extents(of: glyph).map(GlyphArt.box) ?? .nothing
    }
  }
}
