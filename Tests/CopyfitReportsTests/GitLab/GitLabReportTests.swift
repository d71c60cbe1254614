import CopyfitFindings
import CopyfitReports
import CopyfitTestSupport
import Foundation
import Testing

struct GitLabReportTests {
  @Test func isValid() throws {
    let schema = try SchemaCheck("gitlab-code-quality", in: "Tests/CopyfitReportsTests/Schemas")
    #expect(try schema.problems(in: GitLabReport(ReportFixture.report).text) == [])
  }

  @Test func isAnEmptyListWhereAllIsWell() {
    #expect(GitLabReport(ReportFixture.clean).text == "[]\n")
  }

  @Test func tellsEqualLabelsOfTwoProjectsApart() throws {
    var report = ReportFixture.clean
    report.projects = [.init(name: "A", path: "A"), .init(name: "B", path: "B")]
    report.findings = ["A", "B", "B"].map { project in
      var finding = ReportFixture.unreachable
      finding.project = project
      return finding
    }
    let data = Data(GitLabReport(report).text.utf8)
    let issues = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(
      issues.compactMap { $0["fingerprint"] as? String }
        == ["A:ccddeeff", "B:ccddeeff", "B:ccddeeff.2"])
    let paths = issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    #expect(paths.first == "A/App/it.lproj/Localizable.strings")
  }

  @Test(arguments: [LocaleFinding.Status.known, .suppressed])
  func leavesOutWhatIsKnown(_ status: LocaleFinding.Status) {
    var report = ReportFixture.clean
    report.findings = [ReportFixture.truncation]
    report.findings[0].status = status
    #expect(GitLabReport(report).text == "[]\n")
  }
}
