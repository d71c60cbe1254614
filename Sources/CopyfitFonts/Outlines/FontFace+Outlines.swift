internal import CCopyfitHarfBuzz
internal import CopyfitDynamicType

/// What glyphs look like.
@safe
extension FontFace {
  /// The outline of a glyph at the face's coordinates; empty where the face has none for it.
  public func outline(of glyph: UInt32) -> GlyphOutline {
    unsafe OutlinePen().outline(of: glyph, in: harfBuzzFont)
  }

  /// The picture of a glyph of a colour font that holds bitmaps (`CBDT`, `sbix`); `nil` where it has none.
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

  /// Whether the font's licence bits let its outlines travel in a document.
  ///
  /// `OS/2.fsType`: neither *restricted licence embedding* nor *bitmap embedding only*. A font without
  /// the table forbids nothing. Source: OpenType 1.9.1, *OS/2*, fsType.
  public var allowsEmbedding: Bool {
    let blob = unsafe hb_face_reference_table(
      hb_font_get_face(harfBuzzFont), FontTag("OS/2").rawValue)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length >= 10 else { return true }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    let bits = unsafe Int(bytes[8]) << 8 | Int(bytes[9])
    // Of the lowest four bits, which exclude each other, old fonts set several: the least strict counts.
    return bits & 0xF != 2 && bits & 0x200 == 0
  }
}

/// A box in design units; y grows upwards from the baseline.
public struct GlyphBox: Hashable, Sendable {
  /// The left side, from the pen.
  public var left: Double
  /// The bottom side, from the baseline.
  public var bottom: Double
  /// The right side, from the pen.
  public var right: Double
  /// The top side, from the baseline.
  public var top: Double
}

/// The picture that a colour font holds of a glyph.
public struct GlyphPicture: Hashable, Sendable {
  /// Larger pictures are not handed out: those of an emoji font have some kilobytes.
  static let maximumBytes = 1 << 18

  /// The bytes of a PNG file, as the font holds them.
  public var png: [UInt8]
  /// Where the picture stands, in design units.
  public var box: GlyphBox
}
