import CopyfitAudit
import CopyfitFindings
import CopyfitReports
import CopyfitTestSupport
import Foundation
import Testing

/// Text from files stays text in every format.
struct HostileTextTests {
  @Test(arguments: ReportFormat.allCases, HostileTexts.all)
  func steersNoTerminal(_ format: ReportFormat, _ text: String) {
    let output = format.render(HostileTexts.report(text))
    let controls = output.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\r"
        // White space, which a browser treats as a space.
        && !(format == .html && scalar == "\t")
    }
    #expect(controls.isEmpty)
    #expect(!output.replacing("\r\n", with: "").contains("\r"))
    // A browser keeps each text in its element.
    if format == .html { return }
    #expect(!output.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) })
  }

  /// GitHub's runner reads commands from all output of a step.
  @Test(
    arguments: ReportFormat.allCases.filter { $0 != .github }, HostileTexts.all)
  func steersNoRunner(_ format: ReportFormat, _ text: String) {
    for detail in [PrettyStyle.Detail.quiet, .normal, .verbose] {
      let options = ReportOptions(style: PrettyStyle(detail: detail, columns: 40))
      for line in format.render(HostileTexts.report(text), options: options).split(separator: "\n")
      {
        #expect(!line.trimmingPrefix { $0.isWhitespace }.hasPrefix("::"), "\(line)")
        #expect(!line.contains("##["), "\(line)")
      }
    }
  }

  @Test(arguments: [ReportFormat.json, .sarif, .gitlab], HostileTexts.all)
  func staysJSON(_ format: ReportFormat, _ text: String) throws {
    let json = format.render(HostileTexts.report(text))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
  }

  @Test(arguments: HostileTexts.all)
  func staysALine(_ text: String) throws {
    let schema = try SchemaCheck("findings")
    for line in ReportFormat.ndjson.render(HostileTexts.report(text)).split(separator: "\n") {
      #expect(try schema.problems(in: String(line)) == [])
    }
  }

  @Test(arguments: HostileTexts.all)
  func staysSARIF(_ text: String) throws {
    #expect(
      try SARIFReportTests.schema().problems(in: SARIFReport(HostileTexts.report(text)).text) == [])
  }

  @Test(arguments: HostileTexts.all)
  func staysXML(_ text: String) throws {
    let report = HostileTexts.report(text)
    #expect(XMLGrammar.checkstyle.problems(in: CheckstyleReport(report).text) == [])
    #expect(XMLGrammar.junit.problems(in: JUnitReport(report).text) == [])
  }

  @Test(arguments: [ReportFormat.github, .xcode], HostileTexts.all)
  func isNoLineOfItsOwn(_ format: ReportFormat, _ text: String) {
    let pattern =
      format == .github
      ? "^::(error|warning|notice) title=[^:,]*(,file=[^:,]*,line=[0-9]+,col=[0-9]+)?::"
      : "^(/.*:[0-9]+:[0-9]+: )?(error|warning|note): "
    for line in format.render(HostileTexts.report(text)).split(separator: "\n") {
      #expect(line.range(of: pattern, options: .regularExpression) != nil, "\(line)")
    }
  }

  @Test(arguments: HostileTexts.all)
  func isNoFormula(_ text: String) throws {
    let report = HostileTexts.report(text)
    try checkRows(CSVReport(report).text)
    try checkRows(ReportFormat.cells.render(report, options: ReportOptions(cellForm: .csv)))
  }

  private func checkRows(_ text: String) throws {
    let rows = try CSVRows.parse(text)
    let columns = try #require(rows.first?.count)
    for row in rows {
      #expect(row.count == columns)
      for field in row where Double(field) == nil {
        #expect(!"=+-@\t\r".contains(field.first { $0 != " " } ?? " "), "\(field)")
      }
    }
  }

  /// Outside code spans there is no part of the text.
  @Test(arguments: ["@octocat", "<b>", "|cell|", "`tick", "https://example.org", "#12", "<!--"])
  func isNoMarkdown(_ text: String) throws {
    try checkPlain(MarkdownReport(HostileTexts.report("mark\(text)mark")).text)
  }

  /// The notes of a rule are one line, which may have names of fonts.
  @Test(
    arguments: [Rule.fontNotFound, .fontFallback],
    ["@octocat", "</details>", "![x](https://example.org/p.png)", "`tick"])
  func aNameInASummaryIsNoMarkdown(_ rule: Rule, _ text: String) throws {
    var report = HostileTexts.report("x")
    var finding = Finding(rule: rule, severity: .note, message: "A message.", fingerprint: "f")
    finding.name = "mark\(text)mark"
    report.findings = [finding]
    try checkPlain(MarkdownReport(report).text)
  }

  private func checkPlain(_ output: String) throws {
    #expect(output.contains("mark"))
    let plain = output.replacing(/(`+)(?:(?!\1).|\n)+?\1(?!`)/, with: "")
    #expect(!plain.contains("mark"), "\(plain)")
  }

  @Test(arguments: HostileTexts.all)
  func staysATable(_ text: String) {
    let rows = MarkdownReport(HostileTexts.report(text)).text.split(separator: "\n")
      .filter { $0.hasPrefix("|") }
    #expect(rows.count > 2)
    for row in rows {
      #expect(row.replacing(/\\[^\r\n]/, with: "").count { $0 == "|" } == 6, "\(row)")
    }
  }
}
