import CopyfitAudit
import Testing

/// Keys of Android that only refer to others.
struct AndroidAliasesTests {
  private static func strings(_ strings: String) -> String { "<resources>\(strings)</resources>" }

  /// - Parameter selector: How the configuration selects the label's key.
  private static func project(
    german: String, selector: String = "table: strings, keys: alias"
  ) throws -> TemporaryProject {
    try TemporaryProject([
      "res/values/strings.xml": strings(
        #"<string name="ok">Go</string><string name="alias">@string/ok</string>"#
          + #"<string name="other">Other</string>"#),
      "res/values-de/strings.xml": strings(german),
      "copyfit.yml": """
      strings: ["res/**/*.xml"]
      labels: [{ \(selector), style: body, frame: { width: 120 } }]
      """,
    ])
  }

  @Test(arguments: ["table: strings, keys: alias", "keys: 'al*'", "key: alias"])
  func showsWhatTheOtherKeySaysInEachLanguage(selector: String) throws {
    let report = try Self.project(
      german: #"<string name="ok">Jetzt gleich zur Kasse gehen</string>"#, selector: selector
    ).audit()
    let truncations = report.findings.filter { $0.rule == .truncation }
    #expect(truncations.map(\.key) == ["alias"])
    #expect(truncations.flatMap(\.locales).map(\.text) == ["Jetzt gleich zur Kasse gehen"])
    let missing = report.findings.filter { $0.rule == .missingTranslation }
    #expect(missing.map(\.key) == ["other"])
  }

  /// Android merges all files of a language.
  @Test func showsWhatAnotherFileSaysInEachLanguage() throws {
    let report = try TemporaryProject([
      "res/values/strings.xml": Self.strings(
        #"<string name="way">@string/alias</string><string name="none">@string/gone</string>"#),
      "res/values/donottranslate.xml": Self.strings(#"<string name="alias">@string/ok</string>"#),
      "res/values/shared.xml": Self.strings(#"<string name="ok">Go</string>"#),
      "res/values-de/strings.xml": Self.strings(#"<string name="b">B</string>"#),
      "res/values-de/shared.xml": Self.strings(
        #"<string name="ok">Jetzt gleich zur Kasse</string>"#),
      "copyfit.yml": """
      strings: ["res/**/*.xml"]
      labels: [{ key: way, style: body, frame: { width: 120 } }]
      """,
    ]).audit()
    let truncations = report.findings.filter { $0.rule == .truncation }
    #expect(truncations.flatMap(\.locales).map(\.text) == ["Jetzt gleich zur Kasse"])
    #expect(report.summary.labels == 1)
  }

  /// What a language does not say itself, the default resources say, whatever language those are said to be in.
  @Test(arguments: [
    ("", "Far too long a text"),
    ("<string name=\"ok\">Jetzt gleich zahlen</string>", "Jetzt gleich zahlen"),
  ])
  func refersToDefaultResources(german: String, text: String) throws {
    let report = try TemporaryProject([
      "res/values/strings.xml":
        "<resources xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"en\">"
        + #"<string name="way">Go</string><string name="then">@string/ok</string>"#
        + #"<string name="ok">Far too long a text</string></resources>"#,
      "res/values-de/strings.xml": Self.strings(
        #"<string name="way">@string/then</string><string name="z">Z</string>"#),
      "res/values-de/shared.xml": Self.strings(german + #"<string name="b">B</string>"#),
      "copyfit.yml": """
      strings: ["res/**/*.xml"]
      labels: [{ key: way, style: body, frame: { width: 80 } }]
      """,
    ]).audit()
    let truncations = report.findings.filter { $0.rule == .truncation }
    #expect(truncations.flatMap(\.locales).map(\.text) == [text])
  }

  @Test func isNoGapWhereTheOtherKeyIsOne() throws {
    let report = try Self.project(german: #"<string name="other">Anderes</string>"#).audit()
    let missing = report.findings.filter { $0.rule == .missingTranslation }
    #expect(missing.map(\.message) == ["The key 'ok' has no text in de."])
  }
}
