import CopyfitAuditTestSupport
import Copyfit
import CopyfitDynamicType
import CopyfitFindings
import CopyfitLabels
import CopyfitSourceText
import Testing

/// Labels with a class or runtime attributes that the configuration explains.
struct AuditCustomClassTests {
  /// A label 200 points wide with a class that sets its font and text from runtime attributes.
  private static func label(
    _ id: String, _ text: String, class name: String? = "StyledLabel",
    _ attributes: [(String, String)] = []
  ) -> String {
    let list = attributes.map { keyPath, value in
      """
      <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="\(value)"/>
      """
    }.joined()
    return StoryboardText.label(
      id, text, attributes: name.map { #"customClass="\#($0)""# } ?? ""
    ).replacing(
      "</label>",
      with: "<userDefinedRuntimeAttributes>\(list)</userDefinedRuntimeAttributes></label>")
  }

  private static func audit(
    _ labels: [String], _ configuration: String, german: String = ""
  ) throws -> AuditReport {
    let project = try TemporaryProject([
      "copyfit.yml": configuration,
      "App/Base.lproj/Main.storyboard": StoryboardText(labels: labels).xml,
      "App/de.lproj/Main.strings": #""aaa-11-aaa.text" = "Jetzt bezahlen";"#,
      "App/en.lproj/Localizable.strings": #""pay.now" = "Pay now";"#,
      "App/de.lproj/Localizable.strings": #""pay.now" = "Jetzt kostenpflichtig bezahlen";"#,
      "App/fr.lproj/Localizable.strings": #""other" = "Autre";"#,
    ])
    return try project.audit()
  }

  @Test func aClassHasATextStyle() throws {
    let labels = [
      Self.label("aaa-11-aaa", "Pay"), Self.label("bbb-11-bbb", "Pay", class: "PlainLabel"),
      Self.label("ccc-11-ccc", "Pay", class: nil),
    ]
    let report = try Self.audit(labels, "elements: [{ class: Styled*, style: body }]")
    let scaled = report.findings.filter { $0.font?.scales == true }
    #expect(Set(scaled.compactMap(\.key)) == ["aaa-11-aaa.text"])
    let cut = try #require(scaled.first { $0.rule == .truncation })
    #expect(cut.locales.map(\.locale) == ["de"])
    #expect(cut.locales.first?.categories.contains(.accessibility5) == true)
  }

  @Test func anAttributesValueHasATextStyle() throws {
    let labels = [
      Self.label("aaa-11-aaa", "Pay", [("style", "title")]),
      Self.label("bbb-11-bbb", "Pay", [("style", "body")]), Self.label("ccc-11-ccc", "Pay"),
    ]
    let report = try Self.audit(
      labels,
      """
      elements:
        - { class: StyledLabel, attributes: { style: title }, style: title1 }
        - { attributes: { style: "b*" }, style: body }
      """)
    let notes = report.findings.filter { $0.rule == .doesNotScale }
    #expect(notes.map(\.key) == ["aaa-11-aaa.text", "bbb-11-bbb.text", "ccc-11-ccc.text"])
    #expect(notes.map { $0.font?.size } == [28, 17, 17])
    #expect(notes.map { $0.font?.scales } == [true, true, false])
  }

  @Test func anAttributeHoldsTheTextsKey() throws {
    let labels = [
      Self.label("aaa-11-aaa", "Label", [("localizedKey", "pay.now")]),
      Self.label("bbb-11-bbb", "Fee", [("localizedKey", "no.such.key")]),
    ]
    let report = try Self.audit(labels, "elements: [{ keyAttribute: localizedKey }]")
    let cut = try #require(report.findings.first { $0.rule == .truncation })
    #expect(cut.id == "App/Main#aaa-11-aaa.text")
    #expect(cut.key == "pay.now")
    #expect(cut.table == "Localizable")
    #expect(cut.locales.map(\.locale) == ["de"])
    #expect(cut.locales.first?.string?.file == "App/de.lproj/Localizable.strings")
    let missing = report.findings.filter { $0.rule == .missingTranslation && $0.key == "pay.now" }
    #expect(missing.map { $0.locales.map(\.locale) } == [["fr"]])
    // Both texts of the key; the text for the other key is not the document's.
    #expect(report.coverage.measured == 2)
    #expect(
      report.coverage.skipped.contains {
        $0.why == .label(.text(.missingKey)) && $0.count == 1
      })
  }

  @Test func theTableOfAKeyMayBeAnother() throws {
    let labels = [Self.label("bbb-11-bbb", "Label", [("key", "aaa-11-aaa.text")])]
    let report = try Self.audit(labels, "elements: [{ keyAttribute: key, table: M* }]")
    #expect(report.coverage.measured == 1)
  }

  @Test func whatIsMeantForNothingIsReported() throws {
    let report = try Self.audit(
      [Self.label("aaa-11-aaa", "Pay")],
      """
      elements:
        - { class: NoSuchLabel, style: body }
        - { attributes: { style: title }, lines: 2 }
        - { id: aaa-11-aaa, class: StyledLabel, keyAttribute: key }
      """)
    let unmatched = report.findings.filter { $0.rule == .unmatchedEntry }
    #expect(
      unmatched.map(\.message) == [
        "No label of Interface Builder has the class 'NoSuchLabel'.",
        "No label of Interface Builder has style 'title'.",
        "No label of Interface Builder has the identity 'aaa-11-aaa', the class 'StyledLabel' and "
          + "the attribute 'key'.",
      ])
    #expect(Set(unmatched.map(\.fingerprint)).count == 3)
    #expect(unmatched.map { $0.source?.position.line } == [2, 3, 4])
  }
}
