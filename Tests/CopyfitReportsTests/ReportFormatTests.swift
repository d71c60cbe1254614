import CopyfitReports
import Testing

struct ReportFormatTests {
  /// The pieces of a report are the report.
  @Test(arguments: ReportFormat.allCases)
  func writesPieces(_ format: ReportFormat) {
    var pieces: [String] = []
    format.write(ReportFixture.report) { pieces.append($0) }
    #expect(pieces.joined() == format.render(ReportFixture.report))
  }

  @Test(arguments: ReportFormat.allCases)
  func endsWithALine(_ format: ReportFormat) {
    // Where nothing is kept there are no cells.
    if format == .cells { return }
    #expect(format.render(ReportFixture.clean).utf8.last == UInt8(ascii: "\n"))
  }

  @Test(arguments: ReportFormat.allCases)
  func isAlwaysTheSame(_ format: ReportFormat) {
    #expect(format.render(ReportFixture.report) == format.render(ReportFixture.report))
  }
}
