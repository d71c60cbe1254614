package import CopyfitCatalogs
package import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText

/// The tables that label files name, but that a project does not have.
package struct MissingTables {
  /// The maximum number of tables in a message.
  private static let maximumNamed = 8

  /// The tables, those with the most labels first.
  private let tables: [(name: String, labels: Int)]
  private let files: ProjectFiles

  /// Searches for the tables of a project's labels.
  ///
  /// A label of a document shows the document's text if its table is missing, because documents need no tables. So its
  /// table counts as missing only if the project has no tables at all.
  package init(_ files: ProjectFiles, _ index: StringIndex) {
    self.files = files
    let hasTables = !index.tables.isEmpty
    var counts = OrderedGroups<TableIdentity, Int>()
    // A part of a project need not contain all tables.
    for (number, label) in files.configuration.modelLabels.enumerated() where !files.isRestricted {
      let known = label.texts.filter { !$0.isUnknown }
      let missing = known.flatMap(\.keys).filter { key in
        !(hasTables && key.fallback != nil) && index[TableIdentity(key)] == nil
      }
      for table in Set(missing.map(TableIdentity.init)) { counts.add(number, to: table) }
    }
    tables = counts.all.map { ($0.path, $1.count) }
      .sorted { ($1.labels, $0.name) < ($0.labels, $1.name) }
  }

  /// The missing tables, and the places that were searched; `nil` if no table is missing.
  package var message: String? {
    guard !tables.isEmpty else { return nil }
    let names = tables.map { "'\($0.name)' (\(Phrase.count($0.labels, "label")))" }
    let places =
      files.configuration.strings == nil
      ? "'strings' in copyfit.yml can name other places"
      : "'strings' in copyfit.yml names the places"
    return Configuration.printable(
      "The labels of \(Phrase.list(labelFiles, limit: 3)) take their texts from "
        + "\(Phrase.count(tables.count, "string table")) that \(files.name) does not have: \(Phrase.list(names, limit: Self.maximumNamed)). "
        + "Copyfit found \(Phrase.count(files.stringTables.count, "string table")) in its folder; \(places)."
    )
  }

  /// The warning about the labels without texts.
  package func finding(_ factory: FindingFactory) -> Finding? {
    message.map { message in
      factory.make(
        .unmatchedEntry, on: .init("tables of \(labelFiles[0])"), message,
        at: SourceLocation(file: labelFiles[0], position: .start))
    }
  }

  private var labelFiles: [String] {
    files.configuration.labelFiles?.map(\.value) ?? [LabelFile.conventionalName]
  }
}
