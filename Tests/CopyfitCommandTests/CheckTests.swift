import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import CopyfitReports
import CopyfitStream
import Foundation
import Synchronization
import Testing

@testable import CopyfitCommand

struct CheckTests {
  /// A console that fails at every write.
  private static let broken = Console(
    output: ByteStream(descriptor: -1), error: ByteStream(descriptor: -1))

  @Test func reportsWithAFileAreNotLostWithStandardOutput() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-check-\(UUID().uuidString)")
    let strings = folder.appendingPathComponent("de.lproj/Localizable.strings")
    try FileManager.default.createDirectory(
      at: strings.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#""a" = "Ja";"#.utf8).write(to: strings)
    var options = Check.syntax.defaults
    let file = folder.appendingPathComponent("report.json").path
    options.paths = [folder.path]
    options.reports = [ReportRequest(format: .json, file: file)]
    #expect(throws: CommandError.self) {
      _ = try Check.run(options, on: Self.broken)
    }
    #expect(FileManager.default.fileExists(atPath: file))
  }

  /// The cache of words affects only the run time.
  @Test func remembersWordsWithoutConsequence() throws {
    let app = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpora/Freewheel")
    var options = AuditOptions(
      paths: [app.path], locales: ["de", "hi"], categories: [.large], devices: [.width(375)],
      jobs: 1)
    let summaries = Mutex<[String]>([])
    var reports: [String] = []
    for remembersWords in [true, false] {
      options.remembersWords = remembersWords
      let report = try Audit(options)
        .check(statistics: { run in summaries.withLock { $0.append(run.wordCache) } }).report
      reports.append(JSONReport(report).text)
    }
    #expect(reports[0] == reports[1])
    let said = summaries.withLock { $0 }
    #expect(said.count == 2)
    #expect(said.first?.contains(" lookups, 0 hits ") == false)
    #expect(said.last == "0 lookups, 0 hits (0 %), 0 joined with the word before, 0 bytes")
  }

  @Test func quietAndVerboseContradictEachOther() {
    var options = Check.syntax.defaults
    (options.isQuiet, options.isVerbose) = (true, true)
    let error = #expect(throws: CommandError.self) {
      _ = try Check.run(options, on: Self.broken)
    }
    #expect(
      error?.messages.first == "error: '--quiet' and '--verbose' cannot be given together")
  }
}
