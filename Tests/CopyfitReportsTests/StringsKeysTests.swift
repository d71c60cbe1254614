import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import CopyfitReports
import Foundation
import Testing

/// Reports for third parties have keys, places and numbers, but no text.
struct StringsKeysTests {
  private static let marker = "Zanzibar"

  /// A report with the marker in every place that may have an app's text.
  private static let report: AuditReport = {
    var report = ReportFixture.report
    var word = ReportFixture.split
    word.rule = .wordWiderThanScreen
    report.findings.append(word)
    report.findings = report.findings.map { finding in
      var finding = finding
      finding.name = "Checkout › Summary “\(marker) Pay”"
      finding.opening = "“\(marker) Pay”"
      if finding.rule == .wordWiderThanScreen || finding.rule == .unreachableEntries {
        finding.message = "The word “\(marker)” is wider than the screen."
      }
      finding.locales = finding.locales.map { locale in
        var locale = locale
        locale.text = "\(marker) to the end"
        locale.visibleText = "\(marker)…"
        locale.word = marker
        return locale
      }
      return finding
    }
    return report
  }()

  @Test(arguments: ReportFormat.allCases, [PrettyStyle.Detail.normal, .verbose])
  func hasNoText(_ format: ReportFormat, _ detail: PrettyStyle.Detail) {
    let style = PrettyStyle(detail: detail)
    let output = format.render(Self.report, options: ReportOptions(style: style, strings: .keys))
    #expect(!output.contains(Self.marker))
  }

  /// The test above would detect a text.
  @Test(arguments: ReportFormat.allCases.filter { ![.summary, .cells, .largerText].contains($0) })
  func hasTextsOtherwise(_ format: ReportFormat) {
    #expect(format.render(Self.report).contains(Self.marker))
  }

  @Test func keepsWhatLabelsAreKnownBy() {
    let json = ReportFormat.json.render(Self.report, options: ReportOptions(strings: .keys))
    #expect(json.contains(#""name": "Checkout › Summary","#))
    #expect(json.contains(#""message": "Text is truncated in ar and el.","#))
    #expect(json.contains(#""key": "abc-de-fgh.text","#))
  }

  /// Labels with texts that are in no table are identified by their texts.
  @Test(arguments: ReportFormat.allCases)
  func textsThatNoTableHasStayOut(_ format: ReportFormat) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "copyfit-keys-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let labels = """
      {"schema": "copyfit.labels/1", "labels": [
      {"text": "\(Self.marker) is where it is cut", "style": "body", "frame": {"width": 30}},
      {"text": "\(Self.marker) fits", "style": "body", "frame": {"width": 300}},
      {"name": "a", "text": "\(Self.marker)", "font": {"name": "No-Font", "size": 17}, "frame": {"width": 300}}
      ]}
      """
    try Data(labels.utf8).write(to: folder.appending(path: "labels.json"))
    var options = AuditOptions(paths: [folder.path])
    options.textDetail = .cells
    let report = try Audit(options).check().report
    #expect(format.render(report).contains(Self.marker) == (format != .summary))
    let output = format.render(report, options: ReportOptions(strings: .keys))
    #expect(!output.contains(Self.marker))
    #expect(
      try output
        == format.render(Audit(options).check().report, options: ReportOptions(strings: .keys)))
  }

  /// A label with a font that is invalid on the configured platform.
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <label text="\(marker)" lineBreakMode="tailTruncation" id="pay-aa-001">
    <rect key="frame" x="0" y="0" width="90" height="21"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleCallout"/>
    </label>
    </objects></document>
    """

  /// A failure that prevents the measurement of a label names it, but contains none of its words.
  @Test func failuresHaveNoText() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "copyfit-keys-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.xib.utf8).write(to: folder.appending(path: "Pay.xib"))
    try Data("fonts: { platform: watchOS }".utf8).write(to: folder.appending(path: "copyfit.yml"))
    let report = try Audit(AuditOptions(paths: [folder.path])).check().report
    #expect(
      report.failures == [
        "Pay.xib:3:1: the label 'Pay#pay-aa-001.text' cannot be measured: "
          + "the type scale watchOS has no text style callout"
      ])
    for format in ReportFormat.allCases {
      let output = format.render(report, options: ReportOptions(strings: .keys))
      #expect(!output.contains(Self.marker), "\(format)")
    }
  }
}
