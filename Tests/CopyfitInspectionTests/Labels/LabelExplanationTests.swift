import Copyfit
import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitInspection
import Testing

/// What is said first of a label with several texts.
struct LabelExplanationTests {
  /// A text that is certainly truncated is first, as in a check, although another one may lose more.
  @Test func whatIsCertainIsFirst() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""k" = "%40d j";"#,
      "App/de.lproj/Localizable.strings": #""k" = "Zwölf sehr lange Tage";"#,
      "copyfit.yml": "labels: [{ key: k, style: body, frame: { width: 120 } }]",
    ])
    let options = AuditOptions(paths: [project.path], categories: [.large])
    let match = try #require(
      LabelSearch(try Audit(options).inspect()).labels(named: "k").matches.first)
    let fits = try LabelExplanation(match).fits
    #expect(fits.first.map { "\($0.text.locale) \($0.isUncertain)" } == "de false")
    #expect(
      fits.first { $0.text.filling == .guessed }?.worst?.visible?.hiddenCharacters ?? 0
        > fits.first?.worst?.visible?.hiddenCharacters ?? 0)
  }
}
