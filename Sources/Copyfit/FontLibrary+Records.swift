internal import CopyfitFonts
internal import Synchronization

extension FontLibrary {
  /// Remembers that verdicts were reached with a face.
  func note(_ use: UsedFont) {
    state.withLock { state in _ = state.used.insert(use) }
  }

  /// The fonts that texts were prepared in so far, by role and PostScript name.
  ///
  /// - Complexity: The first call reads the files of the fonts for their digests.
  public var records: [FontRecord] {
    let used = state.withLock { $0.used }
    let records = used.map { use in
      FontRecord(
        role: use.role, postScriptName: use.face.names.postScript,
        version: use.face.names.version, sha256: use.face.digest(), standIn: use.standIn)
    }
    return records.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
  }
}

extension FontRecord {
  fileprivate var sortKey: [String] {
    let rank = Role.allCases.firstIndex(of: role) ?? 0
    return [String(rank), postScriptName, version, sha256]
  }
}
