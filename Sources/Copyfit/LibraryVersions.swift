internal import CopyfitFonts
internal import CopyfitUnicode

/// The versions of the libraries that verdicts depend on.
public struct LibraryVersions: Hashable, Sendable {
  public var icu: String
  public var harfBuzz: String
  public var freeType: String

  /// The versions of the libraries that this process runs with.
  public static var current: LibraryVersions {
    LibraryVersions(
      icu: ICU.version, harfBuzz: FontLibraries.harfBuzzVersion,
      freeType: FontLibraries.freeTypeVersion)
  }
}
