import Copyfit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitFonts
import CopyfitSourceText
import CopyfitTestSupport
import Foundation
import Testing

@testable import CopyfitAudit

/// What fails is reported with its name, and everything else is checked.
struct IsolationTests {
  private static let files = [
    "copyfit.yml": "labels: [{ key: a, style: body, frame: { width: 30 }, lines: 1 }]",
    "en.lproj/A.strings": #""a" = "A text that is too long";"#,
    "de.lproj/A.strings": #""a" = "Ein zu langer Text";"#,
  ]

  private func truncated(_ findings: [Finding]) -> [String] {
    findings.filter { $0.rule == .truncation }.flatMap(\.locales).map(\.locale).sorted()
  }

  @Test(arguments: [
    ("fr.lproj/B.strings", #""b" = "#), ("fr.lproj/B.stringsdict", "<plist><dict>"),
    ("B.xcstrings", "{\"sourceLanguage\": 1e999"), ("B.xliff", "<xliff"),
    ("M.storyboard", "<document><scenes>"), ("values-fr/strings.xml", "<resources><string"),
  ])
  func ofAFileThatCannotBeRead(file: String, content: String) throws {
    let report = try TemporaryProject(Self.files.merging([file: content]) { $1 }).audit()
    #expect(truncated(report.findings) == ["de", "en"])
    #expect(report.findings.contains { $0.source?.file == file && $0.severity == .error })
  }

  /// A file that is deleted after the project's files were listed.
  @Test(arguments: ["fr.lproj/B.strings", "M.xib"])
  func ofAFileThatVanishes(file: String) throws {
    let project = try TemporaryProject(Self.files.merging([file: #""b" = "c";"#]) { $1 })
    let audit = Audit(AuditOptions(paths: [project.path]))
    let found = try audit.projects()
    try FileManager.default.removeItem(atPath: project.path + "/" + file)
    let outcome = try #require(try audit.run(found).outcomes.first)
    #expect(truncated(outcome.findings) == ["de", "en"])
    #expect(
      outcome.findings.contains { $0.rule == .unreadableFile && $0.source?.file == file })
  }

  /// HarfBuzz shapes a text in this font, but not its hyphenated lines: the status is 2, whether a label has the text or
  /// only its word is checked.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: PatchedFont.original)),
    arguments: [
      (
        "directories: [Fonts]",
        "{ key: b, font: { name: DejaVuSans, size: 17 }, frame: { width: 80 } }",
        "Rechts\u{AD}schutz",
        "copyfit.yml:4:5: the label 'B#label:b' cannot be measured: HarfBuzz ran out of memory on its text in de"
      ),
      (
        "directories: [Fonts], styles: { body: { fontName: DejaVuSans, fontSize: 17 } }", "",
        "Rechtsschutzversicherungs\u{AD}gesellschaften",
        "de.lproj/B.strings: a word cannot be measured: HarfBuzz ran out of memory"
      ),
    ])
  func ofAFontThatFailsWhileMeasuring(
    fonts: String, label: String, text: String, message: String
  ) throws {
    let hyphen = try #require(
      try FontFace.open(path: PatchedFont.original).glyph(for: "\u{2010}"))
    let font = try PatchedFont(PatchedFont.multiplying(Int(hyphen), by: 20_000))
    let project = try TemporaryProject(
      Self.files.merging([
        "copyfit.yml": """
        fonts: { \(fonts) }
        labels:
          - { key: a, style: body, frame: { width: 30 }, lines: 1 }
        """ + (label.isEmpty ? "" : "\n  - \(label)"),
        "de.lproj/B.strings": "\"b\" = \"\(text)\";", "Fonts/README": "",
      ]) { $1 })
    try FileManager.default.copyItem(atPath: font.path, toPath: project.path + "/Fonts/F.ttf")
    let report = try project.audit()
    #expect(truncated(report.findings) == ["de", "en"])
    #expect(report.failures == [message])
    #expect(report.exitStatus == 2)
  }
}
