internal import CopyfitFonts
internal import Synchronization

extension FontLibrary {
  /// Remembers that verdicts were reached with a face; a label's own font wins over a fallback.
  func note(_ face: FontFace, as role: FontRecord.Role, standIn: Bool) {
    state.withLock { state in
      let known = state.used[face]
      if known == nil || known?.role == .fallback {
        state.used[face] = UsedFont(role: role, standIn: standIn)
      }
    }
  }

  /// The fonts that texts were prepared in so far, by role and PostScript name.
  ///
  /// - Complexity: The first call reads the files of the fonts for their digests.
  public var records: [FontRecord] {
    let used = state.withLock { $0.used }
    let records = used.map { face, use in
      FontRecord(
        role: use.role, postScriptName: face.names.postScript, version: face.names.version,
        sha256: face.digest(), standIn: use.standIn)
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
