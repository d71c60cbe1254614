internal import CopyfitFindings
internal import CopyfitLabels

extension Obstacles {
  /// Findings about texts that are too long to measure, or to measure whole: one of each kind for each label.
  ///
  /// A text that is not measured may be cut where its label has a limit, so that it has the severity of a cut text
  /// there: no padding makes a finding less severe.
  func findings(_ labels: [AuditLabel], _ factory: FindingFactory) -> [Finding] {
    findings(
      overlong, labels, factory,
      "Texts of more than \(MeasuringLimit.textLength) bytes are not measured.", mayLoseText: true)
      + findings(
        stacked, labels, factory,
        "The text has more than 128 characters in a row among which it cannot be cut, such as stacked "
          + "consonants: it is measured in pieces.")
  }

  private func findings(
    _ uses: [MeasuringTask.Use], _ labels: [AuditLabel], _ factory: FindingFactory,
    _ message: String, mayLoseText: Bool = false
  ) -> [Finding] {
    let severity = max(factory.severities[.limitReached], factory.severities[.truncation])
    var byLabel: [Int: Set<Int>] = [:]
    for use in uses { byLabel[use.label, default: []].insert(use.text) }
    return byLabel.keys.sorted().map { index in
      let label = labels[index]
      let locales = (byLabel[index] ?? []).sorted().map { text in
        var finding = factory.locale(
          label.texts[text].locale, .limitReached, id: label.id, key: label.fingerprintKey)
        finding.string = label.texts[text].location
        if mayLoseText, label.limitsText { finding.severity = severity }
        return finding
      }
      var finding = factory.make(.limitReached, on: label, message, locales: locales)
      if mayLoseText, label.limitsText { finding.severity = severity }
      // The text must be fixed, not the label.
      finding.source = locales.first?.string ?? finding.source
      return finding
    }
  }
}

extension AuditLabel {
  /// Whether its lines or its height have a limit.
  fileprivate var limitsText: Bool {
    model.setting.lines != Label.LineLimit(0) || model.rooms.contains { $0.height?.atMost != nil }
  }
}
