public import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport: Encodable {
  /// Encodes the report as the JSON report has it, with all notes.
  public func encode(to encoder: any Encoder) throws {
    let head = JSONReport.head(of: self, schema: JSONReport.schema, hasNotes: true)
    let findings = JSONValue.array(findings(withNotes: true).map(\.json))
    try JSONValue.object(head + [.init(name: "findings", value: findings)]).encode(to: encoder)
  }
}

extension Finding: Encodable {
  /// Encodes the finding as the JSON report has it.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
