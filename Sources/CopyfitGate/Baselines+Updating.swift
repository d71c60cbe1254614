internal import CopyfitFindings
internal import CopyfitUnicode

extension Baselines {
  /// The new baseline of a group; `nil` if a part of its projects could not be checked.
  func update(of group: Group, _ outcomes: inout [ProjectOutcome]) -> BaselineUpdate? {
    guard group.projects.allSatisfy({ outcomes[$0].failures.isEmpty }) else {
      outcomes[group.projects[0]].failures.append(
        "\(group.place.shown): the baseline is not written, as part of the project was not checked")
      return nil
    }
    let isShared =
      group.projects.count > 1 || group.baseline.entries.contains { $0.project != nil }
    var new = Baseline()
    for (project, called) in zip(group.projects, newNames(in: group)) {
      let name = isShared ? called : nil
      let thresholds = outcomes[project].settings.thresholds
      for index in outcomes[project].findings.indices {
        let finding = outcomes[project].findings[index]
        new.entries += finding.baselineEntries(project: name, thresholds: thresholds)
        outcomes[project].findings[index].markAsKnown(thresholds)
      }
    }
    let kept = kept(of: group, outcomes)
    let known = new.byIdentity
    warn(of: kept.count { known[$0.identity] == nil }, in: group, &outcomes)
    new.entries += kept
    return BaselineUpdate(new, over: group.baseline, at: group.place)
  }

  /// The entries about parts that this run did not check.
  private func kept(
    of group: Group, _ outcomes: [ProjectOutcome]
  ) -> [Baseline.Entry] {
    // There are many entries, but few different decisions.
    var decisions: [Scope: Bool] = [:]
    return group.baseline.entries.filter { entry in
      let scope = Scope(project: entry.project, locale: entry.locale)
      if let known = decisions[scope] { return known }
      let own = zip(group.projects, group.names).filter { _, called in
        entry.project.map { $0 == called.withFolder || $0 == called.own } ?? true
      }
      let isKept = own.isEmpty || own.contains { !isChecked(scope, of: $0.0, outcomes) }
      decisions[scope] = isKept
      return isKept
    }
  }

  /// The part of an entry that determines whether a run checked it.
  private struct Scope: Hashable {
    var project: String?
    var locale: String?
  }

  private func isChecked(
    _ scope: Scope, of project: Int, _ outcomes: [ProjectOutcome]
  ) -> Bool {
    guard scopes[project].isWhole, outcomes[project].since == nil,
      !outcomes[project].lacksSources
    else { return false }
    if scopes[project].hasAllLocales { return true }
    // An entry without a language may be about all languages, so a run with only some of them does not check it.
    guard let locale = scope.locale else { return false }
    return outcomes[project].settings.locales.contains(LocaleIdentifier(locale))
  }
}

extension Finding {
  /// Marks the finding as known if a baseline may contain it.
  fileprivate mutating func markAsKnown(_ thresholds: Thresholds) {
    guard thresholds.mayFail(rule, severity) else { return }
    if locales.isEmpty, status != .suppressed { status = .known }
    for index in locales.indices where locales[index].status != .suppressed {
      locales[index].status = .known
    }
  }
}
