internal import CopyfitFonts
internal import CopyfitUnicode

/// The versions of the libraries that affect verdicts.
public struct LibraryVersions: Hashable, Sendable {
  /// The version of ICU, which breaks lines and provides data on characters and locales.
  public var icu: String
  /// The version of HarfBuzz, which shapes runs.
  public var harfBuzz: String
  /// The version of FreeType, which opens fonts.
  public var freeType: String

  /// The versions that this process uses.
  public static var current: LibraryVersions {
    LibraryVersions(
      icu: ICU.version, harfBuzz: FontLibraries.harfBuzzVersion,
      freeType: FontLibraries.freeTypeVersion)
  }
}
