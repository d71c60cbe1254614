import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitSourceText
import Foundation
import Testing

/// Files that are broken, missing or without labels.
struct AuditFileTests {
  @Test func oneBrokenFileDoesNotHideTheOthers() throws {
    let project = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", "Pay", width: 120)]
      ).xml,
      "App/Base.lproj/Broken.storyboard": "<?xml version=\"1.0\"?><document><scenes>",
      "App/cs.lproj/Main.strings": "\"aaa-11-aaa.text\" = \"Zaplatit \"hned\"\";\n",
      "App/de.lproj/Main.strings": #""aaa-11-aaa.text" = "Zahlungsbestätigung herunterladen";"#,
    ])
    let report = try project.audit()
    #expect(report.findings.contains { $0.rule == .truncation })
    let unreadable = try #require(report.findings.first { $0.rule == .unreadableFile })
    #expect(unreadable.source?.file == "App/Base.lproj/Broken.storyboard")
    let syntax = try #require(report.findings.first { $0.rule == .catalogSyntax })
    #expect(syntax.source?.file == "App/cs.lproj/Main.strings")
    #expect(syntax.locales.map(\.locale) == ["cs"])
    #expect(report.exitStatus == 1)
  }

  /// An audit with given screens.
  private static var onScreens: AuditOptions {
    var options = AuditOptions()
    options.devices = [.canvas, .width(375)]
    return options
  }

  @Test func stringsWithoutALabelAreCounted() throws {
    let project = try TemporaryProject([
      "App/de.lproj/Localizable.strings": #""a" = "Ja"; "b" = "Nein";"#,
      "App/en.lproj/Localizable.strings": #""a" = "Yes"; "b" = "No";"#,
    ])
    let report = try project.audit()
    #expect(report.exitStatus == 0)
    #expect(report.failures.isEmpty)
    #expect(report.coverage.withoutFrame == 4)
  }

  @Test(arguments: ["App/de.lproj/Localizable.strings", "App/Localizable.xcstrings"])
  func keysOfTwoNormalizationsAreTwoStrings(file: String) throws {
    let text =
      file.hasSuffix(".strings")
      ? "\"\u{E9}\" = \"a\"; \"e\u{301}\" = \"b\";"
      : #"{"sourceLanguage": "de", "strings": {"\u00E9": {}, "e\u0301": {}}}"#
    let report = try TemporaryProject([file: text]).audit()
    #expect(report.coverage.withoutFrame == 2)
    #expect(report.findings.isEmpty)
  }

  @Test func aLanguageFolderByItsOldNameIsTheLanguages() throws {
    let label = StoryboardText(labels: [StoryboardText.label("aaa-11-aaa", "Pay", width: 120)]).xml
    let project = try TemporaryProject([
      "App/English.lproj/Main.storyboard": label,
      "App/German.lproj/Sub/Main.strings": #""aaa-11-aaa.text" = "Zahlungsbestätigung laden";"#,
      "App/German.lproj/Broken.strings": #""a" = "#,
    ])
    let report = try project.audit()
    #expect(report.checked.locales == ["de", "en"])
    #expect(report.coverage.measured == 2)
    #expect(report.findings.first { $0.rule == .truncation }?.locales.map(\.locale) == ["de"])
    #expect(report.findings.first { $0.rule == .catalogSyntax }?.locales.map(\.locale) == ["de"])
  }

  @Test func anEmptyProjectIsNothingToCheck() throws {
    let report = try? TemporaryProject(["README": ""]).audit()
    #expect(report?.exitStatus ?? 2 == 2)
    #expect(report?.failures.first?.hasPrefix("Nothing to check") ?? true)
  }

  @Test func aWordWiderThanTheScreenIsFoundWithoutALabel() throws {
    let project = try TemporaryProject([
      "App/de.lproj/Localizable.strings": """
      "short" = "Ja";
      "long" = "Die Rechtsschutzversicherungsgesellschaften antworten.";
      "address" = "rechtsschutzversicherungsgesellschaften.example";
      """
    ])
    // Without a device, the words of Apple's catalogs are compared with the usual screen.
    #expect(try project.audit().findings.compactMap(\.key) == ["long"])
    let report = try project.audit(Self.onScreens)
    let found = report.findings.filter { $0.rule == .wordWiderThanScreen }
    #expect(found.map(\.key) == ["long"])
    let finding = try #require(found.first)
    #expect(finding.severity == .warning)
    #expect(finding.source?.position.line == 2)
    #expect(finding.locales.first?.text == "Rechtsschutzversicherungsgesellschaften")
    #expect(finding.locales.first?.categories.last == .accessibility2)
    #expect(finding.frames.first?.width == 375)
  }

  @Test func ofAWordThePartThatNoLineBreakDividesIsMeasured() throws {
    let project = try TemporaryProject([
      "App/nb.lproj/Localizable.strings": """
      "long" = "Watch-komplikasjonsoppdateringsinnstillinger";
      "short" = "Bokmerke-og-innstillinger-og-oppdateringer";
      """
    ])
    let found = try project.audit(Self.onScreens).findings
      .filter { $0.rule == .wordWiderThanScreen }
    #expect(found.map(\.key) == ["long"])
    let locale = try #require(found.first?.locales.first)
    #expect(locale.text == "komplikasjonsoppdateringsinnstillinger")
    #expect((375..<650).contains(locale.fits?.width ?? 0))
  }

  @Test func aLocaleThatIsNotThereIsReported() throws {
    let project = try TemporaryProject([
      "copyfit.yml": """
      locales: [no, sq]
      labels: [{ key: a, style: body, frame: { width: 200 } }]
      """,
      "App/nb.lproj/Localizable.strings": #""a" = "Ja";"#,
      "App/de.lproj/Localizable.strings": #""a" = "Ja";"#,
    ])
    let report = try project.audit()
    #expect(report.checked.locales == ["nb"])
    #expect(report.failures.count == 1)
    #expect(report.failures.first?.contains("copyfit.yml:1:15: ") == true)
    #expect(report.failures.first?.contains("'sq'") == true)
    #expect(!report.gate.passed)
    #expect(report.gate.reason?.contains("'sq'") == true)
    #expect(report.exitStatus == 2)
  }

  @Test func theNumberOfThreadsChangesNothing() throws {
    var german = ""
    for number in 0..<120 {
      german += "\"k\(number)\" = \"Zahlung Nummer \(number) bestätigen\";\n"
    }
    let project = try TemporaryProject([
      "copyfit.yml":
        "sourceLanguage: de\nlabels: [{ keys: \"k*\", style: body, frame: { width: 220 } }]",
      "App/de.lproj/Localizable.strings": german,
      "App/el.lproj/Localizable.strings": german.replacingOccurrences(
        of: "Zahlung", with: "Πληρωμή"),
      "App/de.lproj/Second.strings": #""a" = "Ja"; "b" = "Nein"; "c" = "%d";"#,
      "App/el.lproj/Second.strings": #""a" = "%@"; "c" = "%@";"#,
      "App/de.lproj/Third.strings": #""a" = "%d";"#,
      "App/el.lproj/Third.strings": #""a" = "%@";"#,
    ])
    let one = try project.audit(AuditOptions(jobs: 1))
    #expect(one == (try project.audit(AuditOptions(jobs: 2))))
    #expect(one == (try project.audit(AuditOptions(jobs: 7))))
    #expect(one.findings.count > 100)
    #expect(Set(one.findings.map(\.table)).isSuperset(of: ["Localizable", "Second", "Third"]))
  }

  /// Equal problems of a key are one finding, and different problems are several.
  @Test func problemsThatSayTheSameAreOneFinding() throws {
    let project = try TemporaryProject([
      "App/de.lproj/Localizable.strings": #"""
      "a" = "\q";
      "a" = "Ja";
      "b" = "\q und \z";
      "b" = "Nein";
      "a" = "Doch";
      """#
    ])
    let report = try project.audit()
    let found = report.findings.filter { $0.rule == .duplicateKey || $0.rule == .invalidEscape }
    #expect(Set(found.map(\.fingerprint)).count == found.count)
    let repeated = try #require(found.first { $0.rule == .duplicateKey && $0.key == "a" })
    #expect(repeated.message.hasSuffix("Also in line 5.") == true)
    #expect(found.filter { $0.rule == .invalidEscape && $0.key == "b" }.count == 2)
  }

  @Test func projectsOfOneNameAreDistinguishedByTheirPaths() throws {
    let files = [
      "one/App/de.lproj/Localizable.strings": #""a" = "Ja";"#,
      "two/App/de.lproj/Localizable.strings": #""a" = "Ja";"#,
    ]
    let project = try TemporaryProject(files)
    let paths = ["/one/App", "/two/App"].map { project.path + $0 }
    let report = try project.audit(AuditOptions(paths: paths))
    #expect(report.projects.map(\.name) == paths.map { "App (\($0))" })
    #expect(report.projects.map(\.path) == paths)
  }
}
