extension AuditReport {
  /// The findings that nobody has accepted: without those that the baseline knows and those that are
  /// suppressed, and without such locales in the others.
  public var pendingFindings: [Finding] {
    findings.compactMap { finding in
      guard finding.status.isPending else { return nil }
      guard finding.locales.contains(where: { !$0.status.isPending }) else { return finding }
      var rest = finding
      rest.locales.removeAll { !$0.status.isPending }
      rest.severity = rest.locales.map(\.severity).max() ?? finding.severity
      return rest
    }
  }

  /// How many findings have a status altogether: one that is new in some locale is new.
  public func count(of status: LocaleFinding.Status) -> Int {
    findings.count { $0.status == status }
  }
}
