import CopyfitAuditTestSupport
import CopyfitCatalogs
@testable import CopyfitFindings
@testable import CopyfitProject
import Testing

struct NonLabelKindTests {
  @Test(
    arguments: [
      ("App/InfoPlist", "CFBundleName", nil, NonLabelKind.infoPlist),
      ("App/AppShortcuts", "Pay with ${applicationName}", nil, .appShortcuts),
      ("App/Intents", "aB3dEf", nil, .intents),
      ("App/SiriIntents", "aB3dEf", nil, .intents),
      ("App/Settings.bundle/Root", "VERSION", nil, .settingsBundle),
      ("App/Main", "abc-de-fgh.accessibilityHint", nil, .accessibility),
      ("App/Main", "abc-de-fgh.text", "an accessibility label", nil),
      ("App/Localizable", "pay.accessibilityHint", nil, .accessibility),
      ("App/Localizable", "pay_accessibility_label", nil, .accessibility),
      ("App/Localizable", "payAccessibilityValue", nil, .accessibility),
      ("App/Localizable", "ACCESSIBILITY_HINT", nil, .accessibility),
      ("App/Localizable", "settings.accessibility.title", nil, nil),
      ("App/Localizable", "settings.accessibility.label", nil, nil),
      ("App/Localizable", "inaccessibility_label", nil, nil),
      ("App/Localizable", "Accessibility label", nil, nil),
      ("App/Localizable", "pay.hint", "VoiceOver: what the button does", .accessibility),
      ("App/Localizable", "pay.spoken", "Accessibility Label of the button", .accessibility),
      ("App/Localizable", "paid", "Title of the notification after paying", .notifications),
      ("App/Localizable", "settings.notifications", "Label that opens notification settings", nil),
      ("App/Settings", "title", "title", nil),
      ("InfoPlistTexts", "title", nil, nil),
    ] as [(String, String, String?, NonLabelKind?)])
  func kinds(table: String, key: String, comment: String?, kind: NonLabelKind?) {
    let parts = table.split(separator: "/")
    let identity = TableIdentity(
      bundle: parts.dropLast().joined(separator: "/"), table: parts.last.map(String.init) ?? "")
    let found = NonLabelKind(
      key: key, comment: comment, shouldTranslate: true, kindOfTable: .kind(of: identity))
    #expect(found == kind)
  }

  /// Comments on texts of labels may also mention notifications.
  @Test(
    arguments: [
      ("Title of the notification after paying", true),
      ("Body text for the waitlist notification", true),
      ("The body of the notification when the VPN is snoozed, with a time (e.g, 30 minutes)", true),
      ("Notification title", true), ("Push notification body", true),
      ("Local notification: paid", true),
      ("Sent in a push notification", true), ("The notification's subtitle", true),
      ("Settings. Text of a local notification", true),
      ("Title for the button to enable push notifications in system settings", false),
      ("Title of the notifications settings screen", false), ("Notification settings row", false),
      ("Settings row that turns push notifications on", false),
      ("Title of the screen that explains a notification", false),
      ("Text about what to do when a push notification comes", false),
      ("Button of the push notification screen", false),
      ("Message that a notification failed", false),
      ("Get a notification when it is your turn", false), ("", false),
    ] as [(String, Bool)])
  func notifications(comment: String, isOne: Bool) {
    #expect(CommentSense.isOfNotification(comment) == isOne)
  }

  @Test(
    arguments: [
      ("VoiceOver", true), ("VoiceOver: what the button does", true), ("VoiceOver hint", true),
      ("Accessibility Label of the button", true), ("accessibilityLabel of a cell", true),
      ("The button's accessibility hint.", true), ("Read out by VoiceOver", true),
      ("Spoken by VoiceOver when it is done", true),
      ("Label in settings for VoiceOver users", false),
      ("Accessibility settings row title", false), ("Used with VoiceOver", false),
      ("Opens the system's accessibility settings", false), ("", false),
    ] as [(String, Bool)])
  func spokenTexts(comment: String, isOne: Bool) {
    #expect(CommentSense.isOfSpokenText(comment) == isOne)
  }

  @Test func untranslatable() {
    let found = NonLabelKind(key: "1.0", comment: nil, shouldTranslate: false, kindOfTable: nil)
    #expect(found == .untranslatable)
  }
}

/// Strings that no label shows, in a check of a project.
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
    return Dictionary(strings.map { ($0.why.text, $0.count) }) { first, _ in first }
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
    (labels.replacing(#"keys: "*""#, with: "table: Localizable"), 2),
    (labels.replacing(#"keys: "*""#, with: "table: Localizable\n    comment: '*'"), 1),
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

  /// A text is left out if code does nothing with it but speak it, or show it in notifications.
  @Test(
    arguments: [
      (#"Image("a").accessibilityLabel(NSLocalizedString("pay", comment: ""))"#, "accessibility"),
      (#"Text("Total").accessibilityLabel(L10n.pay)"#, "accessibility"),
      (#"Text("Total").accessibilityLabel(L10n.pay).onTapGesture { show(L10n.pay) }"#, nil),
      (#"Image("a").accessibilityLabel(pay) }; var pay: String { L10n.pay"#, nil),
      (#"Text("Total").onTapGesture { notice.body = L10n.pay }"#, "notifications"),
      (#"Text("Total").onTapGesture { notice.body = L10n.pay }.help(L10n.pay)"#, nil),
      (#"Text(L10n.pay).accessibilityLabel(L10n.pay)"#, nil),
    ] as [(String, String?)])
  func fromCode(view: String, kind: String?) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "Bezahlen";"#,
      "App/PayView.swift": """
      import SwiftUI
      import UserNotifications
      enum L10n { static let pay = NSLocalizedString("pay", comment: "") }
      @main struct PayApp: App { var body: some Scene { WindowGroup { PayView() } } }
      struct PayView: View {
        let notice = UNMutableNotificationContent()
        var body: some View { \(view) }
      }
      """,
    ])
    let coverage = try project.audit().coverage
    let reasons = coverage.skipped.filter { $0.what == .string }.map(\.why)
    #expect(reasons == kind.flatMap(NonLabelKind.init(rawValue:)).map { [.kind($0)] } ?? [])
    #expect(coverage.translations?.total == (kind == nil ? 1 : 0))
  }
}
