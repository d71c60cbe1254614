import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Android keys that only refer to others.
struct AndroidAliasesTests {
  private static func strings(_ strings: String) -> String { "<resources>\(strings)</resources>" }

  /// - Parameter selector: The selection of the label's key in the configuration.
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

  /// A text that a language lacks comes from the default resources, whatever their language is.
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

  /// A module may refer to texts of the project's other modules, which may be its libraries.
  @Test(arguments: [("shared", 0), ("gone", 1)])
  func referencesToOtherModules(key: String, count: Int) throws {
    let report = try TemporaryProject([
      "app/src/main/res/values/strings.xml": Self.strings(
        #"<string name="c">@string/\#(key)</string>"#),
      "ui/src/main/res/values/strings.xml": Self.strings(#"<string name="shared">Go</string>"#),
    ]).audit()
    #expect(report.findings.count { $0.rule == .catalogSyntax } == count)
  }

  /// Gradle makes texts of its own.
  @Test(arguments: [
    ("build.gradle.kts", #"resValue("string", "shop_name", "Pay")"#, 0),
    ("build.gradle", "resValue 'string', 'shop_name', \"Pay\"", 0),
    ("build.gradle", "resValue 'bool', 'shop_name', \"true\"", 1),
    ("build.gradle", "resValue 'string'", 1),
    ("settings.gradle", #"resValue("string", "shop_name", "Pay")"#, 1),
  ])
  func referencesToWhatTheBuildMakes(file: String, text: String, count: Int) throws {
    let report = try TemporaryProject([
      "app/src/main/res/values/strings.xml": Self.strings(
        #"<string name="share">@string/shop_name</string>"#),
      "app/\(file)": "android {\n defaultConfig {\n  \(text)\n } }",
    ]).audit()
    #expect(report.findings.count { $0.rule == .catalogSyntax } == count)
  }

  /// A reference to a missing text is reported at its place; its key still exists.
  @Test(arguments: [
    ("@string/gone", ["strings.xml:1 warning"]), ("@string/ok", []), ("@android:string/ok", []),
    ("@null", []),
    ("@string/half", ["strings.xml:1 warning", "strings.xml:1 warning"]),
  ])
  func danglingReferencesAreReported(reference: String, expected: [String]) throws {
    let more = reference.hasSuffix("half") ? #"<string name="half">@string/gone</string>"# : ""
    let report = try TemporaryProject([
      "res/values/strings.xml": Self.strings(
        #"<string name="ok">Go</string><string name="c">\#(reference)</string>\#(more)"#),
      "res/values-de/strings.xml": Self.strings(
        #"<string name="c">C</string><string name="ok">Los</string>"#),
      "copyfit.yml": #"strings: ["res/**/*.xml"]"#,
    ]).audit()
    let told = report.findings.filter { $0.rule == .catalogSyntax }.map { finding in
      let place = finding.source.map { "\($0.file.split(separator: "/").last ?? "")" } ?? ""
      return "\(place):\(finding.source?.position.line ?? 0) \(finding.severity.rawValue)"
    }
    #expect(told == expected)
    #expect(report.findings.allSatisfy { $0.rule != .orphanKey })
  }

  /// In a chain, the first link with a text in a language applies, whatever files the links are in.
  @Test(
    arguments: [
      (true, ["b"], "Deutsch b"), (true, ["c"], "Deutsch c"), (true, ["b", "c"], "Deutsch b"),
      (true, ["d"], nil), (false, ["b"], "Deutsch b"), (false, ["c"], "Deutsch c"),
      (false, ["b", "c"], "Deutsch b"),
    ] as [(Bool, [String], String?)])
  func aliasesOfAliases(inOneFile: Bool, keys: [String], text: String?) throws {
    let links = (
      #"<string name="a">@string/b</string>"#, #"<string name="b">@string/c</string>"#,
      #"<string name="c">Far too long a text</string>"#
    )
    let texts = keys.map { #"<string name="\#($0)">Deutsch \#($0)</string>"# }.joined()
    let report = try TemporaryProject([
      "res/values/strings.xml": Self.strings(links.0 + (inOneFile ? links.1 + links.2 : "")),
      "res/values/more.xml": Self.strings(inOneFile ? "" : links.1),
      "res/values/texts.xml": Self.strings(inOneFile ? "" : links.2),
      "res/values-de/strings.xml": Self.strings(texts),
      "copyfit.yml": """
      strings: ["res/**/*.xml"]
      labels: [{ key: a, style: body, frame: { width: 20 } }]
      """,
    ]).audit()
    let truncations = report.findings.filter { $0.rule == .truncation }.flatMap(\.locales)
    #expect(truncations.filter { $0.locale == "de" }.map(\.text) == (text.map { [$0] } ?? []))
  }

  /// A reference to a cycle is not reported as a reference to a missing text.
  @Test func manyReferencesWithoutATextAreCounted() throws {
    let cycles = (0..<1_500).map {
      "<string name=\"c\($0)\">@string/d\($0)</string>\n"
    }.joined()
    let more = (0..<1_500).map {
      "<string name=\"d\($0)\">@string/c\($0)</string><string name=\"x\($0)\">@string/gone</string>\n"
    }.joined()
    let report = try TemporaryProject([
      "res/values/a.xml": Self.strings(cycles), "res/values/b.xml": Self.strings(more),
      "copyfit.yml": #"strings: ["res/**/*.xml"]"#,
    ]).audit()
    let found = report.findings.filter { $0.rule == .catalogSyntax }
    #expect(found.count == 1_001 + 1_001)
    let summaries = found.filter { $0.message.contains("500 more problems of this kind") }
    #expect(summaries.map { $0.source?.file } == ["res/values/a.xml", "res/values/b.xml"])
    #expect(summaries.map(\.count) == [1_000, 500])
  }

  @Test func whatRefersToACycleRefersToAKeyThatIsThere() throws {
    let report = try TemporaryProject([
      "res/values/strings.xml": Self.strings(
        #"<string name="a">@string/b</string><string name="b">@string/a</string>"#),
      "res/values/more.xml": Self.strings(#"<string name="c">@string/a</string>"#),
      "copyfit.yml": #"strings: ["res/**/*.xml"]"#,
    ]).audit()
    let messages = report.findings.filter { $0.rule == .catalogSyntax }.map(\.message)
    #expect(
      messages == [
        #""a" refers to itself by way of "b": it has no text, and Android shows none."#
      ])
  }

  @Test func isNoGapWhereTheOtherKeyIsOne() throws {
    let report = try Self.project(german: #"<string name="other">Anderes</string>"#).audit()
    let missing = report.findings.filter { $0.rule == .missingTranslation }
    #expect(missing.map(\.message) == ["The key 'ok' has no text in German."])
  }

  /// The files of a language may differ from those of the default resources; the place is that of the text.
  @Test(arguments: [
    (
      ["values-de/strings.xml": "\n\n<string name=\"ok\">Jetzt zur Kasse gehen</string>"],
      "res/values-de/strings.xml:3"
    ),
    (
      [
        "values-de/strings.xml": "\n<string name=\"ok\">Jetzt zur Kasse gehen</string>",
        "values-de/aliases.xml": "<string name=\"b\">B</string>",
      ], "res/values-de/strings.xml:2"
    ),
    (
      [
        "values-de/strings.xml": "\n<string name=\"ok\">Gut</string>",
        "values-de/other.xml": "\n\n\n<string name=\"alias\">Jetzt zur Kasse gehen</string>",
      ], "res/values-de/other.xml:4"
    ),
  ])
  func showsWhatALanguageSaysInOtherFiles(german: [String: String], place: String) throws {
    var files = [
      "res/values/strings.xml": Self.strings("<string name=\"ok\">Go</string>"),
      "res/values/aliases.xml": Self.strings("<string name=\"alias\">@string/ok</string>"),
      "copyfit.yml": """
      strings: ["res/**/*.xml"]
      labels: [{ key: alias, style: body, frame: { width: 120 } }]
      """,
    ]
    for (file, text) in german { files["res/" + file] = Self.strings(text) }
    let report = try TemporaryProject(files).audit()
    let truncations = report.findings.filter { $0.rule == .truncation }.flatMap(\.locales)
    #expect(truncations.map(\.text) == ["Jetzt zur Kasse gehen"])
    #expect(
      truncations.map { "\($0.string?.file ?? ""):\($0.string?.position.line ?? 0)" } == [place])
  }

  @Test(
    arguments: [
      (
        [
          "values/a.xml": "\n<string name=\"a\">@string/b</string>",
          "values/b.xml": "<string name=\"b\">@string/a</string>",
        ],
        ["res/values/a.xml:2 \"a\" refers to itself by way of \"b\""]
      ),
      (
        [
          "values/a.xml":
            "<string name=\"a\">@string/b</string><string name=\"d\">@string/b</string>",
          "values/b.xml":
            "<string name=\"b\">@string/c</string><string name=\"e\">@string/c</string>",
          "values/c.xml": "<string name=\"c\">@string/a</string>",
        ],
        ["res/values/a.xml:1 \"a\" refers to itself by way of \"b\" and \"c\""]
      ),
      (
        [
          "values/a.xml": "<string name=\"a\">A</string><string name=\"b\">@string/a</string>",
          "values-de/a.xml": "\n<string name=\"a\">@string/b</string>",
        ],
        ["res/values-de/a.xml:2 \"a\" refers to itself by way of \"b\""]
      ),
      (
        [
          "values/a.xml": "<string name=\"a\">@string/b</string>",
          "values/b.xml": "<string name=\"b\">@string/gone</string>",
        ], []
      ),
    ] as [([String: String], [String])])
  func cyclesOverFilesAreReported(strings: [String: String], expected: [String]) throws {
    var files = ["copyfit.yml": "strings: [\"res/**/*.xml\"]"]
    for (file, text) in strings { files["res/" + file] = Self.strings(text) }
    let report = try TemporaryProject(files).audit()
    // A reference to nothing is a separate finding.
    let found = report.findings.filter {
      $0.rule == .catalogSyntax && $0.message.contains("refers to itself")
    }
    #expect(
      found.map {
        let place = "\($0.source?.file ?? ""):\($0.source?.position.line ?? 0)"
        return place + " " + ($0.message.split(separator: ":").first ?? "")
      } == expected)
  }
}
