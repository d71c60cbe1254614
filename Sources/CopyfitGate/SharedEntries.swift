internal import CopyfitFiles
internal import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText

extension [ProjectOutcome] {
  /// Removes the finding that an entry of a shared configuration selects nothing if another project uses the entry; an
  /// entry that no project uses is reported once.
  ///
  /// - Complexity: O(*n*), where *n* is the number of projects and their findings.
  mutating func reportSharedEntriesOnce(_ projects: [ProjectFiles]) {
    // The number of projects that share a file, and the projects in which one of its entries selects nothing.
    var sharers: [String: Int] = [:]
    var idle: [Entry: (first: Int, count: Int)] = [:]
    let entries = projects.enumerated().map { index, files in
      let shared = Set(files.configuration.files.map(FilePath.absolute))
      for file in shared { sharers[file, default: 0] += 1 }
      let entries = self[index].findings.map { Entry($0, of: files, sharing: shared) }
      for entry in Set(entries.compactMap(\.self)) { idle[entry, default: (index, 0)].count += 1 }
      return entries
    }
    for index in projects.indices {
      let isKept = entries[index].map { entry in
        guard let entry, let idle = idle[entry] else { return true }
        return idle.count == sharers[entry.file] && idle.first == index
      }
      // There may be many findings, of which few are reported elsewhere.
      if isKept.allSatisfy(\.self) { continue }
      self[index].findings = zip(self[index].findings, isKept).filter(\.1).map(\.0)
    }
  }
}

/// The configuration entry that a finding is about.
private struct Entry: Hashable {
  /// The absolute path.
  var file: String
  var fingerprint: String

  /// - Returns: `nil` for other findings, and for keys next to a list of projects, which are reported for all of them.
  init?(_ finding: Finding, of files: ProjectFiles, sharing shared: Set<String>) {
    guard finding.rule == .unmatchedEntry, let source = finding.source,
      !files.idleKeys.contains(where: { $0.location == source })
    else { return nil }
    file = FilePath.absolute(files.path(of: source.file))
    fingerprint = finding.fingerprint
    guard shared.contains(file) else { return nil }
  }
}
