internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText

extension ProjectAudit {
  /// How many texts were measured, and what became of the others.
  func coverage(
    _ reading: ProjectReading, _ subject: Subject, _ obstacles: Obstacles
  ) -> AuditReport.Coverage {
    let unlabelled = subject.unlabelled
    var census = StringCensus(sourceLanguage: reading.sourceLanguage)
    for (index, label) in subject.project.labels.enumerated() {
      census.add(
        label, obstacles: obstacles.reasons[index], doubtful: obstacles.doubtful[index])
    }
    census.addWithoutFrame(unlabelled.count)
    var coverage = census.coverage(leftOut(of: reading.content, subject))
    coverage.translations?.total += unlabelled.translatedCount
    // In the order of the tables where counts are equal: sorting keeps it.
    coverage.uses = unlabelled.counts.sorted { $0.count > $1.count }
    for use in coverage.uses {
      var share = AuditReport.Coverage.Share(of: use.place)
      share.count = use.count
      coverage.add(share)
    }
    coverage.step = step(towards: coverage, subject.project.labels)
    return coverage
  }

  /// What is left out beside the texts of labels, by reason.
  private func leftOut(of content: ProjectContent, _ subject: Subject) -> SkippedList {
    var others = SkippedList()
    content.addUnread(to: &others)
    for file in files.leftOut {
      others.add(file.isDocument ? .document : .file, why: file.reason.text, file.path)
    }
    for (file, catalog) in content.catalogs {
      others.add(.key, why: NonLabelKind.stale.reason, count: catalog.staleCount, file)
    }
    others.add(UnlabelledStrings.Reason.all.flatMap { subject.unlabelled.leftOut[$0]?.all ?? [] })
    if let selection = subject.selection {
      others.add(
        .string, why: "unchanged since '\(selection.revision)'", count: selection.unchangedTexts)
    }
    for (file, catalog) in content.catalogs {
      others.add(
        .string, why: "under 'mul', which is not a locale", count: catalog.withoutLocaleCount, file)
    }
    content.addLeftOut(to: &others)
    content.addUnmeasured(to: &others)
    for document in content.skippedDocuments.sorted(by: { $0.reason < $1.reason }) {
      others.add(.document, why: document.reason, document.file)
    }
    if let unread = content.code.unread {
      others.add(.file, why: unread.reason, count: unread.count)
    }
    return others
  }

  /// What would decide the most of the strings that are not.
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
      step(.giveFrames, coverage.undecided + coverage.doubtful),
      step(.nameTexts, placeholders.reduce(0) { $0 + $1.texts.count }),
    ]
    let most = steps.map(\.count).max() ?? 0
    return most == 0 ? nil : steps.first { $0.count == most }
  }
}

extension ProjectContent {
  /// How many keys of String Catalogs are not in the code any more.
  package var staleKeys: Int { catalogs.reduce(0) { $0 + $1.content.staleCount } }

  /// The kinds of problems that entries of a file are lost by.
  private static let lossyKinds: [CatalogProblem.Kind] = [
    .catalogSyntax, .unreachableEntries, .limitReached,
  ]

  /// Adds what is not known of files that cannot be read, or not to their end.
  fileprivate func addUnread(to skipped: inout SkippedList) {
    let problems = catalogs.flatMap { file, content in
      content.problems.map { (file: file, problem: $0) }
    }
    for file in unreadable { skipped.add(.file, why: "unreadable", file.file) }
    for (file, problem) in problems where problem.kind == .unreadableFile {
      skipped.add(.file, why: "unreadable", file)
    }
    let lossy = problems.filter { Self.lossyKinds.contains($0.problem.kind) }
    for (isReadOn, why) in [
      (false, "the file cannot be read to its end"), (true, "not as its format demands"),
    ] {
      for (file, problem) in lossy where problem.isReadOn == isReadOn {
        skipped.add(
          .entry, why: why, count: problem.entriesLost,
          "\(file):\(problem.position.line)" + (problem.key.map { " \($0)" } ?? ""))
      }
    }
  }

  /// Adds the labels of documents that are not measured, by what shows them.
  fileprivate func addUnmeasured(to skipped: inout SkippedList) {
    let counts = documents.flatMap { document in
      document.unmeasured.map { (name: $0.key, count: $0.value, file: document.file) }
    }
    for found in counts.sorted(by: { ($0.name, $0.file) < ($1.name, $1.file) }) {
      skipped.add(
        .label, why: "in \(found.name), which is not measured", count: found.count,
        found.file)
    }
  }

  /// Adds the entries that catalogs leave out themselves, in the order of the reasons.
  fileprivate func addLeftOut(to skipped: inout SkippedList) {
    let entries = catalogs.flatMap { file, content in
      content.leftOut.map { (why: $0.key, count: $0.value, file: file) }
    }
    for entry in entries.sorted(by: { ($0.why, $0.file) < ($1.why, $1.file) }) {
      skipped.add(.entry, why: entry.why, count: entry.count, entry.file)
    }
  }
}
