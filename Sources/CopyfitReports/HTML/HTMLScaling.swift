internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// The findings if the app's fixed fonts followed the reader's text size; WCAG 1.4.4 requires 200 %.
struct HTMLScaling {
  /// A finding that would arise at up to twice the size.
  private struct Row {
    var finding: Finding
    /// The first size at which it would arise.
    var first: ContentSizeCategory
    /// The size of the font there, as a fraction of its size at `large`.
    var growth: Double
    /// The languages in which it would arise at up to twice the size.
    var locales: [LocaleFinding]
    var sourceLanguage: String?
  }

  private let rows: [Row]
  /// The number of findings that would arise only beyond twice the size.
  private let beyond: Int
  private let isAssumed: Bool
  private let showsTexts: Bool

  init(_ report: AuditReport, _ entries: HTMLEntries, _ options: ReportOptions) {
    let failing = report.findings.filter { finding in
      finding.rule.symptom != nil && entries.isScaledByAssumption(finding)
        && finding.locales.contains { $0.categories.contains { $0 >= .large } }
    }
    isAssumed = entries.assumesScaling
    showsTexts = options.strings == .texts
    let rows = failing.compactMap { Self.row($0, entries) }
    let order = rows.indices.sorted { (rows[$0].first, $0) < (rows[$1].first, $1) }
    self.rows = order.map { rows[$0] }
    beyond = failing.count - rows.count
  }

  private static func row(_ finding: Finding, _ entries: HTMLEntries) -> Row? {
    let sizes = ContentSizeCategory.allCases.filter { category in
      category >= .large && entries.growth(of: finding, at: category).map { $0 <= 2 } ?? false
    }
    let locales = finding.locales.filter { $0.categories.contains(where: sizes.contains) }
    let first = locales.flatMap(\.categories).filter(sizes.contains).min()
    guard let first, let growth = entries.growth(of: finding, at: first) else { return nil }
    return Row(
      finding: finding, first: first, growth: growth, locales: locales,
      sourceLanguage: entries.sourceLanguage(of: finding))
  }
}

extension HTMLScaling {
  /// The section; empty if no scaling was assumed.
  var html: String {
    guard isAssumed else { return "" }
    let columns = ["Label", "What", "From", "Languages"] + (showsTexts ? ["For example"] : [])
    let head = columns.map { HTMLText.element("th", $0, "scope=\"col\"") }
    let table = """
      <div class="scroll" tabindex="0" role="region" aria-labelledby="scaling">
      <table><thead><tr>\(head.joined())</tr></thead>
      <tbody>
      \(rows.map(html).joined(separator: "\n"))
      </tbody></table>
      </div>

      """
    return """
      <section aria-labelledby="scaling">
      <h2 id="scaling">If the app adopted text styles today</h2>
      \(HTMLText.element("p", account))
      \(rows.isEmpty ? "" : table)</section>

      """
  }

  private var account: String {
    let count = Phrase.count(rows.count, "finding")
    let rest =
      beyond == 0
      ? ""
      : " \(Phrase.count(beyond, "more finding")) beyond that \(beyond == 1 ? "is" : "are") listed below."
    return """
      WCAG 1.4.4 requires that text can grow to 200 % without loss. These labels have fixed fonts; here each \
      one grows like the nearest text style. Up to 200 % of their size, they would have \(count).
      """ + rest
  }

  private func html(_ row: Row) -> String {
    let (finding, id) = (row.finding, row.finding.id ?? "")
    let name =
      showsTexts
      ? HTMLText.name(of: finding, sourceLanguage: row.sourceLanguage) : HTMLText.escaped(id)
    let from = "\(row.first.name) (\(Wording.percent(row.growth)))".replacing(" ", with: "\u{A0}")
    var tags: [String] = []
    for locale in row.locales where tags.last != locale.locale { tags.append(locale.locale) }
    let cells = [finding.rule.symptom ?? "", from, tags.joined(separator: ", ")]
      .map { HTMLText.element("td", $0, "dir=\"auto\"") }
    return """
      <tr><td dir="auto"><a href="#text=\(SARIFResultWriter.uri(of: id))">\(name)</a></td>\
      \(cells.joined())\(showsTexts ? example(row) : "")</tr>
      """
  }

  /// The text in the language that fails first.
  private func example(_ row: Row) -> String {
    let locale = row.locales.first { $0.categories.contains(row.first) }
    guard let locale, let text = locale.text else { return "<td></td>" }
    let language = HTMLText.element("div", LanguageNames.name(of: locale.locale), "class=\"soft\"")
    let attributes = HTMLText.attributes(language: locale.locale)
    return "<td>\(language)\(HTMLText.element("div", text, attributes))</td>"
  }
}
