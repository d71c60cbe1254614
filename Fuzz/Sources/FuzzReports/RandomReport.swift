@testable import Copyfit
@testable import CopyfitFindings
@testable import CopyfitSourceText

/// Reports with given texts in every place that may have text from a file.
enum RandomReport {
  static func report(_ texts: [String]) -> AuditReport {
    func text(_ index: Int) -> String { texts.isEmpty ? "" : texts[index % texts.count] }
    var report = AuditReport(
      toolVersion: "1", environment: .init(icu: "1", harfbuzz: "1", freetype: "1"),
      projects: [.init(name: text(0), path: ".")],
      checked: .init(
        locales: ["de"], categories: ContentSizeCategory.allCases, devices: [.canvas, .width(375)]),
      gate: .init(through: .accessibility5, passed: false, reason: text(1)),
      fonts: [
        FontRecord(
          role: .label, postScriptName: text(2), version: text(3), sha256: "0", standIn: false)
      ],
      summary: .init(), coverage: .init(), findings: [], failures: [text(4)])
    report.findings = Rule.allCases.prefix(max(1, texts.count)).enumerated().map { index, rule in
      finding(rule, { text(index + $0) })
    }
    return report
  }

  private static func finding(_ rule: Rule, _ text: (Int) -> String) -> Finding {
    var finding = Finding(
      rule: rule, severity: .error, message: text(0), fingerprint: "0011")
    finding.project = text(1)
    (finding.id, finding.name, finding.key, finding.table) = (text(2), text(3), text(4), text(5))
    (finding.bundle, finding.document, finding.scene) = (text(6), text(7), text(8))
    finding.source = SourceLocation(file: text(7), position: .init(line: 3, column: 4))
    var locale = LocaleFinding(locale: text(9), fingerprint: "22", severity: .error)
    (locale.text, locale.visibleText, locale.word) = (text(10), text(11), text(0))
    locale.string = SourceLocation(file: text(1), position: .init(line: 1, column: 1))
    finding.locales = [locale]
    return finding
  }
}
