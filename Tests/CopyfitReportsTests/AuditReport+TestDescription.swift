public import CopyfitFindings
public import Testing

/// Describes a report in one line, because Swift's description has many pages.
extension AuditReport: CustomTestStringConvertible {
  /// The name of a case.
  public var testDescription: String { "a report of \(findings.count) findings" }
}
