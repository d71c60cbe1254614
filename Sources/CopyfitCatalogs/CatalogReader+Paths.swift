extension CatalogReader {
  /// Whether a path says that a file holds texts.
  package static func reads(_ file: String) -> Bool {
    let path = CatalogPath(file)
    return CatalogFormat.appleExtensions.contains(path.fileExtension)
      || CatalogFormat(file)?.isUnmistakable(file) ?? false
  }
}
