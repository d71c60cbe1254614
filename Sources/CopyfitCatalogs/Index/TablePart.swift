package import CopyfitUnicode

/// The content of one table and locale in one file.
package struct TablePart: Sendable {
  package var locale: LocaleIdentifier
  package var table: StringTable

  /// Whether its entries override those of the `.strings` of the same table.
  var overrides: Bool { CatalogPath(table.file).fileExtension == "stringsdict" }
}
