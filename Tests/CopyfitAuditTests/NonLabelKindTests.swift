import Testing

@testable import CopyfitAudit

struct NonLabelKindTests {
  @Test(arguments: [
    ("App/InfoPlist", "CFBundleName", nil, NonLabelKind.infoPlist),
    ("App/AppShortcuts", "Pay with ${applicationName}", nil, .appShortcuts),
    ("App/Intents", "aB3dEf", nil, .intents),
    ("App/SiriIntents", "aB3dEf", nil, .intents),
    ("App/Settings.bundle/Root", "VERSION", nil, .settingsBundle),
    ("App/Main", "abc-de-fgh.accessibilityHint", nil, .accessibility),
    ("App/Main", "abc-de-fgh.text", "an accessibility label", nil),
    ("App/Localizable", "pay.hint", "VoiceOver: what the button does", .accessibility),
    ("App/Localizable", "pay.spoken", "Accessibility Label of the button", .accessibility),
    ("App/Localizable", "paid", "Title of the notification after paying", .notifications),
    ("App/Localizable", "settings.notifications", "Label that opens notification settings", nil),
    ("App/Settings", "title", "title", nil),
    ("InfoPlistTexts", "title", nil, nil),
  ])
  func kinds(table: String, key: String, comment: String?, kind: NonLabelKind?) {
    let parts = table.split(separator: "/")
    let identity = TableIdentity(
      bundle: parts.dropLast().joined(separator: "/"), table: parts.last.map(String.init) ?? "")
    let found = NonLabelKind(
      key: key, comment: comment, shouldTranslate: true, kindOfTable: .kind(of: identity))
    #expect(found == kind)
  }

  @Test func untranslatable() {
    let found = NonLabelKind(key: "1.0", comment: nil, shouldTranslate: false, kindOfTable: nil)
    #expect(found == .untranslatable)
  }
}

/// Strings that no label shows, in a run over a project.
struct NonLabelAuditTests {
  private static let labels = """
    labels:
      - keys: "*"
        style: body
        frame: { width: 300 }
    """

  private static func report(_ configuration: String) throws -> AuditReport {
    let project = try TemporaryProject([
      "copyfit.yml": configuration,
      "App/en.lproj/InfoPlist.strings": #""CFBundleName" = "Shop"; "NSCameraUsage" = "Scan";"#,
      "App/en.lproj/Localizable.strings": """
      /* VoiceOver */
      "spoken" = "Pays";
      "pay" = "Pay";
      """,
    ])
    return try project.audit()
  }

  private static func skipped(_ report: AuditReport) -> [String: Int] {
    let strings = report.coverage.skipped.filter { $0.what == .string }
    return Dictionary(strings.map { ($0.why, $0.count) }) { first, _ in first }
  }

  @Test func areCountedByKind() throws {
    let report = try Self.report(Self.labels)
    #expect(report.coverage.measured == 1 && report.coverage.withoutFrame == 0)
    #expect(
      Self.skipped(report) == [
        "shown by the system (InfoPlist)": 2, "spoken (accessibility)": 1,
      ])
  }

  @Test(arguments: [
    ("nonLabels: [accessibility]\n" + labels, 2), ("nonLabels: [infoPlist]\n" + labels, 3),
    ("nonLabels: [accessibility, infoPlist]\n" + labels, 4),
    (labels.replacing(#"keys: "*""#, with: "table: InfoPlist"), 2),
    (labels.replacing(#"keys: "*""#, with: "key: spoken"), 1),
  ])
  func areTurnedOn(configuration: String, measured: Int) throws {
    #expect(try Self.report(configuration).coverage.measured == measured)
  }

  /// Stale keys are left out by the reader of their catalog.
  @Test(arguments: [("", 1), ("nonLabels: [stale]\n", 2)])
  func stale(configuration: String, measured: Int) throws {
    let project = try TemporaryProject([
      "copyfit.yml": configuration + Self.labels,
      "App/Localizable.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {
        "Old": {"extractionState": "stale"}, "Pay": {}}, "version": "1.0"}
      """#,
    ])
    let report = try project.audit()
    #expect(report.coverage.measured == measured)
    #expect(report.coverage.skipped.count { $0.what == .key } == 2 - measured)
  }
}
