internal import CopyfitFiles
package import CopyfitSourceText

extension ProjectFiles {
  /// The place of an entry of `labels`, in the configuration or a label file.
  package func location(of entry: ConfiguredLabel) -> SourceLocation {
    entry.file.map { SourceLocation(file: $0, position: entry.position) }
      ?? locationInConfiguration(entry.position)
  }

  /// A place in the project's configuration; the file is named relative to the project.
  package func locationInConfiguration(_ position: SourcePosition) -> SourceLocation {
    guard configuration.file != nil else {
      return SourceLocation(file: Configuration.fileNames[0], position: position)
    }
    let place = configuration.place(of: position)
    let file = FilePath.relative(FilePath.absolute(place.file), to: FilePath.absolute(root))
    return SourceLocation(file: file, position: place.position)
  }
}
