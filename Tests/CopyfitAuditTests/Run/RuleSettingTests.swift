import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import Testing

/// The effect of `rules` on a rule's findings.
struct RuleSettingTests {
  @Test(arguments: [
    ("", "error", 1), ("error", "error", 1), ("warning", "warning", 0), ("note", "note", 0),
    ("off", nil, 0),
  ])
  func decidesSeverityAndGate(setting: String, severity: String?, status: Int32) throws {
    let rules = setting.isEmpty ? "" : "rules: { truncation: \(setting) }"
    let report = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", "Confirm the payment", width: 60)]
      ).xml,
      "copyfit.yml": rules,
    ]).audit()
    let finding = report.findings.first { $0.rule == .truncation }
    #expect(finding?.severity.rawValue == severity)
    #expect(report.exitStatus == status)
  }
}
