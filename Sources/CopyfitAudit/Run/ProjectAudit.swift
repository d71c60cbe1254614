internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject

/// The audit of one project, stage by stage: read and join, select, measure, find.
struct ProjectAudit: Sendable {
  let files: ProjectFiles
  let settings: AuditSettings
  /// How many threads work.
  let jobs: Int
  let cacheDirectory: String?
  /// How much of the project is checked.
  let scope: ProjectScope
  /// What changed, where only that is looked at.
  let changes: GitChanges?
  let events: AuditEvents

  /// What a run looks at: all of the project, or what changed since a revision.
  struct Subject {
    /// What changed; `nil` where everything is looked at.
    var selection: ChangeSelection?
    var project: ProjectLabels
    var unlabelled: UnlabelledStrings
  }

  /// What the audit of one project came to.
  struct Result {
    var outcome: ProjectOutcome
    var reading: ProjectReading
  }

  /// Reads, joins, selects, measures and finds.
  ///
  /// - Throws: `AuditError` where the configuration contradicts itself.
  func run() throws(AuditError) -> Result {
    let start = ContinuousClock.now
    let reading = try ProjectReading(
      files, settings: settings, jobs: jobs, cacheDirectory: cacheDirectory,
      readsSources: changes.map { ChangeSelection.looks(at: $0, of: files) } ?? true)
    let subject = select(from: reading)
    let read = ContinuousClock.now
    var measurement = reading.fonts.library.map { library in
      measure(
        subject, library: library,
        canvas: subject.project.documents.compactMap(\.canvasWidth).min(),
        body: reading.fonts.styles.dictionary.font(for: .body),
        hasScreens: settings.namesDevices || !reading.project.labels.isEmpty)
    }
    let measured = ContinuousClock.now
    if let library = reading.fonts.library {
      events.note?("word cache: \(library.wordCacheSummary)")
    }
    let outcome = outcome(of: reading, subject, &measurement)
    events.statistics?(
      AuditStatistics(
        project: outcome.name, labels: outcome.labels, strings: outcome.coverage.strings,
        combinations: outcome.cells, prepared: measurement?.tasks.count ?? 0,
        wordCache: reading.fonts.library?.wordCacheSummary ?? "none", reading: read - start,
        measuring: measured - read))
    return Result(outcome: outcome, reading: reading)
  }

  /// Selects what is looked at.
  private func select(from reading: ProjectReading) -> Subject {
    var selection = changes.map {
      ChangeSelection($0, files, reading.content, sourceLanguage: reading.sourceLanguage)
    }
    selection?.addLabels(ofSourcesAmong: reading.project.labels)
    selection?.addNeighbors(among: reading.project.labels, in: reading.project.rows)
    let unlabelled = UnlabelledStrings(
      reading, labels: reading.project.labels, documents: reading.project.documents,
      files: files.interfaceDocuments + reading.project.documents.map(\.file),
      settings: settings, selection: selection)
    selection?.countUnchanged(reading.project.labels, unlabelled: unlabelled.unchangedCount)
    let project = selection.map { reading.project.keeping($0.selected) } ?? reading.project
    return Subject(selection: selection, project: project, unlabelled: unlabelled)
  }
}
