import Copyfit
import CopyfitFindings
import Testing

@testable import CopyfitReports

/// Reports for programs contain no absolute folder of the machine, wherever the program runs.
struct RelativePathsTests {
  @Test(
    arguments: [
      ("/Users/x/Shop", "/Users/x", "/Users/x/Shop/copyfit.yml:1:2: no", "copyfit.yml:1:2: no"),
      ("/Users/x/Shop", "/", "see '/Users/x/Shop/a.strings'", "see 'a.strings'"),
      ("Shop", "/Users/x", "/Users/x/Shop/copyfit.yml:1:2: no", "Shop/copyfit.yml:1:2: no"),
      ("tmp/Shop", "/", "/tmp/Shop/copyfit.yml:1:2: no", "tmp/Shop/copyfit.yml:1:2: no"),
      ("tmp/Shop", "/", "see '/tmp/Shop/a' (/tmp/Shop/b)", "see 'tmp/Shop/a' (tmp/Shop/b)"),
      ("App", "/", "Kit/App/a.strings and /App/a.strings", "Kit/App/a.strings and App/a.strings"),
    ])
  func areAll(project: String, workingFolder: String, reason: String, expected: String) {
    var report = ReportFixture.clean
    report.projects = [.init(name: "Shop", path: project)]
    report.gate = .init(through: .large, passed: false, reason: reason)
    for format in [ReportFormat.json, .ndjson] {
      let text = format.render(report, options: ReportOptions(workingFolder: workingFolder))
      #expect(text.contains("\"reason\": \"\(expected)\""), "\(text)")
    }
  }
}
