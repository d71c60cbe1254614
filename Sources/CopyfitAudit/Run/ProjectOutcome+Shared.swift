internal import CopyfitSourceText

extension [ProjectOutcome] {
  /// Leaves out that an entry of a configuration selects nothing where another project shares the configuration
  /// and has use for the entry; what nobody has use for is told once.
  mutating func tellSharedEntriesOnce(_ projects: [ProjectFiles]) {
    var missing: [Entry: Set<Int>] = [:]
    for (index, files) in projects.enumerated() {
      for finding in self[index].findings {
        if let entry = Entry(finding, of: files) { missing[entry, default: []].insert(index) }
      }
    }
    for (index, files) in projects.enumerated() {
      self[index].findings.removeAll { finding in
        guard let entry = Entry(finding, of: files), let idle = missing[entry] else { return false }
        let sharers = projects.indices.filter {
          projects[$0].configuration.isMade(of: entry.file)
        }
        return !idle.isSuperset(of: sharers) || idle.min() != index
      }
    }
  }
}

/// An entry of a configuration that a finding is about.
private struct Entry: Hashable {
  /// Absolute.
  var file: String
  var fingerprint: String

  /// - Returns: `nil` for other findings, and for keys beside a list of projects, which are told for all.
  init?(_ finding: Finding, of files: ProjectFiles) {
    guard finding.rule == .unmatchedEntry, let source = finding.source,
      !files.idleKeys.contains(where: { $0.location == source })
    else { return nil }
    file = FilePath.absolute(files.path(of: source.file))
    fingerprint = finding.fingerprint
    guard files.configuration.isMade(of: file) else { return nil }
  }
}
