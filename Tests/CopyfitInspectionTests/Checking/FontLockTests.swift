import Copyfit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitInspection
import Testing

/// The fonts that a project was measured with, and checks with others.
struct FontLockTests {
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
    for index in fonts.indices { fonts[index].sha256 = "0123456789abcdef" }
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
}
