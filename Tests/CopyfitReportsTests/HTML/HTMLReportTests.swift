import Copyfit
import CopyfitFindings
import CopyfitReports
import Foundation
import Testing

/// The report as a page, read as text.
struct HTMLReportTests {
  @Test func isTheSameEveryTime() {
    let first = ReportFormat.html.render(ReportFixture.report)
    #expect(first == ReportFormat.html.render(ReportFixture.report))
  }

  @Test func needsNoNetwork() {
    let page = ReportFormat.html.render(ReportFixture.report)
      .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    for word in ["http:", "https:", "src=\"", "@import", "url(http", "<link"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  /// Pictures of glyphs have the same height as outlines, which are moved in font units.
  @Test func raisesPicturesLikeOutlines() {
    let page = ReportFormat.html.render(ReportFixture.report)
    #expect(page.contains("const y = (rise || 0) / 1000 * size;"))
    #expect(page.contains("y: y / unit") && page.contains("y: baseline - y - t * unit"))
  }

  @Test func saysWhetherItPassesThenWhatWasChecked() throws {
    let page = ReportFormat.html.render(ReportFixture.report)
    let coverage = try #require(page.range(of: "1,280 of 1,299 texts"))
    let gate = try #require(page.range(of: "✗ Incomplete: 2 findings at error level."))
    let heat = try #require(page.range(of: "<table id=\"heat\">"))
    #expect(gate.lowerBound < coverage.lowerBound && coverage.lowerBound < heat.lowerBound)
  }

  @Test func countsFailingLabelsByLanguageAndSize() {
    let page = ReportFormat.html.render(ReportFixture.report)
    let row = page.split(separator: "\n").first { $0.contains("<tr><th scope=\"row\">Greek (el)") }
    let counts = (row ?? "").components(separatedBy: "<td").dropFirst().compactMap { cell in
      cell.components(separatedBy: "<span").last?.drop { $0 != ">" }.dropFirst()
        .prefix { $0.isNumber }
    }
    #expect(counts.map(String.init) == Array(repeating: "0", count: 11) + ["1"])
  }

  @Test(arguments: [(["App"], false), (["App", "Other"], true)])
  func tellsAppsApart(names: [String], areTold: Bool) throws {
    var report = ReportFixture.report
    report.projects = names.map { .init(name: $0, path: $0) }
    report.findings = [ReportFixture.truncation]
    report.findings[0].project = "App"
    report.findings[0].locales[0].certainty = .uncertain
    let page = ReportFormat.html.render(report)
    #expect(page.contains("<label hidden>App<select") != areTold)
    let data = try Self.data(of: page)
    let values = try #require(data["values"] as? [Any])
    let finding = try #require((data["findings"] as? [[String: Any]])?.first)
    #expect((finding["p"] as? Int).flatMap { values[$0] as? String } == (areTold ? "App" : nil))
    let locale = try #require((finding["L"] as? [[String: Any]])?.first)
    let certainty = (locale["sure"] as? Int).flatMap { values[$0] as? String }
    #expect(certainty?.hasPrefix("uncertain") == true)
  }

  @Test func holdsATableForReadersWithoutScripts() throws {
    let page = ReportFormat.html.render(ReportFixture.report)
    let table = try #require(page.components(separatedBy: "<noscript>").last)
      .components(separatedBy: "</noscript>")[0]
    #expect(table.components(separatedBy: "<tr><td").count - 1 == 6)
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "]]>", "\"'><img src=x onerror=alert(1)>",
    "\u{1B}[31m\u{0}", "{{x}}${y}`", "\\u003c/script>", "\u{2028}\u{2029}\u{202E}",
  ])
  func hostileTextsStayText(_ text: String) throws {
    let page = ReportFormat.html.render(Self.report(with: text))
    #expect(!page.contains("<script>alert") && !page.contains("<img"))
    #expect(page.components(separatedBy: "</script").count - 1 == 2)
    #expect(!page.contains("\u{1B}") && !page.contains("\u{0}"))
    let data = try Self.data(of: page)
    let finding = try #require((data["findings"] as? [[String: Any]])?.first)
    #expect(finding["n"] as? String == text)
    let values = try #require(data["values"] as? [Any])
    let number = try #require(finding["m"] as? Int)
    #expect(values[number] as? String == text)
  }

  /// Where the width is a maximum, the page says how much of the text shows at most.
  @Test(arguments: [(LimitOrigin.constraint, false), (.undecided, true)])
  func namesABound(origin: LimitOrigin, isBound: Bool) throws {
    var report = ReportFixture.report
    report.findings = [ReportFixture.truncation]
    for frame in report.findings[0].frames.indices {
      report.findings[0].frames[frame].widthOrigin = origin
    }
    let data = try Self.data(of: ReportFormat.html.render(report))
    let finding = try #require((data["findings"] as? [[String: Any]])?.first)
    #expect((finding["bound"] as? Bool ?? false) == isBound)
  }

  /// The frame is 334 points wide: three times that is no useful advice if two lines are enough.
  @Test(arguments: [
    (356.25, "allow 2 lines or give it a frame 356.3 pt wide"), (1417.3, "allow 2 lines"),
  ])
  func proposesNoWidthOutOfProportion(width: Double, advice: String) throws {
    var report = ReportFixture.report
    report.findings = [ReportFixture.truncation]
    report.findings[0].locales[0].fits = .init(
      width: width, height: nil, lines: 2, largestCategory: nil)
    let data = try Self.data(of: ReportFormat.html.render(report))
    let finding = try #require((data["findings"] as? [[String: Any]])?.first)
    let locale = try #require((finding["L"] as? [[String: Any]])?.first)
    let values = try #require(data["values"] as? [Any])
    let number = try #require(locale["fix"] as? Int)
    #expect(values[number] as? String == advice)
  }

  @Test func holdsKeysOnlyWhereTextsMustNotTravel() {
    let page = ReportFormat.html.render(
      ReportFixture.report, options: ReportOptions(strings: .keys))
    for text in ["Συνέχεια", "المتابعة", "Continue to checkout", "Geschwindigkeits"] {
      #expect(!page.contains(text), "\(text)")
    }
    #expect(page.contains("App/Checkout#abc-de-fgh.text"))
  }

  @Test func aProjectWhereAllFitsHasNoHeatMap() {
    let page = ReportFormat.html.render(ReportFixture.clean)
    #expect(!page.contains("<table id=\"heat\">") && page.contains("✓ Passed."))
  }

  static func report(with text: String) -> AuditReport {
    var report = ReportFixture.report
    var finding = ReportFixture.truncation
    (finding.name, finding.message, finding.id) = (text, text, text)
    finding.locales[0].text = text
    finding.locales[0].locale = text
    report.findings = [finding]
    report.projects[0].name = text
    return report
  }

  private static func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">\n"))
    let end = try #require(page.range(of: "\n</script>", range: start.upperBound..<page.endIndex))
    let json = try JSONSerialization.jsonObject(
      with: Data(page[start.upperBound..<end.lowerBound].utf8))
    return try #require(json as? [String: Any])
  }
}
