internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitInterfaceBuilder
internal import CopyfitSourceText
internal import CopyfitUnicode
internal import Synchronization

/// The audit of one project, stage by stage.
struct ProjectAudit: Sendable {
  let files: ProjectFiles
  let settings: AuditSettings
  let jobs: Int
  let cacheDirectory: String?
  /// Whether all of the project is checked, in all its locales.
  let checksAll: Bool
  /// What changed, where only that is looked at.
  let changes: GitChanges?
  /// Whether what was read is kept with the outcome.
  var keepsProject = false
  let progress: (@Sendable (Int, Int) -> Void)?
  let note: (@Sendable (String) -> Void)?

  /// Reads, joins, measures and gathers.
  ///
  /// - Throws: `AuditError` where the configuration contradicts itself.
  func run() throws(AuditError) -> ProjectOutcome {
    let reading = try ProjectReading(
      files, settings: settings, jobs: jobs, cacheDirectory: cacheDirectory)
    let (content, index, fonts) = (reading.content, reading.index, reading.fonts)
    let selection = changes.map {
      ChangeSelection($0, files, content, sourceLanguage: reading.sourceLanguage)
    }
    let unlabelled = UnlabelledStrings(
      index, labels: reading.project.labels, settings: settings, selection: selection)
    let project = selection.map { reading.project.keeping($0.selected) } ?? reading.project
    let measurement = fonts.library.map {
      measure(
        project.labels, unlabelled, library: $0, canvas: content.narrowestCanvas,
        body: fonts.styles.dictionary.font(for: .body))
    }
    if let library = fonts.library { note?("word cache: \(library.wordCacheSummary)") }
    var outcome = gather(
      content, index, project, fonts, unlabelled, measurement, reading.sourceLanguage,
      selection)
    if keepsProject {
      outcome.project = InspectedProject(reading, files: files, settings: settings)
    }
    return outcome
  }

  /// What measuring came to: the outcomes in the order of the tasks, and words too wide for a screen.
  private struct Measurement {
    var tasks: [MeasuringTask]
    var outcomes: [TaskOutcome]
    var check: WordCheck
    var hits: [WordCheck.Hit]
  }

  private func measure(
    _ labels: [AuditLabel], _ unlabelled: UnlabelledStrings, library: FontLibrary, canvas: Double?,
    body: FontDescriptor
  ) -> Measurement {
    let tasks = MeasuringTask.all(for: labels, boldText: settings.boldText, in: library)
    let check = WordCheck(
      settings: settings, canvasWidth: canvas, font: body, scale: library.typeScale)
    let counter = ProgressCounter(total: tasks.count + unlabelled.items.count, progress)
    let (settings, items) = (settings, unlabelled.items)
    let outcomes = Parallel.map(
      tasks, jobs: jobs,
      makeWorker: { LabelMeasurer(library: library, labels: labels, settings: settings) },
      body: { measurer, task in
        defer { counter.advance() }
        return measurer.measure(task)
      })
    let hits = Parallel.map(
      items, jobs: jobs, makeWorker: { WordChecker(library: library, settings: settings) },
      body: { checker, item in
        defer { counter.advance() }
        return check.hits(in: item, with: &checker)
      })
    return Measurement(
      tasks: tasks, outcomes: outcomes, check: check, hits: hits.flatMap { $0 })
  }

  private func gather(
    _ content: ProjectContent, _ index: StringIndex, _ project: ProjectLabels,
    _ fonts: ProjectFonts, _ unlabelled: UnlabelledStrings, _ measurement: Measurement?,
    _ sourceLanguage: LocaleIdentifier, _ selection: ChangeSelection?
  ) -> ProjectOutcome {
    var outcome = ProjectOutcome(
      settings: settings, name: files.name, path: files.shownRoot,
      account: "\(files.account) (\(files.configurationName ?? "no copyfit.yml"))",
      files: files.interfaceDocuments + files.stringTables)
    let factory = FindingFactory(project: files.name, settings: settings)
    let tasks = measurement?.tasks ?? []
    let outcomes = measurement?.outcomes ?? []
    outcome.findings =
      FileFindings(factory: factory).all(content, fonts: fonts.unreadable)
      + NoteFindings(factory: factory, library: fonts.library).all(of: project.labels)
      + OrphanFindings(factory: factory, index: index, locales: settings.locales)
      .all(content.documents)
      + TranslationFindings(
        factory: factory, index: index, sourceLanguage: sourceLanguage, labels: project.labels
      ).all()
      + unmatched(project, factory)
      + LabelFindings(factory: factory, labels: project.labels).all(tasks, outcomes)
      + PlaceholderFindings(factory: factory, labels: project.labels).all(tasks, outcomes)
      + FontFindings(factory: factory, labels: project.labels, files: content.fontFiles)
      .all(tasks, outcomes)
    if let measurement {
      outcome.findings += WordFindings(factory: factory, check: measurement.check)
        .all(measurement.hits)
    }
    outcome.labels = project.labels.count
    outcome.cells = outcomes.reduce(0) { $0 + $1.uses.reduce(0) { $0 + $1.cells } }
    outcome.fonts = fonts.library?.records ?? []
    for font in outcomes.compactMap(\.font) where font.isStandIn {
      outcome.standInWidths.insert(font.hasAssumedWidths ? .assumed : .compared)
    }
    let obstacles = Obstacles(tasks, outcomes, labelCount: project.labels.count)
    outcome.findings += obstacles.findings(project.labels, factory)
    if settings.textDetail != .none {
      outcome.texts = LabelText.all(
        of: project.labels, tasks, outcomes, obstacles: obstacles, project: files.name,
        boldText: settings.boldText)
    }
    outcome.coverage = coverage(content, project.labels, unlabelled, obstacles)
    outcome.locales = locales(index, project.labels)
    // A font that the configuration names is told with its place, not once more by a label.
    let labelFonts = obstacles.fontFailures.filter { failure in
      !fonts.failures.contains { $0.contains(failure) }
    }
    outcome.failures =
      fonts.failures + project.fontFailures + labelFonts + missingLocales(outcome, index)
      + obstacles.scriptFailures
    // What is told already is the reason, too, why nothing was measured.
    if let selection {
      outcome.account += "; \(selection.account)"
      outcome.findings = outcome.findings.compactMap(selection.selected)
    } else if outcome.failures.isEmpty {
      outcome.failures = nothingMeasured(outcome, keys: unlabelled.keyCount + content.staleKeys)
    }
    outcome.findings.removeAll { files.configuration.rulesOff.contains($0.rule) }
    suppress(&outcome, index, sourceLanguage, factory)
    return outcome
  }
}

// MARK: - Parts of the outcome

extension ProjectAudit {
  /// Marks what is accepted, and tells of what accepts nothing.
  private func suppress(
    _ outcome: inout ProjectOutcome, _ index: StringIndex, _ sourceLanguage: LocaleIdentifier,
    _ factory: FindingFactory
  ) {
    var suppressions = Suppressions(
      files.configuration,
      comments: CommentSuppressions(index, sourceLanguage: sourceLanguage))
    suppressions.apply(to: &outcome.findings)
    guard !files.configuration.rulesOff.contains(.unusedSuppression) else { return }
    var unused = suppressions.findings(
      factory, of: files, tellsUnused: checksAll && outcome.failures.isEmpty)
    suppressions.apply(to: &unused)
    outcome.findings += unused
  }

  private func coverage(
    _ content: ProjectContent, _ labels: [AuditLabel], _ unlabelled: UnlabelledStrings,
    _ obstacles: Obstacles
  ) -> AuditReport.Coverage {
    var census = StringCensus()
    for (index, label) in labels.enumerated() {
      census.add(label, obstacles: obstacles.reasons[index])
    }
    census.addWithoutFrame(unlabelled.count)
    var others = content.unreadSkipped
    if content.staleKeys > 0 {
      others.append(
        .init(what: "key", why: NonLabelKind.stale.reason, count: content.staleKeys))
    }
    others += NonLabelKind.allCases.compactMap { kind in
      unlabelled.leftOut[kind].map { .init(what: "string", why: kind.reason, count: $0) }
    }
    let withoutLocale = content.catalogs.reduce(0) { $0 + $1.content.withoutLocaleCount }
    if withoutLocale > 0 {
      others.append(
        .init(
          what: "string", why: "it stands under 'mul', which is no locale", count: withoutLocale))
    }
    var leftOut: [String: Int] = [:]
    for catalog in content.catalogs { leftOut.merge(catalog.content.leftOut, uniquingKeysWith: +) }
    others += leftOut.sorted { $0.key < $1.key }.map {
      .init(what: "entry", why: $0.key, count: $0.value)
    }
    return census.coverage(skippedDocuments: content.skippedDocuments, others: others)
  }

  private func unmatched(_ project: ProjectLabels, _ factory: FindingFactory) -> [Finding] {
    let notes = NoteFindings(factory: factory)
    let patterns = files.unmatchedPatterns.map { pattern in
      notes.unmatched(
        "No file of the project matches '\(pattern.value.text)'.",
        at: files.locationInConfiguration(pattern.position), id: "files:\(pattern.value.text)")
    }
    let labels = project.unmatchedLabels.enumerated().map { number, entry in
      notes.unmatched(
        "No text is selected by this entry of 'labels'.",
        at: files.location(of: entry),
        id: "labels:\(number):\(entry.name)")
    }
    let corrections = project.unmatchedCorrections.map { entry in
      notes.unmatched(
        "No label of Interface Builder has \(entry.description).",
        at: files.locationInConfiguration(entry.position), id: "elements:\(entry.subject)")
    }
    return patterns + labels + corrections
  }

  private func locales(_ index: StringIndex, _ labels: [AuditLabel]) -> [LocaleIdentifier] {
    Set(index.locales.filter(settings.locales.contains))
      .union(labels.lazy.flatMap(\.texts).map(\.locale)).sorted()
  }

  private func missingLocales(_ outcome: ProjectOutcome, _ index: StringIndex) -> [String] {
    settings.locales.missing(among: outcome.locales).flatMap { locale in
      let known = index.locales.map(\.tag)
      let hint = known.isEmpty ? "" : "; it has \(Phrase.list(known, limit: 40))"
      let message = Configuration.printable(
        "The project has no texts for the locale '\(locale)'\(hint).")
      return settings.position(ofLocale: locale)
        .map { files.configuration.error(message, at: $0).messages } ?? [message]
    }
  }

  private func nothingMeasured(_ outcome: ProjectOutcome, keys: Int) -> [String] {
    if outcome.coverage.measured > 0 { return [] }
    if keys == 0, outcome.labels == 0 {
      return [
        """
        Nothing to check: \(files.name) has no label in a storyboard or xib and no text in a \
        string table. \(adviceOnPlaces)
        """
      ]
    }
    return [
      """
      0 of \(Phrase.count(max(keys, outcome.coverage.strings == 0 ? 0 : 1), "string")) have a \
      frame; \(files.configuration.file == nil
        ? "run 'copyfit init'" : "describe their labels under 'labels' in copyfit.yml").
      """
    ]
  }
}

extension ProjectAudit {
  /// What to do where no file was found: mend the patterns, or write some.
  private var adviceOnPlaces: String {
    let patterns =
      files.unmatchedPatterns.map { ($0.value.text, $0.position) }
      + files.unreadable.compactMap { path in path.position.map { (path.path, $0) } }
    guard !patterns.isEmpty else {
      return "Name their places under 'interfaceBuilder' and 'strings' in copyfit.yml."
    }
    let places = patterns.map { text, position in
      let location = files.locationInConfiguration(position)
      return "'\(text)' (\(location.file):\(position.line):\(position.column))"
    }
    return "No file matches \(Phrase.list(places, limit: 10))."
  }
}

extension ProjectFiles {
  /// The place of an entry of `labels`, in the configuration or a file of labels.
  fileprivate func location(of entry: ConfiguredLabel) -> SourceLocation {
    entry.file.map { SourceLocation(file: $0, position: entry.position) }
      ?? locationInConfiguration(entry.position)
  }

  /// A place in the project's configuration, whose file is named relative to the project.
  func locationInConfiguration(_ position: SourcePosition) -> SourceLocation {
    guard configuration.file != nil else {
      return SourceLocation(file: Configuration.fileNames[0], position: position)
    }
    let place = configuration.place(of: position)
    let file = FilePath.relative(FilePath.absolute(place.file), to: FilePath.absolute(root))
    return SourceLocation(file: file, position: place.position)
  }
}

extension ProjectContent {
  /// The files that documents say fonts stand in, by the fonts' names; of several the first one's.
  fileprivate var fontFiles: [String: String] {
    documents.reduce(into: [:]) { $0.merge($1.fontFiles) { first, _ in first } }
  }

  /// How many keys of String Catalogs are not in the code any more.
  var staleKeys: Int { catalogs.reduce(0) { $0 + $1.content.staleCount } }

  /// What is not known of files that cannot be read, or not to their end.
  fileprivate var unreadSkipped: [AuditReport.Coverage.Skipped] {
    let problems = catalogs.flatMap(\.content.problems)
    let files = unreadable.count + problems.count { $0.kind == .unreadableFile }
    let lossy = problems.filter { [.catalogSyntax, .unreachableEntries].contains($0.kind) }
    func lost(isReadOn: Bool) -> Int {
      lossy.reduce(0) { $0 + ($1.isReadOn == isReadOn ? $1.entriesLost : 0) }
    }
    return [
      .init(what: "file", why: "unreadable", count: files),
      .init(what: "entry", why: "its file cannot be read to its end", count: lost(isReadOn: false)),
      .init(what: "entry", why: "not as its format demands", count: lost(isReadOn: true)),
    ].filter { $0.count > 0 }
  }

  /// The width of the narrowest canvas, in points; `nil` without documents.
  var narrowestCanvas: Double? { documents.map(\.canvas.width).min() }
}

/// Tells how far the work is, from any thread.
private final class ProgressCounter: Sendable {
  private let done = Atomic(0)
  private let total: Int
  private let report: (@Sendable (Int, Int) -> Void)?

  init(total: Int, _ report: (@Sendable (Int, Int) -> Void)?) {
    self.total = total
    self.report = report
  }

  func advance() {
    let done = done.add(1, ordering: .relaxed).newValue
    report?(done, total)
  }
}
