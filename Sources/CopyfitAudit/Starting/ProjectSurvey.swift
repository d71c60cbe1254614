internal import Copyfit
internal import CopyfitSourceText
internal import CopyfitUnicode

/// What a project without a configuration holds: all that a first configuration can be written from.
struct ProjectSurvey: Sendable {
  let files: ProjectFiles
  let sourceLanguage: LocaleIdentifier
  let locales: [LocaleIdentifier]
  let labels: [AuditLabel]
  /// The strings that no label shows, by table.
  let tables: [UnlabelledTable]
  /// Folders with font files, relative to the project, in the order of their bytes.
  let fontFolders: [String]

  /// Reads the project's files, and tells widths that bind from those that do not.
  ///
  /// - Throws: `AuditError` where the project's fonts cannot be had.
  init(_ files: ProjectFiles, jobs: Int, cacheDirectory: String?) throws(AuditError) {
    self.files = files
    let settings = AuditSettings(AuditOptions(), files.configuration)
    let content = ProjectContent(reading: files, jobs: jobs)
    let catalogs = content.catalogs.map(\.content)
    sourceLanguage = files.sourceLanguage(catalogs: catalogs)
    let index = StringIndex(catalogs, sourceLanguage: sourceLanguage)
    let fonts = ProjectFonts(
      files, styles: try ProjectStyles(files), cacheDirectory: cacheDirectory)
    var project = try ProjectLabels(
      content, index: index, configuration: files.configuration, sourceLanguage: sourceLanguage,
      settings: settings, styles: fonts.styles)
    guard let library = fonts.library else { throw AuditError(messages: fonts.failures) }
    project.decideWidths(library: library, jobs: jobs)
    locales = index.locales
    labels = project.labels
    tables = UnlabelledTable.all(in: index, labels: labels, sourceLanguage: sourceLanguage)
    fontFolders = FontFolders.all(below: files.root)
  }

  /// The labels whose width the documents do not tell, in the order of the documents.
  var undecided: [AuditLabel] {
    labels.filter { label in
      if case .skipped = label.treatment { return false }
      return label.doubt != nil
    }
  }

  /// The placeholders that have no sample, with the count of the labels that have them, most first.
  var placeholders: [(text: String, count: Int)] {
    var counts: [String: Int] = [:]
    for label in labels {
      for placeholder in Set(label.texts.flatMap(\.unfilled)) {
        counts[placeholder, default: 0] += 1
      }
    }
    return counts.keys.sortedByBytes().map { ($0, counts[$0] ?? 0) }
      .sorted { $0.1 > $1.1 }
  }
}
