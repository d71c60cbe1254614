import Copyfit
import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitInspection
import Foundation
import Testing

/// The fonts that a project was measured with, and checks with others.
struct FontLockTests {
  private static let digest = String(repeating: "0123456789abcdef", count: 4)

  private static func record(_ name: String, _ version: String, _ digest: String) -> FontRecord {
    FontRecord(
      role: .label, postScriptName: name, version: version, sha256: digest, standIn: false)
  }

  @Test func isSortedAndHasEachFontOnce() {
    let fonts = [("B", "2", "cd"), ("A", "1", "ab"), ("B", "2", "cd")].map(Self.record)
    #expect(
      FontLock(fonts).json == """
        {
          "schema": "copyfit.font-lock/1",
          "fonts": [
            {"name": "A", "version": "1", "sha256": "ab"},
            {"name": "B", "version": "2", "sha256": "cd"}
          ]
        }

        """)
  }

  private static let files = [
    "copyfit.yml": "labels: [{ key: a, style: body, frame: { width: 300 } }]",
    "de.lproj/A.strings": "\"a\" = \"b\";",
  ]

  private static func report(_ lock: String) throws -> AuditReport {
    try TemporaryProject(files.merging([FontLock.fileName: lock]) { $1 }).audit()
  }

  @Test func aCheckWithTheSameFontsIsTheSame() throws {
    let report = try TemporaryProject(Self.files).audit()
    #expect(!report.fonts.isEmpty)
    let locked = try Self.report(FontLock(report.fonts).json)
    #expect(locked.failures == [])
    #expect(locked.coverage == report.coverage)
    #expect(locked.exitStatus == 0)
  }

  @Test func aCheckWithOtherFontsFails() throws {
    var fonts = try TemporaryProject(Self.files).audit().fonts
    for index in fonts.indices { fonts[index].sha256 = Self.digest }
    let report = try Self.report(FontLock(fonts).json)
    #expect(report.exitStatus == 2)
    #expect(report.failures.count == Set(fonts.map(\.postScriptName)).count)
    #expect(report.failures.first?.contains("with the digest 0123456789ab;") == true)
    let empty = try Self.report(FontLock([]).json)
    #expect(empty.exitStatus == 2)
    #expect(empty.failures.first?.contains("copyfit.fonts.json does not have it") == true)
  }

  @Test(arguments: [
    "", "{}", #"{"schema": "copyfit.font-lock/1"}"#, #"{"schema": "x", "fonts": []}"#,
  ])
  func aDamagedFileIsAnError(lock: String) {
    let error = #expect(throws: AuditError.self) { try Self.report(lock) }
    #expect(
      error?.messages.first?.hasPrefix("copyfit.fonts.json:1:1: the fonts cannot be read: ") == true
    )
  }

  /// The letter case of a digest does not matter.
  @Test(arguments: [
    (digest, true), (digest.uppercased(), true), (String(digest.dropLast()), false), ("", false),
    (digest + "0", false), ("g" + digest.dropFirst(), false),
    ("\u{FF10}" + digest.dropFirst(), false),
  ])
  func aDigestHas64Digits(digits: String, isValid: Bool) throws {
    let lock =
      #"{"schema": "copyfit.font-lock/1", "fonts": [{"name": "A", "version": "1", "sha256": "\#(digits)"}]}"#
    let files = Self.files.merging(["copyfit.fonts.json": lock]) { $1 }
    let messages: [String]
    let project = try TemporaryProject(files)
    do throws(AuditError) { messages = try project.audit().failures } catch {
      messages = error.messages
    }
    let fault =
      "copyfit.fonts.json:1:85: the fonts cannot be read: expected a digest by SHA-256, 64 hexadecimal digits"
    #expect((messages.first == fault) == !isValid, "\(messages)")
  }

  /// The nearest lock of the repository counts; those below are named in a warning.
  @Test func isFoundAboveTheProject() throws {
    let empty = FontLock([]).json
    let project = try TemporaryProject([
      ".git/HEAD": "ref: refs/heads/main", ".git/objects/a": "", ".git/refs/a": "",
      "copyfit.fonts.json": empty,
      "Apps/A/de.lproj/A.strings": Self.files["de.lproj/A.strings"] ?? "",
      "Apps/A/copyfit.yml": Self.files["copyfit.yml"] ?? "",
      "Apps/B/de.lproj/B.strings": "", "Apps/B/C/copyfit.fonts.json": empty,
    ])
    func report(_ folder: String) throws -> AuditReport {
      try project.audit(AuditOptions(paths: [project.path + folder]))
    }
    let failures = try report("/Apps/A").failures
    #expect(failures.first?.contains("but ../../copyfit.fonts.json does not have it") == true)
    let warnings = try report("/Apps").warnings
    #expect(warnings.contains { $0.hasPrefix("B/C/copyfit.fonts.json is not used here") })
  }

  /// A link to a folder of the repository leads to the lock above that folder; git's rules apply to nested ones.
  @Test func isFoundThroughALink() throws {
    let empty = FontLock([]).json
    let project = try TemporaryProject([
      "Repository/.git/HEAD": "ref: refs/heads/main", "Repository/.git/objects/a": "",
      "Repository/.git/refs/a": "", "Repository/copyfit.fonts.json": empty,
      "Repository/.gitignore": "Own",
      "Repository/App/de.lproj/A.strings": Self.files["de.lproj/A.strings"] ?? "",
      "Repository/App/copyfit.yml": Self.files["copyfit.yml"] ?? "",
      "Repository/App/Own/copyfit.fonts.json": empty,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: project.path + "/link", withDestinationPath: "Repository/App")
    let report = try project.audit(AuditOptions(paths: [project.path + "/link"]))
    #expect(report.failures.first?.contains("but ../copyfit.fonts.json does not have it") == true)
    #expect(report.warnings.allSatisfy { !$0.contains("Own/copyfit.fonts.json") })
  }

  @Test func nothingAboveAProjectWithoutARepositoryIsRead() throws {
    let project = try TemporaryProject([
      "copyfit.fonts.json": FontLock([]).json,
      "A/de.lproj/A.strings": Self.files["de.lproj/A.strings"] ?? "",
      "A/copyfit.yml": Self.files["copyfit.yml"] ?? "",
    ])
    #expect(try project.audit(AuditOptions(paths: [project.path + "/A"])).failures == [])
  }

  @Test func aLockedFontThatIsMissingIsNamed() throws {
    let font = "version '2.1' with the digest 0123456789ab"
    let lock = FontLock([
      Self.record("Brand-Bold", "2.1", Self.digest), Self.record("Other-Bold", "2.1", Self.digest),
    ])
    var files = Self.files.merging([FontLock.fileName: lock.json]) { $1 }
    let unused = try TemporaryProject(files).audit().failures
    let all =
      "; these locked fonts were not measured: Brand-Bold, \(font); Other-Bold, \(font); "
      + "write the file again with 'copyfit fonts --lock'"
    #expect(!unused.isEmpty && unused.allSatisfy { $0.hasSuffix(all) }, "\(unused)")
    files["copyfit.yml"] =
      "labels: [{ key: a, font: { name: Brand-Bold, size: 17 }, frame: { width: 300 } }]"
    let missing = try TemporaryProject(files).audit().failures
    let expected =
      "; it may be used in place of a locked font that was not found: install Brand-Bold, \(font), "
      + "or write the file again with 'copyfit fonts --lock'"
    #expect(!missing.isEmpty && missing.allSatisfy { $0.hasSuffix(expected) }, "\(missing)")
  }

  /// With several projects, a place has the folder of its project.
  @Test func aFaultOfAListedProjectHasItsPlace() throws {
    let label = "labels: [{ key: a, style: body, frame: { width: 300 } }]"
    let project = try TemporaryProject([
      "copyfit.yml": "projects: [A, B]\n" + label, "A/de.lproj/A.strings": "\"a\" = \"b\";",
      "B/de.lproj/A.strings": "\"a\" = \"b\";",
      "B/labels.json": #"{"schema": "copyfit.labels/1", "labels": 1}"#,
    ])
    let fault = #expect(throws: AuditError.self) { try project.audit() }
    #expect(fault?.messages.first?.hasPrefix("B/labels.json:1:") == true)
    let locked = try TemporaryProject([
      "copyfit.yml": "projects: [A]\n" + label, "A/de.lproj/A.strings": "\"a\" = \"b\";",
      "A/copyfit.fonts.json": "{}",
    ])
    let error = #expect(throws: AuditError.self) { try locked.audit() }
    #expect(error?.messages.first?.hasPrefix("A/copyfit.fonts.json:1:1: ") == true)
  }
}
