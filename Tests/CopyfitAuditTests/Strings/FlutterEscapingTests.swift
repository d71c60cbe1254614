import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Apostrophes in Flutter's texts, which quote only if the app's settings say so.
struct FlutterEscapingTests {
  @Test(
    arguments: [
      (nil, "Delete 'Ann'?"), ("use-escaping: true\narb-dir: lib", "Delete {name}?"),
      ("use-escaping: false", "Delete 'Ann'?"), ("arb-dir: lib", "Delete 'Ann'?"),
      ("use-escaping: [", "Delete 'Ann'?"),
    ] as [(String?, String)])
  func apostrophesAreReadAsTheAppSays(settings: String?, shown: String) throws {
    var files = [
      "lib/l10n/app_en.arb":
        #"{"del": "Delete '{name}'?", "@del": {"placeholders": {"name": {"example": "Ann"}}}}"#,
      "copyfit.yml": "labels: [{ keys: '*', style: body, frame: { width: 10 } }]",
    ]
    files["l10n.yaml"] = settings
    let report = try TemporaryProject(files).audit()
    #expect(report.findings.first { $0.rule == .truncation }?.locales.first?.text == shown)
  }

  @Test(arguments: [
    (nil, ["a", "b"]), ("use-escaping: true", ["b"]), ("use-escaping: false", ["a", "b"]),
  ])
  func numberSignsAreReadAsTheAppSays(settings: String?, keys: [String]) throws {
    var files = [
      "lib/app_en.arb": """
      {"a": "{n, plural, other{No. '#'}}",
      "b": "{n, plural, other{# days}}"}
      """
    ]
    files["l10n.yaml"] = settings
    let found = try TemporaryProject(files).audit().findings.filter { $0.rule == .invalidFormat }
    #expect(found.map(\.key) == keys)
    #expect(found.last?.source?.position.line == 2)
  }
}
