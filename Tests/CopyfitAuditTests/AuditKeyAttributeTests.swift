import Copyfit
import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitLabels
import Testing

/// Texts with keys in runtime attributes of documents, without an entry in the configuration.
struct AuditKeyAttributeTests {
  private static func label(_ id: String, _ attributes: [(String, String)]) -> String {
    let list = attributes.map { keyPath, value in
      #"<userDefinedRuntimeAttribute type="string" keyPath="\#(keyPath)" value="\#(value)"/>"#
    }.joined()
    return StoryboardText.label(id, "Label").replacing(
      "</label>",
      with: "<userDefinedRuntimeAttributes>\(list)</userDefinedRuntimeAttributes></label>")
  }

  private static func project(
    _ labels: [String], _ files: [String: String] = [:]
  ) throws -> TemporaryProject {
    let own = [
      "App/Base.lproj/Main.storyboard": StoryboardText(labels: labels).xml,
      "App/en.lproj/Localizable.strings": #""pay.now" = "Pay now"; "fee" = "Fee"; "YES" = "Yes";"#,
      "App/de.lproj/Localizable.strings":
        #""pay.now" = "Jetzt kostenpflichtig bezahlen"; "fee" = "Gebühr"; "YES" = "Ja";"#,
    ]
    return try TemporaryProject(own.merging(files) { $1 })
  }

  @Test func anAttributeWithAKeyGivesTheText() throws {
    let report = try Self.project([
      Self.label("aaa-11-aaa", [("style", "title"), ("localizedText", "pay.now")])
    ]).audit()
    let cut = try #require(report.findings.first { $0.rule == .truncation })
    #expect(cut.key == "pay.now")
    #expect(cut.locales.map(\.locale) == ["de"])
    #expect(report.coverage.measured == 2)
  }

  /// A baseline from before the key was found still matches.
  @Test func findingsKeepTheirFingerprint() throws {
    func fingerprints(_ attribute: String) throws -> [String] {
      try Self.project([Self.label("aaa-11-aaa", [(attribute, "pay.now")])]).audit().findings
        .filter { $0.rule == .doesNotScale }.map(\.fingerprint)
    }
    #expect(try fingerprints("localizedText") == fingerprints("accessibilityIdentifier"))
  }

  @Test(
    arguments: [
      ("text", "pay.now"), ("accessibilityLabel", "pay.now"), ("localVOLabelKey", "pay.now"),
      ("localizedText", "no.such.key"), ("style", "title"),
    ])
  func otherAttributesGiveNone(_ keyPath: String, _ value: String) throws {
    let report = try Self.project([Self.label("aaa-11-aaa", [(keyPath, value)])]).audit()
    #expect(report.findings.allSatisfy { $0.key != "pay.now" || $0.rule != .truncation })
    #expect(report.coverage.measured == 0)
    // As without an attribute: what is drawn is a stand-in that code replaces.
    #expect(report.coverage.skipped.contains { $0.why == .label(.text(.placeholder)) })
  }

  /// A minority of values may be keys by chance; if most are keys, another value is an unknown key.
  @Test(
    arguments: [
      (["fee", "no.such.key"], "no table has the key that its attribute names", 2),
      (["fee", "one", "two"], "the text is a placeholder", 0),
    ])
  func aKeyPathIsJudgedByAllItsValues(_ values: [String], _ why: String, _ measured: Int) throws {
    let labels = values.enumerated().map { number, value in
      Self.label("aa\(number)-11-aaa", [("name", value)])
    }
    let report = try Self.project(labels).audit()
    #expect(report.coverage.skipped.contains { $0.what == .label && $0.why.text == why })
    #expect(report.coverage.measured == measured)
  }

  @Test func ofSeveralTablesTheBundlesOwnHasTheKey() throws {
    let label = Self.label("aaa-11-aaa", [("localizedText", "pay.now")])
    let far = ["Kit/en.lproj/Localizable.strings": #""pay.now" = "Pay";"#]
    #expect(try Self.project([label], far).audit().coverage.measured == 2)
    let near = ["App/en.lproj/Other.strings": #""pay.now" = "Pay";"#]
    let report = try Self.project([label], near).audit()
    #expect(report.coverage.measured == 0)
    #expect(
      report.coverage.skipped.contains {
        $0.why == .label(.text(.ambiguousKey))
      })
  }

  @Test func theConfigurationGivesAKey() throws {
    let elements = "elements: [{ id: aaa-11-aaa, key: pay.now }, { id: bbb-11-bbb, key: none }]"
    let report = try Self.project(
      [StoryboardText.label("aaa-11-aaa", "Label"), StoryboardText.label("bbb-11-bbb", "Label")],
      ["copyfit.yml": elements]
    ).audit()
    #expect(report.findings.first { $0.rule == .truncation }?.key == "pay.now")
    #expect(report.coverage.measured == 2)
    #expect(report.coverage.skipped.contains { $0.why == .label(.text(.missingConfiguredKey)) })
  }

  @Test func aPlaceholderHasAKeyOfItsOwn() throws {
    let field = """
      <textField opaque="NO" contentMode="scaleToFill" borderStyle="none" id="fff-11-fff" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="16" y="100" width="100" \
      height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/>\
      <constraints><constraint firstAttribute="width" constant="100" id="wff-11-fff"/></constraints>\
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="localizedPlaceholder"><string key="value">pay.now</string></userDefinedRuntimeAttribute>\
      </userDefinedRuntimeAttributes></textField>
      """
    let report = try Self.project([field]).audit()
    #expect(
      report.findings.first { $0.rule == .truncation }?.id == "App/Main#fff-11-fff.placeholder")
  }

  @Test func keysOfObjectsThatAreNotReadAreLeftOut() throws {
    let report = try Self.project(
      [StoryboardText.label("aaa-11-aaa", "Fee")],
      [
        "App/de.lproj/Main.strings": #""aaa-11-aaa.text" = "Gebühr"; "zzz-11-zzz.text" = "Weg";"#,
        "App/de.lproj/Gone.strings": #""aaa-11-aaa.text" = "Fort"; "bbb-11-bbb.text" = "Fort";"#,
      ]
    ).audit()
    let strings = report.coverage.skipped.filter { $0.what == .string }.map {
      "\($0.count) \($0.why.text)"
    }
    #expect(
      strings == [
        "2 of a storyboard or xib that is missing or not measured",
        "1 of an object that its storyboard or xib does not have",
      ])
  }

  /// A check of one storyboard uses the texts of its keys from tables that are not selected, and nothing else.
  @Test func aRunOfOneDocumentFindsItsKeys() throws {
    let project = try Self.project(
      [Self.label("aaa-11-aaa", [("localizedText", "pay.now")])],
      ["App/fr.lproj/Localizable.strings": #""fee" = "50 % d'argent"; "fee" = "Frais";"#])
    let document = project.path + "/App/Base.lproj/Main.storyboard"
    let report = try project.audit(AuditOptions(paths: [document]))
    #expect(report.findings.first { $0.rule == .truncation }?.key == "pay.now")
    #expect(report.coverage.measured == 2)
    #expect(report.coverage.withoutFrame == 0)
    #expect(!report.findings.contains { $0.rule == .duplicateKey })
  }
}
