import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitSourceText
import Testing

@testable import CopyfitReports

/// Reports that are written in pieces.
struct StreamedReportTests {
  /// A report with many different findings.
  private static func report(findings count: Int) -> AuditReport {
    var report = ReportFixture.report
    report.findings = (0..<count).map { number in
      var finding = ReportFixture.truncation
      finding.id = "App/Checkout#\(number).text"
      finding.source?.position.line = number
      for index in finding.locales.indices {
        finding.locales[index].fingerprint = "\(number).\(index)"
      }
      return finding
    }
    report.texts = report.findings.flatMap { finding in
      finding.locales.map { locale in
        var text = LabelText(
          project: "Freewheel", id: finding.id ?? "", locale: locale.locale,
          source: SourceLocation(file: "a.xib", position: .start))
        text.cells = [
          .init(
            device: .canvas, category: .large, verdict: .truncates, certainty: .certain,
            lineCount: 2, width: 10, height: 20, slack: 0)
        ]
        return text
      }
    }
    return report
  }

  /// Collects the lengths of pieces.
  private static func lengths(
    of format: ReportFormat, _ report: AuditReport, isVerbose: Bool = false
  ) -> [Int] {
    var lengths: [Int] = []
    let style = PrettyStyle(detail: isVerbose ? .verbose : .normal)
    format.write(report, options: ReportOptions(style: style)) { lengths.append($0.utf8.count) }
    return lengths
  }

  /// For a report of any length, only a block of it is in memory at once.
  @Test(
    arguments: ReportFormat.allCases.filter {
      ![.summary, .github, .markdown, .largerText].contains($0)
    })
  func noPieceGrowsWithTheReport(_ format: ReportFormat) {
    let lengths = Self.lengths(of: format, Self.report(findings: 1_500))
    #expect(lengths.count > 2)
    // The page without scripts has a separate table, of at most some hundred thousand bytes.
    let most = format == .html ? 16 * PieceBuffer.blockSize : 2 * PieceBuffer.blockSize
    #expect(lengths.allSatisfy { $0 <= most })
    #expect(lengths.dropLast().allSatisfy { $0 >= PieceBuffer.blockSize })
  }

  /// Formats that other tools limit stay short, whatever the content.
  @Test(arguments: [ReportFormat.summary, .github, .markdown])
  func shortReportsStayShort(_ format: ReportFormat) {
    let lengths = Self.lengths(of: format, Self.report(findings: 1_500))
    #expect(lengths.reduce(0, +) <= MarkdownReport.commentLimit)
  }

  /// A writer that fails ends the report there.
  @Test func aFailureEndsTheReport() {
    struct Full: Error {}
    var count = 0
    #expect(throws: Full.self) {
      try ReportFormat.json.write(Self.report(findings: 1_500)) { _ throws(Full) in
        count += 1
        if count == 2 { throw Full() }
      }
    }
    #expect(count == 2)
  }

  /// A list that is written by element looks like one that is written as a whole.
  @Test(arguments: [0, 1, 3])
  func listsLookTheSame(count: Int) {
    let elements = (0..<count).map { number in
      JSONValue.object(["a": .int(number), "b": .array([.object(["c": .null])])])
    }
    var text = ""
    JSONValue.write(
      JSONValue.fields(["x": .bool(true), "y": .strings(["z"])]), last: "list",
      to: { text += $0 }
    ) {
      JSONValue.write(list: elements, indent: 2) { text += $0 }
    }
    let whole = JSONValue.object([
      "x": .bool(true), "y": .strings(["z"]), "list": .array(elements),
    ])
    // A short, flat value does not contain a list that is written by element.
    if count > 0 { #expect(text + "\n" == whole.text) }
    #expect(text.contains(count == 0 ? "\"list\": []" : "\"list\": [\n"))
  }
}
