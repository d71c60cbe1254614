internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitSourceText

/// Creates a finding for each key with words that are wider than a screen.
struct WordFindings {
  let factory: FindingFactory
  let check: WordCheck

  func all(_ hits: [WordCheck.Hit]) -> [Finding] {
    var groups = OrderedGroups<ExactString, WordCheck.Hit>()
    for hit in hits { groups.add(hit, to: ExactString(hit.table.label(hit.key))) }
    return groups.all.compactMap { id, hits in
      hits.first.map { finding(id.text, $0, hits) }
    }
  }

  private func finding(_ id: String, _ first: WordCheck.Hit, _ hits: [WordCheck.Hit]) -> Finding {
    let locales = hits.map { locale(id, $0) }
    let isSame = hits.allSatisfy { $0.word == first.word }
    let word = isSame ? "The word \(Phrase.opening(of: first.word))" : "A word"
    var finding = factory.make(
      .wordWiderThanScreen, on: .init(id, key: first.key),
      "\(word) is wider than the screen as body text.",
      at: first.text.location, locales: locales)
    (finding.bundle, finding.table, finding.id) = (first.table.bundle, first.table.table, id)
    finding.frames = [
      Finding.Frame(
        device: check.device, width: check.screenWidth, height: nil, widthOrigin: .canvas,
        heightOrigin: nil)
    ]
    return finding
  }

  private func locale(_ id: String, _ hit: WordCheck.Hit) -> LocaleFinding {
    let rule = Rule.wordWiderThanScreen
    var finding = factory.locale(hit.locale, rule, id: id, key: hit.key)
    if hit.fit.certainty == .uncertain { finding.severity = finding.severity.lowered }
    finding.certainty = hit.fit.certainty
    finding.variant = hit.text.variant?.description
    finding.string = hit.text.location
    finding.text = hit.word
    finding.devices = [check.device]
    finding.categories = hit.fit.categories
    finding.first = hit.fit.categories.nearestToLarge
    finding.worst = hit.fit.categories.last.map { .init(category: $0, device: check.device) }
    finding.overflow = .init(width: max(0, hit.fit.width - check.screenWidth), height: 0)
    finding.fits = .init(
      width: hit.fit.width, height: nil, lines: nil,
      largestCategory: check.categories.last { category in
        hit.fit.categories.first.map { category < $0 } ?? false
      })
    return finding
  }
}
