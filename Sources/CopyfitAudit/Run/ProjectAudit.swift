internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject

/// The audit of one project, stage by stage: read and join, select, measure, find.
struct ProjectAudit: Sendable {
  let files: ProjectFiles
  let settings: AuditSettings
  /// The number of threads.
  let jobs: Int
  let cacheDirectory: String?
  /// The checked part of the project.
  let scope: ProjectScope
  /// The changes, if only they are checked.
  let changes: GitChanges?
  let events: AuditEvents

  /// The subject of a check: the whole project, or the changes since a revision.
  struct Subject {
    /// The changes; `nil` if everything is checked.
    var selection: ChangeSelection?
    var project: ProjectLabels
    var unlabeled: UnlabeledStrings
  }

  /// The result of a project's audit.
  struct Result {
    var outcome: ProjectOutcome
    var reading: ProjectReading
  }

  /// Reads, joins, selects, measures and finds.
  ///
  /// - Throws: `AuditError` if the configuration contradicts itself.
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
    let outcome = outcome(of: reading, subject, &measurement)
    events.statistics?(
      AuditStatistics(
        project: outcome.name, labels: outcome.labels, strings: outcome.coverage.strings,
        combinations: outcome.cells, prepared: measurement?.tasks.count ?? 0,
        wordCache: reading.fonts.library?.wordCacheSummary ?? "none", reading: read - start,
        measuring: measured - read))
    return Result(outcome: outcome, reading: reading)
  }

  /// Selects the subject of the check.
  private func select(from reading: ProjectReading) -> Subject {
    var selection = changes.map {
      ChangeSelection(
        $0, files, reading.content, sourceLanguage: reading.sourceLanguage,
        unread: reading.index.unread)
    }
    selection?.addLabelsOfCode(among: reading.project.labels)
    selection?.addNeighbors(
      among: reading.project.labels, in: reading.project.rows, settings)
    let unlabeled = UnlabeledStrings(
      reading, documents: files.interfaceDocuments, settings: settings, selection: selection,
      jobs: jobs)
    selection?.countUnchanged(reading.project.labels, unlabeled: unlabeled.unchangedCount)
    let project = selection.map { reading.project.keeping($0.selected) } ?? reading.project
    return Subject(selection: selection, project: project, unlabeled: unlabeled)
  }
}
