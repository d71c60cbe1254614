internal import CopyfitDynamicType
internal import CopyfitFindings

extension Finding {
  /// The finding's entries in a baseline: one for each locale.
  ///
  /// Suppressed findings, and findings that cannot fail the gate, have no entries.
  ///
  /// Regular and bold text, and the forms of a text, have one fingerprint, so they are one entry, with the first
  /// failing category of all of them.
  func baselineEntries(project: String?, thresholds: Thresholds? = nil) -> [Baseline.Entry] {
    guard thresholds?.mayFail(rule, severity) ?? true else { return [] }
    if locales.isEmpty {
      return status == .suppressed ? [] : [entry(fingerprint, project)]
    }
    let entries = locales.filter { $0.status != .suppressed }.map { place in
      var entry = entry(place.fingerprint, project)
      entry.locale = place.locale
      entry.first = place.worst != nil && place.categories.isEmpty ? .large : place.first
      return entry
    }
    return Array(Baseline(entries: entries).byIdentity.values)
  }

  /// All its entries, also those of suppressed findings.
  var possibleEntries: [Baseline.Entry] {
    [entry(fingerprint, nil)]
      + locales.map { place in
        var entry = entry(place.fingerprint, nil)
        entry.locale = place.locale
        return entry
      }
  }

  private func entry(_ fingerprint: String, _ project: String?) -> Baseline.Entry {
    var entry = Baseline.Entry(rule: rule.rawValue, fingerprint: fingerprint)
    entry.project = project
    entry.id = subject
    entry.key = key
    return entry
  }

  /// Marks findings that a baseline contains as known.
  ///
  /// - Parameter known: The entry for the same finding as another entry; `nil` if the baseline has none.
  mutating func compare(with known: (Baseline.Entry) -> Baseline.Entry?) {
    var statuses: [String: LocaleFinding.Status] = [:]
    for entry in baselineEntries(project: nil) {
      guard let before = known(entry) else { continue }
      statuses[entry.fingerprint] = entry.isWorse(than: before) ? .worse : .known
    }
    if locales.isEmpty, let new = statuses[fingerprint] { status = new }
    for index in locales.indices where locales[index].status == .new {
      if let new = statuses[locales[index].fingerprint] { locales[index].status = new }
    }
  }
}

extension Baseline.Entry {
  /// Whether its words are those of another entry with the same fingerprint; words that it does not have count as equal.
  func describes(_ other: Self) -> Bool {
    func agrees(_ part: KeyPath<Self, String?>) -> Bool {
      self[keyPath: part] == nil || self[keyPath: part] == other[keyPath: part]
    }
    return rule == other.rule && agrees(\.id) && agrees(\.key) && agrees(\.locale)
  }
}
