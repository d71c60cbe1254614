import CopyfitFindings
import CopyfitReports
import Testing

struct XcodeReportTests {
  @Test(arguments: [
    (".", "/Users/x/App/App/it.lproj"), ("Sub", "/Users/x/App/Sub/App/it.lproj"),
    ("../Other", "/Users/x/Other/App/it.lproj"), ("/Volumes/b", "/Volumes/b/App/it.lproj"),
  ])
  func namesAbsolutePaths(project: String, folder: String) {
    var report = ReportFixture.clean
    report.projects = [.init(name: "Freewheel", path: project)]
    report.findings = [ReportFixture.unreachable]
    let text = XcodeReport(report, options: ReportOptions(workingFolder: "/Users/x/App")).text
    #expect(
      text == """
        \(folder)/Localizable.strings:19:22: error: The second ';' ends the table: 13 entries after it \
        are never read. [unreachable-entries]
        note: Copyfit checked all 300 texts, on 60 labels in 5 languages, at all 12 text sizes, on each \
        screen of the storyboards and screens 375 pt wide.

        """)
  }
}
