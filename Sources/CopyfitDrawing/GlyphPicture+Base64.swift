internal import CopyfitFiles
public import CopyfitFonts

extension GlyphPicture {
  /// The bytes of the PNG file as text, for a `data:` address.
  public var base64: String { Base64.encoded(png) }
}
