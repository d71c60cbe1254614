internal import CopyfitFiles
package import CopyfitSourceText

extension ProjectFiles {
  /// The file with the locked fonts, in the project's folder or above it in the repository; `nil` without one.
  ///
  /// Its path for messages is relative to the project, or to the configuration that lists it.
  package var fontLock: (path: String, shown: String)? {
    guard let path = ProjectRoot.nearestFile(LockedFonts.fileName, from: root) else { return nil }
    let list = FilePath.absolute(listFolder ?? root)
    if FilePath.below(list, path) != nil { return (path, FilePath.relative(path, to: list)) }
    // A file above was found from the real folder.
    return (path, FilePath.relative(path, to: SourceFolder.realPath(of: list) ?? list))
  }

  /// The remark that the project's folder has a configuration with another name, if it has none with the right one.
  package var misnamedConfiguration: String? {
    guard configuration.file == nil else { return nil }
    let wrong = ["copyfit.yaml", ".copyfit.yaml"].first { SourceFolder.holds(path(of: $0)) }
    return wrong.map {
      Configuration.printable(
        "'\(path(of: $0))' is not read: its name must be \(Configuration.fileNames[0])")
    }
  }

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
