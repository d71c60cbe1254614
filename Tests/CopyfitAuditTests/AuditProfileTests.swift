import Copyfit
import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// Labels of Android and of web pages.
struct AuditProfileTests {
  private static func report(_ labels: String) throws -> AuditReport {
    try TemporaryProject([
      "copyfit.yml": "labelFiles: [labels.json]",
      "labels.json": labels,
      "app/src/main/res/values/strings.xml":
        "<resources><string name=\"pay\">Pay</string></resources>",
      "app/src/main/res/values-de/strings.xml":
        "<resources><string name=\"pay\">Zahlungsbestätigung herunterladen</string></resources>",
    ]).audit()
  }

  private static func finding(_ fields: String) throws -> Finding? {
    let font = #""font": {"name": "Inter", "size": 16}"#
    return try report(
      #"""
      {"schema": "copyfit.labels/1", "labels": [
        {"key": "pay", "frame": {"width": 300}, \#(font), \#(fields)}
      ]}
      """#
    ).findings.first { $0.rule == .truncation }
  }

  /// A scale of 2 draws 16 sp in 28 dp on Android, and 16 pixels in 32 on the web.
  @Test(arguments: [
    (#""profile": "android", "fontScale": 2"#, 28.0), (#""profile": "web", "fontScale": 2"#, 32),
  ])
  func textsAreMeasuredAtTheReadersSize(fields: String, size: Double) throws {
    let finding = try #require(try Self.finding(fields))
    #expect(finding.font?.size == size)
    #expect(finding.locales.map(\.locale) == ["de"])
    #expect(finding.locales.allSatisfy { $0.categories.isEmpty })
  }

  @Test func theUsualSizeIsTheFonts() throws {
    #expect(try Self.finding(#""profile": "android""#) == nil)
  }

  /// The fixed size of Android's font does not mean that the label ignores the reader's setting.
  @Test(arguments: [
    #"{"key": "pay", "profile": "android", "font": {"name": "system", "size": 16}, "frame": {"width": 300}}"#,
    #"""
    {"id": "a", "texts": [{"bundle": "app/src/main/res", "table": "strings", "key": "pay"}], "rooms": [{"width": {"atLeast": 0, "atMost": 300}}],
     "profile": "android", "fontScale": 1.3, "font": {"name": "system", "size": 16}}
    """#,
  ])
  func theSystemFontIsRoboto(label: String) throws {
    let version = label.contains("rooms") ? 2 : 1
    let report = try Self.report(
      #"{"schema": "copyfit.labels/\#(version)", "labels": [\#(label)]}"#)
    #expect(report.failures == [])
    #expect(report.summary.labels == 1)
    #expect(!report.findings.contains { $0.rule == .doesNotScale })
    #expect(
      report.fonts.contains { $0.postScriptName == "Roboto-Regular" }
        || report.findings.contains { $0.rule == .fontNotFound })
  }

  @Test(arguments: [
    (#""fontScale": 2"#, "expected 'profile' beside 'fontScale'"),
    (#""profile": "android", "textSpacing": true"#, "only the profile web has 'textSpacing'"),
    (#""profile": "windows""#, "unknown profile 'windows'"),
    (#""profile": "web", "fontScale": 20"#, "expected a number from 0.1 to 10"),
  ])
  func otherProfilesAreErrors(fields: String, message: String) throws {
    do {
      _ = try Self.finding(fields)
      Issue.record("no error")
    } catch let error as AuditError {
      #expect(error.messages.contains { $0.contains(message) }, "\(error.messages)")
    }
  }

  /// The reason, at the font.
  @Test(arguments: [
    (
      "style: body, profile: android",
      "1:29: only iOS has text styles and text sizes; give the profile android a fixed size, such as"
    ),
    (
      "font: 'system(size: 16)', profile: web",
      "1:28: each browser has another system font; give the profile web a font, such as"
    ),
  ])
  func theReasonIsGivenAtTheFont(fields: String, message: String) throws {
    let error = #expect(throws: AuditError.self) {
      try TemporaryProject([
        "copyfit.yml": "labels: [{ key: pay, \(fields), frame: { width: 9 } }]",
        "en.lproj/Localizable.strings": #""pay" = "Pay";"#,
      ]).audit()
    }
    #expect(
      error?.messages.contains { $0.contains(message) } == true, "\(error?.messages ?? [])")
  }

  @Test func aFontOfIOSIsAnError() {
    #expect(throws: AuditError.self) {
      try Self.report(
        #"{"schema": "copyfit.labels/1", "labels": [{"key": "pay", "style": "body", "profile": "android", "frame": {"width": 9}}]}"#
      )
    }
  }
}
