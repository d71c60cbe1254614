public import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport: Encodable {
  /// Encodes the report in the form of the JSON report, with all notes.
  public func encode(to encoder: any Encoder) throws {
    let head = JSONReport.head(of: self, schema: JSONReport.schema, hasNotes: true)
    let findings = JSONValue.array(findings(withNotes: true).map(\.json))
    try JSONValue.object(head + [.init(name: "findings", value: findings)]).encode(to: encoder)
  }
}

extension Finding: Encodable {
  /// Encodes the finding in the form of the JSON report.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
