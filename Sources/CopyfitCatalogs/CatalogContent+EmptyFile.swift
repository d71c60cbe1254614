extension CatalogContent {
  /// Adds an empty table for a file that has no text and whose path names its language.
  ///
  /// The language is one of the app's, and its translations are missing. A file in XML may be empty for other reasons: it has
  /// other resources, or belongs to files of several languages.
  mutating func addTableOfEmptyFile(_ file: String) {
    guard tables.isEmpty, problems.isEmpty, leftOut.isEmpty, let format = CatalogFormat(file),
      format != .xliff, format != .android
    else { return }
    let path = CatalogPath(file)
    guard let locale = path.locale else { return }
    tables = [StringTable(file: file, name: path.table, locale: locale, entries: [])]
  }
}
