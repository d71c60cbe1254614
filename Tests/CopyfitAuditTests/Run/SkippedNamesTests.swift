import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import Testing

/// The names and places of omitted items, as listed by `--verbose`.
struct SkippedNamesTests {
  private static let files = [
    "copyfit.yml": "labels: [{ key: pay, style: body, frame: { width: 300 } }]",
    "App/en.lproj/Localizable.strings": "\"pay\" = \"Pay\";",
    "App/de.lproj/Localizable.strings": "\"pay\" = \"Zahlen\";;\n\"a\" = \"A\";\n\"b\" = \"B\";",
    "App/en.lproj/InfoPlist.strings":
      (1...25).map { "\"K\(100 + $0)\" = \"V\";" }.joined(separator: "\n"),
    "Watch/Interface.storyboard": """
    <?xml version="1.0"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" \
    targetRuntime="watchKit"><scenes/></document>
    """,
    "App/Broken.xib": "<document",
    "App/Old.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "old": { "extractionState": "stale", "localizations": {} } } }
    """,
  ]

  @Test(arguments: [
    (AuditReport.Coverage.Skipped.Kind.file, ["App/Broken.xib"], 0),
    (.entry, ["App/de.lproj/Localizable.strings:1 (2)"], 0),
    (.key, ["App/Old.xcstrings"], 0),
    (.document, ["Watch/Interface.storyboard"], 0),
    (
      .string,
      (1...20).map { "App/en.lproj/InfoPlist.strings:\($0) K\(100 + $0) (en)" }, 5
    ),
  ])
  func areReported(what: AuditReport.Coverage.Skipped.Kind, names: [String], unnamed: Int) throws {
    let report = try TemporaryProject(Self.files).audit()
    let skipped = report.coverage.skipped.filter { $0.what == what }
    #expect(skipped.flatMap(\.names) == names)
    #expect(skipped.map(\.unnamed) == [unnamed])
  }

  /// With several projects each name includes its project, and no more names are listed than for one.
  @Test func areReportedWithTheirProjects() throws {
    let root = try TemporaryProject(
      Dictionary(
        uniqueKeysWithValues: ["A", "B"].flatMap { app in
          Self.files.map { ("\(app)/\($0)", $1) }
        }))
    let report = try root.audit(AuditOptions(paths: ["A", "B"].map { root.path + "/" + $0 }))
    let strings = report.coverage.skipped.first { $0.what == .string }
    #expect(strings?.count == 50 && strings?.names.count == 20 && strings?.unnamed == 30)
    let documents = report.coverage.skipped.first { $0.what == .document }
    #expect(documents?.names == ["A: Watch/Interface.storyboard", "B: Watch/Interface.storyboard"])
  }
}
