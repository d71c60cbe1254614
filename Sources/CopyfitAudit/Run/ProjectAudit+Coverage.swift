internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitProject
internal import CopyfitSourceText

extension ProjectAudit {
  /// How many texts were measured, and what became of the others.
  func coverage(
    _ content: ProjectContent, _ labels: [AuditLabel], _ unlabelled: UnlabelledStrings,
    _ obstacles: Obstacles, _ selection: ChangeSelection?
  ) -> AuditReport.Coverage {
    var census = StringCensus()
    for (index, label) in labels.enumerated() {
      census.add(label, obstacles: obstacles.reasons[index])
    }
    census.addWithoutFrame(unlabelled.count)
    var others = SkippedList()
    content.addUnread(to: &others)
    for file in files.leftOut {
      others.add(file.isDocument ? .document : .file, why: file.reason.text, file.path)
    }
    for (file, catalog) in content.catalogs {
      others.add(.key, why: NonLabelKind.stale.reason, count: catalog.staleCount, file)
    }
    others.add(UnlabelledStrings.Reason.all.flatMap { unlabelled.leftOut[$0]?.all ?? [] })
    if let selection {
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
    return census.coverage(others)
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
