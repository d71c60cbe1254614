package import CopyfitCatalogs
package import CopyfitFiles
package import CopyfitSourceText

// What is read of a project, none of it beyond the project's boundary.
extension ProjectFiles {
  /// The bytes of a file that the project brings or names.
  ///
  /// - Parameters:
  ///   - file: A path from the project's folder, or an absolute one.
  ///   - limit: The most bytes that the file may have.
  func bytes(
    of file: String, limit: Int = SourceFile.maximumSize
  ) throws(FileError) -> [UInt8] {
    try SourceFile.bytes(of: place(of: file), within: boundary, limit: limit)
  }

  /// The bytes of a Swift source; `nil` for one that cannot be read or may not be.
  package func source(_ file: String, limit: Int) -> [UInt8]? {
    try? bytes(of: file, limit: limit)
  }

  /// The text of such a file.
  package func text(
    of file: String, limit: Int = SourceFile.maximumSize
  ) throws(FileError) -> SourceText {
    SourceText(decoding: try bytes(of: file, limit: limit))
  }

  /// A catalog, with what is wrong with its file among its problems.
  package func catalog(_ file: String) -> CatalogContent {
    catalog(file, columns: configuration.columns(of: file))
  }

  /// A catalog whose columns are known; `nil` where no entry of the configuration describes them.
  package func catalog(_ file: String, columns: CatalogColumns?) -> CatalogContent {
    CatalogReader.read(
      file, at: path(of: file), within: boundary, columns: columns,
      includesStale: configuration.nonLabels.contains(.stale))
  }

  /// What a path of the project stands for; `nil` where there is nothing that may be looked at.
  package func kind(of file: String) -> SourceFolder.Kind? {
    boundary.allows(place(of: file)) ? SourceFolder.kind(of: place(of: file)) : nil
  }

  /// The path to open what the configuration names, from the project's folder or anywhere.
  package func place(of file: String) -> String {
    file.hasPrefix("/") ? file : path(of: file)
  }
}
