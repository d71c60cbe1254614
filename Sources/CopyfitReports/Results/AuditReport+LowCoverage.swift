internal import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport {
  /// The fraction of decided texts below which a report starts with a remark: one tenth.
  private static let lowShare = 10

  /// The remark that less than a tenth of the texts is decided, with the step that helps most.
  ///
  /// It is `nil` if more is decided, if only changes were checked, and in a project of catalogs whose labels cannot be
  /// described, such as an Android app.
  ///
  /// - Parameter shown: Makes a table's name safe to show.
  func lowCoverage(_ shown: (String) -> String = TerminalText.safe) -> String? {
    let total = summary.strings
    guard total > 0, checked.since == nil, checked.unchangedSince == nil,
      coverage.decided * Self.lowShare < total, summary.labels > 0 || coverage.step != nil
    else { return nil }
    let help = coverage.step.map { " " + advice($0, shown) } ?? ""
    let texts = Phrase.count(total, "text")
    guard coverage.decided > 0 else {
      let what = total == 1 ? "The one text is not decided" : "None of \(texts) is decided"
      return what + (summary.labels == 0 ? ", as no label is known." : ".") + help
    }
    let translations = coverage.translations.map { share in
      // If all texts are translations, the numbers are the same.
      share.total == 0 || share.total == total && share.decided == coverage.decided
        ? ""
        : ", and \(Phrase.grouped(share.decided)) of "
          + Phrase.count(share.total, "translation")
    }
    return
      "Only \(Phrase.grouped(coverage.decided)) of \(texts) \(coverage.decided == 1 ? "is" : "are") decided\(translations ?? "")."
      + help
  }

  /// What was checked, in one line; says so if it is little.
  var coverageStatement: String {
    (lowCoverage().map { $0 + " " } ?? "") + "Checked " + checkedPhrase
  }

  private func advice(_ step: Coverage.Step, _ shown: (String) -> String) -> String {
    let start = step.isConfigured ? "" : "; 'copyfit init' writes a first one"
    let subject = shown(step.subject ?? "")
    let texts = Phrase.count(step.count, "text")
    switch step.kind {
    case .describeLabels:
      let count = coverage.describable.first { $0.table == step.subject }?.count ?? step.count
      return "What helps most: describe the labels that show \(subject) "
        + "(\(Phrase.count(count, "text"))) under 'labels' in copyfit.yml\(start)."
    case .giveFrames:
      return
        "What helps most: give the labels whose room depends on other views (\(texts)) a frame under "
        + "'elements' in copyfit.yml\(start)."
    case .giveSamples:
      return
        "What helps most: give the arguments of \(texts) samples under 'samples' in copyfit.yml\(start)."
    case .nameTexts:
      return "What helps most: name under 'elements' in copyfit.yml the texts that replace "
        + "placeholders (\(texts))\(start)."
    case .nameProjects:
      return
        "What helps most: check \(subject) with their own copyfit.yml: name them, or list them under "
        + "'projects' in a copyfit.yml here."
    }
  }
}
