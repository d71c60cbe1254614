internal import CopyfitFiles
internal import CopyfitSourceText
internal import Foundation

/// Asks git about the repository that a folder lies in.
struct Git: Sendable {
  /// The folder that git is asked in.
  var folder: String

  /// What git said, and the status that it ended with.
  struct Answer {
    var status: Int32
    var output: [UInt8]

    /// The output as text, without the line end at its end.
    var text: String {
      String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
    }

    /// What the output lists, each ended by a zero byte.
    var list: [String] {
      output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Runs git, without the monitor that a repository's own settings could start.
  ///
  /// - Parameter input: What git reads from its standard input.
  /// - Returns: `nil` where git cannot be run.
  func answer(to arguments: [String], input: [UInt8] = []) -> Answer? {
    guard let handle = Self.handle(reading: input) else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.fsmonitor=false", "-C", folder] + arguments
    process.standardInput = handle
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, output: Array(data))
  }

  /// A file, as a pipe that both sides wait for would never end; it has no name any more, so that none is
  /// left where the run is interrupted.
  private static func handle(reading input: [UInt8]) -> FileHandle? {
    if input.isEmpty { return .nullDevice }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? Data(input).write(to: file)) != nil else { return nil }
    return try? FileHandle(forReadingFrom: file)
  }

  /// Whether the folder lies in a work tree, without asking git.
  var isInWorkTree: Bool {
    var folder = FilePath.absolute(folder)
    while SourceFolder.kind(of: FilePath.joined(folder, ".git")) == nil {
      if folder == "/" { return false }
      folder = FilePath.parent(folder)
    }
    return true
  }
}
