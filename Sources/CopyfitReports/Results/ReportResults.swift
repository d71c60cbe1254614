internal import Copyfit
internal import CopyfitFindings
internal import CopyfitSourceText

/// The findings of a report at their places, created one by one, because all of them together would need more memory
/// than the report itself.
struct ReportResults {
  /// A result by the number of its finding.
  struct Reference: Hashable {
    var finding: Int
    var part: ReportResult.Part
  }

  let report: AuditReport
  let paths: ReportPaths
  /// Whether files are named by their absolute paths.
  var isAbsolute = false

  /// The references of the results, in the order of the report.
  var references: some Sequence<Reference> {
    report.findings.indices.lazy.flatMap { finding in
      report.findings[finding].resultParts.map { Reference(finding: finding, part: $0) }
    }
  }

  subscript(reference: Reference) -> ReportResult {
    let finding = report.findings[reference.finding]
    return ReportResult(finding, reference.part) { location in
      let path =
        isAbsolute
        ? paths.absolutePath(of: location.file, in: finding.project)
        : paths.path(of: location.file, in: finding.project)
      return ReportResult.Place(
        path: path, line: max(1, location.position.line),
        column: max(1, location.position.column))
    }
  }

  /// The results in the order of the report.
  var all: some Sequence<ReportResult> { references.lazy.map { self[$0] } }

  /// The results by severity, the worst first, each severity in the order of the report.
  var worstFirst: some Sequence<ReportResult> {
    Severity.allCases.reversed().lazy.flatMap { severity in
      all.lazy.filter { $0.severity == severity }
    }
  }

  /// The first pending results of a severity, and their number.
  ///
  /// The order is the first result of each finding, then the second of each.
  ///
  /// If only a few are shown, each is about a different label, in its worst language.
  func spread(_ severity: Severity, limit: Int) -> (first: [ReportResult], count: Int) {
    var pending: [Reference] = []
    for reference in references {
      let result = self[reference]
      if result.isPending, result.severity == severity { pending.append(reference) }
    }
    let order = pending.indices.sorted {
      (pending[$0].part.number, $0) < (pending[$1].part.number, $1)
    }
    return (order.prefix(limit).map { self[pending[$0]] }, pending.count)
  }
}
