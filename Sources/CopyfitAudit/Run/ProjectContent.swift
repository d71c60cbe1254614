internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitFindings
package import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText

/// The contents of a project's files.
package struct ProjectContent: Sendable {
  /// The catalogs with their files, in the order of the files.
  var catalogs: Catalogs = []
  /// The catalogs that were not requested, if documents may use their keys.
  var otherCatalogs: Catalogs = []
  package var documents: [InterfaceDocument] = []
  /// The files that cannot be read, except catalogs.
  var unreadable: [UnreadableFile] = []
  /// The skipped documents with the reasons.
  var skippedDocuments: [(file: String, why: SkipReason)] = []
  /// The files with texts of packages, which are not in the app's main bundle.
  private(set) var packageTables: Set<String>

  /// The Swift and Objective-C sources, if there are documents or tables that they may refer to.
  var code = ProjectCode.none

  /// Reads the files on several threads.
  ///
  /// Files that cannot be read are in `unreadable`.
  ///
  /// - Parameter readsSources: Whether Swift and Objective-C sources are read.
  init(
    reading files: ProjectFiles, jobs: Int, cacheDirectory: String? = nil,
    readsSources: Bool = true
  ) {
    packageTables = files.packageTables
    let described = PathPatternList(files.configuration.columns.map(\.files))
    catalogs = Parallel.map(files.stringTables, jobs: jobs) { file in
      let columns = described.firstMatch(file).map { files.configuration.columns[$0].columns }
      return (file, files.catalog(file, columns: columns))
    }
    let flutter = FlutterSettings(files, tables: catalogs.map(\.file))
    let linker = CatalogLinker(
      escapedFiles: flutter.escapedFiles, builtKeys: GradleResources.keys(files, for: catalogs))
    linker.link(&catalogs)
    catalogs += flutter.refused.map { ($0.file, $0.content) }
    linker.checkCompetingTables(&catalogs)
    LocalizationBundles.check(&catalogs, in: files)
    catalogs += LocalizationBundles.faults(in: files)
    if !files.isRestricted {
      linker.checkExchangedTables(&catalogs, documents: files.interfaceDocuments)
    }
    readDocuments(of: files, jobs: jobs)
    if documents.nameKeys { otherCatalogs = Self.otherCatalogs(of: files, linker, jobs: jobs) }
    if readsSources, needsCode {
      code = ProjectCode(reading: files, jobs: jobs, cacheDirectory: cacheDirectory)
    }
    unreadable += code.unreadable
    let sourceLanguage = files.sourceLanguage(catalogs: catalogs.map(\.content))
    DocumentTexts.join(&catalogs, documents, sourceLanguage: sourceLanguage)
    unreadable += files.unreadable.map { found in
      UnreadableFile(
        file: found.path, message: found.reason,
        location: found.position.map(files.locationInConfiguration))
    }
  }

  private mutating func readDocuments(of files: ProjectFiles, jobs: Int) {
    let readings = Parallel.map(files.interfaceDocuments, jobs: jobs) { file in
      (file: file, reading: files.document(file))
    }
    for (file, reading) in readings {
      switch reading {
      case .document(let document): documents.append(document)
      case .skipped(let platform): skippedDocuments.append((file, .platform(platform)))
      case .unreadable(let message, let position, let isOldFormat):
        var found = UnreadableFile(
          file: file, message: message, location: SourceLocation(file: file, position: position))
        found.isBuilt = isOldFormat
        unreadable.append(found)
      }
    }
  }

  private static func otherCatalogs(
    of files: ProjectFiles, _ linker: CatalogLinker, jobs: Int
  ) -> Catalogs {
    var catalogs: Catalogs = Parallel.map(files.otherTables, jobs: jobs) { ($0, files.catalog($0)) }
    linker.link(&catalogs)
    return catalogs
  }

  /// All files that cannot be read: documents, sources and missing files, then catalogs.
  var unreadableFiles: [UnreadableFile] {
    unreadable
      + catalogs.flatMap { file, content in
        content.problems.filter { $0.kind == .unreadableFile }
          .map { UnreadableFile(file: file, message: $0.message) }
      }
  }

  /// The bars of the documents' view controllers.
  var bars: DrawnBars { DrawnBars(documents.map(\.bars)) }

  /// The classes of the documents' objects.
  var classes: Set<String> { Set(documents.lazy.flatMap(\.connections).map(\.owner)) }

  /// Whether code may refer to the documents or the tables.
  private var needsCode: Bool { documents.hasConnections || !catalogs.isEmpty }
}

extension [InterfaceDocument] {
  /// Whether code can reach any of their objects.
  fileprivate var hasConnections: Bool { contains { !$0.connections.isEmpty } }

  /// Whether they, or code that reaches them, may contain keys of other tables.
  fileprivate var nameKeys: Bool {
    hasConnections || contains { $0.labels.contains { !$0.textAttributes.isEmpty } }
  }
}

extension ProjectFiles {
  /// A storyboard or xib.
  func document(_ file: String) -> InterfaceReading {
    InterfaceReader.read(file, at: path(of: file), within: boundary)
  }
}
