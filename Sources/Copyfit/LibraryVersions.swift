internal import CopyfitFonts
internal import CopyfitUnicode

/// The versions of the libraries that verdicts depend on.
public struct LibraryVersions: Hashable, Sendable {
  /// ICU, which breaks lines and knows characters and locales.
  public var icu: String
  /// HarfBuzz, which shapes runs.
  public var harfBuzz: String
  /// FreeType, which opens fonts.
  public var freeType: String

  /// The versions of the libraries that this process runs with.
  public static var current: LibraryVersions {
    LibraryVersions(
      icu: ICU.version, harfBuzz: FontLibraries.harfBuzzVersion,
      freeType: FontLibraries.freeTypeVersion)
  }
}
