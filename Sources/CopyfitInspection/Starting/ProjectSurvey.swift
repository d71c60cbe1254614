internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The contents of a project without a configuration, for writing a first one.
struct ProjectSurvey: Sendable {
  let files: ProjectFiles
  let sourceLanguage: LocaleIdentifier
  let locales: [LocaleIdentifier]
  let labels: [AuditLabel]
  /// The strings that no label shows, by table.
  let tables: [UnlabeledTable]
  /// The places where code uses the strings.
  private let uses: TextUses
  /// The names of fonts in code that the sources do not define, the most frequent first.
  let fontNames: [ProjectReading.CodeName]
  /// The modifiers of views in code that the sources do not define, the most frequent first.
  let packageModifiers: [ProjectReading.CodeName]
  /// The messages about files that are not read, or not completely.
  let readingProblems: [String]
  /// The comparison of the installed fonts with sizes that tests measured.
  let calibration: CalibrationReport

  /// Reads the project's files, and separates widths that are limits from those that are not.
  ///
  /// - Throws: `AuditError` if the project's fonts cannot be opened.
  init(_ files: ProjectFiles, jobs: Int, cacheDirectory: String?) throws(AuditError) {
    self.files = files
    let settings = AuditSettings(AuditOptions(), files.configuration)
    let reading = try ProjectReading(
      files, settings: settings, jobs: jobs, cacheDirectory: cacheDirectory)
    guard let library = reading.fonts.library else {
      throw AuditError(messages: reading.fonts.failures)
    }
    var collector = SampleCollector(library, reading)
    collector.addDeviceSizes(files.configuration.labels)
    calibration = CalibrationReport(collector.finished())
    sourceLanguage = reading.sourceLanguage
    locales = reading.index.locales
    labels = reading.project.labels
    tables = UnlabeledTable.all(in: reading, documents: files.interfaceDocuments)
    uses = reading.uses
    readingProblems = reading.readingProblems
    fontNames = reading.fontNames.sorted { $0.count > $1.count }
    packageModifiers = reading.packageModifiers.sorted { $0.count > $1.count }
  }

  /// The string for which an entry of `labels` is proposed, with the place where a view shows it, if it is known.
  var example: (table: UnlabeledTable, key: String, place: SourceLocation?)? {
    guard let table = tables.max(by: { $0.entries.count < $1.entries.count }),
      let first = table.entries.first
    else { return nil }
    for entry in table.entries {
      let uses = uses.uses(of: entry.key, in: table.identity)
      if let use = uses.first(where: { $0.surface == .swiftUI || $0.surface == .screen }) {
        return (table, entry.key, use.place)
      }
    }
    return (table, first.key, nil)
  }

  /// Whether the configuration sets the last text size of the gate; it does not for platforms with other text sizes.
  var setsGate: Bool { !labels.isEmpty || !tables.isEmpty }

  /// The labels of documents whose width is unknown, in their order; an entry of `elements` can give it.
  var undecided: [AuditLabel] {
    labels.filter { label in
      if case .skipped = label.treatment { return false }
      return label.doubt != nil && isInDocument(label)
    }
  }

  /// Whether a storyboard or xib has any of the labels, so that there are screens that they are drawn on.
  var hasDrawnLabels: Bool { labels.contains(where: isInDocument) }

  private func isInDocument(_ label: AuditLabel) -> Bool {
    [".storyboard", ".xib"].contains { label.model.source.file.hasSuffix($0) }
  }

  /// The number of labels whose key is in a runtime attribute, by the attribute's key path.
  var keyAttributes: [(keyPath: String, count: Int)] {
    let counts = Dictionary(grouping: labels.compactMap(\.keyOrigin?.attribute)) { $0 }
    return counts.keys.sortedByBytes().map { ($0, counts[$0]?.count ?? 0) }
  }

  /// The placeholders without a sample, with the number of labels that have them, the most frequent first.
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
