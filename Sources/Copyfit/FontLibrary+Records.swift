internal import CopyfitFonts
internal import Synchronization

extension FontLibrary {
  /// Records that a face was used for verdicts.
  func note(_ use: UsedFont) {
    state.withLock { state in
      if state.used.count < Self.maximumRecords { state.used.insert(use) }
    }
  }

  /// The maximum number of fonts and their differences from requests that are recorded.
  ///
  /// A program may ask for another coordinate of a font a million times, and no report lists as many.
  static let maximumRecords = 10_000

  /// The fonts in which texts have been prepared, by role and PostScript name.
  ///
  /// - Complexity: The first call reads the files of the fonts whose digests are not cached.
  public var records: [FontRecord] { records(withDigests: true) }

  /// The same records; without digests, unless these are needed to distinguish files.
  package func records(withDigests: Bool) -> [FontRecord] {
    let used = state.withLock { $0.used }
    let files = used.reduce(into: [FontRecord: Set<String>]()) { files, use in
      files[FontRecord(use, sha256: ""), default: []].insert(use.file.path)
    }
    // A face may be used with several requests, and opened more than once.
    var notes: [FontRecord: Set<String>] = [:]
    var deviations: [FontRecord: FontDeviation] = [:]
    var digests = FontDigests(folder: sources.settings.cacheDirectory)
    defer { digests.keep() }
    for use in used {
      var record = FontRecord(use, sha256: "")
      let isAmbiguous = (files[record]?.count ?? 0) > 1
      if withDigests || isAmbiguous { record.sha256 = digests.digest(of: use.file) }
      notes[record, default: []].formUnion(use.notes.map(\.message))
      if let deviation = use.deviation {
        deviations[record] = deviations[record]?.merged(with: deviation) ?? deviation
      }
    }
    let records = notes.map { record, notes in
      let deviation = deviations[record].map { $0.sorted(as: calibration) }
      var record = record
      record.notes = notes.sorted()
      record.deviation = deviation
      return record
    }
    return records.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
  }
}

extension FontRecord {
  fileprivate init(_ use: FontLibrary.UsedFont, sha256: String) {
    self.init(
      role: use.role, postScriptName: use.postScriptName, version: use.version, sha256: sha256,
      standIn: use.standIn)
  }

  fileprivate var sortKey: [String] {
    let rank = Role.allCases.firstIndex(of: role) ?? 0
    return [String(rank), postScriptName, version, sha256]
  }
}
