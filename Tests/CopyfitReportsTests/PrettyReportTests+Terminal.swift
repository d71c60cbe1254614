import CopyfitReports
import Testing

// The report in a terminal: its width, its colors and its characters.
extension PrettyReportTests {
  @Test(arguments: [60, 72, 100, 120])
  func staysWithinItsColumns(columns: Int) {
    let style = PrettyStyle(detail: .verbose, columns: columns)
    for line in PrettyReport(ReportFixture.report, style: style).text.split(separator: "\n") {
      #expect(TerminalText.width(of: String(line)) <= columns)
    }
  }

  @Test func colourAddsNothingButColour() {
    let plain = PrettyReport(ReportFixture.report).text
    var coloured = PrettyReport(ReportFixture.report, style: PrettyStyle(usesColor: true)).text
    #expect(coloured.contains("\u{1B}[1;31m2 errors\u{1B}[0m"))
    coloured.replace(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(coloured == plain)
  }

  /// Colored output can be searched for each word, and for phrases.
  @Test(arguments: [PrettyStyle.Detail.quiet, .normal, .verbose])
  func colourInterruptsNothing(detail: PrettyStyle.Detail) {
    func lines(usesColor: Bool) -> [Substring] {
      let style = PrettyStyle(detail: detail, usesColor: usesColor)
      return PrettyReport(ReportFixture.report, style: style).text.split(separator: "\n")
    }
    let (plain, coloured) = (lines(usesColor: false), lines(usesColor: true))
    #expect(plain.count == coloured.count)
    for (plain, coloured) in zip(plain, coloured) {
      for token in plain.split(separator: " ") {
        #expect(coloured.contains(token), "\(coloured)")
      }
    }
    let text = coloured.joined(separator: "\n")
    #expect(text.contains("Checkout › Summary › “Continue to checkout”"))
    #expect(text.contains("The second ';' ends the table: 13 entries after it are never read."))
    #expect(text.contains("App/Base.lproj/Checkout.storyboard:40"))
  }

  @Test func showsNoControlCharacters() {
    let text = PrettyReport(ReportFixture.report, style: PrettyStyle(detail: .verbose)).text
    let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" }
    #expect(controls.isEmpty)
  }
}
