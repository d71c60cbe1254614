import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import Testing

/// Android texts and plurals with the same name.
struct AndroidNamesTests {
  private static let text = #"<string name="songs">All your music</string>"#
  private static let plurals =
    #"<plurals name="songs"><item quantity="one">%d song</item>"#
    + #"<item quantity="other">%d songs</item></plurals>"#

  /// A project with a word-by-word German translation, because a repeated English text is no translation.
  private static func project(english: String, german: String) throws -> TemporaryProject {
    let german = german.replacing("%d song", with: "%d Lied").replacing("All", with: "Alle")
    return try TemporaryProject([
      "res/values/strings.xml": "<resources>\(english)</resources>",
      "res/values-de/strings.xml": "<resources>\(german)</resources>",
      "copyfit.yml": """
      strings: ["res/**/*.xml"]
      labels: [{ keys: "*", style: body, frame: { width: 2000 } }]
      """,
    ])
  }

  /// Each is looked up in every language separately, wherever the other is.
  @Test(
    arguments: [
      (text + plurals, text + plurals, 4, []), (text, text, 2, []), (plurals, plurals, 2, []),
      (text + plurals, plurals, 3, ["missing-translation songs de"]),
      (text + plurals, text, 3, ["missing-translation plurals/songs de"]),
      (
        text, plurals, 2,
        ["missing-translation plurals/songs en", "missing-translation songs de"]
      ),
    ] as [(String, String, Int, [String])])
  func areKeysOfTheirOwn(
    english: String, german: String, strings: Int, expected: [String]
  ) throws {
    let report = try Self.project(english: english, german: german).audit()
    #expect(report.coverage.measured == strings)
    let found = report.findings.filter { $0.rule != .placeholderWithoutSample }.map {
      "\($0.rule.rawValue) \($0.key ?? "") \($0.locales.map(\.locale).joined(separator: " "))"
    }
    #expect(found.sorted() == expected)
  }

  @Test func referencesMeanTheText() throws {
    let report = try Self.project(
      english: Self.text + Self.plurals + #"<string name="all">@string/songs</string>"#,
      german: Self.text + Self.plurals
    ).audit()
    #expect(report.coverage.measured == 6)
  }

  /// Elements of an array have keys that texts cannot have.
  @Test func arraysKeepTheirKeys() throws {
    let array = #"<string-array name="songs"><item>One</item></string-array>"#
    let report = try Self.project(english: Self.text + array, german: Self.text).audit()
    #expect(report.findings.map(\.key) == ["songs[0]"])
  }
}
