internal import CopyfitFindings

extension PrettyReport {
  /// How many words are shown in full where not everything is asked for.
  private static let maximumWords = 10

  /// Words that are wider than the screen: the same words under several keys are shown once.
  func words(_ findings: some Sequence<Finding>) -> [[String]] {
    var groups: [(finding: Finding, count: Int)] = []
    var places: [[String?]: Int] = [:]
    for finding in findings {
      let words = [finding.project] + finding.locales.flatMap { [$0.locale, $0.text] }
      if let index = places[words] {
        groups[index].count += 1
      } else {
        places[words] = groups.count
        groups.append((finding, 1))
      }
    }
    let shown = style.detail == .verbose ? groups[...] : groups.prefix(Self.maximumWords)
    let blocks = shown.map { group in
      FindingParagraphs(
        group.finding, in: report, style: style, otherKeys: group.count - 1, namesProject: false
      ).lines
    }
    let rest = groups.count - shown.count
    if rest == 0 { return blocks }
    return blocks + [item("and \(Wording.count(rest, "more word")): --verbose lists them.")]
  }
}
