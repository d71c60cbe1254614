package import CopyfitCatalogs
internal import Copyfit
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitProject
internal import CopyfitSourceText
package import CopyfitUnicode

extension ProjectAudit {
  /// Creates the findings and counts from the reading and the measurement.
  func outcome(
    of reading: ProjectReading, _ subject: Subject, _ measurement: inout Measurement?
  ) -> ProjectOutcome {
    let locales = settings.locales(of: reading.index, reading.project.labels)
    let known = locales + reading.index.locales
    let account = files.account(of: reading.content.catalogs, locales: Set(known).count)
    var outcome = ProjectOutcome(
      scope: scope, settings: ProjectOutcome.Settings(settings, of: subject.project.labels),
      name: files.name, path: files.shownRoot,
      account: "\(account) (\(files.configurationName ?? "no copyfit.yml"))",
      files: files.interfaceDocuments + files.stringTables)
    outcome.givenName = files.givenName
    outcome.lacksSources = reading.content.code.lacksReader
    outcome.warnings = ConfigurationFailures(files: files, settings: settings).warnings
    outcome.comments = reading.index.directedComments(sourceLanguage: reading.sourceLanguage)
    let factory = FindingFactory(project: files.name, severities: settings.severities)
    let untranslated: Int
    (outcome.findings, untranslated) = findings(reading, subject, &measurement, factory)
    UnusedKeys(reading, files, jobs: jobs).weakenErrors(in: &outcome.findings)
    let obstacles = Obstacles(
      measurement?.tasks ?? [], measurement?.outcomes ?? [], subject.project.labels)
    outcome.findings += obstacles.findings(subject.project.labels, factory)
    (outcome.locales, outcome.knownLocales) = (locales, known)
    addCounts(to: &outcome, reading, subject, measurement, obstacles)
    if subject.selection == nil { outcome.coverage.untranslated = untranslated }
    outcome.failures =
      failures(of: outcome, reading, subject, obstacles.fontErrors) + obstacles.layoutFailures
      + (measurement?.failures ?? []).sortedByBytes() + obstacles.scriptFailures
    restrictLocales(of: &outcome, subject)
    if let selection = subject.selection {
      outcome.restrict(to: selection)
      outcome.findings += selection.lostLanguages.filter { settings.locales.contains($0.locale) }
        .map { $0.finding(since: selection.revision, factory) }
    }
    if subject.selection == nil { addMissingTables(to: &outcome, reading.index) }
    addLackOfResults(to: &outcome, reading, subject)
    removeFindingsOfRulesOff(from: &outcome)
    return outcome
  }

  /// Adds the findings of a comparison of all texts with those of the source language.
  ///
  /// - Returns: The number of untranslated texts.
  private func addComparison(
    to findings: inout [Finding], of reading: ProjectReading, _ labels: [AuditLabel],
    _ factory: FindingFactory
  ) -> Int {
    var translations = TranslationFindings(
      factory: factory, settings: settings, index: reading.index,
      sourceLanguage: reading.sourceLanguage, labels: labels)
    translations.reported = ReportedEntries(
      reading.content.catalogs, sourceLanguage: reading.sourceLanguage)
    return translations.add(to: &findings, jobs: jobs)
  }

  /// The findings, in the order of the stages, and the number of untranslated texts.
  ///
  /// The findings of the measurement are moved out of it.
  private func findings(
    _ reading: ProjectReading, _ subject: Subject, _ measurement: inout Measurement?,
    _ factory: FindingFactory
  ) -> (findings: [Finding], untranslated: Int) {
    let (content, labels) = (reading.content, subject.project.labels)
    let notes = NoteFindings(
      factory: factory, settings: settings, library: reading.fonts.library)
    let orphans = OrphanFindings(
      factory: factory, settings: settings, index: reading.index,
      sourceLanguage: reading.sourceLanguage, labels: labels, uses: reading.uses)
    // The array is extended, because a sum of arrays would copy each finding several times.
    var findings = FileFindings(factory: factory, locales: settings.locales).all(
      unreadable: content.unreadable + reading.fonts.unreadable, content.catalogs, content.documents
    )
    findings += notes.missingFonts(reading.fonts.missingFiles)
    findings += notes.unusedIgnoreFiles(files.unusedIgnoreFiles)
    findings += notes.all(of: labels)
    findings += orphans.all(subject.project.documents)
    let untranslated = addComparison(to: &findings, of: reading, labels, factory)
    findings += unmatched(subject.project, content, reading.index, notes)
    addMeasured(to: &findings, &measurement, reading, labels, factory)
    return (findings, untranslated)
  }

  /// Moves the findings of the measurement to an array.
  private func addMeasured(
    to findings: inout [Finding], _ measurement: inout Measurement?, _ reading: ProjectReading,
    _ labels: [AuditLabel], _ factory: FindingFactory
  ) {
    guard let tasks = measurement?.tasks, var outcomes = measurement?.outcomes else { return }
    measurement?.outcomes = []
    // This reads the broken rules, so it must be before they are moved.
    let placeholders = PlaceholderFindings(factory: factory, labels: labels).all(tasks, outcomes)
    LabelFindings(factory: factory, settings: settings, labels: labels, jobs: jobs)
      .add(to: &findings, tasks, &outcomes)
    findings += placeholders
    findings += FontFindings(
      factory: factory, labels: labels, files: reading.content.fontFiles,
      damaged: reading.fonts.damaged
    ).all(tasks, outcomes)
    measurement?.outcomes = outcomes
    guard let measurement else { return }
    findings += WordFindings(factory: factory, check: measurement.check).all(measurement.hits)
  }

  /// Adds the counts, and the fonts that were used.
  private func addCounts(
    to outcome: inout ProjectOutcome, _ reading: ProjectReading, _ subject: Subject,
    _ measurement: Measurement?, _ obstacles: Obstacles
  ) {
    let labels = subject.project.labels
    let outcomes = measurement?.outcomes ?? []
    outcome.labels = reading.project.labels.count
    for label in labels { outcome.identitiesWithoutText[label.id] = label.identityWithoutText }
    outcome.cells = outcomes.reduce(0) { $0 + $1.uses.reduce(0) { $0 + $1.cells } }
    outcome.undecidedCells = outcomes.reduce(0) {
      $0 + $1.uses.reduce(0) { $0 + $1.undecidedCells }
    }
    outcome.fonts =
      reading.fonts.library?.records(withDigests: settings.hashesFonts) ?? []
    for font in outcomes.compactMap(\.font) where font.isStandIn {
      outcome.standInWidths.insert(font.hasAssumedWidths ? .assumed : .compared)
    }
    if settings.textDetail != .none {
      outcome.texts = LabelText.all(
        of: labels, measurement?.tasks ?? [], outcomes, obstacles: obstacles,
        project: files.name, settings)
    }
    outcome.coverage = coverage(reading, subject, obstacles)
  }

  /// Limits the locales to those of checked texts if only changes are checked.
  private func restrictLocales(of outcome: inout ProjectOutcome, _ subject: Subject) {
    guard subject.selection?.isPartial == true else { return }
    let texts = subject.project.labels.lazy.flatMap(\.texts).map(\.locale)
    outcome.locales = Set(texts).union(subject.unlabeled.items.map(\.part.locale)).sorted()
  }

  /// The messages about parts of the project that could not be checked.
  private func failures(
    of outcome: ProjectOutcome, _ reading: ProjectReading, _ subject: Subject,
    _ fontErrors: Set<CopyfitError>
  ) -> [String] {
    // A font in the configuration is already reported with its place.
    let labelFonts = fontErrors.subtracting(reading.fonts.errors)
      .map(String.init(describing:)).sortedByBytes()
    let code = reading.content.code
    let sources = code.failed.map { source in
      code.late.contains(source)
        ? "\(source): the machine was too busy to read this source in time; run copyfit again."
        : "\(source): copyfit-swift failed on this source."
    }
    return reading.fonts.failures + subject.project.fontFailures + labelFonts + sources
      + ConfigurationFailures(files: files, settings: settings)
      .missingLocales(among: outcome.locales, reading.index)
  }

  /// Adds a finding about tables that the project lacks, or a failure if no label can be checked without them.
  private func addMissingTables(to outcome: inout ProjectOutcome, _ index: StringIndex) {
    let missing = MissingTables(files, index)
    guard let message = missing.message else { return }
    if outcome.failures.isEmpty, outcome.coverage.measured == 0 {
      outcome.failures.append(message)
    } else {
      let factory = FindingFactory(project: files.name, severities: settings.severities)
      outcome.findings += [missing.finding(factory)].compactMap(\.self)
    }
  }

  /// Removes the findings of rules that are off, and counts them.
  private func removeFindingsOfRulesOff(from outcome: inout ProjectOutcome) {
    let rulesOff = files.configuration.rulesOff
    var removed = SkippedList()
    for finding in outcome.findings where rulesOff.contains(finding.rule) {
      removed.add(.finding, why: .ruleOff(finding.rule), finding.id)
    }
    outcome.findings.removeAll { rulesOff.contains($0.rule) }
    outcome.coverage.skipped += removed.all
    outcome.settings.rulesOff = rulesOff
  }

  /// Adds a failure if nothing was measured and there is no other failure.
  private func addLackOfResults(
    to outcome: inout ProjectOutcome, _ reading: ProjectReading, _ subject: Subject
  ) {
    let wrong = ConfigurationFailures(files: files, settings: settings)
    // In the requested locales, a project may have nothing to measure.
    if settings.asksForLocales, !reading.index.locales.isEmpty { return }
    if outcome.failures.isEmpty, outcome.coverage.measured == 0 {
      if let revision = outcome.since {
        outcome.failures += wrong.nothingMeasured(
          since: revision, withoutFrame: subject.unlabeled.count, in: subject.project.labels,
          isCatalogsOnly: reading.project.labels.isEmpty)
      } else {
        outcome.failures = wrong.nothingMeasured(
          in: subject.project.labels, strings: outcome.coverage.strings,
          keys: subject.unlabeled.keyCount + reading.content.staleKeys, outcome.findings)
      }
    }
    // A project with nothing to check fails even if nothing changed.
    if subject.selection != nil, outcome.labels == 0, outcome.failures.isEmpty {
      outcome.failures = wrong.nothingMeasured(
        in: [], strings: 0, keys: reading.index.keyCount, outcome.findings)
    }
  }
}

extension ProjectOutcome {
  /// Limits the outcome to the selection.
  fileprivate mutating func restrict(to selection: ChangeSelection) {
    account.append(selection.account)
    since = selection.isPartial ? selection.revision : nil
    changedNoText = selection.changesNoText
    unchangedSince = selection.isEmpty ? selection.revision : nil
    findings = findings.compactMap(selection.selected)
  }
}

extension AuditSettings {
  /// The locales of the checked texts, in the order of their tags.
  package func locales(of index: StringIndex, _ labels: [AuditLabel]) -> [LocaleIdentifier] {
    Set(index.locales.filter(locales.contains))
      .union(labels.lazy.flatMap(\.texts).map(\.locale)).sorted()
  }
}

extension ProjectContent {
  /// The font files that documents name, by the fonts' names; the first if there are several.
  fileprivate var fontFiles: [String: String] {
    documents.reduce(into: [:]) { $0.merge($1.fontFiles) { first, _ in first } }
  }
}
