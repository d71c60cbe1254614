extension CatalogReader {
  /// Whether a file contains texts, judging by its path.
  package static func reads(_ file: String) -> Bool {
    let path = CatalogPath(file)
    return CatalogFormat.appleExtensions.contains(path.fileExtension)
      || CatalogFormat(file)?.isUnmistakable(file) ?? false
  }
}
