internal import CopyfitFiles
public import CopyfitFonts

extension GlyphPicture {
  /// The PNG file in Base64, for a `data:` URL.
  public var base64: String { Base64.encoded(png) }
}
