import CopyfitReports
import Foundation
import Testing

@testable import CopyfitCommand

/// `--output` to something other than a regular file, as for reports.
struct OutputFileTests {
  private static let commands = [
    ["init", ".", "--output"], ["render", "label:title", ".", "--output"],
    ["budget", ".", "--format", "csv", "--output"], ["check", ".", "--write-baseline"],
  ]
  /// A baseline is read before it is written, so it must be a file.
  private static let sequential = commands.filter { $0[0] != "check" }

  /// The arguments with the project's folder and a file at their end.
  private func words(_ command: [String], _ project: SmallProject, _ file: String) -> [String] {
    command.map { $0 == "." ? project.path : $0 } + ["\(project.path)/\(file)"]
  }

  @Test(arguments: commands)
  func aLinkStaysAndWhatItLeadsToIsReplaced(command: [String]) throws {
    let project = try SmallProject()
    let (link, target) = ("\(project.path)/link.svg", "\(project.path)/target.svg")
    try Data("earlier".utf8).write(to: URL(filePath: target))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.svg")
    let run = try CommandRun(words(command, project, "link.svg"))
    #expect(run.status < 2, "\(run.messages)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target.svg")
    #expect(try String(contentsOfFile: target, encoding: .utf8) != "earlier")
  }

  /// A checkout may come from a stranger, so its links do not determine which file is replaced.
  @Test(arguments: commands)
  func aLinkOutOfTheRepositoryIsRefused(command: [String]) throws {
    let (project, other) = (try SmallProject(), try SmallProject())
    let target = "\(other.path)/target.svg"
    try Data("earlier".utf8).write(to: URL(filePath: target))
    try FileManager.default.createDirectory(
      atPath: "\(project.path)/.git", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.path)/link.svg", withDestinationPath: target)
    let run = try CommandRun(words(command, project, "link.svg"))
    #expect(run.status == 2)
    #expect(run.messages.contains("out of the repository") || run.messages.contains("outside"))
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "earlier")
  }

  /// Two paths to one place, through any links, for new and existing files.
  @Test(arguments: [
    ("a", "b", false), ("a", "link", false), ("missing", "gone", true), ("gone", "c", true),
    ("pipe", "pipe2", true), ("toPipe", "pipe", true), ("folder/a", "toFolder/a", true),
    ("folder/a", "toFolder/b", false), ("/dev/stdout", "/dev/fd/1", true),
    ("toOutput", "/dev/stdout", true), ("/dev/stdout", "/dev/stderr", false), ("loop", "a", false),
  ])
  func pathsToOnePlaceAreNoticed(one: String, other: String, isSame: Bool) throws {
    let project = try SmallProject()
    let links = [
      "link": "target", "missing": "c", "gone": "missing", "toPipe": "./pipe", "loop": "loop",
      "toFolder": "folder", "toOutput": "/dev/stdout",
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(project.path)/\(link)", withDestinationPath: target)
    }
    try #require(unsafe mkfifo("\(project.path)/pipe", 0o600) == 0)
    try FileManager.default.linkItem(
      atPath: "\(project.path)/pipe", toPath: "\(project.path)/pipe2")
    try FileManager.default.createDirectory(
      atPath: "\(project.path)/folder", withIntermediateDirectories: true)
    let paths = [one, other].map { $0.hasPrefix("/") ? $0 : "\(project.path)/\($0)" }
    #expect((OutputPlace(paths[0]) == OutputPlace(paths[1])) == isSame)
    #expect(paths.compactMap(OutputFile.problem).isEmpty)
    let requests = paths.map { ReportRequest(format: .json, file: $0) }
    if isSame {
      let error = CommandError.failed(["two reports go to the same file: \(paths[0])"])
      #expect(throws: error) { try ReportDestinations(requests) }
    } else {
      _ = try ReportDestinations(requests)
    }
  }

  /// A read-only file is not replaced, even by users who can write to the folder, such as root.
  @Test(arguments: commands + [["check", ".", "--report", "html="]])
  func aReadOnlyFileStaysAsItIs(command: [String]) throws {
    let project = try SmallProject()
    let path = "\(project.path)/kept.svg"
    let kept = command[0] == "check" && command.last == "--write-baseline" ? Self.baseline : "kept"
    try Data(kept.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    var words = words(command, project, "kept.svg")
    if let option = words.dropLast().last, option.hasSuffix("=") {
      words.removeLast(2)
      words.append(option + path)
    }
    let run = try CommandRun(words)
    #expect(run.status == 2)
    #expect(run.messages.contains("read-only"), "\(run.messages)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == kept)
    #expect(try project.names.filter { $0.hasPrefix("kept") } == ["kept.svg"])
  }

  private static let baseline = #"{"schema": "copyfit.baseline/1", "entries": []}"#

  @Test(arguments: sequential)
  func aPipeIsWrittenInto(command: [String]) throws {
    let project = try SmallProject()
    let pipe = "\(project.path)/pipe.svg"
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let reader = try #require(FileHandle(forUpdatingAtPath: pipe))
    let run = try CommandRun(words(command, project, "pipe.svg"))
    try #require(run.status < 2, "\(run.messages)")
    let kind = try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType
    try #require(kind != .typeRegular)
    #expect(!reader.availableData.isEmpty)
  }

  /// What becomes of a file in the place of a report.
  enum OldFile: Sendable { case removed, named, untouched }

  private static let oldReport = "{\n  \"schema\": \"copyfit.report/1\"\n}\n"

  /// A run that ends early leaves no report of an earlier one, except what it reads and what may be another file.
  @Test(
    arguments: [
      (["--report", "json=FOLDER/old.json"], oldReport, .removed),
      (["--report", "FOLDER/old.json.html"], oldReport, .removed),
      (["--report", "html=FOLDER/link"], oldReport, .removed),
      (
        ["--report", "json=FOLDER/old.json", "--baseline", "FOLDER/old.json"], oldReport, .untouched
      ),
      (["--report", "json"], oldReport, .untouched),
      (["--report", "json=FOLDER/old.json"], baseline, .named),
      (["--report", "json=FOLDER/old.json"], "", .named),
      (["--report", "json=FOLDER/labels.json"], "{}", .named),
      (["--report", "json=FOLDER/copyfit.fonts.json"], "{}", .named),
    ] as [([String], String, OldFile)])
  func aRunThatEndsEarlyRemovesOldReports(words: [String], content: String, fate: OldFile) throws {
    let project = try SmallProject(settings: "unknownKey: 1")
    let place = words[1].split(separator: "=").last?.split(separator: "/").last.map(String.init)
    let name = place == "json" ? "old.json" : place == "link" ? "target.html" : place ?? ""
    let old = "\(project.path)/\(name)"
    try Data(content.utf8).write(to: URL(filePath: old))
    try FileManager.default.createSymbolicLink(
      atPath: "\(project.path)/link", withDestinationPath: "target.html")
    let run = try CommandRun(
      ["check", project.path] + words.map { $0.replacing("FOLDER", with: project.path) })
    #expect(run.status == 2)
    #expect(FileManager.default.fileExists(atPath: old) != (fate == .removed))
    #expect(
      run.messages.contains("removed, as this run ends without a report") == (fate == .removed))
    #expect(run.messages.contains("kept, but this run did not write it") == (fate == .named))
    #expect(run.messages.contains("unknownKey"), "\(run.messages)")
  }

  /// The configuration in the place of a report by mistake.
  @Test func aRunThatEndsEarlyKeepsTheConfiguration() throws {
    let project = try SmallProject(settings: "unknownKey: 1")
    let path = "\(project.path)/copyfit.yml"
    try #require(FileManager.default.fileExists(atPath: path))
    let run = try CommandRun(["check", project.path, "--report", "json=\(path)"])
    #expect(run.status == 2)
    #expect(FileManager.default.fileExists(atPath: path))
  }
}
