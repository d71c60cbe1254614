import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitInspection
import Foundation
import Testing

/// What a finding says beside its rule: amounts, placeholders and advice that belong together.
struct FindingDetailTests {
  private static func findings(
    _ configuration: String = "", english: String, german: String
  ) throws -> [Finding] {
    try TemporaryProject([
      "copyfit.yml": configuration.isEmpty ? "devices: [375]" : configuration,
      "App/en.lproj/App.strings": english, "App/de.lproj/App.strings": german,
    ]).audit().findings
  }

  /// A line is higher than its ink, and only the ink of a clipped text needs to be in the frame.
  @Test(arguments: [("20", Rule.verticalClipping), ("8", .verticalClipping)])
  func theExcessOfAClippedTextIsThatOfItsRemedy(height: String, rule: Rule) throws {
    let found = try Self.findings(
      "labels: [{ key: k, style: body, lines: 1, frame: { width: 200, height: \(height) } }]",
      english: #""k" = "Åg";"#, german: #""k" = "Åj";"#)
    let finding = try #require(found.first { $0.rule == rule })
    for locale in finding.locales {
      let overflow = try #require(locale.overflow)
      let needed = try #require(locale.fits?.height)
      #expect(overflow.width == 0)
      #expect(abs(overflow.height + (Double(height) ?? 0) - needed) < 0.001)
      #expect(try #require(locale.requiredHeight) > needed)
    }
  }
}
