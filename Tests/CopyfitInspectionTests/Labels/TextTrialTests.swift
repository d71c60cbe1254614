import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitInspection
import Testing

@Suite struct TextTrialTests {
  private static let files = [
    "App/en.lproj/Localizable.strings": #""pay" = "Pay %@ now"; "days" = "%d days";"#,
    "App/de.lproj/Localizable.strings": #""pay" = "%@ zahlen";"#,
    "copyfit.yml": """
    gate: { through: xLarge }
    samples: { "%@": "12,50 €" }
    labels:
      - { key: pay, name: wide, style: body, frame: { width: 300 } }
      - { key: pay, name: narrow, style: body, frame: { width: 120 } }
      - { key: days, font: { name: system, size: 17 }, frame: { width: 60 } }
    """,
  ]

  private func attempt(_ key: String, _ texts: [String], _ locale: String = "de") throws
    -> TextTrial
  {
    let project = try TemporaryProject(Self.files)
    let projects = try Audit(AuditOptions(paths: [project.path])).inspect()
    return try TextTrial(
      texts, in: LabelSearch(projects).labels(named: key).matches, locale: locale)
  }

  @Test func aWordingIsJudgedInAllLabelsOfItsKey() throws {
    let trial = try attempt("wide:pay", ["%@ jetzt bezahlen"])
    let wording = try #require(trial.wordings.first)
    #expect(
      wording.judgments.map(\.label.id).map { $0.suffix(10) } == ["e#wide:pay", "narrow:pay"])
    #expect(wording.judgments.map(\.outcome) == [.fits, .truncated])
    #expect(!trial.passes)
    #expect(wording.worst?.label.id.hasSuffix("narrow:pay") == true)
  }

  @Test func placeholdersAreFilledAsTheKeysAre() throws {
    let trial = try attempt("pay", ["Zahle %@"])
    let texts = trial.wordings.flatMap(\.judgments).flatMap(\.fits).map(\.text.text)
    #expect(Set(texts) == ["Zahle 12,50 €"])
    #expect(Set(trial.today.flatMap(\.fits).map(\.text.text)) == ["12,50 € zahlen"])
  }

  /// The text fits without this number of characters, and does not fit with one more.
  @Test(arguments: ["%@ jetzt bezahlen", "Wilhelmina zahlt heute sehr viel", "WWWWWWWWWWWWWWW"])
  func excessIsWhatMustGo(text: String) throws {
    let trial = try attempt("narrow:pay", [text])
    let judgment = try #require(trial.wordings.first?.judgments.last)
    let shown = try #require(judgment.fits.first?.text.text)
    let excess = try #require(judgment.excess)
    #expect(excess > 0)
    let shorter = try attempt(
      "narrow:pay", [String(shown.dropLast(excess)), String(shown.dropLast(excess - 1))])
    #expect(shorter.wordings.map { $0.judgments.last?.outcome } == [.fits, .truncated])
  }

  @Test(arguments: [
    (InspectedFit.Outcome.fits, false), (.shrinks, false), (.splitsWord, false), (.clipped, true),
    (.truncated, true),
  ])
  func lettersThatAreClippedAreLostAsTextIs(outcome: InspectedFit.Outcome, isCut: Bool) {
    #expect(outcome.isCut == isCut)
  }

  @Test func onlyCategoriesUpToTheGateCount() throws {
    let trial = try attempt("narrow:pay", ["Zahle jetzt"])
    let fit = try #require(trial.wordings.first?.judgments.last?.fits.first)
    #expect(trial.wordings.first?.judgments.last?.outcome == .fits)
    #expect(fit.outcome(through: .accessibility5) == .truncated)
    #expect(fit.first?.category == .accessibility1)
  }

  @Test func aLanguageWithoutATextCanBeTried() throws {
    let trial = try attempt("days", ["%d dagen"], "nl")
    #expect(trial.today.isEmpty)
    #expect(
      trial.wordings.first?.judgments.first?.fits.map(\.text.filling) == [.guessed, .emptied])
  }
}
