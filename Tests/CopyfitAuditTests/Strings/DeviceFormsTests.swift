import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
import Testing

/// Texts with forms for several devices.
struct DeviceFormsTests {
  private static func catalog(_ forms: String...) -> [String: String] {
    let members = forms.map { form in
      let parts = form.split(separator: "=", maxSplits: 1)
      return """
        "\(parts[0])": { "stringUnit": { "state": "translated", "value": "\(parts[1])" } }
        """
    }
    return [
      "App/Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "k": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Hi" } },
        "de": { "variations": { "device": { \(members.joined(separator: ", ")) } } } } } } }
      """
    ]
  }

  private static func dictionary(_ forms: String...) -> [String: String] {
    let members = forms.map { form in
      let parts = form.split(separator: "=", maxSplits: 1)
      return "<key>\(parts[0])</key><string>\(parts[1])</string>"
    }
    return [
      "App/en.lproj/Localizable.strings": "\"k\" = \"Hi\";",
      "App/de.lproj/Localizable.stringsdict": """
      <plist><dict><key>k</key><dict><key>NSStringDeviceSpecificRuleType</key>
      <dict>\(members.joined())</dict></dict></dict></plist>
      """,
    ]
  }

  /// What only other devices show is counted, unless it has the words of a form that is measured.
  @Test(arguments: [
    (catalog("iphone=a", "other=b"), ["other"]),
    (catalog("ipad=b", "other=a"), ["ipad"]),
    (catalog("ipad=b", "mac=c", "other=a"), ["ipad", "mac"]),
    (catalog("ipad=a", "other=a"), []),
    (dictionary("iphone=a", "other=b"), ["other"]),
    (dictionary("ipad=b", "other=a"), ["ipad"]),
  ])
  func formsOfOtherDevicesAreCounted(files: [String: String], devices: [String]) throws {
    var files = files
    files["copyfit.yml"] = "labels: [{ key: k, style: body, frame: { width: 60 } }]"
    let report = try TemporaryProject(files).audit(AuditOptions(categories: [.large]))
    #expect(report.coverage.measured == 2)
    let skipped = report.coverage.skipped.filter { $0.what == .entry }
    #expect(skipped.map(\.why) == devices.map(SkipReason.otherDevice))
    #expect(skipped.flatMap(\.names) == devices.map { "App/Localizable k (de) device.\($0)" })
  }

  /// A form of a device that is checked is measured.
  @Test func theFormOfATabletIsMeasuredOnTablets() throws {
    var files = Self.catalog("ipad=b", "other=a")
    files["copyfit.yml"] = """
      devices: [375, 768]
      labels: [{ key: k, style: body, frame: { width: 60 } }]
      """
    let report = try TemporaryProject(files).audit(AuditOptions(categories: [.large]))
    #expect(report.coverage.skipped.isEmpty)
  }
}
