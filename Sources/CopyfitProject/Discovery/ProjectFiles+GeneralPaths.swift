internal import CopyfitFiles
internal import CopyfitSourceText

extension ProjectFiles {
  /// Files that affect all labels or the gate, relative to the project: configurations, label files, files about fonts,
  /// and the baseline.
  ///
  /// Some of them may not exist: a configuration or a lock of fonts may have been deleted.
  package var generalPaths: [String] {
    let paths = configuration.files.map {
      FilePath.relative(FilePath.absolute($0), to: FilePath.absolute(root))
    }
    var named = (configuration.labelFiles?.map(\.value) ?? [LabelFile.conventionalName])
    if case .file(let file) = configuration.fonts.system { named.append(file) }
    if case .file(let file) = configuration.fonts.styles { named.append(file.value) }
    if case .file(let file) = configuration.fonts.calibration { named.append(file.value) }
    if let baseline = configuration.baseline { named.append(baseline.value) }
    return paths + named.map(relative) + nearestPlaces(of: Configuration.fileNames)
      + nearestPlaces(of: [LockedFonts.fileName])
  }

  /// The places in which files with these names are looked for: the project's folder and the folders above it in the
  /// repository, up to the first one that has such a file.
  private func nearestPlaces(of names: [String]) -> [String] {
    guard let folder = SourceFolder.realPath(of: root),
      let below = Repository.containing(folder).flatMap({ FilePath.below($0.workTree, folder) })
    else { return names }
    var places: [String] = []
    var above = ""
    for _ in 0...FilePath.names(of: below).count {
      let found = names.map { FilePath.joined(above, $0) }
      places += found
      if found.contains(where: { SourceFolder.holds(FilePath.joined(folder, $0)) }) { break }
      above = FilePath.joined(above, "..")
    }
    return places
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
