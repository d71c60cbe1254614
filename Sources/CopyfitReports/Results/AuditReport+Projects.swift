internal import CopyfitAudit

extension AuditReport {
  /// The report with its fingerprints behind their projects' names, where several projects may have equal labels.
  ///
  /// Those of a report on one project stay what its baseline knows; readers of baselines drop the names.
  var withProjectsInFingerprints: AuditReport {
    guard projects.count > 1 else { return self }
    var report = self
    for index in findings.indices {
      guard let project = findings[index].project else { continue }
      report.findings[index].fingerprint = "\(project):\(findings[index].fingerprint)"
      for place in findings[index].locales.indices {
        report.findings[index].locales[place].fingerprint =
          "\(project):\(findings[index].locales[place].fingerprint)"
      }
    }
    return report
  }
}
