/// Where the formats of other systems have the locale of a file.
extension CatalogPath {
  init(_ name: String, in folders: [String], fileExtension: String, format: CatalogFormat) {
    switch format {
    case .xliff: self.init(exchanged: name, in: folders, fileExtension: fileExtension)
    }
  }

  /// `de.xliff`, `de/App.xliff`: the file or its folder is named for the locale.
  private init(exchanged name: String, in folders: [String], fileExtension: String) {
    let isNamed = LocaleName.locale(name) != nil
    let folder = folders.last.flatMap { LocaleName.locale($0) == nil ? nil : $0 }
    self.init(
      table: name, fileExtension: fileExtension, localization: isNamed ? name : folder,
      bundle: isNamed || folder == nil ? folders : folders.dropLast())
  }
}
