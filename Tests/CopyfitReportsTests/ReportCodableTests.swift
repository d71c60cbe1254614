import Copyfit
import CopyfitFindings
import CopyfitReports
import Foundation
import Testing

/// Reports and findings, written as JSON and read back.
struct ReportCodableTests {
  private static func decode(_ json: String) throws -> AuditReport {
    try JSONDecoder().decode(AuditReport.self, from: Data(json.utf8))
  }

  private static let several: AuditReport = {
    var report = ReportFixture.report
    report.projects.append(.init(name: "Other", path: "other"))
    for index in report.findings.indices { report.findings[index].project = "Freewheel" }
    report.checked.since = "main"
    report.checked.assumesScaling = true
    report.fonts[0].deviation = FontDeviation(
      assumed: 0.015...0.035,
      measured: [
        .init(.init(.system(.rounded), weight: .bold), sizes: 11...20, factor: 1.02, margin: 0.01),
        .init(.init(.substituted("Avenir")), sizes: 1...9, factor: 1, margin: 0.005, texts: 5),
      ])
    return report
  }()

  /// A JSON report that is read and written again has the same bytes, with or without notes.
  @Test(arguments: [ReportFixture.report, ReportFixture.clean, several], [true, false])
  func aReportIsReadAsItWasWritten(_ report: AuditReport, hasNotes: Bool) throws {
    let json = JSONReport(report, hasNotes: hasNotes).text
    #expect(JSONReport(try Self.decode(json)).text == json)
  }

  @Test func aReportIsArchived() throws {
    let archive = try JSONEncoder().encode(Self.several)
    let read = try JSONDecoder().decode(AuditReport.self, from: archive)
    #expect(JSONReport(read).text == JSONReport(Self.several).text)
  }

  @Test func aFindingIsArchived() throws {
    for finding in ReportFixture.report.findings {
      let archive = try JSONEncoder().encode(finding)
      let read = try JSONDecoder().decode(Finding.self, from: archive)
      #expect(read.fingerprint == finding.fingerprint && read.rule == finding.rule)
      #expect(read.locales.map(\.worst) == finding.locales.map(\.worst))
      #expect(read.locales.map(\.categories) == finding.locales.map(\.categories))
      #expect(read.frames == finding.frames && read.source == finding.source)
    }
  }

  /// Notes that are left out count with their status.
  @Test func notesThatAreLeftOutAreCounted() throws {
    var report = ReportFixture.report
    let notes = report.findings.indices.filter { report.findings[$0].severity == .note }
    report.findings[try #require(notes.first)].status = .known
    let json = JSONReport(report, hasNotes: false).text
    let read = try Self.decode(json)
    #expect(read.findings.count == report.findings.count - notes.count && notes.count > 1)
    #expect(read.count(of: .known) == report.count(of: .known))
    #expect(JSONReport(read).text == json)
  }

  @Test(arguments: ["{}", "[]", #"{"schema": "copyfit.report/1"}"#, "17"])
  func otherDocumentsAreErrors(json: String) {
    #expect(throws: DecodingError.self) { try Self.decode(json) }
  }
}
