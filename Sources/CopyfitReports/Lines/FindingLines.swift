public import CopyfitFindings
internal import CopyfitSourceText

/// The report for programs that read line by line, `copyfit.findings/1`.
///
/// Each line is a JSON object with a `type`: one `head` with the settings of the check; one `finding` for each finding
/// in each of its locales, or one with `locale` null if it has none; one `end` with the number of the previous lines,
/// so that a reader notices an incomplete file.
public struct FindingLines: StreamedReport {
  /// The schema's name and version.
  public static let schema = "copyfit.findings/1"

  private let report: AuditReport
  private let hasNotes: Bool

  /// Creates the report of an audit.
  ///
  /// - Parameters:
  ///   - report: The result of the audit.
  ///   - hasNotes: Whether it contains all notes, which may be many, and not only those that fail the gate.
  public init(_ report: AuditReport, hasNotes: Bool = true) {
    (self.report, self.hasNotes) = (report, hasNotes)
  }

  /// Writes the lines one by one, each with its line end.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var count = 1
    try output(
      Self.line("head", JSONReport.head(of: report, schema: Self.schema, hasNotes: hasNotes)))
    for finding in report.findings(withNotes: hasNotes) {
      let fields = finding.jsonFields
      let locales: [LocaleFinding?] = finding.locales.isEmpty ? [nil] : finding.locales
      for locale in locales {
        let value = locale.map { $0.json(advice: finding.advice(for: $0)) } ?? .null
        try output(Self.line("finding", fields + [.init(name: "locale", value: value)]))
        count += 1
      }
    }
    try output(Self.line("end", [.init(name: "lines", value: .int(count))]))
  }

  private static func line(_ type: String, _ fields: [JSONValue.Field]) -> String {
    JSONValue.object([.init(name: "type", value: .string(type))] + fields).compact + "\n"
  }
}
