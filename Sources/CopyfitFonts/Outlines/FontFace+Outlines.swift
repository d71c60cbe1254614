internal import CCopyfitHarfBuzz
internal import CopyfitDynamicType

/// The shapes of glyphs.
@safe
extension FontFace {
  /// The outline of a glyph at the face's coordinates; empty if the face has none.
  public func outline(of glyph: UInt32) -> GlyphOutline {
    unsafe OutlinePen().outline(of: glyph, in: harfBuzzFont)
  }

  /// The bitmap of a glyph in a color font (`CBDT`, `sbix`); `nil` if it has none.
  public func picture(of glyph: UInt32) -> GlyphPicture? {
    guard hasColor else { return nil }
    let blob = unsafe hb_ot_color_glyph_reference_png(harfBuzzFont, glyph)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length > 0,
      length <= GlyphPicture.maximumBytes, let box = extents(of: glyph)
    else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    return unsafe GlyphPicture(png: Array(bytes), box: box)
  }

  /// The box around a glyph's ink, in design units; `nil` without ink.
  public func extents(of glyph: UInt32) -> GlyphBox? {
    var extents = hb_glyph_extents_t()
    let isKnown = unsafe hb_font_get_glyph_extents(harfBuzzFont, glyph, &extents)
    guard isKnown != 0, extents.width != 0, extents.height != 0 else { return nil }
    let (left, top) = (Double(extents.x_bearing), Double(extents.y_bearing))
    let (right, bottom) = (left + Double(extents.width), top + Double(extents.height))
    return GlyphBox(
      left: min(left, right), bottom: min(top, bottom), right: max(left, right),
      top: max(top, bottom))
  }

  /// Whether the font's license bits allow its outlines in a document.
  ///
  /// `OS/2.fsType`: neither *restricted license embedding* nor *bitmap embedding only*. A font without the table
  /// forbids nothing. Source: OpenType 1.9.1, *OS/2*, fsType.
  public var allowsEmbedding: Bool {
    let blob = unsafe hb_face_reference_table(
      hb_font_get_face(harfBuzzFont), FontTag("OS/2").rawValue)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length >= 10 else { return true }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    let bits = unsafe Int(bytes[8]) << 8 | Int(bytes[9])
    // The lowest four bits exclude each other, but old fonts set several; the least strict one counts.
    return bits & 0xF != 2 && bits & 0x200 == 0
  }
}

/// A box in design units; y grows upward from the baseline.
public struct GlyphBox: Hashable, Sendable {
  /// The left side, relative to the pen.
  public var left: Double
  /// The bottom side, relative to the baseline.
  public var bottom: Double
  /// The right side, relative to the pen.
  public var right: Double
  /// The top side, relative to the baseline.
  public var top: Double
}

/// The bitmap of a glyph in a color font.
public struct GlyphPicture: Hashable, Sendable {
  /// The maximum size of a picture; those of an emoji font have several kilobytes.
  static let maximumBytes = 1 << 18

  /// The bytes of a PNG file, as in the font.
  public var png: [UInt8]
  /// The box of the picture, in design units.
  public var box: GlyphBox
}
