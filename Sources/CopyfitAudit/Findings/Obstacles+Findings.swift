internal import CopyfitFindings

extension Obstacles {
  /// Notes about texts that are too long to measure, or to measure whole: one of each kind for each label.
  func findings(_ labels: [AuditLabel], _ factory: FindingFactory) -> [Finding] {
    findings(
      overlong, labels, factory,
      "Texts of more than \(MeasuringLimit.textLength) bytes are not measured.")
      + findings(
        stacked, labels, factory,
        "The text has more than 128 characters in a row among which it cannot be cut, such as stacked "
          + "consonants: it is measured in pieces.")
  }

  private func findings(
    _ uses: [MeasuringTask.Use], _ labels: [AuditLabel], _ factory: FindingFactory,
    _ message: String
  ) -> [Finding] {
    var byLabel: [Int: Set<Int>] = [:]
    for use in uses { byLabel[use.label, default: []].insert(use.text) }
    return byLabel.keys.sorted().map { index in
      let label = labels[index]
      let locales = (byLabel[index] ?? []).sorted().map { text in
        var finding = factory.locale(
          label.texts[text].locale, .limitReached, id: label.id, key: label.fingerprintKey)
        finding.string = label.texts[text].location
        return finding
      }
      var finding = factory.make(.limitReached, on: label, message, locales: locales)
      // The text must be fixed, not the label.
      finding.source = locales.first?.string ?? finding.source
      return finding
    }
  }
}
