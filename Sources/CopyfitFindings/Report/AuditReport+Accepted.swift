extension AuditReport {
  /// The findings that are not accepted: without those that the baseline knows or that are suppressed, and without
  /// accepted locales in the others.
  public var pendingFindings: [Finding] {
    findings.compactMap(\.pending)
  }

  /// The number of findings with a status; a finding that is new in some locale is new.
  public func count(of status: LocaleFinding.Status) -> Int {
    findings.count { $0.status == status } + leftOutNotes[status, default: 0]
  }
}

extension Finding {
  /// The part of the finding that is not accepted: all of it, or some locales; `nil` if all of it is accepted.
  package var pending: Finding? {
    guard status.isPending else { return nil }
    // By index, because a locale is a large value to copy.
    guard locales.indices.contains(where: { !locales[$0].status.isPending }) else { return self }
    var rest = self
    rest.locales.removeAll { !$0.status.isPending }
    rest.severity = rest.locales.map(\.severity).max() ?? severity
    return rest
  }
}
