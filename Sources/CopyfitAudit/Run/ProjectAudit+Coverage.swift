internal import CopyfitCatalogs

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
    var others = content.unreadSkipped
    if content.staleKeys > 0 {
      others.append(
        .init(what: .key, why: NonLabelKind.stale.reason, count: content.staleKeys))
    }
    others += NonLabelKind.allCases.compactMap { kind in
      unlabelled.leftOut[kind].map { .init(what: .string, why: kind.reason, count: $0) }
    }
    if let selection, selection.unchangedTexts > 0 {
      others.append(
        .init(
          what: .string, why: "unchanged since '\(selection.revision)'",
          count: selection.unchangedTexts))
    }
    let withoutLocale = content.catalogs.reduce(0) { $0 + $1.content.withoutLocaleCount }
    if withoutLocale > 0 {
      others.append(
        .init(
          what: .string, why: "under 'mul', which is no locale", count: withoutLocale))
    }
    var leftOut: [String: Int] = [:]
    for catalog in content.catalogs { leftOut.merge(catalog.content.leftOut, uniquingKeysWith: +) }
    others += leftOut.sorted { $0.key < $1.key }.map {
      .init(what: .entry, why: $0.key, count: $0.value)
    }
    return census.coverage(skippedDocuments: content.skippedDocuments, others: others)
  }
}

extension ProjectContent {
  /// How many keys of String Catalogs are not in the code any more.
  var staleKeys: Int { catalogs.reduce(0) { $0 + $1.content.staleCount } }

  /// The kinds of problems that entries of a file are lost by.
  private static let lossyKinds: [CatalogProblem.Kind] = [
    .catalogSyntax, .unreachableEntries, .limitReached,
  ]

  /// What is not known of files that cannot be read, or not to their end.
  fileprivate var unreadSkipped: [AuditReport.Coverage.Skipped] {
    let problems = catalogs.flatMap(\.content.problems)
    let files = unreadable.count + problems.count { $0.kind == .unreadableFile }
    let lossy = problems.filter { Self.lossyKinds.contains($0.kind) }
    func lost(isReadOn: Bool) -> Int {
      lossy.reduce(0) { $0 + ($1.isReadOn == isReadOn ? $1.entriesLost : 0) }
    }
    return [
      .init(what: .file, why: "unreadable", count: files),
      .init(what: .entry, why: "its file cannot be read to its end", count: lost(isReadOn: false)),
      .init(what: .entry, why: "not as its format demands", count: lost(isReadOn: true)),
    ].filter { $0.count > 0 }
  }
}
