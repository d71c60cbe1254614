internal import CopyfitFiles
internal import CopyfitSourceText

extension ProjectFiles {
  /// Files and folders that affect all labels, relative to the project: configurations, label files, fonts.
  package var generalPaths: [String] {
    let paths = configuration.files.map {
      FilePath.relative(FilePath.absolute($0), to: FilePath.absolute(root))
    }
    var named = (configuration.labelFiles?.map(\.value) ?? [LabelFile.conventionalName])
    named += configuration.fonts.directories.map(\.value)
    if case .file(let file) = configuration.fonts.system { named.append(file) }
    if case .file(let file) = configuration.fonts.styles { named.append(file.value) }
    if case .file(let file) = configuration.fonts.calibration { named.append(file.value) }
    return paths
      + named.map {
        FilePath.relative(FilePath.absolute(path(of: $0)), to: FilePath.absolute(root))
      }
  }
}
