internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// The report as a page: one file without network access, for localizers, designers and reviewers.
struct HTMLReport: StreamedReport {
  let report: AuditReport
  let options: ReportOptions

  init(_ report: AuditReport, options: ReportOptions) {
    self.report = report
    self.options = options
  }

  /// Writes the page piece by piece.
  func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var entries = HTMLEntries(report, options)
    let findings = entries.json()
    let scaling = HTMLScaling(report, entries, options).html
    try output(head)
    try output("<body>\n<a class=\"skip\" href=\"#findings\">Skip to the findings</a>\n")
    try output(header)
    try output("<main>\n" + HTMLHeat(report).html + scaling)
    try output(findingsSection(entries))
    try output("</main>\n" + footer)
    try writeData(findings, entries, to: output)
    try output("<script>\n\(HTMLFiles.script)</script>\n</body>\n</html>\n")
  }

  private var names: String { Phrase.all(report.projects.map(\.name)) }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
    form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    \(HTMLText.element("title", "Copyfit report: \(names)"))
    <style>
    \(HTMLFiles.style)</style>
    </head>

    """
  }

  /// The header: whether the project passes, and what was checked.
  private var header: String {
    let hasLabels = report.summary.labels > 0
    let title = hasLabels ? "Do the labels of \(names) fit?" : "The texts of \(names)"
    let accepted = report.acceptedPhrase
    let found = "Found: \(report.pendingPhrase)" + (accepted.isEmpty ? "." : "; \(accepted).")
    let verdict = report.verdict + (report.gate.reason.map { ": \($0)." } ?? ".")
    let kind = report.exitStatus == 0 ? "gate passed" : "gate failed"
    let failures = report.failures.map { HTMLText.element("p", "Error: " + $0, "class=\"error\"") }
    return """
      <header>
      \(HTMLText.element("h1", title))
      \(HTMLText.element("p", verdict, "class=\"\(kind)\""))
      \(HTMLText.element("p", found))
      \(failures.joined(separator: "\n"))
      \(coverage)
      </header>

      """
  }

  /// What was checked, and what was not checked and why.
  private var coverage: String {
    let little = report.lowCoverage().map { HTMLText.element("p", $0, "class=\"little\"") + "\n" }
    let statements = [("Checked", report.checkedPhrase)] + report.remarks
    let checked =
      (little ?? "")
      + statements.map { HTMLText.element("p", "\($0.0): \($0.1)") }.joined(separator: "\n")
    let left = report.leftOut.map { HTMLText.element("li", "\($0.count) \($0.why)") }
    if !left.isEmpty {
      return checked + "\n<p>Not checked:</p>\n<ul>\n\(left.joined(separator: "\n"))\n</ul>"
    }
    return checked + (report.isWhole ? "\n<p>Nothing was left out.</p>" : "")
  }

  private var footer: String {
    let fonts = report.fonts.map { font in
      let version = Wording.version(font.version)
      let role = font.standIn ? ", which stands in for the system font" : ""
      return HTMLText.element("li", "\(font.postScriptName) \(version)\(role)")
    }
    let libraries = report.environment
    let versions = """
      Copyfit \(report.toolVersion), HarfBuzz \(libraries.harfbuzz), ICU \(libraries.icu), \
      FreeType \(libraries.freetype)
      """
    return """
      <footer>
      <h2>Measured with</h2>
      <ul>
      \(fonts.joined(separator: "\n"))
      </ul>
      \(HTMLText.element("p", versions, "class=\"soft\""))
      </footer>

      """
  }

  /// Writes the data of the page.
  ///
  /// - Parameter findings: The findings, each as JSON.
  private func writeData<Failure: Error>(
    _ findings: [String], _ entries: HTMLEntries, to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let drawings = entries.drawings
    let locales = Set(report.findings.lazy.flatMap(\.locales).map(\.locale)).sorted()
    let names = JSONValue.object(
      locales.map { JSONValue.Field(name: $0, value: .string(LanguageNames.name(of: $0))) })
    let rules = JSONValue.object(
      Rule.allCases.map { JSONValue.Field(name: $0.rawValue, value: .string($0.description.title)) }
    )
    let categories = JSONValue.strings(report.checked.categories.map(\.name))
    try output("<script type=\"application/json\" id=\"data\">\n")
    try output(
      Self.escaped(
        """
        {"categories": \(categories.compact),
        "localeNames": \(names.compact),
        "rules": \(rules.compact),
        "verdicts": \(HTMLDrawings.verdicts.compact),
        "values": \(entries.values.json),
        "findings": [
        """))
    for (index, finding) in findings.enumerated() {
      try output((index == 0 ? "" : ",\n") + Self.escaped(finding))
    }
    try output(
      Self.escaped(
        """
        ],
        "words": \(drawings.wordsJSON),
        "inks": \(drawings.inksJSON),
        "layouts": \(drawings.layoutsJSON),
        "around": \(drawings.surroundingsJSON),
        "faces": \(drawings.facesJSON)}
        """))
    try output("\n</script>\n")
  }

  /// JSON with `<` escaped, so that no text of an app can end the element.
  private static func escaped(_ json: String) -> String {
    guard json.utf8.contains(UInt8(ascii: "<")) else { return json }
    return String(
      decoding: json.utf8.flatMap { byte in
        byte == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [byte]
      }, as: UTF8.self)
  }
}
