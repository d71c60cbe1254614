internal import CopyfitFindings
internal import CopyfitSourceText

extension PrettyReport {
  /// The maximum number of words with details, unless all details are requested.
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
    return blocks + [item("and \(Phrase.count(rest, "more word")): --verbose lists them.")]
  }
}
