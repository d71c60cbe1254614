internal import CopyfitFiles
internal import CopyfitSourceText

extension ProjectFiles {
  /// Files that affect all labels, relative to the project: configurations, label files, and files about fonts.
  package var generalPaths: [String] {
    let paths = configuration.files.map {
      FilePath.relative(FilePath.absolute($0), to: FilePath.absolute(root))
    }
    var named = (configuration.labelFiles?.map(\.value) ?? [LabelFile.conventionalName])
    if case .file(let file) = configuration.fonts.system { named.append(file) }
    if case .file(let file) = configuration.fonts.styles { named.append(file.value) }
    if case .file(let file) = configuration.fonts.calibration { named.append(file.value) }
    return paths + named.map(relative)
  }

  /// The folders of fonts that the configuration names, relative to the project; a font in them affects all labels.
  package var fontFolders: [String] { configuration.fonts.directories.map(\.value).map(relative) }

  /// Whether a font is found without the configuration naming its folder; the path is relative to the project.
  package func findsFont(_ path: String) -> Bool {
    configuration.fonts.directories.isEmpty && ProjectFontFiles.finds(path)
  }

  private func relative(_ path: String) -> String {
    FilePath.relative(FilePath.absolute(place(of: path)), to: FilePath.absolute(root))
  }
}
