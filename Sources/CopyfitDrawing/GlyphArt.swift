public import CopyfitFonts

/// The drawing of a glyph.
public enum GlyphArt: Hashable, Sendable {
  /// Nothing, as for a space.
  case nothing
  /// An outline that is filled with the color of the text.
  case outline(GlyphOutline)
  /// A picture of a color font.
  case picture(GlyphPicture)
  /// Only its box: the font must not be embedded, or its pictures have an unsupported format.
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
      self = .outline(outline)
    } else {
      self = face.extents(of: glyph).map(GlyphArt.box) ?? .nothing
    }
  }
}
