import CopyfitFindings
import CopyfitTestSupport
import Foundation
import Testing

@testable import CopyfitReports

struct SARIFReportTests {
  static func schema() throws -> SchemaCheck {
    try SchemaCheck("sarif-2.1.0", in: "Tests/CopyfitReportsTests/Schemas")
  }

  @Test(arguments: [ReportFixture.report, ReportFixture.clean])
  func isValid(_ report: AuditReport) throws {
    #expect(try Self.schema().problems(in: SARIFReport(report).text) == [])
  }

  /// The schema detects a mistake.
  @Test func isChecked() throws {
    let text = SARIFReport(ReportFixture.report).text
    let wrong = text.replacing("\"startLine\"", with: "\"line\"")
    #expect(try Self.schema().problems(in: wrong) != [])
  }

  @Test func pointsToTheTranslationAndTheLabel() throws {
    var report = ReportFixture.clean
    report.findings = [ReportFixture.truncation]
    let results = try Self.results(SARIFReport(report).text)
    #expect(results.count == 2)
    let greek = try #require(results.last)
    #expect(Self.place(greek["locations"]) == "App/ar.lproj/Checkout.strings:12:1")
    #expect(Self.place(greek["relatedLocations"]) == "App/Base.lproj/Checkout.storyboard:40:9")
    #expect(greek["ruleId"] as? String == "truncation")
    #expect(greek["level"] as? String == "error")
    let prints = greek["partialFingerprints"] as? [String: String]
    #expect(prints?["copyfit/v1"] == "8899aabb")
    let message = (greek["message"] as? [String: String])?["text"]
    #expect(
      message == """
        Checkout › Summary › “Continue to checkout”: Text is truncated: 1 line, 334 pt wide on the \
        screen of the storyboard or 295 pt wide and 44 pt high on screens 375 pt wide. Greek (el): at AX5, on \
        screens 375 pt wide (uncertain); it shows “Συνέχεια στο ταμ…” and hides 3 characters; to fit, \
        allow 2 lines or give it a frame 356.3 pt wide; it fits up to xxxLarge. See [the label](1).
        """)
  }

  @Test(
    arguments: [
      (.new, "new", 0), (.worse, "updated", 0), (.known, "unchanged", 0),
      (.suppressed, "unchanged", 1),
    ] as [(LocaleFinding.Status, String, Int)])
  func tellsWhatIsKnown(_ status: LocaleFinding.Status, state: String, suppressions: Int) throws {
    var report = ReportFixture.clean
    report.findings = [ReportFixture.split]
    report.findings[0].status = status
    let result = try #require(try Self.results(SARIFReport(report).text).first)
    #expect(result["baselineState"] as? String == state)
    #expect((result["suppressions"] as? [Any])?.count ?? 0 == suppressions)
    #expect(try Self.schema().problems(in: SARIFReport(report).text) == [])
  }

  /// The place and reason of an acceptance; the same reason in several languages is one.
  @Test(
    arguments: [
      ([Acceptance(.configuration, reason: "internal screen")], ["external: internal screen"]),
      (
        [Acceptance(.comment, reason: "a \u{1B}name"), Acceptance(.configuration, reason: nil)],
        ["inSource: a \\u{1B}name", "external: -"]
      ),
      (Array(repeating: Acceptance(.comment, reason: "x"), count: 2), ["inSource: x"]),
    ] as [([Acceptance], [String])])
  func saysWhyItIsAccepted(_ acceptances: [Acceptance], suppressions: [String]) throws {
    var report = ReportFixture.clean
    report.findings = [ReportFixture.split]
    report.findings[0].status = .suppressed
    report.findings[0].locales[0].acceptances = acceptances
    let text = SARIFReport(report).text
    let result = try #require(try Self.results(text).first)
    let told = try #require(result["suppressions"] as? [[String: String]])
    #expect(
      told.map { "\($0["kind"] ?? ""): \($0["justification"] ?? "-")" } == suppressions)
    #expect(try Self.schema().problems(in: text) == [])
  }

  /// Code scanning treats results with equal fingerprints as one; a folder's name is safe in the terminal.
  @Test func tellsEqualLabelsOfTwoProjectsApart() throws {
    var report = ReportFixture.clean
    report.projects = [.init(name: "A", path: "Apps/A"), .init(name: "Mine (.)", path: ".")]
    report.findings = ["A", "Mine (.)"].map { project in
      var finding = ReportFixture.unreachable
      finding.project = project
      return finding
    }
    let prints = try Self.results(SARIFReport(report).text).map {
      $0["partialFingerprints"] as? [String: String]
    }
    #expect(prints.map { $0?["copyfit/v1"] } == ["Apps/A:ccddeeff", "Mine (.):ccddeeff"])
    #expect(prints.allSatisfy { $0?["primaryLocationLineHash"] == $0?["copyfit/v1"] })
  }

  @Test func keepsTheWorstOfTooMany() throws {
    let text = SARIFReport(ReportFixture.report, options: ReportOptions(), limit: 3).text
    let levels = try Self.results(text).compactMap { $0["level"] as? String }
    #expect(levels == ["error", "error", "error"])
    #expect(text.contains("4 results of the least severity left out: no more fit."))
  }

  @Test(arguments: [
    ("App/de.lproj/A.strings", "App/de.lproj/A.strings"), ("a b/ü.strings", "a%20b/%C3%BC.strings"),
    ("100%#?.xib", "100%25%23%3F.xib"), ("c:x\n.strings", "c%3Ax%0A.strings"),
  ])
  func writesPathsAsReferences(path: String, uri: String) {
    #expect(SARIFResultWriter.uri(of: path) == uri)
  }

  private static func results(_ text: String) throws -> [[String: Any]] {
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let runs = log?["runs"] as? [[String: Any]]
    return try #require(runs?.first?["results"] as? [[String: Any]])
  }

  private static func place(_ locations: Any?) -> String? {
    guard let location = (locations as? [[String: Any]])?.first,
      let physical = location["physicalLocation"] as? [String: [String: Any]],
      let uri = physical["artifactLocation"]?["uri"], let line = physical["region"]?["startLine"],
      let column = physical["region"]?["startColumn"]
    else { return nil }
    return "\(uri):\(line):\(column)"
  }
}
