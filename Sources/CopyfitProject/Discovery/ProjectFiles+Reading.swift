package import CopyfitCatalogs
package import CopyfitFiles
internal import CopyfitFindings
package import CopyfitSourceText

// Reads files of a project, within the project's boundary.
extension ProjectFiles {
  /// The bytes of a file of the project, or one that it names.
  ///
  /// - Parameters:
  ///   - file: A path relative to the project's folder, or an absolute one.
  ///   - limit: The maximum number of bytes.
  func bytes(
    of file: String, limit: Int = SourceFile.maximumSize
  ) throws(FileError) -> [UInt8] {
    try SourceFile.bytes(of: place(of: file), within: boundary, limit: limit)
  }

  /// The text of a file of the project, or one that it names.
  package func text(
    of file: String, limit: Int = SourceFile.maximumSize
  ) throws(FileError) -> SourceText {
    SourceText(decoding: try bytes(of: file, limit: limit))
  }

  /// A catalog; errors of its file are among its problems.
  package func catalog(_ file: String) -> CatalogContent {
    catalog(file, columns: configuration.columns(of: file))
  }

  /// A catalog with known columns; `nil` if no entry of the configuration describes them.
  package func catalog(_ file: String, columns: CatalogColumns?) -> CatalogContent {
    CatalogReader.read(
      file, at: path(of: file), within: boundary, columns: columns,
      includesStale: configuration.nonLabels.contains(.stale))
  }

  /// The kind of a path of the project; `nil` if it does not exist, or is outside the boundary.
  package func kind(of file: String) -> SourceFolder.Kind? {
    boundary.allows(place(of: file)) ? SourceFolder.kind(of: place(of: file)) : nil
  }

  /// The path for opening a file that the configuration names, relative to the project's folder or absolute.
  package func place(of file: String) -> String {
    file.hasPrefix("/") ? file : path(of: file)
  }
}
