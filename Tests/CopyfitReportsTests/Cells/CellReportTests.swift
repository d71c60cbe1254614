import Copyfit
import CopyfitFindings
import CopyfitReports
import CopyfitSourceText
import CopyfitTestSupport
import Testing

struct CellReportTests {
  private static let report: AuditReport = {
    var report = ReportFixture.clean
    var text = LabelText(
      project: "Freewheel", id: "App/Main#a.text", locale: "el",
      source: SourceLocation(file: "App/Main.storyboard", position: .start))
    text.variant = "one"
    text.cells = [
      .init(
        device: .canvas, category: .accessibility5, verdict: .truncates, certainty: .certain,
        lineCount: 2, width: 311.0625, height: 126.4, slack: -16.25),
      .init(
        device: .width(375), category: nil, verdict: .fits, certainty: nil, lineCount: 1, width: 90,
        height: 20, slack: nil),
    ]
    report.texts = [text]
    return report
  }()

  @Test func writesALineForEachCell() {
    #expect(
      ReportFormat.cells.render(Self.report) == """
        {"id": "App/Main#a.text", "locale": "el", "variant": "one", "category": "AX5", "device": \
        "canvas", "verdict": "truncates", "certainty": "certain", "lineCount": 2, "width": 311.063, \
        "height": 126.4, "slack": -16.25}
        {"id": "App/Main#a.text", "locale": "el", "variant": "one", "category": "all", "device": 375, \
        "verdict": "fits", "certainty": null, "lineCount": 1, "width": 90, "height": 20, "slack": null}

        """)
  }

  @Test func writesATable() throws {
    let text = ReportFormat.cells.render(Self.report, options: ReportOptions(cellForm: .csv))
    #expect(
      try CSVRows.parse(text) == [
        [
          "id", "locale", "variant", "category", "device", "verdict", "certainty", "lineCount",
          "width", "height", "slack",
        ],
        [
          "App/Main#a.text", "el", "one", "AX5", "canvas", "truncates", "certain", "2", "311.063",
          "126.4", "-16.25",
        ],
        ["App/Main#a.text", "el", "one", "all", "375", "fits", "", "1", "90", "20", ""],
      ])
  }

  @Test func tellsWhatCellsDifferIn() {
    var report = Self.report
    report.texts += report.texts
    report.texts[1].boldText = true
    report.projects.append(.init(name: "Other", path: "other"))
    let lines = ReportFormat.cells.render(report).split(separator: "\n")
    #expect(lines.last?.hasPrefix(#"{"project": "Freewheel", "id": "#) == true)
    #expect(lines.last?.contains(#""boldText": true, "#) == true)
  }

  @Test func isValid() throws {
    let schema = try SchemaCheck("cell")
    for line in ReportFormat.cells.render(Self.report).split(separator: "\n") {
      #expect(try schema.problems(in: String(line)) == [])
    }
  }
}
