internal import CopyfitFindings

extension AuditReport {
  /// The findings; if there are several projects, fingerprints are preceded by the projects' names, because projects
  /// may have equal labels.
  ///
  /// Fingerprints in a report on one project are those in its baseline; readers of baselines remove the names.
  var findingsWithProjects: some Sequence<Finding> {
    let namesProject = projects.count > 1
    return findings.lazy.map { namesProject ? $0.withProjectInFingerprints : $0 }
  }
}

extension Finding {
  fileprivate var withProjectInFingerprints: Finding {
    // A decoded report already has the names.
    guard let project, !fingerprint.hasPrefix(project + ":") else { return self }
    var finding = self
    finding.fingerprint = "\(project):\(fingerprint)"
    for place in locales.indices {
      finding.locales[place].fingerprint = "\(project):\(locales[place].fingerprint)"
    }
    return finding
  }
}
