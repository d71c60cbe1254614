internal import Copyfit
internal import CopyfitInterfaceBuilder
internal import CopyfitUnicode

extension ProjectAudit {
  /// Makes findings of what was read and measured.
  ///
  /// - Parameter locales: Those of all that the project has, whether or not it is looked at.
  func gather(
    _ content: ProjectContent, _ index: StringIndex, _ project: ProjectLabels,
    _ fonts: ProjectFonts, _ unlabelled: UnlabelledStrings, _ measurement: inout Measurement?,
    _ sourceLanguage: LocaleIdentifier, _ selection: ChangeSelection?,
    locales: [LocaleIdentifier]
  ) -> ProjectOutcome {
    var outcome = ProjectOutcome(
      settings: settings, name: files.name, path: files.shownRoot,
      account: "\(files.account) (\(files.configurationName ?? "no copyfit.yml"))",
      files: files.interfaceDocuments + files.stringTables)
    let factory = FindingFactory(project: files.name, settings: settings)
    outcome.findings = findings(
      content, index, project, fonts, &measurement, factory, sourceLanguage)
    let tasks = measurement?.tasks ?? []
    let outcomes = measurement?.outcomes ?? []
    outcome.labels = project.labels.count
    for label in project.labels {
      outcome.identitiesWithoutText[label.id] = label.identityWithoutText
    }
    outcome.cells = outcomes.reduce(0) { $0 + $1.uses.reduce(0) { $0 + $1.cells } }
    outcome.fonts = fonts.library?.records(withDigests: settings.hashesFonts) ?? []
    for font in outcomes.compactMap(\.font) where font.isStandIn {
      outcome.standInWidths.insert(font.hasAssumedWidths ? .assumed : .compared)
    }
    let obstacles = Obstacles(tasks, outcomes, project.labels)
    outcome.findings += obstacles.findings(project.labels, factory)
    if settings.textDetail != .none {
      outcome.texts = LabelText.all(
        of: project.labels, tasks, outcomes, obstacles: obstacles, project: files.name,
        boldText: settings.boldText)
    }
    outcome.coverage = coverage(content, project.labels, unlabelled, obstacles, selection)
    outcome.locales =
      selection?.isPartial ?? false
      ? Set(project.labels.flatMap(\.texts).map(\.locale) + unlabelled.items.map(\.locale)).sorted()
      : locales
    let wrong = ConfigurationFailures(files: files, settings: settings)
    // A font that the configuration names is told with its place, not once more by a label.
    let labelFonts = obstacles.fontFailures.filter { failure in
      !fonts.failures.contains { $0.contains(failure) }
    }
    outcome.failures =
      fonts.failures + project.fontFailures + labelFonts
      + wrong.missingLocales(among: locales, index)
      + obstacles.scriptFailures
    if let selection {
      outcome.account += "; \(selection.account)"
      outcome.since = selection.isPartial ? selection.revision : nil
      outcome.changedNoText = selection.changesNoText
      outcome.unchangedSince = selection.isEmpty ? selection.revision : nil
      outcome.findings = outcome.findings.compactMap(selection.selected)
    }
    // What is told already is the reason, too, why nothing was measured.
    if outcome.failures.isEmpty, outcome.coverage.measured == 0 {
      if let revision = outcome.since {
        outcome.failures += wrong.nothingMeasured(
          since: revision, withoutFrame: unlabelled.count, in: project.labels)
      } else {
        outcome.failures = [
          wrong.nothingMeasured(
            labels: outcome.labels, strings: outcome.coverage.strings,
            keys: unlabelled.keyCount + content.staleKeys, outcome.findings)
        ]
      }
    }
    outcome.findings.removeAll { files.configuration.rulesOff.contains($0.rule) }
    suppress(&outcome, index, sourceLanguage, factory)
    return outcome
  }

  /// What is found in the files, the labels and the texts; what was measured gives it away.
  private func findings(
    _ content: ProjectContent, _ index: StringIndex, _ project: ProjectLabels,
    _ fonts: ProjectFonts, _ measurement: inout Measurement?, _ factory: FindingFactory,
    _ sourceLanguage: LocaleIdentifier
  ) -> [Finding] {
    let labels = project.labels
    // One array that grows: a sum of arrays would have each finding in memory several times.
    var findings = FileFindings(factory: factory).all(content, fonts: fonts.unreadable)
    findings += NoteFindings(factory: factory, library: fonts.library).all(of: labels)
    findings += OrphanFindings(
      factory: factory, index: index, sourceLanguage: sourceLanguage, labels: labels
    ).all(content.documents)
    findings += TranslationFindings(
      factory: factory, index: index, sourceLanguage: sourceLanguage, labels: labels
    ).all(jobs: jobs)
    findings += unmatched(project, content, index, factory)
    guard measurement != nil else { return findings }
    measurement?.addFindings(to: &findings, labels, factory, fontFiles: content.fontFiles)
    return findings
  }

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
      factory, of: files, tellsUnused: checksAll && outcome.since == nil && outcome.failures.isEmpty
    )
    suppressions.apply(to: &unused)
    outcome.findings += unused
  }
}

extension AuditSettings {
  /// The locales of texts that are checked, in the order of their tags.
  func locales(of index: StringIndex, _ labels: [AuditLabel]) -> [LocaleIdentifier] {
    Set(index.locales.filter(locales.contains))
      .union(labels.lazy.flatMap(\.texts).map(\.locale)).sorted()
  }
}

extension ProjectAudit.Measurement {
  /// Adds what is found in what was measured, which gives it away.
  fileprivate mutating func addFindings(
    to findings: inout [Finding], _ labels: [AuditLabel], _ factory: FindingFactory,
    fontFiles: [String: String]
  ) {
    // Before what is broken is given away.
    let placeholders = PlaceholderFindings(factory: factory, labels: labels).all(tasks, outcomes)
    LabelFindings(factory: factory, labels: labels).add(to: &findings, tasks, &outcomes)
    findings += placeholders
    findings += FontFindings(factory: factory, labels: labels, files: fontFiles)
      .all(tasks, outcomes)
    findings += WordFindings(factory: factory, check: check).all(hits)
  }
}

extension ProjectContent {
  /// The files that documents say fonts stand in, by the fonts' names; of several the first one's.
  fileprivate var fontFiles: [String: String] {
    documents.reduce(into: [:]) { $0.merge($1.fontFiles) { first, _ in first } }
  }
}
