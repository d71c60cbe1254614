import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitTestSupport
import Testing

/// The severity of broken formats, by whether a source names their key.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct UnusedKeyTests {
  @Test(arguments: [
    (#"f(NSLocalizedString("a", comment: ""))"#, "de.lproj/Localizable.strings", "error"),
    (#"f("a")"#, "de.lproj/Localizable.strings", "error"),
    (#"f(NSLocalizedString("b", comment: ""))"#, "de.lproj/Localizable.strings", "warning"),
    (#"f(NSLocalizedString("a" + kind, comment: ""))"#, "de.lproj/Localizable.strings", "error"),
    (#"f("\(kind)a".localized)"#, "de.lproj/Localizable.strings", "error"),
    (#"f(NSLocalizedString("b" + kind, comment: ""))"#, "de.lproj/Localizable.strings", "warning"),
    // The text may be of any format.
    (#"f(NSLocalizedString("b", comment: ""))"#, "de.xliff", "error"),
  ])
  func onlyATextThatCodeNamesBreaksTheApp(
    statement: String, file: String, severity: String
  ) throws {
    let texts = [
      "de.lproj/Localizable.strings": #""a" = "%@ fertig";"#,
      "de.xliff": """
      <xliff version="1.2"><file original="App/en.lproj/Localizable.strings" source-language="en" \
      target-language="de"><body><trans-unit id="a"><source>%d done</source>\
      <target>%@ fertig</target></trans-unit></body></file></xliff>
      """,
    ]
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""a" = "%d done"; "b" = "Pay";"#,
      "App/\(file)": texts[file] ?? "", "App/A.swift": statement,
    ])
    let found = try project.audit().findings.filter { $0.severity != .note }
    #expect(
      found.map { "\($0.rule.rawValue) \($0.severity.rawValue)" } == ["invalid-format \(severity)"])
  }
}

/// The severity of errors in Android's strings, by whether a source names their key.
struct UnusedAndroidKeyTests {
  private static let texts = [
    "en": #"<string name="a.b">%d of %d</string>"#,
    "de": #"<string name="a.b">%1$d von %</string>"#,
  ]

  private static func found(_ files: [String: String]) throws -> [Finding] {
    let texts = [
      "app/src/main/res/values/strings.xml": "<resources>\(texts["en"] ?? "")</resources>",
      "app/src/main/res/values-de/strings.xml": "<resources>\(texts["de"] ?? "")</resources>",
    ]
    return try TemporaryProject(texts.merging(files) { $1 }).audit().findings
      .filter { $0.severity != .note }
  }

  @Test(arguments: [
    (["lib/A.kt": "f(R.string.a_b)"], "error"), (["lib/A.java": "f(R.string.a_b);"], "error"),
    (["lib/A.kt": "f(CommonStrings.a_b)"], "error"), (["lib/A.kt": #"val k = "a_b""#], "error"),
    (["lib/A.kt": "f(R.string.a_bc)"], "warning"),
    (["lib/A.kt": "", "app/src/main/res/layout/a.xml": #"<V text="@string/a.b"/>"#], "error"),
    (["lib/A.kt": "", "app/src/main/res/layout/a.xml": #"<V text="@string/a"/>"#], "warning"),
    // Without code, nothing is known.
    ([:], "error"), (["app/src/main/res/layout/a.xml": "<V/>"], "error"),
  ])
  func onlyATextThatASourceNamesBreaksTheApp(_ files: [String: String], severity: String) throws {
    let found = try Self.found(files)
    #expect(
      found.map { "\($0.rule.rawValue) \($0.severity.rawValue)" } == ["invalid-format \(severity)"])
    #expect(found.first?.message.hasSuffix("No source names the key.") == (severity == "warning"))
  }

  @Test(arguments: [("f(R.array.m)", "error"), ("f(R.array.n)", "warning")])
  func textsOfArrays(statement: String, severity: String) throws {
    let found = try Self.found([
      "app/src/main/res/values/strings.xml": Self.array("%d of %d"),
      "app/src/main/res/values-de/strings.xml": Self.array("%1$d von %"),
      "app/src/main/java/A.java": statement,
    ])
    #expect(found.map { "\($0.key ?? "") \($0.severity.rawValue)" } == ["m[0] \(severity)"])
  }

  private static func array(_ text: String) -> String {
    "<resources><string-array name=\"m\"><item>\(text)</item></string-array></resources>"
  }

  @Test(arguments: [("f(R.plurals.n)", "error"), ("f(R.plurals.m)", "warning")])
  func pluralsWithoutOther(statement: String, severity: String) throws {
    let plurals = #"<plurals name="n"><item quantity="one">1</item></plurals>"#
    let found = try Self.found([
      "app/src/main/res/values/strings.xml": "<resources>\(plurals)</resources>",
      "app/src/main/res/values-de/strings.xml": "<resources></resources>",
      "app/src/main/java/A.java": statement,
    ])
    #expect(
      found.map { "\($0.rule.rawValue) \($0.severity.rawValue)" }
        == ["missing-plural-category \(severity)"])
  }
}
