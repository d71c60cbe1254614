import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Sources that cannot be read are findings, because they may show texts.
struct LostSourceTests {
  private static let files = ["en.lproj/A.strings": #""a" = "A text";"#]

  private static func findings(in project: TemporaryProject) throws -> [String] {
    try project.audit().findings.filter { $0.rule == .unreadableFile }
      .map { "\($0.severity) \($0.source?.file ?? ""): \($0.message)" }
  }

  @Test(arguments: [
    ("App/Out.m", "->/etc/hostname", "lies outside the project's folder"),
    ("App/Gone.h", "->nowhere.h", "link to a file that does not exist"),
    ("App/Large.m", "@interface A" + String(repeating: "\n", count: 4 << 20), "larger than 4 MiB"),
  ])
  func thatAreNotReadAreErrors(file: String, content: String, reason: String) throws {
    let project = try TemporaryProject(Self.files.merging([file: content]) { $1 })
    let found = try Self.findings(in: project)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("error \(file): ") == true, "\(found)")
    #expect(found.first?.contains(reason) == true, "\(found)")
  }

  @Test func pipesAreErrors() throws {
    let project = try TemporaryProject(Self.files)
    try #require(unsafe mkfifo("\(project.path)/Pipe.m", 0o600) == 0)
    #expect(try Self.findings(in: project).map { $0.prefix(13) } == ["error Pipe.m:"])
  }

  /// Their texts cannot be lost, because they have none.
  @Test(arguments: [
    ("App/Numbers.m", "int a[] = {" + String(repeating: "1,", count: 2 << 20) + "};"),
    ("App/SQLite.m/README", "A folder, named like a source"),
  ])
  func sourcesWithoutTextsAndFoldersAreNot(file: String, content: String) throws {
    let project = try TemporaryProject(Self.files.merging([file: content]) { $1 })
    #expect(try Self.findings(in: project) == [])
  }

  /// Beyond the size of all sources, the others are named.
  @Test func sourcesBeyondTheLimitOfAllAreErrors() throws {
    let project = try TemporaryProject(Self.files)
    let content = Data("@interface A".utf8) + Data(repeating: 0x0A, count: 4 << 20 - 12)
    for number in 10...26 {
      try content.write(to: URL(filePath: "\(project.path)/S\(number).m"))
    }
    let found = try Self.findings(in: project)
    #expect(found.map { $0.prefix(12) } == ["error S26.m:"])
  }
}
