import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Foundation
import Testing

/// Files that are missing, or are not files.
struct AuditUnreadableTests {
  private static let table = #""a" = "Yes";"#

  private func places(_ report: AuditReport, _ rule: Rule) -> [String] {
    report.findings.filter { $0.rule == rule }.compactMap(\.source)
      .map { "\($0.file):\($0.position.line):\($0.position.column)" }.sorted()
  }

  @Test func namesThatAreTakenByFoldersAndBrokenLinksAreFindings() throws {
    let project = try TemporaryProject([
      "App/Dir.storyboard/file": "", "App/D.xcstrings/file": "", "App/de.lproj/D.strings/file": "",
      "App/de.lproj/D.stringsdict/file": "",
      "App/en.lproj/Localizable.strings": Self.table,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/App/Gone.xib", withDestinationPath: "nowhere.xib")
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/App/Loop.strings", withDestinationPath: "Loop.strings")
    let report = try project.audit()
    #expect(
      places(report, .unreadableFile) == [
        "App/D.xcstrings:1:1", "App/Dir.storyboard:1:1", "App/Gone.xib:1:1",
        "App/Loop.strings:1:1", "App/de.lproj/D.strings:1:1", "App/de.lproj/D.stringsdict:1:1",
      ])
    #expect(report.findings.allSatisfy { $0.rule != .unreadableFile || $0.severity == .error })
    let skipped = report.coverage.skipped.filter { $0.what == .file }
    #expect(skipped.map(\.why) == [.unreadable] && skipped.map(\.count) == [6])
  }

  /// The number of their texts is unknown, so the file counts.
  @Test(arguments: [
    ("App/fr.lproj/D.stringsdict", "<plist><array/></plist>"),
    ("App/fr.lproj/D.strings", "bplist00"), ("App/D.xcstrings", "{"), ("app_fr.arb", "["),
    ("fr.xliff", "<a/>"),
  ])
  func aRejectedTableIsAFileThatIsNotChecked(file: String, content: String) throws {
    let project = try TemporaryProject([
      file: content, "App/en.lproj/Localizable.strings": Self.table,
    ])
    let report = try project.audit()
    let skipped = report.coverage.skipped.filter { $0.what == .file }
    #expect(skipped.map(\.why) == [.unreadable] && skipped.map(\.count) == [1])
    #expect(report.findings.contains { $0.rule == .catalogSyntax && $0.severity == .error })
  }

  /// Texts of an object that occurs again are among what is not checked.
  @Test(arguments: [
    ("locales/fr.json", #"{"m": {"a": "A", "b": "B"}, "m": {"c": "C"}}"#, 2),
    (
      "App/D.xcstrings",
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"a": {}}, "strings": {"b": {}}}"#, 1
    ),
  ])
  func textsThatALaterPartReplacesAreNotChecked(file: String, content: String, count: Int) throws {
    let report = try TemporaryProject([
      "copyfit.yml": "strings: [\"**/*.json\", \"**/*.strings\", \"**/*.xcstrings\"]",
      file: content,
      "App/en.lproj/Localizable.strings": Self.table,
    ]).audit()
    let skipped = report.coverage.skipped.filter { $0.what == .entry }
    #expect(skipped.map(\.why) == [.other("a later part of the file replaces them")])
    #expect(skipped.map(\.count) == [count])
  }

  /// Xcode builds a file in the old format, so no text is lost.
  @Test func aFileInTheOldFormatIsAWarning() throws {
    let report = try TemporaryProject([
      "App/A.xib": "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>",
      "App/en.lproj/Localizable.strings": Self.table,
    ]).audit()
    let found = report.findings.filter { $0.rule == .unreadableFile }
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func aMissingFileOfTheConfigurationIsAFinding() throws {
    let project = try TemporaryProject([
      "copyfit.yml": """
      strings: [App/en.lproj/Localizable.strings, App/Missing.strings, App, "App/**/*.strngs"]
      interfaceBuilder:
        - App/Gone.storyboard
        - App/**/*.xib
      labels: [{ key: a, style: body, frame: { width: 300 } }]
      """,
      "App/en.lproj/Localizable.strings": Self.table,
    ])
    let report = try project.audit()
    #expect(
      places(report, .unreadableFile)
        == ["copyfit.yml:1:45", "copyfit.yml:1:66", "copyfit.yml:3:5"])
    #expect(places(report, .unmatchedEntry) == ["copyfit.yml:1:71", "copyfit.yml:4:5"])
    #expect(report.exitStatus == 1)
  }

  /// If all files are damaged, none is missing.
  @Test(arguments: [
    (["A.xcstrings": "{"], "its one file is broken"),
    (["A.xcstrings": "{", "en.lproj/B.strings": "\"a\" \"b\";"], "all 2 files are broken"),
    (["A.xcstrings": "{", "en.lproj/B.strings": ""], "has no label in a storyboard"),
  ])
  func nothingToCheckSaysThatFilesAreBroken(files: [String: String], expected: String) throws {
    let report = try TemporaryProject(files).audit()
    #expect(report.failures.count == 1)
    #expect(report.failures.first?.contains(expected) == true)
    #expect(report.exitStatus == 2)
  }

  @Test func nothingToCheckNamesThePatterns() throws {
    let project = try TemporaryProject([
      "copyfit.yml": "strings: [Ap/**/*.strings]\ninterfaceBuilder: [Main.storyboard]",
      "App/en.lproj/Localizable.strings": Self.table,
    ])
    let report = try project.audit()
    let failure = try #require(report.failures.first)
    #expect(failure.hasPrefix("Nothing to check"))
    #expect(failure.contains("'Ap/**/*.strings' (copyfit.yml:1:11)"))
    #expect(failure.contains("'Main.storyboard' (copyfit.yml:2:20)"))
  }

  @Test(arguments: ["nowhere.yml", "copyfit.yml"])
  func aConfigurationThatIsABrokenLinkIsAnError(target: String) throws {
    let project = try TemporaryProject(["App/en.lproj/Localizable.strings": Self.table])
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/copyfit.yml", withDestinationPath: target)
    #expect(throws: AuditError.self) { try project.audit() }
  }

  @Test func entriesThatAreLostAreNotForgotten() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""a" = "Yes";; "b" = "No"; "c" = "Why";"#
    ])
    let lost = try project.audit().coverage.skipped.filter { $0.what == .entry }
    #expect(lost.map(\.count) == [2])
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read every folder"))
  func aProjectThatCannotBeReadIsAnError() throws {
    let project = try TemporaryProject(["App/en.lproj/Localizable.strings": Self.table])
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0], ofItemAtPath: project.path)
    defer { try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: project.path) }
    #expect(throws: AuditError.self) { try project.audit() }
  }

  /// The error has the place of the value, and the report does not say that nothing was left out.
  @Test func aValueWithoutAMeaningIsAnError() throws {
    let report = try TemporaryProject([
      "App/A.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="NO"><objects><view id="v">
      <rect key="frame" x="0" y="0" width="375" height="99"/><subviews>
      <label text="Pay" id="l"><rect key="frame" x="0" y="0" width="0x1000" height="20"/></label>
      </subviews></view></objects></document>
      """
    ]).audit()
    let found = report.findings.filter { $0.rule == .unreadableFile }
    #expect(found.map(\.severity) == [.error])
    #expect(places(report, .unreadableFile) == ["App/A.xib:3:26"])
  }

  /// What Git LFS has not fetched is named with the way to get it.
  @Test(arguments: [
    "App/en.lproj/A.strings", "App/A.xcstrings", "App/Base.lproj/Main.storyboard", "App/de.xliff",
    "App/V.swift",
  ])
  func aPointerOfGitLFSIsAFinding(file: String) throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let report = try TemporaryProject([
      file: pointer, "App/fr.lproj/B.strings": #""b" = "Oui";"#,
    ]).audit()
    let found = report.findings.filter { $0.rule == .unreadableFile }
    #expect(found.map { $0.source?.file } == [file])
    #expect(
      found.first?.message.lowercased().contains(
        "it is only a pointer of git lfs, and the file itself is not here; run 'git lfs pull'.")
        == true)
  }

  /// A limit of Copyfit's is not said to be one of ICU's.
  @Test func aMessageThatIsNestedTooDeepReachesALimitOfCopyfit() throws {
    let start = String(repeating: "{a, select, other {", count: 20)
    let end = String(repeating: "}}", count: 20)
    let report = try TemporaryProject([
      "lib/l10n/app_en.arb": #"{"@@locale": "en", "deep": "\#(start)x\#(end)"}"#
    ]).audit()
    let found = report.findings.filter { $0.rule == .invalidFormat }
    #expect(
      found.map(\.message) == [
        "Copyfit does not read the message, so it is not checked: it is nested more than 16 levels deep. Nest "
          + "fewer arguments in each other."
      ])
  }

  @Test(arguments: [("*.o\n", 0), (String(repeating: "*.o\n", count: 300_000), 1)])
  func anIgnoreFileThatIsTooLargeIsAFinding(patterns: String, count: Int) throws {
    let report = try TemporaryProject([
      ".git/HEAD": "ref: refs/heads/main", ".git/objects/a": "", ".git/refs/a": "",
      "App/.gitignore": patterns, "App/fr.lproj/B.strings": #""b" = "Oui";"#,
    ]).audit()
    let found = report.findings.filter { $0.rule == .limitReached }
    #expect(found.map { $0.source?.file } == Array(repeating: "App/.gitignore", count: count))
    #expect(found.allSatisfy { $0.severity == .note })
  }
}
