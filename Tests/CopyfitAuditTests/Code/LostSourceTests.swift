import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import CopyfitTestSupport
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

  /// A compiler rejects such a source, or leaves the character out.
  @Test(
    .enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)),
    arguments: [
      ([0xFF], "It is not in UTF-8, the encoding of Swift sources"),
      ([0], "It has the character U+0000"),
      ([0x61], nil),
    ] as [([UInt8], String?)])
  func sourcesInOtherEncodingsAreErrors(bytes: [UInt8], reason: String?) throws {
    let project = try TemporaryProject(Self.files)
    let content = Data("let a = String(localized: \"a".utf8) + Data(bytes) + Data("\")".utf8)
    try content.write(to: URL(filePath: project.path + "/A.Swift"))
    #expect(
      try Self.findings(in: project) == [reason].compactMap(\.self).map { "error A.Swift: \($0)." })
  }

  @Test(arguments: ["App.xcodeproj/project.pbxproj", "Package.swift"])
  func pipesThatDecideWhichFilesAreTheAppsAreErrors(file: String) throws {
    let project = try TemporaryProject(Self.files.merging(["App.xcodeproj/x": ""]) { $1 })
    try #require(unsafe mkfifo("\(project.path)/\(file)", 0o600) == 0)
    #expect(try Self.findings(in: project).map { $0.hasPrefix("error \(file): ") } == [true])
  }

  /// Its texts cannot be lost, because it has none.
  @Test func aLargeSourceWithoutTextsIsNot() throws {
    let numbers = "int a[] = {" + String(repeating: "1,", count: 2 << 20) + "};"
    let project = try TemporaryProject(Self.files.merging(["App/Numbers.m": numbers]) { $1 })
    #expect(try Self.findings(in: project) == [])
  }

  /// Packages are often named so: SQLite.swift.
  @Test(arguments: ["App/Folder", "App/SQLite.swift/README"])
  func foldersAreNot(file: String) throws {
    let project = try TemporaryProject(
      Self.files.merging([file: "", "App/Linked.m": "->.."]) { $1 })
    #expect(try Self.findings(in: project) == [])
  }

  /// Such a manifest would make a package of the folder, whose tables are then those of a target.
  @Test func aManifestThatLeadsNowhereIsNoPackage() throws {
    let project = try TemporaryProject(Self.files.merging(["Package.swift": "->gone.swift"]) { $1 })
    #expect(try Self.findings(in: project) == [])
  }

  /// A source that is read in part counts, and what depends on all sources is unknown.
  @Test func sourcesThatAreReadInPartAreCounted() throws {
    let brackets = (String(repeating: "{", count: 100), String(repeating: "}", count: 100))
    let deep = """
      @implementation A
      - (void)a { \(brackets.0) title = NSLocalizedString(@"a", nil); \(brackets.1) }
      @end
      """
    let project = try TemporaryProject(
      Self.files.merging(["A.m": deep, "B.m": deep, "C.m": "NSString *title;"]) { $1 })
    let skipped = try project.audit().coverage.skipped.filter { $0.why == .partsOfSource }
    #expect(skipped.map(\.names) == [["A.m", "B.m"]])
  }

  /// Beyond the size of all sources, the others are named.
  @Test func sourcesBeyondTheLimitOfAllAreErrors() throws {
    let project = try TemporaryProject(Self.files)
    // The scan for sources that matter ends at the first line.
    let start = Data("// localized\n@interface A".utf8)
    let content = start + Data(repeating: 0x0A, count: 4 << 20 - start.count)
    for number in 10...26 {
      try content.write(to: URL(filePath: "\(project.path)/S\(number).m"))
    }
    let found = try Self.findings(in: project)
    #expect(found.map { $0.prefix(12) } == ["error S26.m:"])
  }
}
