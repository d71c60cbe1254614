internal import CopyfitCatalogs
internal import CopyfitInterfaceBuilder
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The catalogs of a project as a revision has them, as far as their texts may differ from today's.
struct OlderCatalogs {
  /// The files of today to compare with.
  private let files: Set<String>
  /// The tables of the revision.
  let tables: [StringTable]

  /// - Parameters:
  ///   - changed: The files that differ.
  ///   - old: What the revision has of them.
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

  /// - Parameter old: What the revision has; `nil` where it has no such file.
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

  /// Today's tables in the same files.
  func tables(of content: ProjectContent) -> [StringTable] {
    content.catalogs.filter { files.contains($0.file) }.flatMap(\.content.tables)
  }
}
