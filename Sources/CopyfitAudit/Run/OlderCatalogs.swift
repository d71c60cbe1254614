internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitProject
internal import CopyfitUnicode

/// The catalogs of a project in a revision whose texts may differ from the current ones.
struct OlderCatalogs {
  /// The current files to compare with.
  private let files: Set<String>
  /// The tables of the revision.
  let tables: [StringTable]

  /// - Parameters:
  ///   - changed: The files that differ.
  ///   - old: Their contents in the revision.
  init(
    changed: Set<String>, _ old: [String: [UInt8]], _ files: ProjectFiles,
    _ documents: [InterfaceDocument], sourceLanguage: LocaleIdentifier
  ) {
    let joined = Set(changed.compactMap { CatalogFormat($0) }.filter(\.isJoined))
    self.files = changed.union(
      files.stringTables.filter { CatalogFormat($0).map(joined.contains) ?? false })
    let read = Set(files.stringTables)
    var catalogs = self.files.sorted().filter { read.contains($0) || CatalogReader.reads($0) }
      .compactMap { file in
        Self.content(of: file, isChanged: changed.contains(file), old[file], files).map {
          (file: file, content: $0)
        }
      }
    CatalogLinker(
      escapedFiles: FlutterSettings(files, tables: catalogs.map(\.file)).escapedFiles
    ).link(&catalogs)
    DocumentTexts.join(&catalogs, documents, sourceLanguage: sourceLanguage)
    tables = catalogs.flatMap(\.content.tables)
  }

  /// - Parameter old: The content in the revision; `nil` if the file does not exist there.
  private static func content(
    of file: String, isChanged: Bool, _ old: [UInt8]?, _ files: ProjectFiles
  ) -> CatalogContent? {
    guard isChanged else { return files.catalog(file) }
    return old.map {
      CatalogReader.read(
        $0, file: file, columns: files.configuration.columns(of: file),
        includesStale: files.configuration.nonLabels.contains(.stale))
    }
  }

  /// The current tables in the same files.
  func tables(of content: ProjectContent) -> [StringTable] {
    content.catalogs.filter { files.contains($0.file) }.flatMap(\.content.tables)
  }
}
