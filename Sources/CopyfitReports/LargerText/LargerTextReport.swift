public import CopyfitFindings
internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// The evidence for App Store's accessibility label "Larger Text", as Markdown: which texts were checked up to 200 % and
/// at the largest size, with what outcome, which were not, and why.
///
/// Source: Apple, *Larger Text evaluation criteria*: people can enlarge text by 200 % or more. Text in the style `body`
/// is 194 % of its usual size at AX2, and 235 % at AX3. Only the caller sets the date and the app's version.
public struct LargerTextReport: StreamedReport {
  let report: AuditReport
  private let date: String?
  private let appVersion: String?
  let entries: [LargerTextEntry]

  /// The sizes that the report is about.
  private static let limits: [(category: ContentSizeCategory, name: String)] = [
    (.accessibility3, "200 % (AX3)"), (.accessibility5, "the largest size (AX5)"),
  ]

  /// Creates the report of an audit.
  ///
  /// An audit stores the cells that the report counts only if `AuditOptions.textDetail` requests them.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    self.report = report
    (date, appVersion) = (options.date, options.appVersion)
    entries = LargerTextEntry.all(of: report)
  }

  /// Writes the report row by row.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try output(head)
    try output(languages)
    for limit in checkedLimits {
      for row in failures(through: limit) { try output(row) }
    }
    for row in checkedTexts { try output(row) }
    try output(missing)
    for row in uncheckedTexts { try output(row) }
  }

  /// The limits that the audit checked.
  var checkedLimits: [(category: ContentSizeCategory, name: String)] {
    Self.limits.filter { report.checked.categories.contains($0.category) }
  }

  private var head: String {
    var lines = ["# Larger Text", ""]
    let names = report.projects.map { MarkdownText.code($0.name) }
    if !names.isEmpty { lines.append("- App: " + names.joined(separator: ", ")) }
    if let appVersion, !appVersion.isEmpty {
      lines.append("- Version: " + MarkdownText.code(appVersion))
    }
    if let date { lines.append("- Date: \(date)") }
    let versions = report.environment
    lines.append(
      "- Checked with: Copyfit \(report.toolVersion) (ICU \(versions.icu), "
        + "HarfBuzz \(versions.harfbuzz), FreeType \(versions.freetype))")
    let fonts = report.fonts.map { font in
      MarkdownText.code("\(font.postScriptName) \(Wording.version(font.version))")
        + (font.standIn ? " in place of the system font" : "")
    }
    if !fonts.isEmpty { lines.append("- Fonts: " + fonts.joined(separator: ", ")) }
    lines.append("- Checked: " + report.checkedPhrase)
    if let counting { lines.append(counting) }
    lines += report.failures.map { "- Not complete: " + MarkdownText.code($0, columns: 200) }
    lines += [
      "",
      "The texts of labels were laid out in each language at \(sizes). Body text is 235 % of its usual size at AX3. A text "
        + "fits if none of it is cut and no word is broken. It stays smaller if its size is fixed, if it stops growing "
        + "before the size of the table, or if it shrinks to fit at an accessibility size.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why the tables have another number of texts than the line before; `nil` if it is the same.
  private var counting: String? {
    let (decided, measured) = (report.coverage.decided, report.coverage.measured)
    guard !entries.isEmpty, entries.count != measured || measured != decided else { return nil }
    let others = otherTexts > 0 ? ", those of Android or the web included" : ""
    return
      "- In the tables: \(Phrase.count(entries.count, "text")), as each counts once for each label and language, "
      + "also where a translation is a copy of the source text. Without copies, and each key once in a language, "
      + "\(Phrase.count(measured, "text was", "texts were")) measured\(others); "
      + "\(Phrase.grouped(decided)) of them with the same result in all room that they may have."
  }

  /// The number of texts of Android or the web, which are not in the tables.
  private var otherTexts: Int {
    report.texts.count { $0.isOnOtherSystem && !$0.cells.isEmpty }
  }

  /// The text sizes that were checked.
  private var sizes: String {
    let checked = report.checked.categories
    return checked.count == ContentSizeCategory.allCases.count
      ? "each of the reader's text sizes"
      : "the text \(checked.count == 1 ? "size" : "sizes") \(Phrase.all(checked.map(\.name)))"
  }

  /// "up to 200 %", or "at 200 %" if smaller sizes were not checked.
  func reach(of limit: (category: ContentSizeCategory, name: String)) -> String {
    let smaller = ContentSizeCategory.allCases.filter { $0 < limit.category }
    let isComplete = smaller.allSatisfy(report.checked.categories.contains)
    return (isComplete ? "up to " : "at ") + limit.name
  }

  /// The number of texts of each outcome, by language.
  private var languages: String {
    var text = ""
    for limit in Self.limits {
      text += "\n## Texts \(reach(of: limit))\n\n"
      guard checkedLimits.contains(where: { $0.category == limit.category }) else {
        text += "Not checked: the check was limited to other text sizes.\n"
        continue
      }
      let measured = entries.compactMap { entry in
        entry.outcome(through: limit.category).map { (locale: entry.first.locale, outcome: $0) }
      }
      let locales = Set(measured.map(\.locale)).sorted()
      text += """
        | Language | Texts | Fit | Do not fit | Uncertain | Stay smaller |
        |---|--:|--:|--:|--:|--:|

        """
      for locale in locales {
        text += Self.row(
          MarkdownText.code(locale), measured.filter { $0.locale == locale }.map(\.outcome))
      }
      text += Self.row("All", measured.map(\.outcome))
    }
    return text
  }

  private static func row(_ name: String, _ outcomes: [LargerTextOutcome]) -> String {
    let counts = [LargerTextOutcome.fits, .fails, .isUncertain, .staysSmaller].map { outcome in
      outcomes.reduce(0) { $0 + ($1 == outcome ? 1 : 0) }
    }
    let cells = [outcomes.count] + counts
    return "| \(name) | " + cells.map { Phrase.grouped($0) }.joined(separator: " | ") + " |\n"
  }

  /// The labels whose texts do not fit up to a limit, each with its languages.
  ///
  /// Those that already fail up to a smaller limit are listed there.
  private func failures(
    through limit: (category: ContentSizeCategory, name: String)
  ) -> [String] {
    let category = limit.category
    let earlier = checkedLimits.first.flatMap { $0.category < category ? $0.category : nil }
    let failing = entries.filter { entry in
      entry.outcome(through: category) == .fails
        && earlier.map { entry.outcome(through: $0) != .fails } ?? true
    }
    guard !failing.isEmpty else { return [] }
    let only = earlier == nil ? "" : " above 200 %,"
    let head = """

      ## Texts that do not fit\(only) \(reach(of: limit))

      | Label | Place | Languages | From size |
      |---|---|---|---|

      """
    var labels = OrderedGroups<[String], LargerTextEntry>()
    for entry in failing { labels.add(entry, to: [entry.first.project, entry.first.id]) }
    let rows = labels.all.map(\.values).compactMap { label -> String? in
      guard let first = label.first?.first else { return nil }
      let place = "\(first.source.file):\(first.source.position.line)"
      let locales = label.map { MarkdownText.code($0.first.locale) }.joined(separator: ", ")
      let size = label.compactMap(\.firstFailure).min()?.name ?? "all"
      return "| \(MarkdownText.code(first.id, columns: 120)) "
        + "| \(MarkdownText.code(place, columns: 120)) | \(locales) | \(size) |\n"
    }
    return [head] + rows
  }

  /// What was not checked, by reason.
  private var missing: String {
    var rows = report.leftOut.map { (count: $0.count, why: $0.why) }
    let undecided = report.coverage.undecided
    if undecided > 0 {
      rows.append((Phrase.grouped(undecided), "texts whose room depends on other views"))
    }
    rows += report.findings.filter { $0.rule == .fontNotFound }.map { ("1", "font: " + $0.message) }
    if otherTexts > 0 { rows.append((Phrase.grouped(otherTexts), "texts of Android or the web")) }
    guard !rows.isEmpty else {
      let text =
        report.mayLackTexts ? "Texts of files with errors may be missing." : "Nothing was left out."
      return "\n## Not checked\n\n\(text)\n"
    }
    return """

      ## Not checked

      | Number | What, and why |
      |--:|---|

      """
        + rows.map { "| \($0.count) | \(MarkdownText.code($0.why, columns: 200)) |\n" }.joined()
  }
}
