import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
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
    for index in report.findings.indices {
      report.findings[index].project = "Freewheel"
      for frame in report.findings[index].frames.indices {
        report.findings[index].frames[frame].heightStyle = .footnote
      }
    }
    report.projects[1].failing.level = .warning
    report.projects[1].failing.counted = [.truncation: true, .fontFallback: false]
    var settings = AuditReport.Gate.Settings()
    settings.failOn = .warning
    settings.through = .accessibility2
    settings.maximum = [.truncation: 3]
    settings.minimumCoverage = 0.4
    settings.severities = [.shrunkText: .error]
    settings.rulesOff = [.doesNotScale]
    settings.locales = ["de"]
    settings.categoriesLeftOut = [.small]
    report.gate.settings = [AuditReport.Gate.Settings(), settings]
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

  /// A decoded report says the same, with or without notes.
  @Test(arguments: [ReportFixture.report, ReportFixture.clean, several], [true, false])
  func aReportSaysTheSame(_ report: AuditReport, hasNotes: Bool) throws {
    try Self.expectSame(try Self.decode(JSONReport(report, hasNotes: hasNotes).text), as: report)
  }

  @Test func theSampleAppsReportSaysTheSame() throws {
    let app = URL(filePath: #filePath).appending(path: "../../../Corpora/Freewheel").standardized
    let report = try Audit(AuditOptions(paths: [app.path], locales: ["de", "ar"])).check().report
    let read = try Self.decode(ReportFormat.json.render(report))
    try Self.expectSame(read, as: report)
    #expect(read.exitStatus == 1 && read.pendingFindings.count > 10)
    #expect(read.checked == report.checked && read.standInWidths == report.standInWidths)
    for format in [ReportFormat.json, .ndjson] {
      #expect(format.render(read) == format.render(report), "\(format)")
    }
  }

  private static func expectSame(_ read: AuditReport, as report: AuditReport) throws {
    #expect(read.exitStatus == report.exitStatus && read.failures == report.failures)
    #expect(read.gate == report.gate && read.summary.strings == report.summary.strings)
    #expect(read.summary.labels == report.summary.labels)
    #expect(read.summary.cells == report.summary.cells)
    for severity in Severity.allCases {
      #expect(read.summary.findings[severity] ?? 0 == report.summary.findings[severity] ?? 0)
    }
    #expect(read.projects.map(\.failing) == report.projects.map(\.failing))
    for status in [LocaleFinding.Status.new, .known, .worse, .suppressed] {
      #expect(read.count(of: status) == report.count(of: status))
    }
    #expect(read.coverage.decided == report.coverage.decided)
    #expect(read.coverage.measuredLabels == report.coverage.measuredLabels)
    #expect(read.coverage.skipped.map(\.why.text) == report.coverage.skipped.map(\.why.text))
  }

  /// What the document does not have is an error in formats that list it.
  @Test(arguments: [
    (ReportFormat.junit, "<error"), (.largerText, "- Not complete: "), (.cells, #"{"error": ""#),
  ])
  func formatsSayWhatTheyLack(_ format: ReportFormat, _ start: String) throws {
    let report = ReportFixture.clean
    let read = try Self.decode(JSONReport(report).text)
    #expect(format.lack(of: report) == nil && ReportFormat.csv.lack(of: read) == nil)
    let lack = try #require(format.lack(of: read))
    #expect(lack.contains("which the format '\(format.rawValue)' lists"))
    #expect(format.render(read).contains(start))
    #expect(!format.render(report).contains(start))
  }

  /// Reports of earlier versions have failures only in the reason.
  @Test func earlierReportsAreRead() throws {
    let json = JSONReport(ReportFixture.clean).text
      .replacing("  \"failures\": [],\n", with: "")
      .replacing("    \"measuredLabels\": 60,\n", with: "")
    let read = try Self.decode(json)
    #expect(read.failures == [] && read.exitStatus == 0 && read.coverage.measuredLabels == 0)
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

  /// The changes that help are not in JSON, and the limits alone may not help: the advice has the words.
  @Test func aDecodedRemedyProposesNothingElse() throws {
    let json = #"{"width": 120, "height": 40, "lines": 2, "largestCategory": "large"}"#
    let read = try JSONDecoder().decode(LocaleFinding.Remedy.self, from: Data(json.utf8))
    #expect(read.ways.isEmpty && read.width == 120 && read.lines == 2)
  }

  @Test(arguments: ["{}", "[]", #"{"schema": "copyfit.report/1"}"#, "17"])
  func otherDocumentsAreErrors(json: String) {
    #expect(throws: DecodingError.self) { try Self.decode(json) }
  }
}
