import Copyfit
import CopyfitFindings
import CopyfitSourceText

/// Texts with a special meaning for programs that show a report.
enum HostileTexts {
  static let all = [
    "\u{1B}]0;owned\u{7}\u{1B}[31mred", "abc\u{202E}cba\u{2066}x",
    "</script><script>alert(1)</script>",
    "a]]>b", "=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "\t=1+1", "::error::owned",
    "a long text ::stop-commands::x that is broken into lines ::error::owned", "##[error]owned",
    "a##[add-mask]b",
    "a\n::warning file=x::owned\r\nb", "nul\0nul", "\u{FFFE}\u{FFFF}", "%0A%0D::error::x",
    "<!-- x -->",
    "`code` ``two``", "a|b\\|c", "@octocat #12 https://example.org", "\"quoted\", 'twice'",
    "[x](1) [y](http://z)",
    "&amp;&lt;&#0;", "\u{2028}\u{2029}\u{85}", "{0} %s $HOME `id`", " leading and trailing ",
    "--><b>", "é\u{301}\u{FEFF}",
    "/*x*/ // y", String(repeating: "long ", count: 400),
  ]

  /// A report with the text in every place that may have text from a file.
  static func report(_ text: String) -> AuditReport {
    var report = ReportFixture.report
    report.projects = [.init(name: text, path: ".")]
    report.account = [text]
    report.files = [text]
    report.failures = [text]
    report.gate.reason = text
    report.coverage.skipped = [.init(what: .label, why: .other(text), count: 2)]
    report.findings = report.findings.map { finding in
      var finding = finding
      finding.message = text
      (finding.project, finding.id, finding.name, finding.key) = (text, text, text, text)
      (finding.bundle, finding.table, finding.document, finding.scene) = (text, text, text, text)
      finding.source = place(text)
      finding.font?.postScriptName = text
      finding.locales = finding.locales.map { place(text, in: $0) }
      return finding
    }
    report.texts = report.findings.map { finding in
      var label = LabelText(project: text, id: text, locale: text, source: place(text))
      label.variant = text
      label.obstacle = finding.locales.isEmpty ? .other(text) : nil
      label.cells = [
        .init(
          device: .canvas, category: nil, verdict: .fits, certainty: nil, lineCount: 1, width: 1,
          height: 1, slack: -1)
      ]
      return label
    }
    report.fonts = [
      FontRecord(role: .label, postScriptName: text, version: text, sha256: "0", standIn: false)
    ]
    return report
  }

  private static func place(_ text: String) -> SourceLocation {
    SourceLocation(file: text, position: .init(line: 3, column: 4))
  }

  private static func place(_ text: String, in locale: LocaleFinding) -> LocaleFinding {
    var locale = locale
    locale.locale = text
    locale.variant = text
    locale.string = place(text)
    (locale.text, locale.visibleText, locale.word) = (text, text, text)
    return locale
  }
}
