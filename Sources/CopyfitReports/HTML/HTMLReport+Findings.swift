internal import CopyfitFindings
internal import CopyfitSourceText

extension HTMLReport {
  /// The maximum number of findings in the table that is shown without scripts.
  private static let maximumRows = 2000

  /// The filters, the list that the script fills, and a table for readers without scripts.
  func findingsSection(_ entries: HTMLEntries) -> String {
    """
    <section aria-labelledby="findings">
    <h2 id="findings" tabindex="-1">Findings</h2>
    \(leftOut(entries))
    <div id="live" hidden>
    <form id="filters" role="search" aria-label="Findings">
    \(filters)
    <button type="button" id="reset">Show all</button>
    </form>
    <div class="bar"><p id="count" role="status" aria-live="polite"></p>\(pages("above"))</div>
    <p id="said" class="soft" role="status" aria-live="polite"></p>
    <div id="list"></div>
    <div class="bar">\(pages("below"))</div>
    <svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs id="glyphs"></defs></svg>
    </div>
    <noscript>
    \(table(entries))
    </noscript>
    </section>

    """
  }

  private var filters: String {
    let choices = [
      ("app", "App", "All apps"), ("rule", "Rule", "All rules"),
      ("locale", "Language", "All languages"),
      ("category", "Text size", "All sizes"), ("screen", "Document", "All documents"),
      ("device", "Screen", "All screens"), ("severity", "Severity", "All severities"),
      ("status", "Status", "All"),
    ]
    let selects = choices.map { name, label, all in
      let hidden = hasChoice(name) ? "" : " hidden"
      return """
        <label\(hidden)>\(label)<select id="filter-\(name)"><option value="">\(all)</option></select></label>
        """
    }
    let order = """
      <label>Order<select id="filter-sort"><option value="">As reported</option>\
      <option value="worst">Worst first</option></select></label>
      """
    let search = """
      <label>Search<input type="search" id="filter-text" autocomplete="off"></label>
      """
    return ([search] + selects + [order]).joined(separator: "\n")
  }

  /// Whether a filter has several choices: with one app there is no choice of apps, and findings about files have
  /// neither sizes nor screens.
  private func hasChoice(_ filter: String) -> Bool {
    switch filter {
    case "app": report.projects.count > 1
    case "category", "device": report.findings.contains { $0.locales.contains { $0.worst != nil } }
    case "screen": report.findings.contains { $0.document != nil }
    default: true
    }
  }

  private func pages(_ place: String) -> String {
    """
    <nav class="bar pages" aria-label="Pages of findings, \(place)" hidden>\
    <button type="button" class="previous">Previous</button><span></span>\
    <button type="button" class="next">Next</button></nav>
    """
  }

  /// The findings that the page leaves out so that it stays small enough to open.
  private func leftOut(_ entries: HTMLEntries) -> String {
    var sentences = report.findings.isEmpty ? ["There are no findings."] : []
    if entries.omittedFindings > 0 {
      sentences.append(
        "\(Phrase.count(entries.omittedFindings, "more finding")) would make this page too "
          + "large; the formats json and csv hold all.")
    }
    if entries.drawings.omitted > 0 {
      sentences.append(
        "\(Phrase.count(entries.drawings.omitted, "text")) further down "
          + "\(entries.drawings.omitted == 1 ? "is" : "are") not drawn, to keep this page small.")
    }
    if options.strings == .keys {
      sentences.append("This report shows keys only, without texts and drawings.")
    }
    return sentences.map { HTMLText.element("p", $0) }.joined(separator: "\n")
  }

  private func table(_ entries: HTMLEntries) -> String {
    let rows = report.findings.prefix(Self.maximumRows).map {
      row($0, sourceLanguage: entries.sourceLanguage(of: $0))
    }
    let rest = report.findings.count - rows.count
    let note =
      rest > 0
      ? HTMLText.element("p", "\(Phrase.count(rest, "more finding")): see the format json.") : ""
    return """
      <table><thead><tr><th scope="col">Severity</th><th scope="col">Rule</th>\
      <th scope="col">Where</th><th scope="col">What</th><th scope="col">Languages</th>\
      <th scope="col">Place</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>\(note)
      """
  }

  private func row(_ finding: Finding, sourceLanguage: String?) -> String {
    let showsTexts = options.strings == .texts
    let name =
      showsTexts
      ? HTMLText.name(of: finding, sourceLanguage: sourceLanguage)
      : HTMLText.escaped(finding.id ?? finding.source?.file ?? "")
    let cells =
      [finding.severity.rawValue, finding.rule.description.title].map(HTMLText.escaped)
      + [name]
      + [
        showsTexts ? finding.message : finding.rule.description.summary,
        finding.locales.map(\.locale).joined(separator: ", "), finding.source?.place ?? "",
      ].map(HTMLText.escaped)
    return "<tr>\(cells.map { "<td dir=\"auto\">\($0)</td>" }.joined())</tr>"
  }
}
