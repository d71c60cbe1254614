import CopyfitReports
import Foundation
import Testing

/// Runs that cannot write their results, or are interrupted.
@Suite(.enabled(if: ProgramRun.isPossible, "the program lies beside the tests"))
struct BrokenOutputTests {
  #if os(Linux)
    @Test(arguments: ReportFormat.allCases)
    func aFullDiskIsReported(format: ReportFormat) throws {
      let project = try SmallProject()
      let run = try ProgramRun(["check", "--report", "\(format.rawValue)=/dev/full", project.path])
        .end()
      #expect(run.status == 2)
      let message = "/dev/full: the report cannot be written: No space left on device"
      #expect(run.messages.contains(message), "\(run.messages)")
    }

    @Test(arguments: ReportFormat.allCases)
    func aFullDiskBehindStandardOutputIsReported(format: ReportFormat) throws {
      let project = try SmallProject()
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try ProgramRun(["check", "--report", format.rawValue, project.path], output: full)
        .end()
      #expect(run.status == 2)
      let message = "standard output cannot be written: No space left on device"
      #expect(run.messages.contains(message), "\(run.messages)")
    }

    /// A folder in which even root cannot create a file.
    @Test(arguments: ReportFormat.allCases)
    func aFolderThatTakesNoFileIsReported(format: ReportFormat) throws {
      let project = try SmallProject()
      let path = "/proc/copyfit.\(format.rawValue)"
      let run = try ProgramRun(["check", "--report", "\(format.rawValue)=\(path)", project.path])
        .end()
      #expect(run.status == 2)
      #expect(run.messages.contains("\(path): the report cannot be written: "), "\(run.messages)")
    }
  #endif

  /// Without a reader there is no message, the status is the gate's, and a file that is also written is complete.
  @Test(arguments: [(60, 1), (600, 0)])
  func aReaderWhoLeavesIsNoAccident(width: Int, status: Int32) throws {
    let project = try SmallProject(width: width)
    let run = try Self.unread(
      ["check", "--report", "json=\(project.path)/report.json", project.path])
    #expect(run.status == status)
    #expect(run.messages.isEmpty)
    #expect(try Self.isWhole("\(project.path)/report.json"))
  }

  @Test(arguments: [["rules"], ["--help"], ["measure", "--style", "body", "Pay"]])
  func noCommandMindsAReaderWhoLeaves(words: [String]) throws {
    let run = try Self.unread(words)
    #expect(run.status == 0)
    #expect(run.messages.isEmpty)
  }

  /// Runs the program without a reader of its output.
  private static func unread(_ words: [String]) throws -> (status: Int32, messages: String) {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return try ProgramRun(words, output: pipe.fileHandleForWriting).end()
  }

  /// The report is larger than the limit on files, half a kibibyte or one.
  @Test func aLimitOnFilesIsReported() throws {
    let project = try SmallProject()
    let report = "\(project.path)/report.json"
    let words = ["check", "--no-cache", "--report", "json=\(report)", project.path]
    let run = try ProgramRun(words, fileBlocks: 1).end()
    #expect(run.status == 2)
    let message = "\(report): the report cannot be written: File too large"
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(try project.names == ["App", "copyfit.yml"])
  }

  /// After an interrupt there are complete files or none, and no temporary files.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func anInterruptLeavesNoHalfFile(signal: Int32) throws {
    let project = try SmallProject()
    let fifo = "\(project.path)/fifo"
    try #require(unsafe mkfifo(fifo, 0o600) == 0)
    let report = "\(project.path)/report.json"
    let words = ["--report", "json=\(report)", "--report", "html=\(fifo)", project.path]
    let run = try ProgramRun(["check"] + words)
    // The program waits until the second report is read, which never happens.
    while !FileManager.default.fileExists(atPath: report), run.process.isRunning { usleep(10_000) }
    kill(run.process.processIdentifier, signal)
    let end = try run.end()
    #expect(end.status == 2)
    #expect(end.messages.contains("copyfit: interrupted: the run is not complete\n"))
    #expect(try Self.isWhole(report))
    #expect(try project.names == ["App", "copyfit.yml", "fifo", "report.json"])
  }

  @Test func anEarlierReportStaysWhereANewOneFails() throws {
    let project = try SmallProject()
    let report = "\(project.path)/report.json"
    try Data("earlier".utf8).write(to: URL(filePath: report))
    let run = try ProgramRun(["check", "--report", "json=\(report)", "\(project.path)/none"]).end()
    #expect(run.status == 2)
    #expect(try String(contentsOfFile: report, encoding: .utf8) == "earlier")
    #expect(try project.names == ["App", "copyfit.yml", "report.json"])
  }

  private static func isWhole(_ path: String) throws -> Bool {
    let data = try Data(contentsOf: URL(filePath: path))
    return try JSONSerialization.jsonObject(with: data) is [String: Any]
  }
}
