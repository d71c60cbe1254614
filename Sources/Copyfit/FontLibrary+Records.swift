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
    // One face may be used with several wishes, and the same face be opened more than once.
    var notes: [FontRecord: Set<String>] = [:]
    for use in used {
      let record = FontRecord(
        role: use.role, postScriptName: use.face.names.postScript,
        version: use.face.names.version, sha256: use.face.digest(), standIn: use.standIn)
      notes[record, default: []].formUnion(use.notes.map(\.message))
    }
    let records = notes.map { record, notes in
      var record = record
      record.notes = notes.sorted()
      return record
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
