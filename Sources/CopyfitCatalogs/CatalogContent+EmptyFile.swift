extension CatalogContent {
  /// Adds an empty table for a file that has no text and whose path names its language.
  ///
  /// The language is one of the app's, and its translations are missing. A file of XLIFF may belong to files of several
  /// languages, and Android's resources need not be texts: `AndroidReader` knows whether a file has any.
  mutating func addTableOfEmptyFile(_ file: String) {
    guard tables.isEmpty, problems.isEmpty, leftOut.isEmpty, let format = CatalogFormat(file),
      format != .xliff, format != .android
    else { return }
    let path = CatalogPath(file)
    guard let locale = path.locale else { return }
    tables = [StringTable(file: file, name: path.table, locale: locale, entries: [])]
  }
}
