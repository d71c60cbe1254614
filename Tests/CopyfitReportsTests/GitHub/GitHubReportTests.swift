import CopyfitFindings
import CopyfitReports
import CopyfitSourceText
import Testing

struct GitHubReportTests {
  @Test func annotatesTheTranslation() {
    var report = ReportFixture.clean
    report.findings = [ReportFixture.unreachable]
    #expect(
      GitHubReport(report).text == """
        ::error title=Entries of a file are silently ignored [unreachable-entries],\
        file=App/it.lproj/Localizable.strings,line=19,col=22::\
        The second ';' ends the table: 13 entries after it are never read.
        ::notice title=Copyfit::Checked all 300 texts, on 60 labels in 5 languages, at all 12 text \
        sizes, on each screen of the storyboards and screens 375 pt wide.

        """)
  }

  /// A mark makes one `Character` with the colon, comma or percent sign before it.
  @Test func escapesWhatHasAMark() {
    var report = ReportFixture.clean
    var finding = ReportFixture.unreachable
    finding.source?.file = "a:\u{301},\u{301}%\u{301}.strings"
    report.findings = [finding]
    #expect(GitHubReport(report).text.contains("file=a%3A\u{301}%2C\u{301}%25\u{301}.strings,"))
  }

  /// Few results are shown, so each one counts the other languages of its finding.
  @Test func saysInHowManyMoreLanguages() {
    var report = ReportFixture.clean
    report.findings = [ReportFixture.truncation]
    let lines = GitHubReport(report).text.split(separator: "\n").filter {
      $0.contains("title=Text is")
    }
    #expect(lines.map { $0.contains(" Also in 1 more language.") } == [true, true])
  }

  /// Ten of a level are shown: nine labels, each once before any second time, and the number of others.
  @Test func keepsToTheLimit() {
    var report = ReportFixture.clean
    report.findings = (1...8).map { number in
      var finding = ReportFixture.truncation
      finding.name = "Label \(number)"
      return finding
    }
    let lines = GitHubReport(report).text.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(lines.count == 10)
    let named = lines.dropLast().map { line in
      line.split(separator: "::").last.map { String($0.prefix { $0 != ":" }) } ?? ""
    }
    #expect(named == (1...8).map { "Label \($0)" } + ["Label 1"])
    #expect(
      lines.last
        == "::error title=Copyfit::7 more errors, each for one label and language: see the report.")
  }

  @Test func namesPathsFromTheClone() {
    var report = ReportFixture.clean
    report.findings = [ReportFixture.unreachable]
    let options = ReportOptions(
      workingFolder: "/home/runner/app/ios", repositoryFolder: "/home/runner/app")
    #expect(GitHubReport(report, options: options).text.contains("file=ios/App/it.lproj/"))
  }

  @Test func notesAreOneLineForEachRule() {
    var report = ReportFixture.report
    report.failures = []
    let notices = GitHubReport(report).text.split(separator: "\n").filter {
      $0.hasPrefix("::notice title=Notes::")
    }
    #expect(notices.count == 1)
    let verbose = ReportOptions(style: PrettyStyle(detail: .verbose))
    #expect(GitHubReport(report, options: verbose).text.contains("[does-not-scale]::"))
  }
}
