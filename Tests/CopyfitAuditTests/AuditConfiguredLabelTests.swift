import CopyfitAuditTestSupport
import Copyfit
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitInspection
import CopyfitSourceText
import Testing

/// Labels in the configuration.
struct AuditConfiguredLabelTests {
  private static let german = #"""
    "pay.title" = "Zahlungsbestätigung herunterladen";
    "pay.hello" = "Hallo %@, %d neue Rechnungen";
    "other" = "Anderes";
    """#

  private static func project(_ configuration: String, german: String = german) throws
    -> TemporaryProject
  {
    try TemporaryProject([
      "copyfit.yml": configuration,
      "App/de.lproj/Localizable.strings": german,
      "App/en.lproj/Localizable.strings": #"""
      "pay.title" = "Pay";
      "pay.hello" = "Hi %@, %d new";
      "other" = "Other";
      """#,
    ])
  }

  @Test func everyEntryThatMatchesIsALabel() throws {
    let report = try Self.project(
      """
      labels:
        - keys: "pay.*"
          style: body
          frame: { width: 200 }
      """
    ).audit()
    #expect(report.summary.labels == 2)
    #expect(report.coverage.measured == 4)
    #expect(report.coverage.withoutFrame == 2)
    let found = report.findings.filter { $0.rule == .truncation }
    #expect(
      Set(found.map(\.id)) == [
        "App/Localizable#label:pay.title", "App/Localizable#label:pay.hello",
      ])
    #expect(found.allSatisfy { $0.frames.allSatisfy { $0.widthOrigin == .configured } })
    #expect(found.first?.source?.file == "copyfit.yml")
  }

  /// Two keys of a table may differ only in normalization; both are labels, and both are reported.
  @Test(arguments: ["\"*\"", "no*"])
  func keysThatDifferInNormalization(keys: String) throws {
    let project = try TemporaryProject([
      "copyfit.yml":
        "devices: [375]\nlabels: [{ keys: \(keys), style: body, frame: { width: 20 } }]",
      "App/en.lproj/Localizable.strings": """
      "caf\u{E9}" = "Donaudampfschifffahrtsgesellschaftskapitänskajütentür";
      "cafe\u{301}" = "Donaudampfschifffahrtsgesellschaftskapitänskajütentür";
      """,
    ])
    let report = try project.audit()
    let rule: Rule = keys == "no*" ? .wordWiderThanScreen : .truncation
    let found = report.findings.filter { $0.rule == rule }
    #expect(Set(found.map(\.fingerprint)).count == 2)
    #expect(found.map(\.locales.count) == [1, 1])
  }

  @Test(arguments: [
    ("", ["%@", "%d"]), ("samples: { \"%@\": Wilhelmina }", ["%d"]),
    ("samples: { \"%@\": Wilhelmina, \"%d\": 1234 }", []),
  ])
  func placeholders(samples: String, unfilled: [String]) throws {
    let report = try Self.project(
      """
      \(samples)
      labels:
        - key: pay.hello
          style: body
          frame: { width: 2000 }
      """
    ).audit()
    let notes = report.findings.filter { $0.rule == .placeholderWithoutSample }
    #expect(notes.count == (unfilled.isEmpty ? 0 : 1))
    #expect(unfilled.allSatisfy { notes.first?.message.contains($0) ?? false })
    #expect(notes.allSatisfy { $0.locales.map(\.locale) == ["de", "en"] })
  }

  @Test func whatIsNotToBeTranslatedIsNotMissing() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "Brand": {"shouldTranslate": false}, "Gone": {"extractionState": "stale"}, "Pay": {},
        "Sum": {"localizations": {"de": {"stringUnit": {"value": "Summe"}}}}}}
      """
    let project = try TemporaryProject([
      "App/Localizable.xcstrings": catalog,
      "copyfit.yml": """
      nonLabels: [untranslatable]
      labels: [{ keys: "*", style: body, frame: { width: 200 } }]
      """,
    ])
    let report = try project.audit()
    #expect(report.summary.labels == 3)
    let missing = report.findings.filter { $0.rule == .missingTranslation }
    #expect(missing.map(\.key) == ["Pay"])
    #expect(missing.flatMap(\.locales).map(\.locale) == ["de"])
  }

  /// A missing translation points to the source text, whichever languages are checked.
  @Test(
    arguments: [
      (nil, "a", "en.lproj", ["de", "fr"]), (["de"], "a", "en.lproj", ["de"]),
      (["de", "fr"], "b", "en.lproj", ["de", "fr"]), (nil, "c", "de.lproj", ["en", "fr"]),
    ] as [([String]?, String, String, [String])])
  func aMissingTranslationPointsToTheSourceText(
    languages: [String]?, key: String, folder: String, expected: [String]
  ) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": "// Pay\n\"a\" = \"A\"; \"b\" = \"B\";",
      "App/de.lproj/Localizable.strings": "\n\"c\" = \"C\";",
      "App/fr.lproj/Localizable.strings": "\"d\" = \"D\";",
      "copyfit.yml": "labels: [{ keys: '*', style: body, frame: { width: 200 } }]",
    ])
    let findings = try project.audit(AuditOptions(locales: languages)).findings
    let finding = try #require(
      findings.first { $0.rule == .missingTranslation && $0.key == key })
    #expect(finding.source?.file == "copyfit.yml")
    #expect(finding.locales.map(\.locale) == expected)
    for locale in finding.locales {
      #expect(locale.string?.file == "App/\(folder)/Localizable.strings")
      #expect(locale.string?.position.line == 2)
    }
    let names = expected.map { ["de": "German", "en": "English", "fr": "French"][$0] ?? $0 }
    #expect(
      finding.message == "The key '\(key)' has no text in \(names.joined(separator: " and ")).")
  }

  @Test func anEntryThatMatchesNothingIsReported() throws {
    let report = try Self.project(
      """
      labels:
        - key: pay.title
          style: body
          frame: { width: 2000 }
        - key: pay.titel
          style: body
          frame: { width: 2000 }
      """
    ).audit()
    let finding = try #require(report.findings.first { $0.rule == .unmatchedEntry })
    #expect(finding.severity == .warning)
    #expect(finding.source?.position.line == 5)
    #expect(report.exitStatus == 0)
  }

  @Test func twoEntriesOfOneIdentityAskForAName() throws {
    let project = try Self.project(
      """
      labels:
        - keys: "pay.*"
          style: body
          frame: { width: 200 }
        - key: pay.title
          style: headline
          frame: { width: 200 }
      """)
    let error = #expect(throws: AuditError.self) { try project.audit() }
    let message = try #require(error?.messages.first)
    #expect(message.contains("copyfit.yml:5:"))
    #expect(message.contains("'name'"))
  }

  /// A key that could not be compared is not a key that does not match.
  @Test func anExpressionThatTakesTooLongIsAnErrorOfItsEntry() throws {
    let key = String(repeating: "a", count: 5_000) + "!"
    let project = try TemporaryProject([
      "en.lproj/Localizable.strings": "\"\(key)\" = \"A\"; \"pay\" = \"Pay\";",
      "copyfit.yml": """
      labels:
        - { key: pay, style: body, frame: { width: 200 } }
        - { regex: (a+)+$, style: body, frame: { width: 200 } }
      """,
    ])
    let error = #expect(throws: AuditError.self) { try project.audit() }
    #expect(error?.messages.count == 1)
    #expect(
      error?.messages.first?.hasSuffix(
        "copyfit.yml:3:5: the regular expression '(a+)+$' takes too many steps on "
          + "'\(key.prefix(60))'; repetitions inside of repetitions, such as (a+)+, cause that")
        == true)
  }

  @Test func namesTellLabelsOfOneKeyApart() throws {
    let report = try Self.project(
      """
      labels:
        - { name: button, key: pay.title, style: body, frame: { width: 100 } }
        - { name: header, key: pay.title, style: body, frame: { width: 100 } }
      """
    ).audit()
    let found = report.findings.filter { $0.rule == .truncation }
    #expect(
      found.map(\.id) == [
        "App/Localizable#button:pay.title", "App/Localizable#header:pay.title",
      ])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  /// One line of 17 points is 20.3 points high; the ink of capitals and descenders about 16.
  @Test(arguments: [
    ("frame: { width: 100 }", Rule.truncation, "truncation"),
    ("frame: { width: 100 }, minimumScaleFactor: 0.1", .shrunkText, "shrunk"),
    ("frame: { width: 100 }, lines: 0", .wordSplit, "split"),
    ("frame: { width: 2000, height: 8 }", .verticalClipping, "low"),
  ])
  func rules(frame: String, rule: Rule, name: String) throws {
    let report = try Self.project(
      """
      categories: [large]
      labels:
        - { key: pay.title, name: \(name), style: body, \(frame) }
      """
    ).audit()
    let finding = try #require(report.findings.first { Rule.ofLabels.contains($0.rule) })
    #expect(finding.rule == rule)
    #expect(finding.id == "App/Localizable#\(name):pay.title")
    #expect(finding.message.hasSuffix("."))
  }

  @Test func theGateEndsAtACategory() throws {
    func report(through: String) throws -> AuditReport {
      try Self.project(
        """
        gate: { through: \(through) }
        labels:
          - key: pay.title
            style: body
            frame: { width: 320 }
        """
      ).audit()
    }
    let strict = try report(through: "AX5")
    #expect(strict.exitStatus == 1)
    #expect(strict.gate.reason == "1 finding at error level")
    let lax = try report(through: "large")
    #expect(lax.findings.first { $0.rule == .truncation }?.severity == .warning)
    #expect(lax.exitStatus == 0)
    #expect(lax.gate.passed)
  }

  /// After the second line is lost, the letters show whole for long: a text that does not fit by one rule fits by none.
  @Test func theLargestCategoryIsThatOfAllRules() throws {
    let report = try Self.project(
      "labels: [{ key: pay.title, style: body, lines: 0, frame: { width: 300, height: 40 } }]"
    ).audit()
    let german = Dictionary(
      uniqueKeysWithValues: report.findings.compactMap { finding in
        finding.locales.first { $0.locale == "de" }.map { (finding.rule, $0) }
      })
    let truncation = try #require(german[.truncation])
    let clipping = try #require(german[.verticalClipping])
    let first = try #require(truncation.categories.first)
    #expect(clipping.categories.first.map { $0 > first } == true)
    #expect(truncation.fits?.largestCategory.map { $0.rawValue + 1 } == first.rawValue)
    #expect(clipping.fits?.largestCategory == truncation.fits?.largestCategory)
    // One frame is too low for both: the second finding refers to the first, and one fix is enough.
    #expect(clipping.goesWith == .truncation && truncation.goesWith == nil)
    let message = report.findings.first { $0.rule == .verticalClipping }?.message
    #expect(message?.contains("goes with the 'truncation' finding of the same label.") == true)
    #expect(clipping.fits?.ways == [] && truncation.fits?.ways.isEmpty == false)
  }

  /// `check` and `try` count the excess characters equally: at the sizes up to the gate's.
  @Test(arguments: ["large", "AX2", "AX5"])
  func tooManyCharactersAreThoseOfATrial(through: String) throws {
    let project = try Self.project(
      """
      gate: { through: \(through) }
      labels: [{ key: pay.title, style: body, lines: 1, frame: { width: 60, height: free } }]
      """)
    let finding = try #require(
      try project.audit().findings.first { $0.rule == .truncation }?.locales.first {
        $0.locale == "de"
      })
    let projects = try Audit(AuditOptions(paths: [project.path])).inspect()
    let trial = try TextTrial(
      [], in: LabelSearch(projects).labels(named: "pay.title").matches, locale: "de")
    #expect(finding.excess?.characters == trial.today.first?.excess)
    #expect(finding.excess?.through.name == through)
  }

  @Test func warningsFailAStrictGate() throws {
    let project = try Self.project(
      """
      labels:
        - { key: pay.title, style: body, frame: { width: 2000 } }
        - { key: nothing, style: body, frame: { width: 2000 } }
      """)
    #expect(try project.audit().exitStatus == 0)
    #expect(try project.audit(AuditOptions(strict: true)).exitStatus == 1)
  }
}

extension Rule {
  /// The rules about how a text fits its label.
  static let ofLabels: Set<Rule> = [.truncation, .verticalClipping, .wordSplit, .shrunkText]
}
