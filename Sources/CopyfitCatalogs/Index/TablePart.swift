package import CopyfitUnicode

/// The content of one table and locale in one file.
package struct TablePart: Sendable {
  package var locale: LocaleIdentifier
  package var table: StringTable

  /// Whether its entries override those of the `.strings` of the same table.
  var overrides: Bool { CatalogPath(table.file).fileExtension == "stringsdict" }

  /// Whether Apple's systems read its file: a catalog in one of Apple's formats, or a storyboard or xib.
  var isOfApple: Bool { CatalogFormat(table.file) == nil }
}
