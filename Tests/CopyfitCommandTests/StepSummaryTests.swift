import Copyfit
import CopyfitFindings
import CopyfitReports
import Foundation
import Testing

@testable import CopyfitCommand

struct StepSummaryTests {
  private static let report = AuditReport(
    toolVersion: "0", environment: .init(icu: "", harfbuzz: "", freetype: ""),
    projects: [.init(name: "App", path: ".")],
    checked: .init(locales: ["el"], categories: [.large], devices: [.canvas]),
    gate: .init(through: .large, passed: true, reason: nil), fonts: [], summary: .init(),
    coverage: .init(), findings: [], failures: [])

  /// The content of a file with existing content after a report was added.
  private func summary(after before: String, _ format: ReportFormat) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-summary-\(UUID().uuidString).md")
    try Data(before.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let destinations = try ReportDestinations([ReportRequest(format: format)])
    let problem = destinations.writeStepSummary(
      Self.report, options: ReportOptions(), path: file.path)
    #expect(problem == nil)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func addsToWhatIsThere() throws {
    let text = try summary(after: "before\n", .github)
    #expect(text.hasPrefix("before\n### Copyfit: ✓ passed\n"))
  }

  @Test func belongsToOneFormat() throws {
    #expect(try summary(after: "before\n", .sarif) == "before\n")
  }

  /// GitHub does not show a summary longer than a mebibyte.
  @Test func leavesAFullSummaryAlone() throws {
    let full = String(repeating: "x", count: (1 << 20) - 10)
    #expect(try summary(after: full, .github) == full)
  }

  @Test func saysWhyItCannotBeWritten() throws {
    let destinations = try ReportDestinations([ReportRequest(format: .github)])
    let problem = destinations.writeStepSummary(
      Self.report, options: ReportOptions(), path: "/no/such/folder/summary.md")
    #expect(
      problem
        == "/no/such/folder/summary.md: the summary of the step cannot be written: "
        + "No such file or directory")
  }
}
