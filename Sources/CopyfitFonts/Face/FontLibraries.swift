internal import CCopyfitFreeType
internal import CCopyfitHarfBuzz

/// The versions of the libraries that read and shape fonts.
@safe
public enum FontLibraries {
  /// HarfBuzz's version at run time, such as `6.0.0`.
  public static var harfBuzzVersion: String { unsafe String(cString: hb_version_string()) }

  /// FreeType's version at run time, such as `2.12.1`; empty if FreeType cannot start.
  public static var freeTypeVersion: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return "" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
