import CopyfitAuditTestSupport
@testable import CopyfitAudit
import CopyfitFindings
import CopyfitProject
import Testing

/// Labels and languages, whose product is limited.
struct LabelBudgetTests {
  /// Three labels, four languages, of which one lacks the text.
  private static let tables = [
    "copyfit.yml": """
    labels:
      - { key: a, name: l1, style: body, frame: { width: 100 } }
      - { key: a, name: l2, style: body, frame: { width: 100 } }
      - { key: a, name: l3, style: body, frame: { width: 100 } }

    """,
    "de.lproj/L.strings": #""a" = "A";"#, "en.lproj/L.strings": #""a" = "A";"#,
    "fr.lproj/L.strings": #""a" = "A";"#, "nl.lproj/L.strings": #""b" = "B";"#,
  ]

  @Test(arguments: [1, 4])
  func labelsOfAFileAreCountedInEachLanguage(jobs: Int) throws {
    #expect(try Self.messages(of: Self.tables, atMost: 12, jobs: jobs) == [])
    let messages = try Self.messages(of: Self.tables, atMost: 11, jobs: jobs)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("more than 11 texts in all languages") == true)
  }

  @Test func pseudoLanguagesCount() throws {
    var files = Self.tables
    files["copyfit.yml", default: ""] += "pseudoLocales: [double]\n"
    #expect(try Self.messages(of: files, atMost: 15, jobs: 2) == [])
    #expect(try Self.messages(of: files, atMost: 14, jobs: 2).count == 1)
  }

  /// A label on more screens than it has texts counts once for each.
  @Test func screensCount() throws {
    var files = Self.tables
    files["copyfit.yml", default: ""] += "devices: [320, 375, 393, 402, 430, 440]\n"
    #expect(try Self.messages(of: files, atMost: 18, jobs: 2) == [])
    #expect(try Self.messages(of: files, atMost: 17, jobs: 2).count == 1)
  }

  /// The messages of reading a project with a smaller maximum.
  private static func messages(
    of files: [String: String], atMost maximum: Int, jobs: Int
  ) throws -> [String] {
    let project = try TemporaryProject(files)
    let found = try #require(ProjectFiles.find(paths: [project.path]).first)
    var settings = AuditSettings(AuditOptions(paths: [project.path]), found.configuration)
    settings.labelTexts = maximum
    var errors: [String] = []
    _ = ProjectReading(
      found, settings: settings, jobs: jobs, cacheDirectory: nil, readsSources: false,
      errors: &errors)
    return errors
  }
}
