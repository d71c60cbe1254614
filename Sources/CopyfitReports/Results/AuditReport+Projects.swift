internal import CopyfitFindings

extension AuditReport {
  /// The findings with their fingerprints behind their projects' names, where several projects may have equal labels.
  ///
  /// Those of a report on one project stay what its baseline knows; readers of baselines drop the names.
  var findingsWithProjects: some Sequence<Finding> {
    let namesProject = projects.count > 1
    return findings.lazy.map { namesProject ? $0.withProjectInFingerprints : $0 }
  }
}

extension Finding {
  fileprivate var withProjectInFingerprints: Finding {
    guard let project else { return self }
    var finding = self
    finding.fingerprint = "\(project):\(fingerprint)"
    for place in locales.indices {
      finding.locales[place].fingerprint = "\(project):\(locales[place].fingerprint)"
    }
    return finding
  }
}
