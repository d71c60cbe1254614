import CopyfitStream
import Foundation

@testable import CopyfitCommand

/// A run of the program with all of its output.
struct CommandRun {
  let status: Int32
  let output: String
  let messages: String

  /// Runs the program with arguments, as from a shell.
  init(_ words: [String], input: String = "") throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "copyfit-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String = "") throws -> FileHandle {
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      return try FileHandle(forUpdating: url)
    }
    let (standardInput, output) = (try file("in", input), try file("out"))
    let error = try file("error")
    let console = Console(
      input: ByteStream(descriptor: standardInput.fileDescriptor),
      output: ByteStream(descriptor: output.fileDescriptor),
      error: ByteStream(descriptor: error.fileDescriptor))
    status = Program(console: console).run(words)
    func text(_ handle: FileHandle) throws -> String {
      try handle.seek(toOffset: 0)
      return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }
    self.output = try text(output)
    messages = try text(error)
  }

  /// The repository's sample app.
  static var sampleApp: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpora/Freewheel").path
  }
}
