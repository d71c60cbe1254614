import CopyfitAudit
import CopyfitReports
import CopyfitStream
import Foundation
import Testing

@testable import CopyfitCommand

struct CheckTests {
  /// A console whose every write fails.
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
