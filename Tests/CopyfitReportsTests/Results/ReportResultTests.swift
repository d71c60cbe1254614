import Copyfit
import CopyfitFindings
import CopyfitSourceText
import Testing

@testable import CopyfitReports

struct ReportResultTests {
  private static func all(_ findings: [Finding]) -> ReportResults {
    var report = ReportFixture.clean
    report.findings = findings
    return ReportResults(report: report, paths: ReportPaths(report, ReportOptions()))
  }

  private static func results(_ finding: Finding) -> [ReportResult] { Array(all([finding]).all) }

  /// Forms of a text and bold text have a locale's fingerprint in common: code scanning would show duplicates.
  @Test func theWorstOfALocaleSpeaksForIt() {
    var finding = ReportFixture.truncation
    finding.locales[0].severity = .warning
    var bold = finding.locales[0]
    (bold.boldText, bold.severity) = (true, .error)
    finding.locales.append(bold)
    let results = Self.results(finding)
    #expect(results.map(\.fingerprint) == ["44556677", "8899aabb"])
    #expect(results.map(\.severity) == [.error, .error])
    #expect(results[0].locale?.boldText == true)
  }

  /// A language without any other details is in a sentence.
  @Test func aLanguageAloneIsASentence() {
    var finding = Finding(
      rule: .invalidEscape, severity: .warning, message: "\\/ is not an escape", fingerprint: "1")
    finding.key = "pin"
    finding.locales = [LocaleFinding(locale: "el", fingerprint: "2", severity: .warning)]
    #expect(
      Self.results(finding).map { $0.message(in: ReportFixture.clean) } == [
        "pin: \\/ is not an escape. In Greek (el)."
      ])
  }

  /// If only a few languages are shown, the worst one is first, not the first one by tag.
  @Test(
    arguments: [
      (.certain, .accessibility5, 3, ["ar", "el"]), (.certain, .accessibility1, 3, ["ar", "el"]),
      (.certain, .accessibility1, 6, ["el", "ar"]), (.certain, .large, 3, ["el", "ar"]),
      (.uncertain, .large, 9, ["ar", "el"]),
    ] as [(Certainty, ContentSizeCategory, Int, [String])])
  func theWorstLanguageOfALabelIsSpreadFirst(
    certainty: Certainty, first: ContentSizeCategory, hidden: Int, order: [String]
  ) {
    var finding = ReportFixture.truncation
    finding.locales[1].certainty = certainty
    (finding.locales[1].first, finding.locales[1].hiddenCharacters) = (first, hidden)
    let results = Self.results(finding)
    #expect(results.map(\.locale?.locale) == ["ar", "el"])
    let spread =
      Self.all([finding]).spread(.error, limit: 9).first
      + Self.all([finding]).spread(.warning, limit: 9).first
    #expect(spread.map(\.locale?.locale) == order)
  }

  /// The worst of each finding comes before the second of any; omitted ones are counted.
  @Test func eachFindingIsSpreadBeforeItsSecondLanguage() {
    var finding = ReportFixture.truncation
    for index in finding.locales.indices { finding.locales[index].severity = .error }
    let spread = Self.all([finding, finding, finding]).spread(.error, limit: 4)
    #expect(spread.first.map(\.number) == [0, 0, 0, 1])
    #expect(spread.count == 6)
  }

  /// A result is created from its index among all of its finding.
  @Test func resultsAreFoundByTheirNumbers() {
    let results = Self.all([ReportFixture.truncation, ReportFixture.unreachable])
    let found = results.references.map { results[$0] }
    #expect(found.map(\.fingerprint) == results.all.map(\.fingerprint))
    #expect(found.map(\.place) == results.all.map(\.place))
    #expect(results.worstFirst.map(\.severity) == found.map(\.severity).sorted(by: >))
  }

  @Test func whatHasNoPlaceIsReportedOnce() {
    var finding = ReportFixture.truncation
    finding.rule = .missingTranslation
    for index in finding.locales.indices { finding.locales[index].string = nil }
    let results = Self.results(finding)
    #expect(results.count == 1)
    #expect(results[0].locale == nil)
    #expect(results[0].place?.path == "App/Base.lproj/Checkout.storyboard")
  }

  /// A missing translation is one result at the text to translate, with each language once in its message.
  @Test(arguments: [1, 2])
  func whatIsMissingIsReportedAtTheSourceText(count: Int) throws {
    var finding = ReportFixture.truncation
    (finding.rule, finding.message) = (.missingTranslation, "The key 'a' has no text in ar and el.")
    finding.locales = Array(finding.locales.prefix(count))
    let string = SourceLocation(file: "en.strings", position: .init(line: 4, column: 7))
    for index in finding.locales.indices { finding.locales[index].string = string }
    let results = Self.results(finding)
    let result = try #require(results.first)
    #expect(results.count == 1)
    #expect(result.place == .init(path: "en.strings", line: 4, column: 7))
    #expect(
      result.label == .init(path: "App/Base.lproj/Checkout.storyboard", line: 40, column: 9))
    #expect(result.fingerprint == finding.fingerprint)
    #expect(
      result.message(in: ReportFixture.clean)
        == "\(ReportFixture.truncation.name ?? ""): The key 'a' has no text in ar and el.")
  }

  @Test func noLineIsBelowOne() {
    var finding = ReportFixture.unreachable
    finding.source = SourceLocation(file: "a", position: .init(line: 0, column: 0))
    #expect(Self.results(finding)[0].place == .init(path: "a", line: 1, column: 1))
  }
}
