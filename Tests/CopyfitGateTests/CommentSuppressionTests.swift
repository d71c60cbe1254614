import CopyfitAuditTestSupport
import CopyfitDynamicType
@testable import CopyfitFindings
import CopyfitSourceText
import Foundation
import Testing

@testable import CopyfitAudit

/// Findings that `[copyfit:ignore …]` in a catalog's comment accepts.
struct CommentSuppressionTests {
  private static let configuration = """
    labels: [{ key: title, frame: { width: 60 }, font: { name: system, size: 17 } }]
    """

  private static func project(
    source comment: String = "", german: String = "", rules: String = ""
  ) throws -> TemporaryProject {
    try TemporaryProject([
      "App/en.lproj/Localizable.strings": "/* \(comment) */\n\"title\" = \"Confirm the payment\";",
      "App/de.lproj/Localizable.strings": "/* \(german) */\n\"title\" = \"Zahlung bestätigen\";",
      "copyfit.yml": configuration + rules,
    ])
  }

  private static func accepted(_ report: AuditReport) -> [String] {
    report.findings.filter { $0.rule == .truncation }.flatMap(\.locales)
      .filter { $0.status == .suppressed }.map(\.locale)
  }

  private static func complaints(_ report: AuditReport) -> [String] {
    report.findings.filter { $0.rule == .unusedSuppression }.map(\.message)
  }

  @Test(arguments: [
    ("[copyfit:ignore truncation -- a name]", ["de", "en"], []),
    ("A title. [copyfit:ignore truncation, does-not-scale — a name] More.", ["de", "en"], []),
    (
      "[copyfit:ignore truncation]", [],
      ["[copyfit:ignore] gives no reason, so it accepts nothing: add one behind '--'."]
    ),
    (
      "[copyfit:ignore truncation -- ]", [],
      ["[copyfit:ignore] gives no reason, so it accepts nothing: add one behind '--'."]
    ),
    (
      "[copyfit:ignore word-split -- a name]", [],
      ["The comment accepts 'word-split', but nothing of the kind is found."]
    ),
    (
      "[copyfit:ignore truncaton -- a name]", [],
      ["The comment accepts an unknown rule 'truncaton'; did you mean 'truncation'?"]
    ),
    ("[copyfit:ignore -- a name]", [], ["[copyfit:ignore] names no rule, so it accepts nothing."]),
    (
      "[copyfit:ingore truncation -- a name]", [],
      [
        "The comment [copyfit:ingore] has no effect: write '[copyfit:ignore RULE -- reason]'."
      ]
    ),
    ("Names [in brackets] are checked by Copyfit, ignore nothing. Ask [us].", [], []),
  ])
  func acceptsWhatItSays(comment: String, locales: [String], complaints: [String]) throws {
    let report = try Self.project(source: comment).audit()
    #expect(Self.accepted(report) == locales)
    #expect(Self.complaints(report) == complaints)
    let place = report.findings.first { $0.rule == .unusedSuppression }?.source
    #expect(place?.file == (complaints.isEmpty ? nil : "App/en.lproj/Localizable.strings"))
    #expect(report.exitStatus == (locales.isEmpty ? 1 : 0))
  }

  /// Text that only resembles a directive is reported with the one that is probably meant.
  @Test(arguments: [
    ("[copyfit:ignore truncation - a name]", "truncation -- a name"),
    ("[copyfit:ignore truncation: a name]", "truncation -- a name"),
    ("[copyfit:ignore: truncation -- a name]", "truncation -- a name"),
    ("[copyfit:ignore(truncation, word-split) -- a name]", "truncation, word-split -- a name"),
    ("[copyfit ignore trunctation -- a name]", "truncation -- a name"),
    ("[Copyfit:Ignore truncation -- a name]", "truncation -- a name"),
    ("[copyfit:ignore truncation -- never closed", "truncation -- never closed"),
    ("copyfit:ignore truncation", "truncation -- reason"),
    ("[copyfit ignore]", "RULE -- reason"),
  ])
  func suggestsWhatIsMeant(comment: String, suggestion: String) throws {
    let report = try Self.project(source: comment).audit()
    #expect(Self.accepted(report).isEmpty)
    #expect(
      Self.complaints(report) == [
        "The comment says '\(comment)', which accepts nothing; did you mean "
          + "'[copyfit:ignore \(suggestion)]'?"
      ])
  }

  @Test func aTranslationSpeaksForItself() throws {
    let report = try Self.project(german: "[copyfit:ignore truncation -- shown elsewhere]").audit()
    #expect(Self.accepted(report) == ["de"])
    #expect(
      report.findings.flatMap(\.locales).flatMap(\.acceptances)
        == [Acceptance(.comment, reason: "shown elsewhere")])
    #expect(Self.complaints(report).isEmpty)
    #expect(report.exitStatus == 1)
  }

  /// A translation's own comment counts in addition to the source's, which may be copied to it.
  @Test(arguments: [
    ("[copyfit:ignore truncation -- a name]", []),
    (
      "[copyfit:ignore word-split -- a name]",
      ["The comment accepts 'word-split', but nothing of the kind is found."]
    ),
  ])
  func aTranslationSpeaksBesideTheSource(german: String, complaints: [String]) throws {
    let report = try Self.project(
      source: "[copyfit:ignore truncation -- a name]", german: german
    ).audit()
    #expect(Self.accepted(report) == ["de", "en"])
    #expect(Self.complaints(report) == complaints)
    #expect(
      report.findings.first { $0.rule == .unusedSuppression }?.locales.map(\.locale)
        == (complaints.isEmpty ? nil : ["de"]))
  }

  /// Every language's comment is checked, and each problem is reported once.
  @Test(arguments: [
    (
      "[copyfit:ignore truncation -- x]", "[copyfit:ignore truncaton -- x]", ["fr"],
      "The comment accepts an unknown rule 'truncaton'; did you mean 'truncation'?"
    ),
    (
      "[copyfit:ignore truncation]", "[copyfit:ignore truncation]", ["de", "fr"],
      "[copyfit:ignore] gives no reason, so it accepts nothing: add one behind '--'."
    ),
    (
      "[copyfit:ignore truncation]", "[copyfit:ignore -- x]", ["de", "fr"],
      "In 'de': [copyfit:ignore] gives no reason, so it accepts nothing: add one behind '--'. "
        + "In 'fr': [copyfit:ignore] names no rule, so it accepts nothing."
    ),
  ])
  func everyTranslationIsLookedAt(
    german: String, french: String, locales: [String], complaint: String
  ) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""title" = "Confirm the payment";"#,
      "App/de.lproj/Localizable.strings": "/* \(german) */\n\"title\" = \"Zahlung bestätigen\";",
      "App/fr.lproj/Localizable.strings": "/* \(french) */\n\"title\" = \"Confirmer le paiement\";",
      "copyfit.yml": Self.configuration,
    ])
    let found = try project.audit().findings.filter { $0.rule == .unusedSuppression }
    #expect(found.map(\.message) == [complaint])
    #expect(found.first?.locales.map(\.locale) == locales)
    #expect(
      found.first?.locales.compactMap(\.string?.file)
        == locales.map { "App/\($0).lproj/Localizable.strings" })
  }

  @Test func onlyARunOverAllTellsWhatIsUnused() throws {
    let project = try Self.project(source: "[copyfit:ignore word-split -- a name]")
    #expect(Self.complaints(try project.audit()).count == 1)
    #expect(Self.complaints(try project.audit(AuditOptions(locales: ["de"]))).isEmpty)
    #expect(Self.complaints(try project.audit(AuditOptions(categories: [.large]))).isEmpty)
  }

  @Test(
    arguments: [
      "App/Localizable.xcstrings":
        #"{"sourceLanguage":"en","strings":{"title":{"comment":"[copyfit:ignore truncation -- x]","localizations":{"en":{"stringUnit":{"state":"translated","value":"Confirm the payment"}}}}}}"#,
      "App/en.po":
        "msgid \"\"\nmsgstr \"Language: en\\n\"\n\n#. [copyfit:ignore truncation -- x]\nmsgid \"title\"\nmsgstr \"Confirm the payment\"\n",
      "App/app_en.arb":
        #"{"@@locale":"en","title":"Confirm the payment","@title":{"description":"[copyfit:ignore truncation -- x]"}}"#,
      "App/res/values/strings.xml":
        "<resources>\n<!-- [copyfit:ignore truncation -\u{2D} x] -->\n<string name=\"title\">Confirm the payment</string></resources>",
    ].sorted { $0.key < $1.key })
  func everyCatalogHasComments(file: String, text: String) throws {
    // XML comments cannot contain two hyphens; the dash that editors insert for them is also accepted.
    let text = file.hasSuffix(".xml") ? text.replacing("-- x", with: "— x") : text
    let report = try TemporaryProject([file: text, "copyfit.yml": Self.configuration]).audit()
    #expect(Self.accepted(report) == ["en"], "\(report.findings.map(\.message))")
    #expect(Self.complaints(report).isEmpty)
  }

  /// A comment with many opening brackets is read once, in linear time.
  @Test(
    arguments: [
      ("[copyfit:ignore\n", ""), ("[copyfit:ignore truncation] ", ""), ("copyfit\n", "]"),
      ("[copyfit", "\n]"),
    ])
  func readsLongCommentsOnce(part: String, end: String) {
    let count = 20_000
    let found = CommentDirective.all(in: String(repeating: part, count: count) + end)
    #expect(found.count == (part.hasPrefix("[copyfit:") ? count : 0))
  }
}
