public import CopyfitFindings
internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// The report for people: what was checked, what is wrong and where, and how to fix it.
public struct PrettyReport: StreamedReport {
  let report: AuditReport
  let style: PrettyStyle
  /// The number of threads that lay out findings.
  let jobs: Int

  /// Creates the report of an audit in a style.
  public init(_ report: AuditReport, style: PrettyStyle = PrettyStyle()) {
    self.init(report, style: style, jobs: 1)
  }

  init(_ report: AuditReport, style: PrettyStyle, jobs: Int) {
    (self.report, self.style, self.jobs) = (report, style, jobs)
  }

  /// Writes the report finding by finding, with a line end at its end.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var isFirst = true
    func add(_ section: [String]) throws(Failure) {
      guard !section.isEmpty else { return }
      try output((isFirst ? "" : "\n\n") + section.joined(separator: "\n"))
      isFirst = false
    }
    try add(lowCoverage)
    if style.detail != .quiet {
      try add(heading)
      try add(coverage)
    }
    try writeFindings(to: add)
    if style.detail != .quiet {
      try add(notes)
      try add(legend)
    }
    try add(closing)
    if style.detail != .quiet { try add(nextStep) }
    try output("\n")
  }

  /// The names of the projects.
  var title: [String] {
    let names = report.projects.map { TerminalText.isolated(TerminalText.safe($0.name)) }
    return [style.paint((["Copyfit"] + names).joined(separator: " · "), .bold)]
  }

  private var heading: [String] {
    var lines = title
    for sentence in report.account {
      var paragraph = Paragraph()
      paragraph.add(TerminalText.safe(sentence))
      lines += paragraph.lines(indent: 0, hanging: 2, style: style)
    }
    if style.detail == .verbose { lines += report.files.flatMap { item(TerminalText.safe($0)) } }
    return lines
  }

  /// The indexes of the findings that are shown; accepted ones only if all details are requested.
  var shown: [Int] {
    report.findings.indices.filter {
      style.detail == .verbose || report.findings[$0].status.isPending
    }
  }

  /// The findings with these numbers, each created when it is needed.
  func findings(_ numbers: [Int]) -> some Sequence<Finding> {
    let showsAll = style.detail == .verbose
    return numbers.lazy.compactMap { number in
      showsAll ? report.findings[number] : report.findings[number].pending
    }
  }

  private var notes: [String] {
    let notes = Dictionary(
      grouping: findings(shown).lazy.filter { $0.severity == .note }, by: \.rule)
    guard !notes.isEmpty else { return [] }
    var lines = [style.paint("Notes", .cyan)]
    for rule in Rule.allCases {
      guard let ofRule = notes[rule] else { continue }
      lines += item(rule.summary(of: ofRule) + " [\(rule.rawValue)]")
      guard style.detail == .verbose else { continue }
      lines += ofRule.flatMap { FindingParagraphs($0, in: report, style: style).shortLines }
    }
    if style.detail != .verbose { lines += item("--verbose lists them one by one.") }
    return lines
  }

  /// The end of the report: what could not be checked and why, and whether the gate is passed.
  var closing: [String] {
    var lines: [String] = []
    if !report.failures.isEmpty { lines += failures }
    let accepted = report.acceptedPhrase
    let isClean = report.exitStatus == 0
    var paragraph = Paragraph()
    paragraph.add(report.verdict, isClean ? .green : .red)
    paragraph.add(": \(report.pendingPhrase)" + (accepted.isEmpty ? "." : "; \(accepted)."))
    if let reason = report.reasonBesideCounts { paragraph.add(reason) }
    // Otherwise, the head contains what was checked.
    if style.detail == .quiet, report.checked.unchangedSince != nil {
      paragraph.add("Checked: " + report.checkedPhrase)
    }
    paragraph.add("Exit status \(report.exitStatus).")
    return lines + paragraph.lines(indent: 0, hanging: 2, style: style)
  }

  private var failures: [String] {
    let count = Phrase.count(report.failures.count, "problem")
    guard style.listsFailures else {
      return ["\(count) prevented a complete check: see the messages."]
    }
    return [style.paint("\(count) prevented a complete check:", .red)]
      + report.failures.flatMap { item(TerminalText.safe($0)) }
  }

  /// A line of a list.
  func item(_ text: String) -> [String] {
    var paragraph = Paragraph()
    paragraph.add(text)
    return paragraph.lines(indent: 2, hanging: 4, style: style)
  }
}
