import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitSourceText

/// A handmade report with an example of everything that reports show.
enum ReportFixture {
  static let report = AuditReport(
    toolVersion: "0.1.0",
    environment: .init(icu: "72.1", harfbuzz: "6.0.0", freetype: "2.12.1"),
    projects: [.init(name: "Freewheel", path: ".")],
    checked: .init(
      locales: ["ar", "de", "el", "en", "ja"], categories: ContentSizeCategory.allCases,
      devices: [.canvas, .width(375)]),
    gate: .init(
      through: .accessibility5, passed: false, reason: "2 findings at error level"),
    fonts: [
      FontRecord(
        role: .system, postScriptName: "Inter-Regular", version: "4.001", sha256: "0a1b",
        standIn: true),
      FontRecord(
        role: .fallback, postScriptName: "NotoSansCJKjp-Regular", version: "2.004", sha256: "2c3d",
        standIn: false),
    ],
    summary: summary, coverage: coverage,
    findings: [truncation, unreachable, split, missing, scaling("Title"), scaling("Subtitle")],
    failures: ["App/Fonts: no such folder"])

  /// A report on a project without findings.
  static let clean: AuditReport = {
    var report = Self.report
    report.gate = .init(through: .accessibility5, passed: true, reason: nil)
    report.summary.findings = [:]
    report.coverage = .init()
    report.summary.strings = 300
    report.coverage.measured = 300
    report.coverage.measuredLabels = 60
    report.findings = []
    report.failures = []
    return report
  }()

  private static let summary: AuditReport.Summary = {
    var summary = AuditReport.Summary()
    summary.labels = 60
    summary.strings = 1_299
    summary.locales = 5
    summary.cells = 7_104
    summary.findings = [.error: 2, .warning: 2, .note: 2]
    return summary
  }()

  private static let coverage: AuditReport.Coverage = {
    var coverage = AuditReport.Coverage()
    coverage.measured = 1_280
    coverage.measuredLabels = 60
    coverage.withoutFrame = 15
    coverage.undecided = 4
    coverage.skipped = [.init(what: .document, why: .other("watchOS is not supported"), count: 1)]
    return coverage
  }()

  /// A text that is truncated in two languages, one of them right to left.
  static let truncation: Finding = {
    var finding = Finding(
      rule: .truncation, severity: .error, message: "Text is truncated in ar and el.",
      fingerprint: "00112233")
    finding.project = "Freewheel"
    finding.id = "App/Checkout#abc-de-fgh.text"
    finding.name = "Checkout › Summary › “Continue to checkout”"
    finding.opening = "“Continue to checkout”"
    finding.bundle = "App"
    finding.table = "Checkout"
    finding.document = "App/Base.lproj/Checkout.storyboard"
    finding.scene = "Summary"
    finding.key = "abc-de-fgh.text"
    finding.source = SourceLocation(
      file: "App/Base.lproj/Checkout.storyboard", position: .init(line: 40, column: 9))
    finding.frames = [
      .init(
        device: .canvas, width: 334, height: nil, widthOrigin: .constraint, heightOrigin: nil),
      .init(
        device: .width(375), width: 295, height: 44, widthOrigin: .constraint,
        heightOrigin: .configured),
    ]
    finding.font = .init(postScriptName: "Inter-Regular", size: 17, scales: true, standIn: true)
    finding.allowedLines = 1
    finding.locales = [arabic, greek]
    return finding
  }()

  private static let arabic: LocaleFinding = {
    var locale = LocaleFinding(locale: "ar", fingerprint: "44556677", severity: .error)
    locale.certainty = .certain
    locale.string = SourceLocation(
      file: "App/ar.lproj/Checkout.strings", position: .init(line: 12, column: 1))
    locale.devices = [.canvas, .width(375)]
    locale.categories = Array(ContentSizeCategory.allCases[7...])
    locale.first = .accessibility1
    locale.worst = .init(category: .accessibility5, device: .width(375))
    locale.text = "المتابعة إلى الدفع"
    locale.visibleText = "المتابعة إلى…"
    locale.hiddenCharacters = 5
    locale.requiredLines = 2
    locale.overflow = .init(width: 61.25, height: 0)
    locale.tight = false
    locale.fits = .init(width: 356.25, height: nil, lines: 2, largestCategory: .xxxLarge)
    return locale
  }()

  private static let greek: LocaleFinding = {
    var locale = arabic
    locale.locale = "el"
    locale.fingerprint = "8899aabb"
    locale.certainty = .uncertain
    locale.devices = [.width(375)]
    locale.categories = [.accessibility5]
    locale.first = .accessibility5
    locale.text = "Συνέχεια στο ταμείο"
    locale.visibleText = "Συνέχεια στο ταμ…"
    locale.hiddenCharacters = 3
    return locale
  }()

  /// A string file with a part that is never read.
  static let unreachable: Finding = {
    var finding = Finding(
      rule: .unreachableEntries, severity: .error,
      message: "the second ';' ends the table: 13 entries after it are never read",
      fingerprint: "ccddeeff")
    finding.source = SourceLocation(
      file: "App/it.lproj/Localizable.strings", position: .init(line: 19, column: 22))
    finding.count = 13
    return finding
  }()

  /// A word that is split in a label that does not scale.
  static let split: Finding = {
    var finding = Finding(
      rule: .wordSplit, severity: .warning, message: "A word is split in de.",
      fingerprint: "01234567")
    finding.id = "App/Settings#name:speed"
    finding.name = "Settings › speed\u{1B}[31m"
    finding.key = "settings.speed"
    finding.source = SourceLocation(file: "copyfit.yml", position: .init(line: 8, column: 5))
    finding.frames = [
      .init(device: .canvas, width: 90, height: nil, widthOrigin: .configured, heightOrigin: nil)
    ]
    finding.font = .init(postScriptName: "Inter-Bold", size: 20.5, scales: false, standIn: false)
    finding.allowedLines = 0
    var locale = LocaleFinding(locale: "de", fingerprint: "89abcdef", severity: .warning)
    locale.devices = [.canvas]
    locale.worst = .init(category: .large, device: .canvas)
    locale.text = "Geschwindigkeits\u{202E}begrenzung"
    locale.fits = .init(width: 204.31, height: nil, lines: nil, largestCategory: nil)
    finding.locales = [locale]
    return finding
  }()

  /// Characters that no font has.
  static let missing: Finding = {
    var finding = Finding(
      rule: .missingGlyph, severity: .warning,
      message: "Inter-Bold lacks characters of 2 languages.",
      fingerprint: "fedcba98")
    finding.font = .init(postScriptName: "Inter-Bold", size: 20.5, scales: false, standIn: false)
    var locale = LocaleFinding(locale: "ja", fingerprint: "76543210", severity: .warning)
    locale.characters = ["U+4E2D", "U+1F600"]
    locale.labels = 3
    finding.locales = [locale]
    return finding
  }()

  private static func scaling(_ name: String) -> Finding {
    var finding = Finding(
      rule: .doesNotScale, severity: .note, message: "The label keeps its size.",
      fingerprint: name.lowercased())
    finding.id = "App/Main#\(name)"
    finding.name = name
    return finding
  }
}
