public import CopyfitFindings
public import Testing

/// The name of a test's case is a line, where a report as Swift describes it is pages.
extension AuditReport: CustomTestStringConvertible {
  /// The name of a case.
  public var testDescription: String { "a report of \(findings.count) findings" }
}
