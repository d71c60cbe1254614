internal import CopyfitFindings
internal import CopyfitSourceText

/// Sorts a report into test cases.
struct JUnitSuites {
  private let report: AuditReport
  private let paths: ReportPaths
  let results: ReportResults
  /// The rules that fail the gate, by the project's name; `nil` for the only project.
  private let failing: [String?: AuditReport.Failing]
  /// The results for labels, by label and locale, and all others, by file.
  private var ofLabels: [Label: [JUnitCase.Result]] = [:]
  private var ofFiles: [String: [JUnitCase.Result]] = [:]

  /// A label in a locale.
  private struct Label: Hashable {
    var project: String?
    var id: String
    var locale: String
  }

  init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    paths = ReportPaths(report, options)
    results = ReportResults(report: report, paths: paths)
    var failing: [String?: AuditReport.Failing] = [:]
    for project in report.projects { failing[project.name] = project.failing }
    if report.projects.count == 1 { failing[nil] = report.projects.first?.failing }
    self.failing = failing
    let labels = Set(report.texts.map { Label(project: $0.project, id: $0.id, locale: $0.locale) })
    for reference in results.references {
      let result = results[reference]
      guard result.severity > .note || isFailing(result) else { continue }
      let finding = result.finding
      let label = Label(
        project: finding.project, id: finding.id ?? "", locale: result.locale?.locale ?? "")
      if labels.contains(label) {
        ofLabels[label, default: []].append(reference)
      } else {
        ofFiles[result.place?.path ?? "", default: []].append(reference)
      }
    }
  }

  /// The run, the files, then the labels by their files.
  var all: [JUnitSuite] { [run, files].filter { !$0.cases.isEmpty } + labels }

  /// Whether everything could be checked, and whether the gate is passed.
  private var run: JUnitSuite {
    var complete = JUnitCase(className: "Copyfit", name: "complete")
    if !report.failures.isEmpty {
      complete.outcome = .error(report.failures.joined(separator: "; "))
    }
    complete.remark = report.coverageStatement
    var gate = JUnitCase(className: "Copyfit", name: "gate")
    if !report.gate.passed, report.failures.isEmpty {
      let reason = report.gate.reason ?? "The gate is not passed."
      gate.outcome = .failure(type: "gate", message: reason)
    }
    return JUnitSuite(name: "Copyfit", cases: [complete, gate])
  }

  /// A case for each file that was read or that has a problem.
  private var files: JUnitSuite {
    // If there are several projects, the project of a file without findings is unknown.
    let read = report.projects.count == 1 ? report.files : []
    let names = Set(read.map { paths.path(of: $0, in: nil) }).union(ofFiles.keys).sortedByBytes()
    let cases = names.map { name in
      let className = name.isEmpty ? "project" : name
      return self.case(className: className, name: "file", ofFiles[name] ?? [])
    }
    return JUnitSuite(name: "Files", cases: cases)
  }

  private var labels: [JUnitSuite] {
    var suites: [JUnitSuite] = []
    var positions: [String: Int] = [:]
    var known: Set<Label> = []
    let texts = Dictionary(grouping: report.texts.indices) { index in
      let text = report.texts[index]
      return Label(project: text.project, id: text.id, locale: text.locale)
    }
    for text in report.texts {
      let label = Label(project: text.project, id: text.id, locale: text.locale)
      guard known.insert(label).inserted else { continue }
      let path = paths.path(of: text.source.file, in: text.project)
      if positions[path] == nil {
        positions[path] = suites.count
        suites.append(JUnitSuite(name: path, file: path))
      }
      let testCase = self.case(label, texts[label] ?? [])
      positions[path].map { suites[$0].cases.append(testCase) }
    }
    return suites.sorted { ExactString($0.name) < ExactString($1.name) }
  }

  /// - Parameter texts: The numbers of the label's texts in the locale.
  private func `case`(_ label: Label, _ texts: [Int]) -> JUnitCase {
    let project = report.projects.count > 1 ? label.project.map { $0 + ": " } ?? "" : ""
    var result = self.case(
      className: project + label.id, name: label.locale, ofLabels[label] ?? [])
    if case .passed = result.outcome,
      let obstacle = texts.first.flatMap({ report.texts[$0].obstacle }),
      texts.allSatisfy({ report.texts[$0].obstacle != nil })
    {
      result.outcome = .skipped(obstacle.text)
    }
    return result
  }

  private func `case`(
    className: String, name: String, _ references: [JUnitCase.Result]
  ) -> JUnitCase {
    var testCase = JUnitCase(className: className, name: name)
    var failing: [JUnitCase.Result] = []
    var accepted: JUnitCase.Result?
    for reference in references {
      let result = results[reference]
      if !result.isPending {
        if accepted == nil, isGrave(result) { accepted = reference }
      } else if isFailing(result) {
        failing.append(reference)
      } else {
        testCase.remarks.append(reference)
      }
    }
    if let first = failing.first {
      testCase.outcome = .failing(first, others: Array(failing.dropFirst()))
    } else if let accepted {
      testCase.outcome = .accepted(accepted)
    }
    return testCase
  }

  /// Whether a pending result would fail the gate.
  private func isFailing(_ result: ReportResult) -> Bool {
    failing[result.finding.project]?.includes(result.finding.rule, result.severity)
      ?? (result.severity == .error)
  }

  /// Whether a result must be visible as a problem.
  private func isGrave(_ result: ReportResult) -> Bool {
    result.severity == .error || isFailing(result)
  }
}
