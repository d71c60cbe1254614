internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

extension ProjectAudit {
  /// The number of measured texts, and of the others by reason.
  func coverage(
    _ reading: ProjectReading, _ subject: Subject, _ obstacles: Obstacles
  ) -> AuditReport.Coverage {
    let unlabeled = subject.unlabeled
    var census = StringCensus(sourceLanguage: reading.sourceLanguage)
    for (index, label) in subject.project.labels.enumerated() {
      census.add(
        label, obstacles: obstacles.reasons[index], doubtful: obstacles.doubtful[index])
    }
    census.addWithoutFrame(unlabeled.count)
    var coverage = census.coverage(leftOut(of: reading.content, reading.index, subject))
    coverage.translations?.total += unlabeled.translatedCount
    // The sort is stable: equal counts remain in the order of the tables.
    coverage.uses = unlabeled.counts.sorted { $0.count > $1.count }
    for use in coverage.uses {
      var share = AuditReport.Coverage.Share(of: use.place)
      share.count = use.count
      coverage.add(share)
    }
    // If the machine was too busy to read sources, another run decides more without any step.
    coverage.step =
      reading.content.code.late.isEmpty ? step(towards: coverage, subject.project.labels) : nil
    return coverage
  }

  /// The skipped items except texts of labels, by reason.
  private func leftOut(
    of content: ProjectContent, _ index: StringIndex, _ subject: Subject
  ) -> SkippedList {
    var others = SkippedList()
    content.addUnread(to: &others)
    for file in files.leftOut {
      others.add(file.isDocument ? .document : .file, why: file.reason, file.path)
    }
    for locale in index.locales where !settings.locales.contains(locale) {
      others.add(.language, why: .uncheckedLanguage, locale.tag)
    }
    for (file, catalog) in content.catalogs {
      others.add(.key, why: .kind(.stale), count: catalog.staleCount, file)
    }
    others.add(UnlabeledStrings.reasons.flatMap { subject.unlabeled.leftOut[$0]?.all ?? [] })
    if let selection = subject.selection {
      others.add(
        .string, why: .unchanged(since: selection.revision), count: selection.unchangedTexts)
    }
    for (file, catalog) in content.catalogs {
      others.add(
        .string, why: .noLocale, count: catalog.withoutLocaleCount, file)
    }
    content.addLeftOut(to: &others)
    addCovered(of: index, to: &others)
    content.addUnmeasured(to: &others)
    for document in content.skippedDocuments.sorted(by: { $0.why.text < $1.why.text }) {
      others.add(.document, why: document.why, document.file)
    }
    for file in content.code.tests { others.add(.file, why: .testSource, file) }
    for (program, sources) in content.code.ofOthers.sorted(by: { $0.key.rawValue < $1.key.rawValue }
    ) {
      for file in sources { others.add(.file, why: .otherProgram(program), file) }
    }
    for sources in content.code.incomplete {
      for file in sources.files { others.add(.file, why: sources.reason, file) }
    }
    return others
  }

  /// Adds the texts that are never shown, because another one has precedence.
  private func addCovered(of index: StringIndex, to skipped: inout SkippedList) {
    for covered in index.tables.flatMap({ $0.lookup().covered })
    where settings.locales.contains(covered.locale) {
      skipped.add(
        .entry, why: .other("another text of the key in the same language has precedence"),
        count: covered.count, covered.file)
    }
  }

  /// The step that would decide the most strings.
  private func step(
    towards coverage: AuditReport.Coverage, _ labels: [AuditLabel]
  ) -> AuditReport.Coverage.Step? {
    typealias Step = AuditReport.Coverage.Step
    let isConfigured = files.configuration.file != nil
    func step(_ kind: Step.Kind, _ count: Int, _ subject: String? = nil) -> Step {
      Step(kind: kind, subject: subject, count: count, isConfigured: isConfigured)
    }
    let describable = coverage.describable
    let placeholders = labels.lazy.filter { $0.treatment == .skipped(.text(.placeholder)) }
    let isNested = !files.nestedProjects.isEmpty
    let steps = [
      step(
        .nameProjects, isNested ? coverage.strings - coverage.decided : 0,
        Phrase.list(files.nestedProjects)),
      step(.describeLabels, describable.reduce(0) { $0 + $1.count }, describable.first?.table),
      step(.giveFrames, coverage.undecided + coverage.doubtful - coverage.unfilled),
      step(.giveSamples, coverage.unfilled),
      step(.nameTexts, placeholders.reduce(0) { $0 + $1.texts.count }),
    ]
    let most = steps.map(\.count).max() ?? 0
    return most == 0 ? nil : steps.first { $0.count == most }
  }
}

extension ProjectContent {
  /// The number of keys of String Catalogs that the code no longer uses.
  package var staleKeys: Int { catalogs.reduce(0) { $0 + $1.content.staleCount } }

  /// The kinds of problems that cause entries to be lost.
  private static let lossyKinds: [CatalogProblem.Kind] = [
    .catalogSyntax, .unreachableEntries, .limitReached,
  ]

  /// Adds files that cannot be read, and entries of files that cannot be read completely.
  fileprivate func addUnread(to skipped: inout SkippedList) {
    let problems = catalogs.flatMap { file, content in
      content.problems.map { (file: file, problem: $0) }
    }
    for file in unreadableFiles { skipped.add(.file, why: .unreadable, file.file) }
    for (file, content) in catalogs where content.isRejected {
      skipped.add(.file, why: .unreadable, file)
    }
    let lossy = problems.filter { Self.lossyKinds.contains($0.problem.kind) }
    for (isReadOn, why) in [(false, SkipReason.afterDamage), (true, .malformed)] {
      for (file, problem) in lossy where problem.isReadOn == isReadOn {
        skipped.add(
          .entry, why: why, count: problem.entriesLost,
          "\(file):\(problem.position.line)" + (problem.key.map { " \($0)" } ?? ""))
      }
    }
    for (file, problem) in problems where problem.kind == .duplicateKey {
      skipped.add(
        .entry, why: .other("a later part of the file replaces them"), count: problem.entriesLost,
        "\(file):\(problem.position.line)" + (problem.key.map { " \($0)" } ?? ""))
    }
  }

  /// Adds the labels in views that are not measured.
  fileprivate func addUnmeasured(to skipped: inout SkippedList) {
    let counts = documents.flatMap { document in
      document.unmeasured.map { (name: $0.key, count: $0.value, file: document.file) }
    }
    for found in counts.sorted(by: { ($0.name, $0.file) < ($1.name, $1.file) }) {
      skipped.add(
        .label, why: .view(found.name), count: found.count,
        found.file)
    }
  }

  /// Adds the entries that readers of catalogs leave out, in the order of the reasons.
  fileprivate func addLeftOut(to skipped: inout SkippedList) {
    let entries = catalogs.flatMap { file, content in
      content.leftOut.map { (why: $0.key.text, count: $0.value, file: file) }
    }
    for entry in entries.sorted(by: { ($0.why, $0.file) < ($1.why, $1.file) }) {
      skipped.add(.entry, why: .other(entry.why), count: entry.count, entry.file)
    }
  }
}
