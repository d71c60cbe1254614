internal import Copyfit
internal import CopyfitDynamicType

/// The audit of one project, stage by stage.
struct ProjectAudit: Sendable {
  let files: ProjectFiles
  let settings: AuditSettings
  let jobs: Int
  let cacheDirectory: String?
  /// Whether all of the project is checked, in all its locales, unless only what changed is.
  let checksAll: Bool
  /// What changed, where only that is looked at.
  let changes: GitChanges?
  /// Whether what was read is kept with the outcome.
  var keepsProject = false
  let progress: (@Sendable (Int, Int) -> Void)?
  let note: (@Sendable (String) -> Void)?
  var statistics: (@Sendable (AuditStatistics) -> Void)?

  /// Reads, joins, measures and gathers.
  ///
  /// - Throws: `AuditError` where the configuration contradicts itself.
  func run() throws(AuditError) -> ProjectOutcome {
    let start = ContinuousClock.now
    let reading = try ProjectReading(
      files, settings: settings, jobs: jobs, cacheDirectory: cacheDirectory)
    let (content, index, fonts) = (reading.content, reading.index, reading.fonts)
    var selection = changes.map {
      ChangeSelection($0, files, content, sourceLanguage: reading.sourceLanguage)
    }
    let unlabelled = UnlabelledStrings(
      index, labels: reading.project.labels, settings: settings, selection: selection)
    selection?.countUnchanged(reading.project.labels, unlabelled)
    let project = selection.map { reading.project.keeping($0.selected) } ?? reading.project
    let read = ContinuousClock.now
    var measurement = fonts.library.map {
      measure(
        project.labels, unlabelled, library: $0, canvas: content.narrowestCanvas,
        body: fonts.styles.dictionary.font(for: .body))
    }
    let measured = ContinuousClock.now
    if let library = fonts.library { note?("word cache: \(library.wordCacheSummary)") }
    var outcome = gather(
      content, index, project, fonts, unlabelled, &measurement, reading.sourceLanguage,
      selection, locales: settings.locales(of: index, reading.project.labels))
    outcome.labels = reading.project.labels.count
    // That nothing changed is no reason to pass where there is nothing to check.
    if selection != nil, outcome.labels == 0, outcome.failures.isEmpty {
      outcome.failures = [
        ConfigurationFailures(files: files, settings: settings).nothingMeasured(
          labels: 0, strings: 0, keys: index.keyCount, outcome.findings)
      ]
    }
    statistics?(
      AuditStatistics(
        project: outcome.name, labels: outcome.labels, strings: outcome.coverage.strings,
        combinations: outcome.cells, prepared: measurement?.tasks.count ?? 0,
        wordCache: fonts.library?.wordCacheSummary ?? "none", reading: read - start,
        measuring: measured - read))
    if keepsProject {
      outcome.project = InspectedProject(reading, files: files, settings: settings)
    }
    return outcome
  }
}
